// What the things on Meowtopia's board are, and what beginners are told, in Portuguese.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const pt = {
  explain: {
    tile: [
      'Ficha de ação',
      'Em cada ronda, é de um só jogador. Os outros podem segui-lo, cada um com um gatinho acordado.',
    ],
    'get-food': ['Comida', 'De 1 a 6 trabalhadores trazem 2, 5, 8, 12, 16 ou 20 de comida.'],
    irrigate: [
      'Rega',
      'Cada trabalhador põe um canal num lado dos seus campos: 2 pontos entre dois campos, 1 na borda.',
    ],
    'get-gold': ['Ouro', 'Cada trabalhador traz uma moeda.'],
    recruit: ['Recrutamento', 'Cada trabalhador, com uma moeda, traz um gatinho novo: trabalhador ou mercador.'],
    'lay-fields': ['Campos', 'Cada trabalhador coloca um campo junto aos seus.'],
    taker: ['Escolhida', 'De quem é esta ficha até ao fim da ronda.'],
    bonus: [
      'Comida numa ficha',
      'Ninguém escolheu a ficha. Quem a escolher agora recebe esta comida, mesmo sem mandar ninguém.',
    ],
    crew: ['Gatinhos', 'Cada um vale 3 pontos no fim e come 2 de comida todas as noites.'],
    awake: ['Trabalhador acordado', 'Pode ir trabalhar ou seguir alguém. Depois adormece.'],
    asleep: [
      'Trabalhador a dormir',
      'De manhã, se só dorme um, acorda de graça; se são vários, cada um custa 1 de comida. Passar também acorda um.',
    ],
    merchant: ['Mercador', 'Aceita uma unidade por manhã: uma comida dá 2 pontos, uma moeda 3. Fica por um só tipo.'],
    watered: ['Campo regado', 'Ajuda a alimentar à noite: menos 1 de comida a pagar.'],
    dry: ['Campo seco', 'Não ajuda ninguém enquanto não houver um canal num dos seus lados.'],
    stick: ['Canal', 'Rega os campos dos seus dois lados. Dá um ponto por cada um.'],
    food: ['A sua comida', 'Paga o jantar e o acordar. No fim, 2 valem um ponto.'],
    coins: ['Moedas', 'Pagam gatinhos novos ou são vendidas aos mercadores. Cada uma que sobrar vale um ponto.'],
    penalty: ['Penalizações', 'A vermelho: cada gatinho com fome trouxe uma, 3 pontos a menos.'],
    bill: ['Esta noite', 'O que custa alimentar todos: 2 por gatinho, menos 1 por campo regado.'],
    player: ['Jogador', 'Quem age, segue, passa ou espera.'],
    first: [
      'Primeiro jogador',
      'Começa esta ronda. Na próxima é quem está à sua esquerda, que a dois joga então dois turnos seguidos.',
    ],
    points: ['Pontos', 'O que alguém vale tal como está a partida.'],
    round: ['Ronda', 'Numa ronda cada um joga um turno, e cada ficha é escolhida no máximo uma vez.'],
    'fields-left': [
      'Campos que restam',
      'Quando se coloca o último, chega o fim. Há mais à parte para o resto dessa ronda.',
    ],
    'sticks-left': [
      'Canais que restam',
      'Quando se coloca o último, chega o fim. Há mais à parte para o resto dessa ronda.',
    ],
    stock: ['Reserva', 'A comida e as moedas que ainda se podem obter.'],
    'kittens-left': [
      'Gatinhos que restam',
      'Quantos desta família ainda podem ser recrutados. Se não restar nenhum, recruta-se noutra família, e isso traz o fim.',
    ],
    turn: [
      'O turno',
      'Manhã: acordar, depois vender. Dia: escolher uma ficha e mandar trabalhadores. Os outros seguem ou passam. Noite: alimentar todos.',
    ],
    end: [
      'O fim',
      'O último campo ou canal do tabuleiro, um gatinho de outra família ou a ronda 40 fazem desta ronda a última. Depois cada gatinho acordado, mercadores incluídos, traz 1 de comida.',
    ],
  },
  notes: {
    take: 'Escolha uma ficha e diga quantos gatinhos vão lá trabalhar. Quem trabalha adormece.',
    follow: 'Seguir: um gatinho acordado faz o mesmo por si. Passar: um acorda de graça, ou ganha-se 1 de comida.',
    wake: 'De manhã, se só dorme um, acorda de graça; se dormem vários, cada um custa 1 de comida.',
    evening: 'À noite cada gatinho come 2 de comida; cada campo regado poupa 1.',
    field: 'Um campo ajuda quando está regado: ponha-o para onde aponta um canal, ou leve-lhe um canal.',
    stick: 'Um canal entre dois campos dá 2 pontos, na borda 1. São seus para sempre.',
    recruit: 'Trabalhadores fazem mais por dia, mercadores vendem de manhã. Cada gatinho vale 3 pontos, e come.',
    sell: 'Cada mercador aceita uma unidade por dia: comida por 2 pontos, moeda por 3. Não muda de tipo.',
    penalty:
      'Um gatinho passou fome: a penalização vermelha tira 3 pontos. Os campos regados tornam as noites baratas.',
    bonus: 'Há peixe nas fichas que ninguém escolheu. Quem escolher uma fica com ele, mesmo sem mandar ninguém.',
    end: 'O fim foi desencadeado: esta ronda é a última. Depois cada gatinho acordado traz 1 de comida.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
