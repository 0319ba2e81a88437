// Neoville in Dutch.
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

const many = plural('nl')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punt', 'punten')}`
const list = listing('nl')

const terrains: { readonly [T in Terrain]: string } = { soil: 'klei', grass: 'gras', rock: 'rots', water: 'water' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = { park: 'park', sport: 'sportterrein' }
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'linksboven',
  tr: 'rechtsboven',
  bl: 'linksonder',
  br: 'rechtsonder',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Terracotta',
  forest: 'Boom',
  stone: 'Steen',
  waterfall: 'Waterval',
}
const types: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Milieubus',
  windmill: 'Molen',
  biodome: 'Biosfeer',
}
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'milieubussen',
  windmill: 'molens',
  biodome: 'biosferen',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `voor ${n} parken`,
  sports: (n) => `voor ${n} sportterreinen`,
  parksOrSports: (n) => `voor ${n} parken of sportterreinen`,
  towers: (n) => `voor ${n} wolkenkrabbers`,
  utilities: (n) => `voor ${n} andere voorzieningen`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'van de linkerkolom',
  right: 'van de rechterkolom',
  top: 'van de bovenste rij',
  bottom: 'van de onderste rij',
  corner: 'van de hoeken',
  centre: 'van het midden',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'L van drie',
  I3: 'lijn van drie',
  O4: 'vierkant van vier',
  T4: 'T van vier',
  V5: 'V van vijf',
  U5: 'U van vijf',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} met ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)} boven ${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'rechtvaardigheidstegel' : 'tegel'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; plek ${slot}`})`
const theTile = (one: NamedTile) => (one.number === null ? `de ${tile(one)}` : tile(one))
const { design, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const nouns: { readonly [P in NamedPiece['type']]: readonly [built: string, subject: string] } = {
  tower: ['de wolkenkrabber', 'De wolkenkrabber'],
  ecomobile: ['een milieubus', 'De milieubus'],
  windmill: ['een molen', 'De molen'],
  biodome: ['een biosfeer', 'De biosfeer'],
}
function own(one: NamedPiece): string {
  if (one.type === 'tower') return `${towers[one.tower]} ${one.value}`
  return one.type === 'biodome' ? `(${design(one)})` : design(one)
}
const builtPiece = (one: NamedPiece) => `${nouns[one.type][0]} ${own(one)}`
const thePiece = (one: NamedPiece) => `${nouns[one.type][1]} ${own(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `op het vakje ${quarters[quarter]} (${terrains[terrain]}wijk van ${size} ${many(size, 'vakje', 'vakjes')})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'park', 'parken')}`,
  sports: (n: number) => `${n} ${many(n, 'sportterrein', 'sportterreinen')}`,
}

export const nl = {
  name: 'Neoville',
  aim: 'De meeste punten na 16 tegels',
  about: 'Leg met zestien tegels je eigen stad en zet er wolkenkrabbers op die haar wijken kunnen dragen.',
  notice:
    'Ludopolis is een onafhankelijke, onofficiële uitvoering. De stadstegels, de rechtvaardigheidstegels en de vormen van de biosferen (behalve de L) zijn ons eigen ontwerp.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) => `${points(value)} als rij en kolom van zijn vakje ze samen hebben, anders −${value}`,
    windmill: (value) => `${points(value)} op zo’n tegel van de voltooide 4 bij 4, anders −${value}`,
    biodome: (value) =>
      `${points(value)} als haar wijk precies deze vorm heeft en daar geen andere scoort, anders −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} legt een tegel.` : 'Leg een tegel uit je hand in je stad.'),
    build: (name) => (name ? `${name} mag op de zojuist gelegde tegel bouwen.` : 'Je mag op de nieuwe tegel bouwen.'),
    draw: (name) => (name ? `${name} trekt een tegel.` : 'Trek een tegel: aanbod of stapel.'),
    over: 'De partij is afgelopen.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Leg ${theTile(one)} op ${cell}${turn === 0 ? ', zoals hij is' : `, ${turn * 90} graden gedraaid: ${face(squares)}`}`,
    tile: (one) => `Leg ${theTile(one)}`,
    cell: (cell) => `op ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `zoals hij is: ${face(squares)}` : `${turn * 90} graden gedraaid: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Bouw een wolkenkrabber ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Bouw ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: { ecomobile: 'Bouw een milieubus', windmill: 'Bouw een molen', biodome: 'Bouw een biosfeer' },
    skip: 'Bouw niets',
  },
  take: { market: (one) => `Neem ${theTile(one)} uit het aanbod`, stack: 'Trek van de stapel' },
  events: {
    setup: (first, used) => `${first} begint. In deze partij: ${list(used.map((type) => several[type]))}.`,
    placed: (name, one, slot, cell) => `${name} legt een tegel op ${cell} (${face(one.squares)}; plek ${slot}).`,
    joined: 'Er kon niets anders worden gelegd, dus zijn wijken met wolkenkrabbers verbonden.',
    built: (name, one, cell, quarter) => `${name} bouwt ${builtPiece(one)} op ${cell}, ${quarters[quarter]}.`,
    skipped: (name) => `${name} bouwt niets.`,
    cannotBuild: (name) => `${name} kan op deze tegel niets bouwen.`,
    took: (name, one, slot, refill) =>
      `${name} neemt een tegel uit het aanbod (${face(one.squares)}; plek ${slot}; in de plaats komt ${face(refill.squares)}).`,
    drew: (name, one, slot) =>
      `${name} trekt een tegel van de stapel (${one ? `${face(one.squares)}; ` : ''}plek ${slot}).`,
    over: 'Alle steden zijn af.',
  },
  areas: {
    table: { command: 'tafel', heading: 'De tafel' },
    hand: { command: 'hand', heading: 'Je hand' },
    hands: { command: 'handen', heading: 'Andere handen' },
    market: { command: 'aanbod', heading: 'Het aanbod' },
    supply: { command: 'voorraad', heading: 'Wolkenkrabbers en voorzieningen om te bouwen' },
    city: { command: 'stad', heading: (name) => `De stad van ${name}` },
  },
  round: (round) => `Ronde ${round} van 16.`,
  first: (name) => `${name} begon.`,
  stack: (n) => `${n} ${many(n, 'tegel', 'tegels')} in de stapel.`,
  inGame: (used) => `Voorzieningen in deze partij: ${list(used.map((type) => several[type]))}.`,
  slot: (slot, what) => `${slot}: ${what}`,
  knownToAll: (one) => `${tile(one)}, bij iedereen bekend`,
  emptySlot: 'leeg',
  hiddenTile: 'een tegel die je niet hebt gezien',
  holds: (name, slots) => `De plekken van ${name} – ${slots.join('; ')}.`,
  towerRule:
    'Aan het einde levert een wolkenkrabber zijn waarde op als zijn wijk minstens zoveel vakjes heeft, anders kost hij evenveel.',
  noTowers: 'Er zijn geen wolkenkrabbers meer.',
  noUtilities: 'Er zijn geen voorzieningen meer.',
  towersLeft: { caption: 'Resterende wolkenkrabbers', head: ['Soort', 'Op', 'Waarden'] },
  utilitiesLeft: { caption: 'Resterende voorzieningen', head: ['Voorziening', 'Punten', 'Over'] },
  noValues: 'geen',
  emptyCity: 'Nog geen tegel.',
  squares: (name) =>
    `De vakjes van ${name}; kolommen a t/m g van links naar rechts, rijen 1 t/m 7 van boven naar beneden`,
  side: { left: (column) => `${column} links`, right: (column) => `${column} rechts` },
  half: { top: (row) => `${row} boven`, bottom: (row) => `${row} onder` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Wijken van twee of meer vakjes, en wijken met een stuk',
  districtHead: ['Wijk', 'Vakjes', 'Op', 'Draagt', 'Kan groeien'],
  yes: 'ja',
  no: 'nee',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) => `De stad is tot nu toe ${width} breed en ${height} hoog.`,
  lines: {
    piece: (one, cell) => `${piece(one)} op ${cell}`,
    parks: 'Meeste parken',
    sports: 'Meeste sportterreinen',
  },
  sums: {
    skyscraper: 'Wolkenkrabbers',
    ecomobile: 'Milieubussen',
    windmill: 'Molens',
    biodome: 'Biosferen',
    parks: 'Meeste parken',
    sports: 'Meeste sportterreinen',
  },
  endings: {
    'most-points': 'Het hoogste totaal wint.',
    'most-pieces': 'De totalen zijn gelijk; meer wolkenkrabbers en voorzieningen beslissen.',
    shared: 'Punten en stukken zijn gelijk, dus de overwinning wordt gedeeld.',
  },
  options: { first: 'Startspeler', utilities: 'Soorten voorzieningen' },
  values: {
    random: 'Willekeurig',
    'ecomobile-windmill': 'Milieubussen en molens',
    'ecomobile-biodome': 'Milieubussen en biosferen',
    'windmill-biodome': 'Molens en biosferen',
  },
  board: {
    points: (n) => `${minus(n)} ${many(Math.abs(n), 'punt', 'punten')}`,
    turn: 'Draaien',
    pointsAre: {
      sure: (n) => `${minus(n)} zeker`,
      planned: (n) => `${signed(n)} voorlopig`,
      awaited: (n) => `${signed(n)} onaf`,
    },
    round: (round) => `Ronde ${round}/16`,
    newest: 'Laatst gelegd',
    cell: (cell) => `Vrije plek op ${cell}`,
    square: (quarter) => `Bouw op het vakje ${quarters[quarter]}`,
    ghost: (move) => `${move}. Druk om te draaien.`,
    squares: (squares, wanted) => `${squares} van ${wanted} ${many(wanted, 'vakje', 'vakjes')}.`,
    promise: (value, squares) =>
      `+${value} zodra zijn wijk ${value} ${many(value, 'vakje', 'vakjes')} heeft; nu ${squares}.`,
    stands: (piece, n, settled) => `${piece}: ${points(n)}${settled ? ', staat vast' : ', kan nog veranderen'}`,
    tryCell: (cell) => `Uitproberen op ${cell}`,
    tryGhost: (move) => `Alleen uitgeprobeerd: ${move}. Druk om te draaien.`,
    tryOut: 'Proef',
    notYet: 'Nog niet: je bent niet aan de beurt',
    prepare: 'Speel dit als ik aan de beurt ben',
    confirm: 'Speel dit',
    cancel: 'Terugleggen',
    changes: 'Wat dit zou veranderen',
    known: 'Iedereen heeft deze tegel gezien',
    knownSign: 'gezien',
    stack: 'stapel',
    left: (n) => `nog ${n}`,
    hand: 'Hand',
    others: 'De andere steden',
    larger: 'Groter',
    smaller: 'Kleiner',
  },
  refusals: {
    'no-move': () => 'Die zet bestaat niet, of de partij is afgelopen.',
    'not-place-step': () => 'Er is al een tegel gelegd; ga verder met deze beurt.',
    'not-build-step': () => 'Bouwen komt meteen na het leggen van een tegel.',
    'not-draw-step': () => 'Trekken komt als laatste, na het leggen en bouwen, en in ronde 16 helemaal niet.',
    'tile-not-in-hand': (v) => `Je hebt ${tile(v.tile)} niet in je hand.`,
    'first-cell': (v) => `De eerste tegel van een stad ligt op ${v.cell}; alleen draaien mag.`,
    'cell-taken': (v) => `Op ${v.cell} ligt al een tegel.`,
    'cell-apart': (v) => `Op ${v.cell} zou de tegel met geen zijde aan je stad grenzen.`,
    'cell-outside-frame': (v) => `Met een tegel op ${v.cell} zou je stad breder of hoger zijn dan vier tegels.`,
    'turn-same': (v) => `Zo gedraaid ziet ${tile(v.tile)} er hetzelfde uit als minder ver gedraaid.`,
    'joins-towers': (v) =>
      `Op ${v.cell} zou dit twee wijken verbinden die elk een wolkenkrabber dragen, en het kan ook anders.`,
    'piece-gone': (v) => `${thePiece(v.piece)} is niet in de voorraad.`,
    'square-has-feature': (v) =>
      `Op het vakje ${quarters[v.quarter]} ligt een park of een sportterrein; daar kan niets worden gebouwd.`,
    'terrain-missing': (v) => `${thePiece(v.piece)} past niet: geen vakje van de nieuwe tegel heeft dat terrein.`,
    'terrain-differs': (v) =>
      `${thePiece(v.piece)} kan niet staan op het terrein van het vakje ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `De wijk van het vakje ${quarters[v.quarter]} draagt al een wolkenkrabber.`,
    'tile-not-in-market': (v) => `Het aanbod heeft ${tile(v.tile)} niet.`,
    'invalid-turn': () => 'Wie aan de beurt is, klopt niet met de gelegde tegels.',
    'invalid-hand': () => 'Een hand bevat wat ze niet kan bevatten.',
    'invalid-piece': () => 'Een stuk is onbekend.',
    'invalid-supply': (v) => `Hiervan zijn er te veel of te weinig: ${piece(v.piece)}.`,
    'invalid-utilities': () => 'De voorzieningen zijn niet die van twee soorten in het juiste aantal.',
    'invalid-stack': () => 'De stapel bevat wat hij niet kan bevatten.',
    'invalid-tile': (v) => `Er moet één ${tile(v.tile)} zijn, niet ${v.count}.`,
    'invalid-city': () => 'In een stad ligt een tegel die daar niet kan liggen.',
    'invalid-build': (v) => `${thePiece(v.piece)} staat waar dat niet kan.`,
    'invalid-field': (v) => `Het veld ‘${v.field}’ klopt niet met de steden.`,
  },
} satisfies Messages
