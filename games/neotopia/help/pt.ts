// What the things on Neotopia's board are, and what beginners are told, in Portuguese.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const pt = {
  explain: {
    element: [
      'Elemento',
      'Energia, biocultivo, tecnologia ou comunidade. Fica aqui e serve para os projetos de todos.',
    ],
    space: [
      'Espaço',
      'Um elemento vai para um espaço livre junto a outro da região; o primeiro, para o centro. c4 é o quarto da linha c.',
    ],
    outer: ['Espaço exterior', 'Só se chega lá com o marcador “novas licenças de obra”.'],
    bonus: ['Marcador num espaço', 'Coloque aqui um elemento e o marcador é seu.'],
    token: [
      'Marcador de bonificação',
      'Pode usar-se um por turno, sem custo. Cada um que sobrar no fim vale 3 pontos.',
    ],
    project: [
      'Projeto',
      'O seu padrão tem de estar numa região, girado à vontade, com o elemento acabado de colocar. Então constrói-se e pontua-se ali o seu valor. O olho: os outros conhecem esta carta.',
    ],
    factory: ['Fábrica', 'Uma ação move um elemento daqui para uma das duas regiões a que levam as suas passadeiras.'],
    pile: [
      'Pilha de produção',
      'Enche logo uma fábrica vazia. Quando sai a ficha com a bandeira, o fim está perto; a partir daí vem um elemento de cada cor.',
    ],
    reserve: ['Reserva', 'Elementos fora de jogo. Daqui só vêm o primeiro elemento e o de um marcador.'],
    unseen: ['Marcadores por ver', 'O que ainda pode estar por baixo do topo das três pilhas.'],
    player: ['Jogador', 'Cor, pontos, cartas e marcadores de alguém à mesa.'],
    total: [
      'Total',
      'Todos os pontos tal como está a partida, com a região mais baixa contada três vezes e 3 por marcador.',
    ],
    points: [
      'Pontos numa região',
      'Os projetos construídos ali e, depois do sinal mais, o maior grupo da própria cor. A região mais baixa conta três vezes.',
    ],
    hand: ['Cartas na mão', 'Quantos projetos alguém tem. Não há limite.'],
    offer: ['A oferta', 'Projetos à vista; tirar um é uma ação. Aqui passa-se deles para a sua mão e vice-versa.'],
    deck: ['Baralho', 'Projetos virados para baixo, e quantos são.'],
    last: ['Último projeto', 'O próximo projeto construído nesta região tem de ser de outro tipo: é o que diz ≠.'],
    stack: ['Pilha de marcadores', 'Quem passa o 7, o 13 ou o 18 na escala desta região fica com o de cima.'],
    marker: ['Pino', 'Quantos pontos alguém tem nesta região. Depois do 20 começa outra volta.'],
    track: ['Escala de pontos', 'Pontos nesta região. Os passos dourados 7, 13 e 18 dão um marcador de bonificação.'],
    round: ['Ronda', 'Numa ronda cada um joga um turno.'],
    actions: ['Ações que restam', 'Cada turno tem três: mover um elemento ou tirar um projeto.'],
    flag: ['Bandeira', 'Quando sai, joga-se a ronda atual até ao fim e segue-se uma última.'],
    chances: [
      'O que falta',
      'Para cada região, quantos elementos ainda faltam ali a este projeto. ≠: o último projeto dali é do mesmo tipo; –: já não cabe.',
    ],
  },
  notes: {
    start: 'A sua região mais baixa conta três vezes no fim. Não ponha tudo numa só.',
    turn: 'Três ações por turno: mover um elemento de uma fábrica ou tirar um projeto. Combine à vontade.',
    project: 'Toque num projeto: o tabuleiro mostra o que falta e onde. Toque num desses espaços e depois em ✔.',
    build: 'O padrão está completo: construa já, porque depois da próxima ação será tarde.',
    scored: 'No 7, no 13 e no 18 da escala de uma região ganha-se um marcador de bonificação.',
    kind: 'Foi construído um projeto. O sinal ≠ diz: o próximo nessa região tem de ser de outro tipo.',
    token: 'Tem um marcador de bonificação. Pode usar um por turno; cada um guardado vale 3 pontos.',
    produced: 'Uma fábrica ficou vazia e encheu-se da pilha. Quando sair a bandeira, o fim está perto.',
    colour: 'Junte a sua própria cor: o seu maior grupo em cada região pontua no fim.',
    last: 'Começou a última ronda. Construa onde conta e não perca de vista a região mais baixa.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
