// What the things on Neoville's board are, and what beginners are told, in Portuguese.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const pt = {
  explain: {
    tile: [
      'Ficha de cidade',
      'Quatro espaços de solo, relva, rocha ou água. Os espaços do mesmo terreno que se tocam são um distrito.',
    ],
    equity: [
      'Ficha Capital',
      'Todos começam com uma, marcada com ◇. O número é o lugar na ordem de jogo: quanto mais tarde, melhor a ficha. Coloca-se como qualquer outra.',
    ],
    park: ['Parque', 'Não se pode construir em cima, mas conta no distrito. Quem tiver mais parques ganha 5 pontos.'],
    sport: [
      'Estabelecimento de desporto',
      'Não se pode construir em cima, mas conta no distrito. Quem tiver mais ganha 5 pontos.',
    ],
    tower: [
      'Arranha-céus',
      'Dá o seu valor se no fim o distrito tiver pelo menos tantos espaços; senão, custa-o. Só cabe um por distrito.',
    ],
    scaffold: ['Andaime', 'Este ainda não rende: tal como está, custa o seu valor.'],
    flag: ['Bandeira', 'Estes pontos estão garantidos, venha o que vier.'],
    crack: ['Fenda', 'Este já não tem salvação: custa o seu valor.'],
    ecomobile: [
      'Ecomóvel',
      'Olha ao longo da sua linha e da sua coluna de espaços. Se as duas juntas tiverem o que pede, dá o seu valor; senão, custa-o.',
    ],
    windmill: [
      'Moinho',
      'Dá o seu valor se estiver numa das fichas que mostra, na cidade acabada de quatro por quatro; senão, custa-o.',
    ],
    biodome: ['Biodomo', 'Dá o seu valor se no fim o distrito tiver exatamente a forma que mostra; senão, custa-o.'],
    place: [
      'Lugar livre',
      'Uma ficha fica ao lado da cidade, com quatro de largura e de altura no máximo. Só pode unir dois distritos com arranha-céus se não houver outro modo.',
    ],
    ghost: [
      'Ficha por colocar',
      'Toque nela ou rode a roda do rato por cima para a girar; também com R e Shift+R. ✔ coloca-a.',
    ],
    news: ['Ponto amarelo', 'Marca a última ficha colocada nesta cidade.'],
    square: [
      'Local de obra',
      'Só se pode construir na ficha acabada de colocar, num espaço sem parque nem estabelecimento de desporto.',
    ],
    hand: ['A sua mão', 'Três fichas. Em cada ronda coloca-se uma e tira-se outra.'],
    seen: ['Vista', 'Todos conhecem esta ficha: estava à vista quando foi escolhida.'],
    hands: ['Outra mão', 'O que alguém escolheu do mercado, todos sabem; o que tirou da pilha, não.'],
    market: ['Mercado', 'Quatro fichas à vista para todos. Quando se escolhe uma, sai a seguinte.'],
    stack: ['Pilha', 'Fichas viradas para baixo, e quantas são. Só quem tira uma a vê.'],
    points: ['Pontos', 'O que a cidade vale tal como está agora.'],
    sure: ['Garantidos', 'Venha o que vier, estes pontos ficam.'],
    planned: [
      'Por agora',
      'Contam tal como as coisas estão. O maior número de parques, a borda da cidade ou dois arranha-céus num distrito ainda os podem mudar.',
    ],
    awaited: ['Em obras', 'O que está começado custa isto se ficar por acabar.'],
    most: [
      'Parques e estabelecimentos de desporto',
      'Quantos tem esta cidade. No fim, quem tiver mais de um tipo ganha 5 pontos; em caso de empate, todos, mesmo sem nenhum.',
    ],
    round: ['Ronda', 'Em cada uma das 16 rondas todos colocam uma ficha. Depois a partida acaba.'],
    city: ['Cidade', 'Cada um constrói a sua, de quatro por quatro. Só se partilham o mercado e as construções.'],
  },
  notes: {
    place: 'Toque numa ficha e depois num lugar; toque outra vez para a girar. Terreno igual junto faz um distrito.',
    build: 'Um arranha-céus rende se o distrito chegar a tantos espaços como o seu valor; senão, custa-o.',
    draw: 'Escolha uma ficha à vista que sirva à sua cidade, ou uma oculta da pilha.',
    scaffold: 'O andaime avisa: ainda faltam espaços. Faça crescer esse distrito antes de encher a cidade.',
    paid: 'Um arranha-céus seu já tem todos os espaços de que precisa. Podem vir mais: um por distrito.',
    join: 'Dois distritos seus do mesmo terreno têm arranha-céus: nenhuma ficha os pode unir enquanto houver outro modo.',
    utility: 'Alguém construiu um serviço. Pare o ponteiro em cima, ou mantenha-o premido, para ler o que pede.',
    frame: 'A sua cidade já tem quatro fichas de largura ou de altura: nessa direção não cresce mais.',
    crack: 'Um arranha-céus com fendas já não tem salvação. Construa só o que a cidade ainda pode sustentar.',
    last: 'Faltam duas fichas. Acabe o que começou: o que ficar a meio custa o seu valor.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
