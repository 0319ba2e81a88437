// Neoville in French.
import { of } from '../../../core/messages/french.ts'
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

const many = plural('fr')
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'point', 'points')}`
const list = listing('fr')

const terrains: { readonly [T in Terrain]: string } = { soil: 'terre', grass: 'herbe', rock: 'roche', water: 'eau' }
/** What stands before a terrain that something is of. */
const ofTerrain: { readonly [T in Terrain]: string } = { soil: 'de ', grass: 'd’', rock: 'de ', water: 'd’' }
const features: { readonly [F in Exclude<Feature, 'none'>]: string } = { park: 'parc', sport: 'installation sportive' }
const quarters: { readonly [Q in Quarter]: string } = {
  tl: 'en haut à gauche',
  tr: 'en haut à droite',
  bl: 'en bas à gauche',
  br: 'en bas à droite',
}
const towers: { readonly [T in TowerName]: string } = {
  earth: 'Terre',
  forest: 'Forêt',
  stone: 'Pierre',
  waterfall: 'Cascade',
}
const types: { readonly [U in UtilityType]: string } = {
  ecomobile: 'Écomobile',
  windmill: 'Moulin',
  biodome: 'Biodôme',
}
const several: { readonly [U in UtilityType]: string } = {
  ecomobile: 'écomobiles',
  windmill: 'moulins',
  biodome: 'biodômes',
}
const ecomobiles: { readonly [C in Counted]: (n: number) => string } = {
  parks: (n) => `à ${n} parcs`,
  sports: (n) => `à ${n} installations sportives`,
  parksOrSports: (n) => `à ${n} parcs ou installations sportives`,
  towers: (n) => `à ${n} gratte-ciel`,
  utilities: (n) => `à ${n} autres services`,
}
const windmills: { readonly [W in WindmillTiles]: string } = {
  left: 'de la colonne de gauche',
  right: 'de la colonne de droite',
  top: 'de la rangée du haut',
  bottom: 'de la rangée du bas',
  corner: 'des coins',
  centre: 'du centre',
}
const biodomes: { readonly [B in BiodomeShape]: string } = {
  L3: 'L de trois',
  I3: 'ligne de trois',
  O4: 'carré de quatre',
  T4: 'T de quatre',
  V5: 'V de cinq',
  U5: 'U de cinq',
}
const square = ({ terrain, feature }: NamedSquare) =>
  feature === 'none' ? terrains[terrain] : `${terrains[terrain]} avec ${features[feature]}`
const face = ([a, b, c, d]: NamedFace) =>
  `${square(a)}, ${square(b)} au-dessus ${ofTerrain[c.terrain]}${square(c)}, ${square(d)}`
const tile = ({ number, isEquity, squares, slot }: NamedTile) =>
  `${isEquity ? 'tuile Équité' : 'tuile'}${number === null ? '' : ` ${number}`} (${face(squares)}${slot === undefined ? '' : `\u202f; emplacement ${slot}`})`
const { design, piece } = piecesIn({ towers, types, ecomobiles, windmills, biodomes })
const nouns: { readonly [P in NamedPiece['type']]: readonly [built: string, subject: string] } = {
  tower: ['le gratte-ciel', 'Le gratte-ciel'],
  ecomobile: ['une écomobile', 'L’écomobile'],
  windmill: ['un moulin', 'Le moulin'],
  biodome: ['un biodôme', 'Le biodôme'],
}
function own(one: NamedPiece): string {
  if (one.type === 'tower') return `${towers[one.tower]} ${one.value}`
  return one.type === 'biodome' ? `(${design(one)})` : design(one)
}
const builtPiece = (one: NamedPiece) => `${nouns[one.type][0]} ${own(one)}`
const thePiece = (one: NamedPiece) => `${nouns[one.type][1]} ${own(one)}`
const onSquare = (quarter: Quarter, terrain: Terrain, size: number) =>
  `sur la case ${quarters[quarter]} (quartier ${ofTerrain[terrain]}${terrains[terrain]}, ${size} ${many(size, 'case', 'cases')})`
const counted = {
  parks: (n: number) => `${n} ${many(n, 'parc', 'parcs')}`,
  sports: (n: number) => `${n} ${many(n, 'installation sportive', 'installations sportives')}`,
}

export const fr = {
  name: 'Neoville',
  aim: 'Le plus de points après 16 tuiles',
  about: 'Assemblez seize tuiles en une ville à vous et dressez des gratte-ciel que ses quartiers sauront porter.',
  notice:
    'Ludopolis est une réalisation indépendante et non officielle. Les tuiles de ville, les tuiles Équité et les formes des biodômes (sauf le L) sont de notre conception.',
  terrains,
  towers,
  square,
  tile,
  piece,
  design,
  utilityNeeds: {
    ecomobile: (value) => `${points(value)} si sa ligne et sa colonne de cases les réunissent, sinon −${value}`,
    windmill: (value) => `${points(value)} sur une telle tuile du carré 4 sur 4 achevé, sinon −${value}`,
    biodome: (value) =>
      `${points(value)} si son quartier a exactement cette forme et qu’aucun autre n’y marque, sinon −${value}`,
  },
  prompt: {
    place: (name) => (name ? `${name} pose une tuile.` : 'Posez une tuile dans votre ville.'),
    build: (name) => (name ? `${name} peut construire sur la tuile posée.` : 'Construire sur la nouvelle tuile\u202f?'),
    draw: (name) => (name ? `${name} pioche une tuile.` : 'Prenez une tuile\u00a0: marché ou pile.'),
    over: 'La partie est terminée.',
  },
  place: {
    whole: (one, cell, squares, turn) =>
      `Poser la ${tile(one)} en ${cell}${turn === 0 ? ', telle quelle' : `, tournée de ${turn * 90} degrés\u00a0: ${face(squares)}`}`,
    tile: (one) => `Poser la ${tile(one)}`,
    cell: (cell) => `en ${cell}`,
    turn: (squares, turn) =>
      turn === 0 ? `telle quelle\u00a0: ${face(squares)}` : `tournée de ${turn * 90} degrés\u00a0: ${face(squares)}`,
  },
  build: {
    tower: (quarter, terrain, size) => `Construire un gratte-ciel ${onSquare(quarter, terrain, size)}`,
    square: onSquare,
    piece: (one, quarter: Quarter, terrain: Terrain, size: number) =>
      `Construire ${builtPiece(one)} ${onSquare(quarter, terrain, size)}`,
    utilities: {
      ecomobile: 'Construire une écomobile',
      windmill: 'Construire un moulin',
      biodome: 'Construire un biodôme',
    },
    skip: 'Ne rien construire',
  },
  take: { market: (one) => `Prendre la ${tile(one)} au marché`, stack: 'Piocher dans la pile' },
  events: {
    setup: (first, used) => `${first} commence. Dans cette partie\u00a0: ${list(used.map((type) => several[type]))}.`,
    placed: (name, one, slot, cell) =>
      `${name} pose une tuile en ${cell} (${face(one.squares)}\u202f; emplacement ${slot}).`,
    joined: 'Aucune autre pose n’était possible\u00a0: des quartiers portant des gratte-ciel se rejoignent.',
    built: (name, one, cell, quarter) => `${name} construit ${builtPiece(one)} en ${cell}, ${quarters[quarter]}.`,
    skipped: (name) => `${name} ne construit rien.`,
    cannotBuild: (name) => `${name} ne peut rien construire sur cette tuile.`,
    took: (name, one, slot, refill) =>
      `${name} prend une tuile au marché (${face(one.squares)}\u202f; emplacement ${slot}\u202f; à sa place\u00a0: ${face(refill.squares)}).`,
    drew: (name, one, slot) =>
      `${name} pioche une tuile dans la pile (${one ? `${face(one.squares)}\u202f; ` : ''}emplacement ${slot}).`,
    over: 'Toutes les villes sont achevées.',
  },
  areas: {
    table: { command: 'table', heading: 'La table' },
    hand: { command: 'main', heading: 'Votre main' },
    hands: { command: 'mains', heading: 'Les autres mains' },
    market: { command: 'marché', heading: 'Le marché' },
    supply: { command: 'réserve', heading: 'Gratte-ciel et services à construire' },
    city: { command: 'ville', heading: (name) => `La ville ${of(name)}` },
  },
  round: (round) => `Manche ${round} sur 16.`,
  first: (name) => `${name} a commencé.`,
  stack: (n) => `${n} ${many(n, 'tuile', 'tuiles')} dans la pile.`,
  inGame: (used) => `Services de cette partie\u00a0: ${list(used.map((type) => several[type]))}.`,
  slot: (slot, what) => `${slot}\u00a0: ${what}`,
  knownToAll: (one) => `${tile(one)}, connue de tous`,
  emptySlot: 'vide',
  hiddenTile: 'une tuile que vous n’avez pas vue',
  holds: (name, slots) => `Les emplacements ${of(name)} – ${slots.join('\u202f; ')}.`,
  towerRule:
    'À la fin, un gratte-ciel rapporte sa valeur si son quartier compte au moins autant de cases, sinon il en coûte autant.',
  noTowers: 'Il ne reste aucun gratte-ciel.',
  noUtilities: 'Il ne reste aucun service.',
  towersLeft: { caption: 'Gratte-ciel restants', head: ['Type', 'Sur', 'Valeurs'] },
  utilitiesLeft: { caption: 'Services restants', head: ['Service', 'Points', 'Restants'] },
  noValues: 'aucun',
  emptyCity: 'Encore aucune tuile.',
  squares: (name) => `Les cases ${of(name)}\u202f; colonnes a à g de gauche à droite, lignes 1 à 7 de haut en bas`,
  side: { left: (column) => `${column} gauche`, right: (column) => `${column} droite` },
  half: { top: (row) => `${row} haut`, bottom: (row) => `${row} bas` },
  nothing: '–',
  builtOn: (ground, one) => `${square(ground)}, ${piece(one)}`,
  districts: 'Quartiers de deux cases ou plus, et ceux qui portent une construction',
  districtHead: ['Quartier', 'Cases', 'En', 'Porte', 'Peut grandir'],
  yes: 'oui',
  no: 'non',
  counted,
  counts: (parks, sports) => `${counted.parks(parks)}, ${counted.sports(sports)}.`,
  frame: (width, height) => `La ville a pour l’instant ${width} de large et ${height} de haut.`,
  lines: {
    piece: (one, cell) => `${piece(one)} en ${cell}`,
    parks: 'Le plus de parcs',
    sports: 'Le plus d’installations sportives',
  },
  sums: {
    skyscraper: 'Gratte-ciel',
    ecomobile: 'Écomobiles',
    windmill: 'Moulins',
    biodome: 'Biodômes',
    parks: 'Le plus de parcs',
    sports: 'Le plus d’installations sportives',
  },
  endings: {
    'most-points': 'Le plus haut total l’emporte.',
    'most-pieces': 'Les totaux sont égaux\u202f; le nombre de gratte-ciel et de services départage.',
    shared: 'Points et constructions sont égaux, la victoire est partagée.',
  },
  options: { first: 'Premier joueur', utilities: 'Types de services' },
  values: {
    random: 'Au hasard',
    'ecomobile-windmill': 'Écomobiles et moulins',
    'ecomobile-biodome': 'Écomobiles et biodômes',
    'windmill-biodome': 'Moulins et biodômes',
  },
  board: {
    points: (n) => `${minus(n)} ${many(Math.abs(n), 'point', 'points')}`,
    turn: 'Tourner',
    pointsAre: {
      sure: (n) => `${minus(n)} acquis`,
      planned: (n) => `${signed(n)} pour l’instant`,
      awaited: (n) => `${signed(n)} en chantier`,
    },
    round: (round) => `Manche ${round}/16`,
    newest: 'Posée en dernier',
    cell: (cell) => `Emplacement libre en ${cell}`,
    square: (quarter) => `Construire sur la case ${quarters[quarter]}`,
    ghost: (move) => `${move}. Appuyez pour tourner.`,
    squares: (squares, wanted) => `${squares} ${many(squares, 'case', 'cases')} sur ${wanted}.`,
    promise: (value, squares) =>
      `+${value} dès que son quartier a ${value} ${many(value, 'case', 'cases')}\u202f; ${squares} pour l’instant.`,
    stands: (piece, n, settled) => `${piece}\u00a0: ${points(n)}${settled ? ', acquis' : ', peut encore changer'}`,
    tryCell: (cell) => `Essayer en ${cell}`,
    tryGhost: (move) => `Seulement à l’essai\u00a0: ${move}. Appuyez pour tourner.`,
    tryOut: 'Essai',
    notYet: 'Pas encore\u00a0: ce n’est pas à vous de jouer',
    prepare: 'Jouer ceci quand ce sera mon tour',
    confirm: 'Jouer ce coup',
    cancel: 'Reposer',
    changes: 'Ce que cela changerait',
    known: 'Tout le monde a vu cette tuile',
    knownSign: 'vue',
    stack: 'pile',
    left: (n) => many(n, `${n} restant`, `${n} restants`),
    hand: 'Main',
    others: 'Les autres villes',
    larger: 'Agrandir',
    smaller: 'Réduire',
  },
  refusals: {
    'no-move': () => 'Ce coup n’existe pas, ou la partie est terminée.',
    'not-place-step': () => 'Une tuile est déjà posée\u202f; poursuivez ce tour.',
    'not-build-step': () => 'On construit juste après avoir posé une tuile.',
    'not-draw-step': () => 'On pioche en dernier, après avoir posé et construit, et pas du tout à la manche 16.',
    'tile-not-in-hand': (v) => `Vous n’avez pas la ${tile(v.tile)}.`,
    'first-cell': (v) => `La première tuile d’une ville va en ${v.cell}\u202f; seule sa rotation est libre.`,
    'cell-taken': (v) => `Il y a déjà une tuile en ${v.cell}.`,
    'cell-apart': (v) => `En ${v.cell}, la tuile ne partagerait aucun côté avec une tuile de votre ville.`,
    'cell-outside-frame': (v) =>
      `Avec une tuile en ${v.cell}, votre ville dépasserait quatre tuiles en largeur ou en hauteur.`,
    'turn-same': (v) => `Ainsi tournée, la ${tile(v.tile)} est la même que moins tournée.`,
    'joins-towers': (v) =>
      `En ${v.cell}, deux quartiers portant chacun un gratte-ciel se rejoindraient, et une autre pose est possible.`,
    'piece-gone': (v) => `${thePiece(v.piece)} n’est pas dans la réserve.`,
    'square-has-feature': (v) =>
      `La case ${quarters[v.quarter]} porte un parc ou une installation sportive\u202f; on n’y construit rien.`,
    'terrain-missing': (v) =>
      `${thePiece(v.piece)} ne va pas ici\u00a0: aucune case de la nouvelle tuile n’a ce terrain.`,
    'terrain-differs': (v) =>
      `${thePiece(v.piece)} ne peut pas se dresser sur le terrain de la case ${quarters[v.quarter]}.`,
    'district-has-tower': (v) => `Le quartier de la case ${quarters[v.quarter]} porte déjà un gratte-ciel.`,
    'tile-not-in-market': (v) => `Le marché n’offre pas la ${tile(v.tile)}.`,
    'invalid-turn': () => 'Le tour de jeu ne s’accorde pas avec les tuiles posées.',
    'invalid-hand': () => 'Une main contient ce qu’elle ne peut pas contenir.',
    'invalid-piece': () => 'Une construction est inconnue.',
    'invalid-supply': (v) => `Il y en a trop ou pas assez\u00a0: ${piece(v.piece)}.`,
    'invalid-utilities': () => 'Il faut les services de deux types, en nombre exact.',
    'invalid-stack': () => 'La pile contient ce qu’elle ne peut pas contenir.',
    'invalid-tile': (v) => `Il faut un seul exemplaire de la ${tile(v.tile)}, pas ${v.count}.`,
    'invalid-city': () => 'Une ville contient une tuile qui ne peut pas y être.',
    'invalid-build': (v) => `${thePiece(v.piece)} se dresse où ce n’est pas permis.`,
    'invalid-field': (v) => `Le champ «\u202f${v.field}\u202f» ne s’accorde pas avec les villes.`,
  },
} satisfies Messages
