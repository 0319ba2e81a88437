// Neoville in Spanish.
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

const many = plural('es')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punto', 'puntos')}`
const list = listing('es')
const squares = (n: number) => `${n} ${many(n, 'casilla', 'casillas')}`

const terrains: { readonly [T in Terrain]: string } = { soil: 'tierra', grass: 'hierba', rock: 'roca', water: 'agua' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = {
  park: 'parque',
  sport: 'instalación deportiva',
}
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'arriba a la izquierda',
  tr: 'arriba a la derecha',
  bl: 'abajo a la izquierda',
  br: 'abajo a la derecha',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Arcilla',
  forest: 'Bosque',
  stone: 'Piedra',
  waterfall: 'Agua',
}
const types: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Ecomóvil',
  windmill: 'Molino de viento',
  biodome: 'Biocúpula',
}
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'ecomóviles',
  windmill: 'molinos de viento',
  biodome: 'biocúpulas',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `de ${n} parques`,
  sports: (n) => `de ${n} instalaciones deportivas`,
  parksOrSports: (n) => `de ${n} parques o instalaciones deportivas`,
  towers: (n) => `de ${n} rascacielos`,
  utilities: (n) => `de ${n} servicios más`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'de la columna izquierda',
  right: 'de la columna derecha',
  top: 'de la fila superior',
  bottom: 'de la fila inferior',
  corner: 'de las esquinas',
  centre: 'del centro',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'en L de tres',
  I3: 'en línea de tres',
  O4: 'en cuadrado de cuatro',
  T4: 'en T de cuatro',
  V5: 'en V de cinco',
  U5: 'en U de cinco',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} con ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)} sobre ${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'loseta de equidad' : 'loseta'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; hueco ${slot}`})`
const { design, own, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const nouns: { readonly [P in NamedPiece['type']]: readonly [built: string, subject: string] } = {
  tower: ['el rascacielos', 'El rascacielos'],
  ecomobile: ['un ecomóvil', 'El ecomóvil'],
  windmill: ['un molino de viento', 'El molino de viento'],
  biodome: ['una biocúpula', 'La biocúpula'],
}
const builtPiece = (one: NamedPiece) => `${nouns[one.type][0]} ${own(one)}`
const thePiece = (one: NamedPiece) => `${nouns[one.type][1]} ${own(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `en la casilla de ${quarters[quarter]} (distrito de ${terrains[terrain]}, ${squares(size)})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'parque', 'parques')}`,
  sports: (n: number) => `${n} ${many(n, 'instalación deportiva', 'instalaciones deportivas')}`,
}

export const es: Messages = {
  name: 'Neoville',
  aim: 'Más puntos tras 16 losetas',
  about: 'Coloca dieciséis losetas en tu propia ciudad y levanta rascacielos que sus distritos puedan sostener.',
  notice:
    'Ludopolis es una adaptación independiente y no oficial. Las losetas de ciudad, las de equidad y las formas de las biocúpulas (salvo la L) son diseño propio.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) => `${points(value)} si los reúnen su fila y su columna de casillas; si no, −${value}`,
    windmill: (value) => `${points(value)} en una loseta así de la ciudad acabada; si no, −${value}`,
    biodome: (value) =>
      `${points(value)} si su distrito tiene justo esta forma y ninguna otra puntúa en él; si no, −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} coloca una loseta.` : 'Coloca una loseta de tu mano en tu ciudad.'),
    build: (name) =>
      name ? `${name} puede construir en la loseta recién colocada.` : 'Puedes construir en la loseta nueva.',
    draw: (name) => (name ? `${name} roba una loseta.` : 'Roba una loseta: mercado o pila.'),
    over: 'La partida ha terminado.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Colocar la ${tile(one)} en ${cell}${turn === 0 ? ', tal cual' : `, girada ${turn * 90} grados: ${face(squares)}`}`,
    tile: (one) => `Colocar la ${tile(one)}`,
    cell: (cell) => `en ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `tal cual: ${face(squares)}` : `girada ${turn * 90} grados: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Construir un rascacielos ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Construir ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: {
      ecomobile: 'Construir un ecomóvil',
      windmill: 'Construir un molino de viento',
      biodome: 'Construir una biocúpula',
    },
    skip: 'No construir nada',
  },
  take: { market: (one) => `Tomar la ${tile(one)} del mercado`, stack: 'Robar de la pila' },
  events: {
    setup: (first, used) => `Empieza ${first}. En esta partida: ${list(used.map((type) => several[type]))}.`,
    placed: (name, one, slot, cell) => `${name} coloca una loseta en ${cell} (${face(one.squares)}; hueco ${slot}).`,
    joined: 'No había otro sitio posible, así que se han unido distritos con rascacielos.',
    built: (name, one, cell, quarter) => `${name} construye ${builtPiece(one)} en ${cell}, ${quarters[quarter]}.`,
    skipped: (name) => `${name} no construye nada.`,
    cannotBuild: (name) => `${name} no puede construir nada en esta loseta.`,
    took: (name, one, slot, refill) =>
      `${name} toma una loseta del mercado (${face(one.squares)}; hueco ${slot}; sale ${face(refill.squares)}).`,
    drew: (name, one, slot) =>
      `${name} roba una loseta de la pila (${one ? `${face(one.squares)}; ` : ''}hueco ${slot}).`,
    over: 'Todas las ciudades están acabadas.',
  },
  areas: {
    table: { command: 'mesa', heading: 'La mesa' },
    hand: { command: 'mano', heading: 'Tu mano' },
    hands: { command: 'manos', heading: 'Las otras manos' },
    market: { command: 'mercado', heading: 'El mercado' },
    supply: { command: 'reserva', heading: 'Rascacielos y servicios por construir' },
    city: { command: 'ciudad', heading: (name) => `La ciudad de ${name}` },
  },
  round: (round) => `Ronda ${round} de 16.`,
  first: (name) => `Empezó ${name}.`,
  stack: (n) => `${n} ${many(n, 'loseta', 'losetas')} en la pila.`,
  inGame: (used) => `Servicios de esta partida: ${list(used.map((type) => several[type]))}.`,
  slot: (slot, what) => `${slot}: ${what}`,
  knownToAll: (one) => `${tile(one)}, vista por todos`,
  emptySlot: 'vacío',
  hiddenTile: 'una loseta que no has visto',
  holds: (name, slots) => `Los huecos de ${name} – ${slots.join('; ')}.`,
  towerRule: 'Al final, un rascacielos suma su valor si su distrito tiene al menos esas casillas; si no, lo resta.',
  noTowers: 'No quedan rascacielos.',
  noUtilities: 'No quedan servicios.',
  towersLeft: { caption: 'Rascacielos disponibles', head: ['Tipo', 'Sobre', 'Valores'] },
  utilitiesLeft: { caption: 'Servicios disponibles', head: ['Servicio', 'Puntos', 'Quedan'] },
  noValues: 'ninguno',
  emptyCity: 'Ninguna loseta todavía.',
  squares: (name) =>
    `Las casillas de ${name}; columnas de la a a la g de izquierda a derecha, filas de la 1 a la 7 de arriba abajo`,
  side: { left: (column) => `${column} izquierda`, right: (column) => `${column} derecha` },
  half: { top: (row) => `${row} arriba`, bottom: (row) => `${row} abajo` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Distritos de dos casillas o más, y los que tienen una pieza',
  districtHead: ['Distrito', 'Casillas', 'En', 'Sostiene', 'Puede crecer'],
  yes: 'sí',
  no: 'no',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) => `La ciudad mide por ahora ${width} de ancho y ${height} de alto.`,
  lines: {
    piece: (one, cell) => `${piece(one)} en ${cell}`,
    parks: 'Más parques',
    sports: 'Más instalaciones deportivas',
  },
  sums: {
    skyscraper: 'Rascacielos',
    ecomobile: 'Ecomóviles',
    windmill: 'Molinos de viento',
    biodome: 'Biocúpulas',
    parks: 'Más parques',
    sports: 'Más instalaciones deportivas',
  },
  endings: {
    'most-points': 'Gana el total más alto.',
    'most-pieces': 'Empate a puntos; deciden los rascacielos y servicios construidos.',
    shared: 'Empate a puntos y a piezas: la victoria se comparte.',
  },
  options: { first: 'Jugador inicial', utilities: 'Tipos de servicios' },
  values: {
    random: 'Al azar',
    'ecomobile-windmill': 'Ecomóviles y molinos de viento',
    'ecomobile-biodome': 'Ecomóviles y biocúpulas',
    'windmill-biodome': 'Molinos de viento y biocúpulas',
  },
  board: {
    points: (n) => `${minus(n)} ${many(Math.abs(n), 'punto', 'puntos')}`,
    turn: 'Girar',
    pointsAre: {
      sure: (n) => `${minus(n)} ${many(Math.abs(n), 'seguro', 'seguros')}`,
      planned: (n) => `${signed(n)} por ahora`,
      awaited: (n) => `${signed(n)} en obras`,
    },
    round: (round) => `Ronda ${round}/16`,
    newest: 'Última colocada',
    cell: (cell) => `Lugar libre en ${cell}`,
    square: (quarter) => `Construir en la casilla de ${quarters[quarter]}`,
    ghost: (move) => `${move}. Pulsa para girar.`,
    squares: (there, wanted) => `${there} de ${squares(wanted)}.`,
    promise: (value, there) => `+${value} cuando su distrito tenga ${squares(value)}; ahora tiene ${there}.`,
    stands: (piece, points, settled) =>
      `${piece}: ${minus(points)} ${
        settled
          ? many(Math.abs(points), 'punto, fijo', 'puntos, fijos')
          : many(Math.abs(points), 'punto, aún puede cambiar', 'puntos, aún pueden cambiar')
      }`,
    tryCell: (cell) => `Probar en ${cell}`,
    tryGhost: (move) => `Solo de prueba: ${move}. Pulsa para girar.`,
    tryOut: 'Prueba',
    notYet: 'Aún no: no es tu turno',
    prepare: 'Jugar esto cuando me toque',
    confirm: 'Jugar esto',
    cancel: 'Devolver',
    changes: 'Lo que cambiaría',
    known: 'Todos han visto esta loseta',
    knownSign: 'vista',
    stack: 'pila',
    left: (n) => `${many(n, 'queda', 'quedan')} ${n}`,
    hand: 'Mano',
    others: 'Las otras ciudades',
    larger: 'Ampliar',
    smaller: 'Reducir',
  },
  refusals: {
    'no-move': () => 'Esa jugada no existe, o la partida ha terminado.',
    'not-place-step': () => 'Ya se ha colocado una loseta; sigue con este turno.',
    'not-build-step': () => 'Se construye justo después de colocar una loseta.',
    'not-draw-step': () => 'Se roba al final, después de colocar y construir, y en la ronda 16 no se roba.',
    'tile-not-in-hand': (v) => `No tienes la ${tile(v.tile)}.`,
    'first-cell': (v) => `La primera loseta de una ciudad va en ${v.cell}; solo puedes elegir su giro.`,
    'cell-taken': (v) => `Ya hay una loseta en ${v.cell}.`,
    'cell-apart': (v) => `En ${v.cell} la loseta no compartiría ningún lado con las de tu ciudad.`,
    'cell-outside-frame': (v) => `Con una loseta en ${v.cell} tu ciudad pasaría de cuatro losetas de ancho o de alto.`,
    'turn-same': (v) => `Con ese giro, la ${tile(v.tile)} queda igual que con uno menor.`,
    'joins-towers': (v) => `En ${v.cell} se unirían dos distritos con rascacielos, y hay otra forma de colocar.`,
    'piece-gone': (v) => `${thePiece(v.piece)} no está en la reserva.`,
    'square-has-feature': (v) =>
      `La casilla de ${quarters[v.quarter]} tiene un parque o una instalación deportiva; ahí no se construye.`,
    'terrain-missing': (v) => `${thePiece(v.piece)} no va aquí: ninguna casilla de la loseta nueva tiene ese terreno.`,
    'terrain-differs': (v) => `${thePiece(v.piece)} no va sobre el terreno de la casilla de ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `El distrito de la casilla de ${quarters[v.quarter]} ya tiene un rascacielos.`,
    'tile-not-in-market': (v) => `El mercado no ofrece la ${tile(v.tile)}.`,
    'invalid-turn': () => 'El turno no encaja con las losetas colocadas.',
    'invalid-hand': () => 'Una mano tiene algo que no puede tener.',
    'invalid-piece': () => 'Hay una pieza desconocida.',
    'invalid-supply': (v) => `Sobran o faltan piezas de este tipo: ${piece(v.piece)}.`,
    'invalid-utilities': () => 'Los servicios no son los de dos tipos en el número correcto.',
    'invalid-stack': () => 'La pila tiene algo que no puede tener.',
    'invalid-tile': (v) => `Debe haber una sola ${tile(v.tile)}, no ${v.count}.`,
    'invalid-city': () => 'Una ciudad tiene una loseta que no puede estar ahí.',
    'invalid-build': (v) => `${thePiece(v.piece)} está donde no puede estar.`,
    'invalid-field': (v) => `El campo «${v.field}» no encaja con las ciudades.`,
  },
}
