// Neoville in Portuguese.
import { listing, minus, plural, signed } from '../../../core/words.ts'
import type {
  BiodomeShape,
  Counted,
  Feature,
  NamedFace,
  NamedPiece,
  NamedSquare,
  NamedTile,
  Quarter,
  Terrain,
  TowerName,
  UtilityType,
  WindmillTiles,
} from '../data.ts'
import { piecesIn } from '../names.ts'
import type { Messages } from './en.ts'

const many = plural('pt')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'ponto', 'pontos')}`
const list = listing('pt')
const squares = (n: number) => `${n} ${many(n, 'espaço', 'espaços')}`

const terrains: { readonly [T in Terrain]: string } = { soil: 'solo', grass: 'relva', rock: 'rocha', water: 'água' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = {
  park: 'parque',
  sport: 'estabelecimento de desporto',
}
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'em cima à esquerda',
  tr: 'em cima à direita',
  bl: 'em baixo à esquerda',
  br: 'em baixo à direita',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Terra',
  forest: 'Floresta',
  stone: 'Pedra',
  waterfall: 'Cascata',
}
const types: { readonly [U in UtilityType]: string } = { ecomobile: 'Ecomóvel', windmill: 'Moinho', biodome: 'Biodomo' }
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'ecomóveis',
  windmill: 'moinhos',
  biodome: 'biodomos',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `de ${n} parques`,
  sports: (n) => `de ${n} estabelecimentos de desporto`,
  parksOrSports: (n) => `de ${n} parques ou estabelecimentos de desporto`,
  towers: (n) => `de ${n} arranha-céus`,
  utilities: (n) => `de ${n} outros serviços`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'da coluna esquerda',
  right: 'da coluna direita',
  top: 'da linha de cima',
  bottom: 'da linha de baixo',
  corner: 'dos cantos',
  centre: 'do centro',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'em L de três',
  I3: 'em linha de três',
  O4: 'em quadrado de quatro',
  T4: 'em T de quatro',
  V5: 'em V de cinco',
  U5: 'em U de cinco',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} com ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)} sobre ${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'ficha Capital' : 'ficha'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; posição ${slot}`})`
const { design, own, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const nouns: { readonly [P in NamedPiece['type']]: readonly [built: string, subject: string] } = {
  tower: ['o arranha-céus', 'O arranha-céus'],
  ecomobile: ['um ecomóvel', 'O ecomóvel'],
  windmill: ['um moinho', 'O moinho'],
  biodome: ['um biodomo', 'O biodomo'],
}
const builtPiece = (one: NamedPiece) => `${nouns[one.type][0]} ${own(one)}`
const thePiece = (one: NamedPiece) => `${nouns[one.type][1]} ${own(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `no espaço ${quarters[quarter]} (distrito de ${terrains[terrain]}, ${squares(size)})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'parque', 'parques')}`,
  sports: (n: number) => `${n} ${many(n, 'estabelecimento de desporto', 'estabelecimentos de desporto')}`,
}

export const pt: Messages = {
  name: 'Neoville',
  aim: 'Mais pontos ao fim de 16 fichas',
  about: 'Coloque dezasseis fichas na sua própria cidade e erga arranha-céus que os distritos possam sustentar.',
  notice:
    'Ludopolis é uma adaptação independente e não oficial. As fichas de cidade, as fichas Capital e as formas dos biodomos (exceto o L) são criação nossa.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) => `${points(value)} se a sua linha e a sua coluna de espaços os reunirem; senão, −${value}`,
    windmill: (value) => `${points(value)} numa ficha dessas da cidade acabada; senão, −${value}`,
    biodome: (value) =>
      `${points(value)} se o distrito tiver exatamente esta forma e nenhum outro pontuar nele; senão, −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} está a colocar uma ficha.` : 'Coloque na cidade uma ficha da sua mão.'),
    build: (name) => (name ? `${name} pode construir na ficha acabada de colocar.` : 'Pode construir na ficha nova.'),
    draw: (name) => (name ? `${name} está a tirar uma ficha.` : 'Tire uma ficha: mercado ou pilha.'),
    over: 'A partida terminou.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Colocar a ${tile(one)} em ${cell}${turn === 0 ? ', tal como está' : `, girada ${turn * 90} graus: ${face(squares)}`}`,
    tile: (one) => `Colocar a ${tile(one)}`,
    cell: (cell) => `em ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `tal como está: ${face(squares)}` : `girada ${turn * 90} graus: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Construir um arranha-céus ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Construir ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: {
      ecomobile: 'Construir um ecomóvel',
      windmill: 'Construir um moinho',
      biodome: 'Construir um biodomo',
    },
    skip: 'Não construir nada',
  },
  take: { market: (one) => `Escolher a ${tile(one)} do mercado`, stack: 'Tirar da pilha' },
  events: {
    setup: (first, used) => `${first} começa. Nesta partida: ${list(used.map((type) => several[type]))}.`,
    placed: (name, one, slot, cell) => `${name} coloca uma ficha em ${cell} (${face(one.squares)}; posição ${slot}).`,
    joined: 'Não havia outra colocação possível, por isso uniram-se distritos com arranha-céus.',
    built: (name, one, cell, quarter) => `${name} constrói ${builtPiece(one)} em ${cell}, ${quarters[quarter]}.`,
    skipped: (name) => `${name} não constrói nada.`,
    cannotBuild: (name) => `${name} não pode construir nada nesta ficha.`,
    took: (name, one, slot, refill) =>
      `${name} escolhe uma ficha do mercado (${face(one.squares)}; posição ${slot}; sai ${face(refill.squares)}).`,
    drew: (name, one, slot) =>
      `${name} tira uma ficha da pilha (${one ? `${face(one.squares)}; ` : ''}posição ${slot}).`,
    over: 'Todas as cidades estão acabadas.',
  },
  areas: {
    table: { command: 'mesa', heading: 'A mesa' },
    hand: { command: 'mão', heading: 'A sua mão' },
    hands: { command: 'mãos', heading: 'As outras mãos' },
    market: { command: 'mercado', heading: 'O mercado' },
    supply: { command: 'reserva', heading: 'Arranha-céus e serviços por construir' },
    city: { command: 'cidade', heading: (name) => `A cidade de ${name}` },
  },
  round: (round) => `Ronda ${round} de 16.`,
  first: (name) => `${name} começou.`,
  stack: (n) => `${n} ${many(n, 'ficha', 'fichas')} na pilha.`,
  inGame: (used) => `Serviços desta partida: ${list(used.map((type) => several[type]))}.`,
  slot: (slot, what) => `${slot}: ${what}`,
  knownToAll: (one) => `${tile(one)}, vista por todos`,
  emptySlot: 'vazia',
  hiddenTile: 'uma ficha por ver',
  holds: (name, slots) => `As posições de ${name} – ${slots.join('; ')}.`,
  towerRule:
    'No fim, um arranha-céus dá o seu valor se o distrito tiver pelo menos tantos espaços; senão, custa outro tanto.',
  noTowers: 'Já não há arranha-céus.',
  noUtilities: 'Já não há serviços.',
  towersLeft: { caption: 'Arranha-céus disponíveis', head: ['Tipo', 'Sobre', 'Valores'] },
  utilitiesLeft: { caption: 'Serviços disponíveis', head: ['Serviço', 'Pontos', 'Restam'] },
  noValues: 'nenhum',
  emptyCity: 'Ainda nenhuma ficha.',
  squares: (name) =>
    `Os espaços de ${name}; colunas de a até g da esquerda para a direita, linhas de 1 a 7 de cima para baixo`,
  side: { left: (column) => `${column} esquerda`, right: (column) => `${column} direita` },
  half: { top: (row) => `${row} em cima`, bottom: (row) => `${row} em baixo` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Distritos de dois espaços ou mais, e os que têm uma construção',
  districtHead: ['Distrito', 'Espaços', 'Em', 'Sustenta', 'Pode crescer'],
  yes: 'sim',
  no: 'não',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) => `Por agora a cidade tem ${width} de largura e ${height} de altura.`,
  lines: {
    piece: (one, cell) => `${piece(one)} em ${cell}`,
    parks: 'Mais parques',
    sports: 'Mais estabelecimentos de desporto',
  },
  sums: {
    skyscraper: 'Arranha-céus',
    ecomobile: 'Ecomóveis',
    windmill: 'Moinhos',
    biodome: 'Biodomos',
    parks: 'Mais parques',
    sports: 'Mais estabelecimentos de desporto',
  },
  endings: {
    'most-points': 'Ganha o total mais alto.',
    'most-pieces': 'Empate em pontos; decide quem tem mais arranha-céus e serviços.',
    shared: 'Empate em pontos e em construções: a vitória é partilhada.',
  },
  options: { first: 'Primeiro jogador', utilities: 'Tipos de serviços' },
  values: {
    random: 'Ao acaso',
    'ecomobile-windmill': 'Ecomóveis e moinhos',
    'ecomobile-biodome': 'Ecomóveis e biodomos',
    'windmill-biodome': 'Moinhos e biodomos',
  },
  board: {
    points: (n) => `${minus(n)} ${many(Math.abs(n), 'ponto', 'pontos')}`,
    turn: 'Girar',
    pointsAre: {
      sure: (n) => `${minus(n)} ${many(Math.abs(n), 'garantido', 'garantidos')}`,
      planned: (n) => `${signed(n)} por agora`,
      awaited: (n) => `${signed(n)} em obras`,
    },
    round: (round) => `Ronda ${round}/16`,
    newest: 'A última colocada',
    cell: (cell) => `Lugar livre em ${cell}`,
    square: (quarter) => `Construir no espaço ${quarters[quarter]}`,
    ghost: (move) => `${move}. Toque para girar.`,
    squares: (there, wanted) => `${there} de ${squares(wanted)}.`,
    promise: (value, there) => `+${value} quando o distrito tiver ${squares(value)}; agora tem ${there}.`,
    stands: (piece, points, settled) =>
      `${piece}: ${minus(points)} ${
        settled
          ? many(Math.abs(points), 'ponto, certo', 'pontos, certos')
          : many(Math.abs(points), 'ponto, ainda pode mudar', 'pontos, ainda podem mudar')
      }`,
    tryCell: (cell) => `Experimentar em ${cell}`,
    tryGhost: (move) => `Só a experimentar: ${move}. Toque para girar.`,
    tryOut: 'Ensaio',
    notYet: 'Ainda não: não é a sua vez',
    prepare: 'Jogar isto na minha vez',
    confirm: 'Jogar isto',
    cancel: 'Devolver',
    changes: 'O que isto mudaria',
    known: 'Todos viram esta ficha',
    knownSign: 'vista',
    stack: 'pilha',
    left: (n) => `${many(n, 'resta', 'restam')} ${n}`,
    hand: 'Mão',
    others: 'As outras cidades',
    larger: 'Ampliar',
    smaller: 'Reduzir',
  },
  refusals: {
    'no-move': () => 'Essa jogada não existe, ou a partida terminou.',
    'not-place-step': () => 'Já foi colocada uma ficha; continue este turno.',
    'not-build-step': () => 'Constrói-se logo depois de colocar uma ficha.',
    'not-draw-step': () => 'Tira-se uma ficha no fim, depois de colocar e construir, e na ronda 16 nenhuma.',
    'tile-not-in-hand': (v) => `Não tem na mão a ${tile(v.tile)}.`,
    'first-cell': (v) => `A primeira ficha de uma cidade fica em ${v.cell}; só a rotação é livre.`,
    'cell-taken': (v) => `Já há uma ficha em ${v.cell}.`,
    'cell-apart': (v) => `Em ${v.cell} a ficha não tocaria em nenhum lado da sua cidade.`,
    'cell-outside-frame': (v) =>
      `Com uma ficha em ${v.cell} a cidade passaria de quatro fichas de largura ou de altura.`,
    'turn-same': (v) => `Girada assim, a ${tile(v.tile)} fica igual a como ficaria com menos rotação.`,
    'joins-towers': (v) =>
      `Em ${v.cell} unir-se-iam dois distritos que já têm arranha-céus, e há outra colocação possível.`,
    'piece-gone': (v) => `${thePiece(v.piece)} não está na reserva.`,
    'square-has-feature': (v) =>
      `O espaço ${quarters[v.quarter]} tem um parque ou um estabelecimento de desporto; ali não se constrói.`,
    'terrain-missing': (v) => `${thePiece(v.piece)} não pode ficar aqui: nenhum espaço da ficha nova tem esse terreno.`,
    'terrain-differs': (v) => `${thePiece(v.piece)} não pode ficar no terreno do espaço ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `O distrito do espaço ${quarters[v.quarter]} já tem um arranha-céus.`,
    'tile-not-in-market': (v) => `O mercado não oferece a ${tile(v.tile)}.`,
    'invalid-turn': () => 'A vez não condiz com as fichas colocadas.',
    'invalid-hand': () => 'Uma mão tem o que não pode ter.',
    'invalid-piece': () => 'Há uma construção desconhecida.',
    'invalid-supply': (v) => `Há a mais ou a menos deste tipo: ${piece(v.piece)}.`,
    'invalid-utilities': () => 'Os serviços não são os de dois tipos no número certo.',
    'invalid-stack': () => 'A pilha tem o que não pode ter.',
    'invalid-tile': (v) => `Tem de haver uma só ${tile(v.tile)}, não ${v.count}.`,
    'invalid-city': () => 'Uma cidade tem uma ficha que não pode estar ali.',
    'invalid-build': (v) => `${thePiece(v.piece)} está onde não pode estar.`,
    'invalid-field': (v) => `O campo “${v.field}” não condiz com as cidades.`,
  },
}
