// Neoville in Italian.
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

const many = plural('it')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punto', 'punti')}`
const list = listing('it')

const terrains: { readonly [T in Terrain]: string } = { soil: 'terra', grass: 'erba', rock: 'roccia', water: 'acqua' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = { park: 'parco', sport: 'impianto sportivo' }
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'in alto a sinistra',
  tr: 'in alto a destra',
  bl: 'in basso a sinistra',
  br: 'in basso a destra',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Terra',
  forest: 'Foresta',
  stone: 'Pietra',
  waterfall: 'Cascata',
}
const types: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Ecomobile',
  windmill: 'Mulino',
  biodome: 'Biodome',
}
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'ecomobili',
  windmill: 'mulini',
  biodome: 'biodome',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `per ${n} parchi`,
  sports: (n) => `per ${n} impianti sportivi`,
  parksOrSports: (n) => `per ${n} parchi o impianti sportivi`,
  towers: (n) => `per ${n} grattacieli`,
  utilities: (n) => `per ${n} altri servizi`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'della colonna sinistra',
  right: 'della colonna destra',
  top: 'della riga in alto',
  bottom: 'della riga in basso',
  corner: 'degli angoli',
  centre: 'del centro',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'a L di tre',
  I3: 'a linea di tre',
  O4: 'a quadrato di quattro',
  T4: 'a T di quattro',
  V5: 'a V di cinque',
  U5: 'a U di cinque',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} con ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)} sopra ${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'tessera Equità' : 'tessera'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; posizione ${slot}`})`
const { design, own, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const nouns: { readonly [P in NamedPiece['type']]: readonly [built: string, subject: string] } = {
  tower: ['il grattacielo', 'Il grattacielo'],
  ecomobile: ['un’ecomobile', 'L’ecomobile'],
  windmill: ['un mulino', 'Il mulino'],
  biodome: ['un biodome', 'Il biodome'],
}
const builtPiece = (one: NamedPiece) => `${nouns[one.type][0]} ${own(one)}`
const thePiece = (one: NamedPiece) => `${nouns[one.type][1]} ${own(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `sulla casella ${quarters[quarter]} (quartiere di ${size}: ${terrains[terrain]})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'parco', 'parchi')}`,
  sports: (n: number) => `${n} ${many(n, 'impianto sportivo', 'impianti sportivi')}`,
}

export const it: Messages = {
  name: 'Neoville',
  aim: 'Più punti dopo 16 tessere',
  about: 'Piazza sedici tessere in una città tutta tua ed erigi grattacieli che i suoi quartieri possano reggere.',
  notice:
    'Ludopolis è una realizzazione indipendente e non ufficiale. Le tessere città, le tessere Equità e le forme dei biodome (tranne la L) sono di nostra creazione.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) =>
      `${points(value)} se la sua riga e la sua colonna di caselle li hanno insieme, altrimenti −${value}`,
    windmill: (value) => `${points(value)} su una tessera così del 4 per 4 finito, altrimenti −${value}`,
    biodome: (value) =>
      `${points(value)} se il suo quartiere ha esattamente questa forma e lì nessun altro fa punti, altrimenti −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} piazza una tessera.` : 'Piazza una tessera nella tua città.'),
    build: (name) =>
      name ? `${name} può costruire sulla tessera appena piazzata.` : 'Puoi costruire sulla nuova tessera.',
    draw: (name) => (name ? `${name} pesca una tessera.` : 'Pesca una tessera: mercato o pila.'),
    over: 'La partita è finita.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Piazza la ${tile(one)} in ${cell}${turn === 0 ? ', com’è' : `, ruotata di ${turn * 90} gradi: ${face(squares)}`}`,
    tile: (one) => `Piazza la ${tile(one)}`,
    cell: (cell) => `in ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `com’è: ${face(squares)}` : `ruotata di ${turn * 90} gradi: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Costruisci un grattacielo ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Costruisci ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: {
      ecomobile: 'Costruisci un’ecomobile',
      windmill: 'Costruisci un mulino',
      biodome: 'Costruisci un biodome',
    },
    skip: 'Non costruire niente',
  },
  take: { market: (one) => `Prendi la ${tile(one)} dal mercato`, stack: 'Pesca dalla pila' },
  events: {
    setup: (first, used) => `Inizia ${first}. In questa partita: ${list(used.map((type) => several[type]))}.`,
    placed: (name, one, slot, cell) =>
      `${name} piazza una tessera in ${cell} (${face(one.squares)}; posizione ${slot}).`,
    joined: 'Non c’era altro modo di piazzare, quindi si sono uniti quartieri con grattacieli.',
    built: (name, one, cell, quarter) => `${name} costruisce ${builtPiece(one)} in ${cell}, ${quarters[quarter]}.`,
    skipped: (name) => `${name} non costruisce niente.`,
    cannotBuild: (name) => `${name} non può costruire niente su questa tessera.`,
    took: (name, one, slot, refill) =>
      `${name} prende una tessera dal mercato (${face(one.squares)}; posizione ${slot}; al suo posto: ${face(refill.squares)}).`,
    drew: (name, one, slot) =>
      `${name} pesca una tessera dalla pila (${one ? `${face(one.squares)}; ` : ''}posizione ${slot}).`,
    over: 'Tutte le città sono finite.',
  },
  areas: {
    table: { command: 'tavolo', heading: 'Il tavolo' },
    hand: { command: 'mano', heading: 'La tua mano' },
    hands: { command: 'mani', heading: 'Le altre mani' },
    market: { command: 'mercato', heading: 'Il mercato' },
    supply: { command: 'riserva', heading: 'Grattacieli e servizi da costruire' },
    city: { command: 'città', heading: (name) => `La città di ${name}` },
  },
  round: (round) => `Round ${round} di 16.`,
  first: (name) => `Ha iniziato ${name}.`,
  stack: (n) => `${n} ${many(n, 'tessera', 'tessere')} nella pila.`,
  inGame: (used) => `Servizi in questa partita: ${list(used.map((type) => several[type]))}.`,
  slot: (slot, what) => `${slot}: ${what}`,
  knownToAll: (one) => `${tile(one)}, nota a tutti`,
  emptySlot: 'vuoto',
  hiddenTile: 'una tessera che non hai visto',
  holds: (name, slots) => `Le posizioni di ${name} – ${slots.join('; ')}.`,
  towerRule:
    'Alla fine un grattacielo dà il suo valore se il suo quartiere ha almeno altrettante caselle, altrimenti lo perdi.',
  noTowers: 'Non restano grattacieli.',
  noUtilities: 'Non restano servizi.',
  towersLeft: { caption: 'Grattacieli rimasti', head: ['Tipo', 'Su', 'Valori'] },
  utilitiesLeft: { caption: 'Servizi rimasti', head: ['Servizio', 'Punti', 'Rimasti'] },
  noValues: 'nessuno',
  emptyCity: 'Ancora nessuna tessera.',
  squares: (name) =>
    `Le caselle di ${name}; colonne dalla a alla g da sinistra a destra, righe dalla 1 alla 7 dall’alto in basso`,
  side: { left: (column) => `${column} sinistra`, right: (column) => `${column} destra` },
  half: { top: (row) => `${row} alto`, bottom: (row) => `${row} basso` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Quartieri di due o più caselle, e quelli con una costruzione',
  districtHead: ['Quartiere', 'Caselle', 'In', 'Regge', 'Può crescere'],
  yes: 'sì',
  no: 'no',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) => `Finora la città è larga ${width} e alta ${height}.`,
  lines: {
    piece: (one, cell) => `${piece(one)} in ${cell}`,
    parks: 'Più parchi',
    sports: 'Più impianti sportivi',
  },
  sums: {
    skyscraper: 'Grattacieli',
    ecomobile: 'Ecomobili',
    windmill: 'Mulini',
    biodome: 'Biodome',
    parks: 'Più parchi',
    sports: 'Più impianti sportivi',
  },
  endings: {
    'most-points': 'Vince il totale più alto.',
    'most-pieces': 'I totali sono pari; decide chi ha più grattacieli e servizi.',
    shared: 'Punti e costruzioni sono pari: la vittoria è condivisa.',
  },
  options: { first: 'Primo giocatore', utilities: 'Tipi di servizi' },
  values: {
    random: 'A caso',
    'ecomobile-windmill': 'Ecomobili e mulini',
    'ecomobile-biodome': 'Ecomobili e biodome',
    'windmill-biodome': 'Mulini e biodome',
  },
  board: {
    points: (n) => `${minus(n)} ${many(Math.abs(n), 'punto', 'punti')}`,
    turn: 'Ruota',
    pointsAre: {
      sure: (n) => `${minus(n)} ${many(Math.abs(n), 'sicuro', 'sicuri')}`,
      planned: (n) => `${signed(n)} per ora`,
      awaited: (n) => `${signed(n)} in cantiere`,
    },
    round: (round) => `Round ${round}/16`,
    newest: 'L’ultima piazzata',
    cell: (cell) => `Posto libero in ${cell}`,
    square: (quarter) => `Costruisci sulla casella ${quarters[quarter]}`,
    ghost: (move) => `${move}. Premi per ruotare.`,
    squares: (squares, wanted) => `${squares} ${many(squares, 'casella', 'caselle')} su ${wanted}.`,
    promise: (value, squares) =>
      `+${value} quando il suo quartiere ha ${value} ${many(value, 'casella', 'caselle')}; ora ${squares}.`,
    stands: (piece, n, settled) =>
      `${piece}: ${points(n)}${settled ? many(Math.abs(n), ', acquisito', ', acquisiti') : ', può ancora cambiare'}`,
    tryCell: (cell) => `Prova in ${cell}`,
    tryGhost: (move) => `Solo una prova: ${move}. Premi per ruotare.`,
    tryOut: 'Prova',
    notYet: 'Non ancora: non tocca a te',
    prepare: 'Gioca questa mossa quando tocca a me',
    confirm: 'Gioca la mossa',
    cancel: 'Rimetti',
    changes: 'Cosa cambierebbe',
    known: 'Tutti hanno visto questa tessera',
    knownSign: 'vista',
    stack: 'pila',
    left: (n) => many(n, `${n} rimasto`, `${n} rimasti`),
    hand: 'Mano',
    others: 'Le altre città',
    larger: 'Ingrandisci',
    smaller: 'Riduci',
  },
  refusals: {
    'no-move': () => 'Questa mossa non esiste, o la partita è finita.',
    'not-place-step': () => 'Una tessera è già stata piazzata; prosegui il turno.',
    'not-build-step': () => 'Si costruisce subito dopo aver piazzato una tessera.',
    'not-draw-step': () => 'Si pesca alla fine, dopo aver piazzato e costruito, e nel round 16 non si pesca.',
    'tile-not-in-hand': (v) => `Non hai in mano la ${tile(v.tile)}.`,
    'first-cell': (v) => `La prima tessera di una città va in ${v.cell}; puoi solo ruotarla.`,
    'cell-taken': (v) => `In ${v.cell} c’è già una tessera.`,
    'cell-apart': (v) => `In ${v.cell} la tessera non condividerebbe un lato con una della tua città.`,
    'cell-outside-frame': (v) =>
      `Con una tessera in ${v.cell} la tua città sarebbe larga o alta più di quattro tessere.`,
    'turn-same': (v) => `Ruotata così, la ${tile(v.tile)} è uguale a quando è ruotata di meno.`,
    'joins-towers': (v) =>
      `In ${v.cell} unirebbe due quartieri che hanno già un grattacielo, e c’è un altro modo di piazzare.`,
    'piece-gone': (v) => `${thePiece(v.piece)} non è nella riserva.`,
    'square-has-feature': (v) =>
      `La casella ${quarters[v.quarter]} ha un parco o un impianto sportivo; lì non si costruisce niente.`,
    'terrain-missing': (v) =>
      `${thePiece(v.piece)} non può stare qui: nessuna casella della nuova tessera ha quel terreno.`,
    'terrain-differs': (v) => `${thePiece(v.piece)} non può stare sul terreno della casella ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `Il quartiere della casella ${quarters[v.quarter]} ha già un grattacielo.`,
    'tile-not-in-market': (v) => `Il mercato non offre la ${tile(v.tile)}.`,
    'invalid-turn': () => 'Il turno non corrisponde alle tessere piazzate.',
    'invalid-hand': () => 'Una mano contiene quello che non può contenere.',
    'invalid-piece': () => 'Una costruzione è sconosciuta.',
    'invalid-supply': (v) => `Ce ne sono troppi o troppo pochi: ${piece(v.piece)}.`,
    'invalid-utilities': () => 'I servizi non sono quelli di due tipi nel numero giusto.',
    'invalid-stack': () => 'La pila contiene quello che non può contenere.',
    'invalid-tile': (v) => `Deve esserci una sola ${tile(v.tile)}, non ${v.count}.`,
    'invalid-city': () => 'Una città contiene una tessera che non può stare lì.',
    'invalid-build': (v) => `${thePiece(v.piece)} sta dove non può stare.`,
    'invalid-field': (v) => `Il campo «${v.field}» non corrisponde alle città.`,
  },
}
