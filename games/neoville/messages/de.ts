// Neoville in German.
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

const many = plural('de')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'Punkt', 'Punkte')}`
const list = listing('de')

const terrains: { readonly [T in Terrain]: string } = { soil: 'Lehm', grass: 'Gras', rock: 'Fels', water: 'Wasser' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = { park: 'Park', sport: 'Sportanlage' }
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'oben links',
  tr: 'oben rechts',
  bl: 'unten links',
  br: 'unten rechts',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Erde',
  forest: 'Wald',
  stone: 'Stein',
  waterfall: 'Wasserfall',
}
const types: { readonly [U in UtilityType]: string } = { ecomobile: 'Ekomobil', windmill: 'Windrad', biodome: 'Biodom' }
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Ekomobile',
  windmill: 'Windräder',
  biodome: 'Biodome',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `für ${n} Parks`,
  sports: (n) => `für ${n} Sportanlagen`,
  parksOrSports: (n) => `für ${n} Parks oder Sportanlagen`,
  towers: (n) => `für ${n} Wolkenkratzer`,
  utilities: (n) => `für ${n} andere Bioprojekte`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'der linken Spalte',
  right: 'der rechten Spalte',
  top: 'der obersten Reihe',
  bottom: 'der untersten Reihe',
  corner: 'der Ecken',
  centre: 'der Mitte',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'L aus drei',
  I3: 'Linie aus drei',
  O4: 'Quadrat aus vier',
  T4: 'T aus vier',
  V5: 'V aus fünf',
  U5: 'U aus fünf',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} mit ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) => `${square(a)}, ${square(b)} über ${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'Ausgleichsplättchen' : 'Plättchen'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `; Handplatz ${slot}`})`
const theTile = (one: NamedTile) => (one.number === null ? `das ${tile(one)}` : tile(one))
const { design, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const nouns: { readonly [P in NamedPiece['type']]: readonly [built: string, subject: string] } = {
  tower: ['den Wolkenkratzer', 'Der Wolkenkratzer'],
  ecomobile: ['ein Ekomobil', 'Das Ekomobil'],
  windmill: ['ein Windrad', 'Das Windrad'],
  biodome: ['einen Biodom', 'Der Biodom'],
}
function own(one: NamedPiece): string {
  if (one.type === 'tower') return `${towers[one.tower]} ${one.value}`
  return one.type === 'biodome' ? `(${design(one)})` : design(one)
}
const builtPiece = (one: NamedPiece) => `${nouns[one.type][0]} ${own(one)}`
const thePiece = (one: NamedPiece) => `${nouns[one.type][1]} ${own(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `auf das Feld ${quarters[quarter]} (${terrains[terrain]}-Viertel mit ${size} ${many(size, 'Feld', 'Feldern')})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'Park', 'Parks')}`,
  sports: (n: number) => `${n} ${many(n, 'Sportanlage', 'Sportanlagen')}`,
}

export const de = {
  name: 'Neoville',
  aim: 'Die meisten Punkte nach 16 Plättchen',
  about: 'Leg aus sechzehn Plättchen deine eigene Stadt und errichte Wolkenkratzer, die ihre Viertel tragen können.',
  notice:
    'Ludopolis ist eine unabhängige, inoffizielle Umsetzung. Die Stadtplättchen, die Ausgleichsplättchen und die Formen der Biodome (außer dem L) haben wir selbst gestaltet.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) =>
      `${points(value)}, wenn sie in seiner Feldreihe und Feldspalte zusammenkommen, sonst −${value}`,
    windmill: (value) => `${points(value)} auf so einem Plättchen der fertigen Stadt (4 × 4), sonst −${value}`,
    biodome: (value) =>
      `${points(value)}, wenn sein Viertel genau diese Form hat und kein anderer dort punktet, sonst −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} legt ein Plättchen.` : 'Leg ein Plättchen aus deiner Hand in deine Stadt.'),
    build: (name) => (name ? `${name} darf auf das neue Plättchen bauen.` : 'Du darfst auf das neue Plättchen bauen.'),
    draw: (name) => (name ? `${name} zieht ein Plättchen.` : 'Zieh ein Plättchen: Auslage oder Stapel.'),
    over: 'Die Partie ist zu Ende.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Leg ${theTile(one)} auf ${cell}${turn === 0 ? ', wie es ist' : `, um ${turn * 90} Grad gedreht: ${face(squares)}`}`,
    tile: (one) => `Leg ${theTile(one)}`,
    cell: (cell) => `auf ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `wie es ist: ${face(squares)}` : `um ${turn * 90} Grad gedreht: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Bau einen Wolkenkratzer ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Bau ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: { ecomobile: 'Bau ein Ekomobil', windmill: 'Bau ein Windrad', biodome: 'Bau einen Biodom' },
    skip: 'Bau nichts',
  },
  take: { market: (one) => `Nimm ${theTile(one)} aus der Auslage`, stack: 'Zieh vom Stapel' },
  events: {
    setup: (first, used) => `${first} beginnt. In dieser Partie: ${list(used.map((type) => several[type]))}.`,
    placed: (name, one, slot, cell) =>
      `${name} legt ein Plättchen auf ${cell} (${face(one.squares)}; Handplatz ${slot}).`,
    joined: 'Anders ließ es sich nicht legen, also wurden Viertel mit Wolkenkratzern verbunden.',
    built: (name, one, cell, quarter) => `${name} baut ${builtPiece(one)} auf ${cell}, ${quarters[quarter]}.`,
    skipped: (name) => `${name} baut nichts.`,
    cannotBuild: (name) => `${name} kann auf dieses Plättchen nichts bauen.`,
    took: (name, one, slot, refill) =>
      `${name} nimmt ein Plättchen aus der Auslage (${face(one.squares)}; Handplatz ${slot}; dafür kommt ${face(refill.squares)}).`,
    drew: (name, one, slot) =>
      `${name} zieht ein Plättchen vom Stapel (${one ? `${face(one.squares)}; ` : ''}Handplatz ${slot}).`,
    over: 'Alle Städte sind fertig.',
  },
  areas: {
    table: { command: 'tisch', heading: 'Der Tisch' },
    hand: { command: 'hand', heading: 'Deine Hand' },
    hands: { command: 'hände', heading: 'Andere Hände' },
    market: { command: 'auslage', heading: 'Die Auslage' },
    supply: { command: 'vorrat', heading: 'Wolkenkratzer und Bioprojekte im Vorrat' },
    city: { command: 'stadt', heading: (name) => `Die Stadt von ${name}` },
  },
  round: (round) => `Runde ${round} von 16.`,
  first: (name) => `${name} hat begonnen.`,
  stack: (n) => `${n} Plättchen im Stapel.`,
  inGame: (used) => `Bioprojekte in dieser Partie: ${list(used.map((type) => several[type]))}.`,
  slot: (slot, what) => `${slot}: ${what}`,
  knownToAll: (one) => `${tile(one)}, allen bekannt`,
  emptySlot: 'leer',
  hiddenTile: 'ein Plättchen, das du nicht kennst',
  holds: (name, slots) => `Die Handplätze von ${name} – ${slots.join('; ')}.`,
  towerRule:
    'Am Ende bringt ein Wolkenkratzer seinen Wert, wenn sein Viertel mindestens so viele Felder hat; sonst kostet er ihn.',
  noTowers: 'Es sind keine Wolkenkratzer übrig.',
  noUtilities: 'Es sind keine Bioprojekte übrig.',
  towersLeft: { caption: 'Übrige Wolkenkratzer', head: ['Art', 'Auf', 'Werte'] },
  utilitiesLeft: { caption: 'Übrige Bioprojekte', head: ['Bioprojekt', 'Punkte', 'Übrig'] },
  noValues: 'keine',
  emptyCity: 'Noch kein Plättchen.',
  squares: (name) =>
    `Die Felder von ${name}; Spalten a bis g von links nach rechts, Reihen 1 bis 7 von oben nach unten`,
  side: { left: (column) => `${column} links`, right: (column) => `${column} rechts` },
  half: { top: (row) => `${row} oben`, bottom: (row) => `${row} unten` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Viertel ab zwei Feldern und alle mit einem Bau',
  districtHead: ['Viertel', 'Felder', 'Auf', 'Trägt', 'Kann wachsen'],
  yes: 'ja',
  no: 'nein',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) => `Die Stadt ist bisher ${width} breit und ${height} hoch.`,
  lines: {
    piece: (one, cell) => `${piece(one)} auf ${cell}`,
    parks: 'Meiste Parks',
    sports: 'Meiste Sportanlagen',
  },
  sums: {
    skyscraper: 'Wolkenkratzer',
    ecomobile: 'Ekomobile',
    windmill: 'Windräder',
    biodome: 'Biodome',
    parks: 'Meiste Parks',
    sports: 'Meiste Sportanlagen',
  },
  endings: {
    'most-points': 'Die höchste Summe gewinnt.',
    'most-pieces': 'Gleichstand nach Punkten; mehr Wolkenkratzer und Bioprojekte entscheiden.',
    shared: 'Punkte und Bauten sind gleich, der Sieg wird geteilt.',
  },
  options: { first: 'Startspieler', utilities: 'Arten von Bioprojekten' },
  values: {
    random: 'Zufällig',
    'ecomobile-windmill': 'Ekomobile und Windräder',
    'ecomobile-biodome': 'Ekomobile und Biodome',
    'windmill-biodome': 'Windräder und Biodome',
  },
  board: {
    points: (n) => `${minus(n)} ${many(Math.abs(n), 'Punkt', 'Punkte')}`,
    turn: 'Drehen',
    pointsAre: {
      sure: (n) => `${minus(n)} sicher`,
      planned: (n) => `${signed(n)} vorerst`,
      awaited: (n) => `${signed(n)} unfertig`,
    },
    round: (round) => `Runde ${round}/16`,
    newest: 'Zuletzt gelegt',
    cell: (cell) => `Freier Platz auf ${cell}`,
    square: (quarter) => `Auf das Feld ${quarters[quarter]} bauen`,
    ghost: (move) => `${move}. Tippen zum Drehen.`,
    squares: (squares, wanted) => `${squares} von ${wanted} ${many(wanted, 'Feld', 'Feldern')}.`,
    promise: (value, squares) =>
      `+${value}, sobald sein Viertel ${value} ${many(value, 'Feld', 'Felder')} hat; jetzt ${squares}.`,
    stands: (piece, n, settled) => `${piece}: ${points(n)}${settled ? ', steht fest' : ', kann sich noch ändern'}`,
    tryCell: (cell) => `Probeweise auf ${cell}`,
    tryGhost: (move) => `Nur probeweise: ${move}. Tippen zum Drehen.`,
    tryOut: 'Probe',
    notYet: 'Noch nicht: Du bist nicht am Zug',
    prepare: 'Spielen, wenn ich am Zug bin',
    confirm: 'So spielen',
    cancel: 'Zurücklegen',
    changes: 'Was sich dadurch ändert',
    known: 'Alle haben dieses Plättchen gesehen',
    knownSign: 'bekannt',
    stack: 'Stapel',
    left: (n) => `${n} übrig`,
    hand: 'Hand',
    others: 'Die anderen Städte',
    larger: 'Größer',
    smaller: 'Kleiner',
  },
  refusals: {
    'no-move': () => 'Diesen Zug gibt es nicht, oder die Partie ist zu Ende.',
    'not-place-step': () => 'Ein Plättchen ist schon gelegt; mach mit diesem Zug weiter.',
    'not-build-step': () => 'Gebaut wird gleich nach dem Legen eines Plättchens.',
    'not-draw-step': () => 'Gezogen wird zuletzt, nach dem Legen und Bauen, und in Runde 16 gar nicht.',
    'tile-not-in-hand': (v) => `Du hast ${tile(v.tile)} nicht auf der Hand.`,
    'first-cell': (v) => `Das erste Plättchen einer Stadt liegt auf ${v.cell}; nur drehen darfst du es frei.`,
    'cell-taken': (v) => `Auf ${v.cell} liegt schon ein Plättchen.`,
    'cell-apart': (v) => `Auf ${v.cell} läge das Plättchen nicht Seite an Seite mit deiner Stadt.`,
    'cell-outside-frame': (v) => `Mit einem Plättchen auf ${v.cell} wäre deine Stadt breiter oder höher als vier.`,
    'turn-same': (v) => `So gedreht sieht ${tile(v.tile)} genauso aus wie weniger gedreht.`,
    'joins-towers': (v) =>
      `Auf ${v.cell} würde das zwei Viertel mit je einem Wolkenkratzer verbinden, und es lässt sich auch anders legen.`,
    'piece-gone': (v) => `${thePiece(v.piece)} ist nicht im Vorrat.`,
    'square-has-feature': (v) =>
      `Auf dem Feld ${quarters[v.quarter]} ist ein Park oder eine Sportanlage; dort kann nichts gebaut werden.`,
    'terrain-missing': (v) => `${thePiece(v.piece)} passt nicht: Kein Feld des neuen Plättchens hat dieses Gelände.`,
    'terrain-differs': (v) => `${thePiece(v.piece)} passt nicht zum Gelände des Feldes ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `Das Viertel des Feldes ${quarters[v.quarter]} trägt schon einen Wolkenkratzer.`,
    'tile-not-in-market': (v) => `${tile(v.tile)} liegt nicht in der Auslage.`,
    'invalid-turn': () => 'Wer am Zug ist, passt nicht zu den gelegten Plättchen.',
    'invalid-hand': () => 'Eine Hand enthält, was sie nicht enthalten kann.',
    'invalid-piece': () => 'Ein Bau ist unbekannt.',
    'invalid-supply': (v) => `Zu viele oder zu wenige davon: ${piece(v.piece)}.`,
    'invalid-utilities': () => 'Die Bioprojekte sind nicht die von zwei Arten in richtiger Zahl.',
    'invalid-stack': () => 'Der Stapel enthält, was er nicht enthalten kann.',
    'invalid-tile': (v) => `${tile(v.tile)} muss es einmal geben, nicht ${v.count}-mal.`,
    'invalid-city': () => 'In einer Stadt liegt ein Plättchen, das dort nicht liegen kann.',
    'invalid-build': (v) => `${thePiece(v.piece)} steht, wo das nicht erlaubt ist.`,
    'invalid-field': (v) => `Die Angabe „${v.field}“ passt nicht zu den Städten.`,
  },
} satisfies Messages
