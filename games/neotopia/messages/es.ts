// Neotopia in Spanish.
import { capital, listing, plural } from '../../../core/words.ts'
import type {
  BuildingShape,
  Direction,
  Element,
  ElementAmounts,
  Factory,
  KindId,
  LaidToken,
  Region,
  Token,
  TokenAmounts,
} from '../data.ts'
import type { Messages } from './en.ts'

const n = plural('es')
const list = listing('es')

/** null: the reader. */
type Who = string | null
/** What somebody does and what the reader is told to do are one form of these verbs. */
const asked = (who: Who, verb: string) => (who === null ? verb : `${who} ${verb}`)
/** At the beginning of a sentence. */
const told = (who: Who, verb: string) => asked(who, who === null ? capital(verb) : verb)
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'acción', 'acciones')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'proyecto', 'proyectos')}`
const pointsOf = (points: number) => `${points} ${n(points, 'punto', 'puntos')}`
const missingOf = (missing: number) => `${n(missing, 'falta', 'faltan')} ${missing}`

const elements: { readonly [E in Element]: string } = {
  energy: 'energía',
  farming: 'biocultivo',
  technology: 'tecnología',
  community: 'comunidad',
}
/** The colour somebody plays. */
const the: { readonly [E in Element]: string } = {
  energy: 'la energía',
  farming: 'el biocultivo',
  technology: 'la tecnología',
  community: 'la comunidad',
}
const regions: { readonly [R in Region]: string } = {
  desert: 'desierto',
  water: 'agua',
  forest: 'bosque',
}
const inRegion: { readonly [R in Region]: string } = {
  desert: 'en el desierto',
  water: 'en la región del agua',
  forest: 'en el bosque',
}
const toRegion: { readonly [R in Region]: string } = {
  desert: 'al desierto',
  water: 'a la región del agua',
  forest: 'al bosque',
}
const factories: { readonly [F in Factory]: string } = {
  a: 'A',
  b: 'B',
  c: 'C',
}
const tokens: { readonly [T in Token]: string } = {
  subsidy: 'subvención pública',
  automatization: 'automatización',
  initiative: 'iniciativa privada',
  permits: 'nuevos permisos de obra',
}
const tokenEffects: { readonly [T in Token]: string } = {
  subsidy: 'robar 2 proyectos',
  automatization: 'una acción más',
  initiative: 'colocar un elemento de la reserva en cualquier región',
  permits: 'mover un elemento de una fábrica a una casilla exterior',
}
const kinds: { readonly [K in KindId]: string } = {
  sun: 'Torre solar',
  skyfarm: 'Granja vertical',
  spire: 'Aguja científica',
  forum: 'Foro ciudadano',
  biogas: 'Planta de biogás',
  fusion: 'Laboratorio de fusión',
  rooftops: 'Tejados solares',
  orchard: 'Vergel de invierno',
  seedvault: 'Banco de semillas',
  garden: 'Jardín comunitario',
  grid: 'Red inteligente',
  algae: 'Laboratorio de algas',
  robots: 'Taller de robots',
  tram: 'Anillo de tranvía',
  market: 'Mercado de la cosecha',
  academy: 'Academia abierta',
}
const buildingShapes: { readonly [S in BuildingShape]: string } = {
  line: 'línea corta',
  bend: 'codo',
  triangle: 'triángulo',
  longLine: 'línea larga',
  star: 'estrella',
}
const directions: { readonly [D in Direction]: string } = {
  e: 'al este',
  se: 'al sureste',
  sw: 'al suroeste',
  w: 'al oeste',
  nw: 'al noroeste',
  ne: 'al noreste',
}
const amount = (count: number, thing: string) => `${count} de ${thing}`
const amountsOf = (all: readonly string[]) => (all.length === 0 ? 'nada' : list(all))
const elementAmounts = (amounts: ElementAmounts) =>
  amountsOf(amounts.map(({ element, count }) => amount(count, elements[element])))
const tokenAmounts = (amounts: TokenAmounts) =>
  amountsOf(amounts.map(({ token, count }) => `${count} × ${tokens[token]}`))
/** Which elements are missing, or how many where ways differ. */
const wanted = (amounts: ElementAmounts | number) =>
  typeof amounts === 'number'
    ? missingOf(amounts)
    : `${n(
        amounts.reduce((sum, { count }) => sum + count, 0),
        'falta',
        'faltan',
      )} ${elementAmounts(amounts)}`
const gained = (token: Token | null) => (token === null ? '' : ` y tomar la ficha de ${tokens[token]}`)
const tokenOn = ({ token, space }: LaidToken) => `${tokens[token]} en ${space}`

export const es: Messages = {
  name: 'Neotopia',
  aim: 'Más puntos; la región más baja, ×3',
  about:
    'Lleva elementos de tres fábricas a tres regiones de una ciudad de 2055 y construye proyectos con sus patrones.',
  notice:
    'Las reglas son las de Neotopia; los mapas de las regiones, los patrones y nombres de los proyectos y los dorsos de las losetas de producción son un conjunto propio.',

  elements,
  regions,
  inRegion,
  toRegion,
  factories,
  tokens,
  kinds,
  elementAmounts,
  tokenAmounts,

  building: (kind, form) => `${kinds[kind]} (${buildingShapes[form]})`,
  project: (kind, size) => `${kinds[kind]} (${size})`,
  points: pointsOf,
  buildingPoints: (other, own, element) => `${pointsOf(other)}, o ${own} si juegas con ${the[element]}`,
  firstCell: (element) => `${elements[element]} (1)`,
  cell: (number, element, direction, from) => `${elements[element]} (${number}) ${directions[direction]} de ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => `${told(who, 'elige')} un color.`,
    start: (who, element) =>
      who === null
        ? `Coloca tu primer elemento: ${elements[element]}.`
        : `${who} coloca un primer elemento: ${elements[element]}.`,
    actions: (who, actions) =>
      who === null
        ? `${n(actions, 'Queda', 'Quedan')} ${actionsLeft(actions)}: roba o mueve.`
        : `A ${who} le ${n(actions, 'queda', 'quedan')} ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} puede terminar el turno.`
      return bonus ? 'Usa una ficha de bonificación o termina el turno.' : 'No te quedan acciones: termina el turno.'
    },
    window: (space, region, projects) =>
      projects === 1
        ? `Construye o sigue: ${space} ${inRegion[region]} completa un proyecto.`
        : `Construye uno de los ${projects} proyectos o sigue: ${space} ${inRegion[region]} los completa.`,
    pending: {
      subsidy: (who, draws) => `Subvención pública: ${asked(who, 'roba')} ${cardsIn(draws)} más.`,
      automatization: (who, _draws) => `Automatización: ${asked(who, 'juega')} una acción más.`,
      initiative: (who, _draws) => `Iniciativa privada: ${asked(who, 'coloca')} un elemento de la reserva.`,
      permits: (who, _draws) =>
        `Nuevos permisos de obra: ${asked(who, 'mueve')} un elemento de una fábrica a una casilla exterior.`,
    },
    over: 'La partida ha terminado.',
  },

  areas: {
    turn: { command: 'turno', heading: 'El turno' },
    hand: { command: 'mano', heading: 'Tu mano' },
    offer: { command: 'oferta', heading: 'La oferta' },
    regions: {
      desert: { command: 'desierto', heading: 'El desierto' },
      water: { command: 'agua', heading: 'La región del agua' },
      forest: { command: 'bosque', heading: 'El bosque' },
    },
    factories: { command: 'fábricas', heading: 'Fábricas y reserva' },
    player: { command: 'jugador', heading: (name, you) => (you ? `${name} (tú)` : name) },
    map: { command: 'mapa', heading: 'Cómo están las casillas' },
  },

  turn: {
    round: (round) => `Ronda ${round}.`,
    first: (name) => `Jugador inicial: ${name}.`,
    order: (names) => `Orden de juego: ${names.join(', ')}.`,
    acting: (name, actions) => `Es el turno de ${name}; ${n(actions, 'queda', 'quedan')} ${actionsLeft(actions)}.`,
    bonusUsed: 'En este turno ya se ha usado una ficha de bonificación.',
    pending: (token) => `Ficha de bonificación en uso: ${tokens[token]}.`,
    window: (element, space, region) =>
      `El último elemento colocado es ${elements[element]}, ${space} ${inRegion[region]}; aún puede completar un proyecto.`,
    ending: {
      open: '',
      flag: 'Ha salido la bandera: tras esta ronda viene la última.',
      last: 'Esta es la última ronda.',
    },
    over: 'La partida ha terminado.',
  },
  hand: {
    empty: 'Tu mano está vacía.',
    known: 'Los demás conocen esta carta.',
  },
  offer: {
    empty: 'No hay proyectos en la oferta.',
    deck: (cards) => `${cardsIn(cards)} en el mazo.`,
  },
  region: {
    caption: 'Casillas, de norte a sur y de oeste a este',
    row: 'fila',
    free: 'libre',
    outer: 'exterior, libre',
    outerTaken: (element) => `exterior, ${elements[element]}`,
    token: (token) => `libre, ficha de ${tokens[token]}`,
    empty: 'Aquí aún no hay elementos: el primero va en el centro, d4.',
    last: (card) => `El último proyecto construido aquí es ${card}: el próximo debe ser de otro tipo.`,
    noneBuilt: 'Aquí aún no se ha construido ningún proyecto.',
    built: (cards) => `${cardsIn(cards)} ${n(cards, 'construido', 'construidos')} aquí.`,
    stack: (count, top) => `${count} ${n(count, 'ficha', 'fichas')} en el montón, arriba ${tokens[top]}.`,
    noStack: 'El montón de fichas de bonificación se ha agotado.',
    tracks: 'Medidor de puntos',
    player: 'jugador',
    track: 'en el medidor',
    cluster: 'mayor grupo',
  },
  production: {
    caption: 'Elementos',
    place: 'lugar',
    factory: (factory, touched) => `fábrica ${factories[factory]} (${list(touched.map((region) => regions[region]))})`,
    pile: 'pila de producción',
    middle: 'centro',
    reserve: 'reserva',
    tiles: (tiles) =>
      tiles === 1
        ? 'Queda 1 loseta de producción: la de la bandera.'
        : `Quedan ${tiles} losetas de producción, con la bandera al fondo.`,
    noTiles: 'No quedan losetas de producción: el centro se llena con un elemento de cada color.',
    toCome: (amounts) => `Los dorsos de las losetas que quedan suman ${elementAmounts(amounts)}.`,
    unseen: (amounts) => `Debajo de las primeras fichas de los montones hay en total ${tokenAmounts(amounts)}.`,
  },
  player: {
    colour: (element) => `Juega con ${the[element]}.`,
    noColour: 'Aún no tiene color.',
    hand: (cards) => `${cardsIn(cards)} en mano.`,
    known: 'De ellos, todos conocen:',
    tokens: (amounts) => `Fichas de bonificación: ${tokenAmounts(amounts)}.`,
    noTokens: 'Sin fichas de bonificación.',
    caption: 'Puntos por región',
    region: 'región',
    projects: 'proyectos',
    cluster: 'mayor grupo',
    total: (points) => `Con la región más baja contada tres veces y 3 por ficha: ${points}.`,
  },
  map: {
    rows: 'Una región tiene siete filas, de la a a la g de norte a sur, de 4, 5, 6, 7, 6, 5 y 4 casillas contadas desde el oeste. El centro es d4.',
    neighbours:
      'Dos casillas contiguas de una fila se tocan. Hasta la fila d, debajo de b2 están c2 al suroeste y c3 al sureste; desde la fila d, debajo de e2 están f1 al suroeste y f2 al sureste.',
    outer: (spaces) => `Las casillas exteriores son ${list(spaces)}.`,
    bonus: (spaces) => `Las casillas con ficha son ${list(spaces)}.`,
    factories: 'La fábrica A toca el desierto y el agua; la B, el agua y el bosque; la C, el bosque y el desierto.',
  },

  moves: {
    colour: (element) => `Jugar con ${the[element]}`,
    place: (element) => `Colocar ${elements[element]} de la reserva`,
    move: (element) => `Mover ${elements[element]}`,
    moveWhole: (element, factory, space, region, token) =>
      `Mover ${elements[element]} de la fábrica ${factories[factory]} a ${space} ${inRegion[region]}${gained(token)}`,
    placeWhole: (element, space, region, token) =>
      `Colocar ${elements[element]} de la reserva en ${space}, ${inRegion[region]}${gained(token)}`,
    factory: (factory) => `de la fábrica ${factories[factory]}`,
    row: (row) => `fila ${row}`,
    space: (space) => `casilla ${space}`,
    spaceWithToken: (space, token) => `casilla ${space} con su ficha de ${tokens[token]}`,
    take: 'Tomar de la oferta',
    takeWhole: (taken) => `Tomar de la oferta: ${taken}`,
    taken: (card, amounts) => `${card} con ${elementAmounts(amounts)}`,
    draw: 'Robar del mazo',
    build: 'Construir',
    buildWhole: (built) => `Construir ${built}`,
    built: (card, region, points) => `${card} ${inRegion[region]} por ${pointsOf(points)}`,
    use: 'Usar una ficha de bonificación',
    useWhole: (token) => `Usar la ficha de ${tokens[token]}: ${tokenEffects[token]}`,
    used: (token) => `${tokens[token]}: ${tokenEffects[token]}`,
    end: 'Terminar el turno',
  },

  events: {
    first: (name, drawn) => (drawn ? `El sorteo decide: empieza ${name}.` : `Empieza ${name}.`),
    colour: (name, element) => `${name} juega con ${the[element]}.`,
    laid: (region, laid, top) =>
      `Fichas de bonificación ${inRegion[region]}: ${laid.map(tokenOn).join(', ')}; encima del montón, ${tokens[top]}.`,
    dealt: (name, count) => `${name} recibe ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} recibe ${list(cards)}.`,
    offered: (cards) => `Nuevo en la oferta: ${list(cards)}.`,
    turn: (name, round) => `Ronda ${round}, turno de ${name}.`,
    moved: (name, element, factory, space, region) =>
      `${name} mueve ${elements[element]} de la fábrica ${factories[factory]} a ${space} ${inRegion[region]}.`,
    placed: (name, element, space, region) =>
      `${name} lleva ${elements[element]} de la reserva a ${space} ${inRegion[region]}.`,
    covered: (name, token, space) => `${name} se lleva la ficha de ${space}: ${tokens[token]}.`,
    earned: (name, token, region) => `${name} toma la primera ficha del montón ${inRegion[region]}: ${tokens[token]}.`,
    uncovered: (token, region) => `El montón ${inRegion[region]} muestra ahora ${tokens[token]}.`,
    refilled: (factory, amounts) => `La fábrica ${factories[factory]} está vacía y recibe ${elementAmounts(amounts)}.`,
    notRefilled: (factory) => `La fábrica ${factories[factory]} se queda vacía: el centro no tiene nada que dar.`,
    produced: (amounts, left) =>
      `Se voltea una loseta de producción: después vendrán ${elementAmounts(amounts)}; ${n(left, 'queda', 'quedan')} ${left} ${n(left, 'loseta', 'losetas')}.`,
    middle: (amounts) => `El centro se llena con ${elementAmounts(amounts)}.`,
    flag: 'Ha salido la bandera: se termina la ronda y se juega una más.',
    took: (name, card) => `${name} toma ${card} de la oferta.`,
    drew: (name) => `${name} roba un proyecto del mazo.`,
    drewCard: (name, card) => `${name} roba ${card} del mazo.`,
    built: (name, card, region, points, reached) =>
      `${name} construye ${card} ${inRegion[region]} por ${pointsOf(points)} y llega allí a ${reached}.`,
    used: (name, token) => `${name} usa la ficha de ${tokens[token]}.`,
    lost: (name, actions) =>
      `${name} no puede hacer nada más: se ${n(actions, 'pierde', 'pierden')} ${actionsLeft(actions)}.`,
    last: (round) => `Empieza la ronda ${round}, la última.`,
    cluster: (name, size, region) => `${name} suma ${pointsOf(size)} por su mayor grupo ${inRegion[region]}.`,
    final: (name, points) => `${name} acaba con ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Cada región cuenta sus puntos y tu mayor grupo; la más baja cuenta tres veces (×3) y cada ficha sin usar, 3.',
    regionStands: (region, track, cluster) => `${regions[region]}: ${track} en el medidor, mayor grupo ${cluster}`,
    lowest: (region) => `${regions[region]}: la más baja cuenta tres veces`,
    table: 'La mesa: tres regiones en torno a la pila de producción',
    forward: (region) => `Traer al frente. ${region}`,
    inFactory: (element, count, factory) => `${amount(count, elements[element])} en la fábrica ${factories[factory]}`,
    inReserve: (element, count) => `${amount(count, elements[element])} en la reserva`,
    reserve: 'Reserva',
    unseen: 'Fichas aún ocultas',
    space: (space, region, holds) => `${space} ${inRegion[region]}: ${holds}`,
    open: (space) => `${space}. Aquí se puede colocar un elemento`,
    fresh: (space) => `${space}, nuevo desde tu último turno`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, mayor grupo ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amounts) => `Después: ${elementAmounts(amounts)}.`,
    card: (card, points) => `${card}: ${pointsOf(points)}`,
    standing: {
      refused: 'ahora no, el último proyecto es de este tipo.',
      blocked: 'ya no hay sitio.',
      complete: 'ya se puede construir.',
      unstarted: (missing) => `sin empezar, ${missingOf(missing)}.`,
      missing: (amounts, spaces, ways) =>
        ways === 1 ? `${wanted(amounts)} en ${list(spaces)}.` : `${wanted(amounts)}, de ${ways} maneras.`,
    },
    serves: {
      completes: (element, cards) =>
        element === null ? `Completa ${list(cards)}.` : `Con ${elements[element]} completa ${list(cards)}.`,
      missing: (element, changes) =>
        element === null ? `Falta: ${changes.join(', ')}.` : `Con ${elements[element]} falta: ${changes.join(', ')}.`,
    },
    placing: (element, space, region, token) =>
      `${capital(elements[element])} en ${space}, ${regions[region]}${token === null ? '' : `: ganas ${tokens[token]}`}`,
    taking: (card) => `Tomar ${card}`,
    building: (card, points) => `Construir ${card}: ${pointsOf(points)}`,
    inAll: (change) => `${change} al final`,
    unbuilt: (cards) => `Sin construir ${list(cards)}.`,
    confirm: 'Jugar esto',
    confirmMove: (move) => `Jugar: ${move}`,
    cancel: 'Devolver',
    changes: 'Lo que cambiaría',
    pickSpace: (element, factory) =>
      factory === null
        ? `Colocar ${elements[element]} de la reserva: elige una casilla.`
        : `Mover ${elements[element]} de la fábrica ${factories[factory]}: elige una casilla.`,
    pickElement: 'Ahora elige un elemento.',
    bar: 'Lo elegido o mirado',
    details: 'Detalles',
    deck: 'mazo',
    tokens: 'Tus fichas de bonificación',
    token: (count, text) => (count === 1 ? text : `${count} × ${text}`),
    players: 'Los jugadores',
    round: (round) => `Ronda ${round}`,
    actions: (actions) => `${n(actions, 'Queda', 'Quedan')} ${actionsLeft(actions)}`,
    ending: {
      open: (tiles) => (tiles === 1 ? 'La próxima es la bandera' : `Bandera en ${tiles} losetas`),
      flag: 'Después, última ronda',
      last: 'Última ronda',
    },
  },

  refusals: {
    'no-move': () => 'Esa jugada no existe.',
    'game-over': () => 'La partida ha terminado.',
    'colours-first': () => 'Antes hay que elegir color.',
    'colours-done': () => 'Los colores ya están elegidos.',
    'colour-taken': (v) => `${v.name} juega con ${the[v.element]}.`,
    'start-first': () => 'Antes cada jugador coloca un elemento de su color.',
    'own-colour': (v) => `Tu primer elemento debe ser de tu color: ${elements[v.own]}.`,
    'reserve-untouched': () => 'Solo la iniciativa privada trae un elemento de la reserva.',
    'reserve-empty': (v) => `En la reserva no hay ${elements[v.element]}.`,
    'factory-lacks': (v) => `No hay ${elements[v.element]} en la fábrica ${factories[v.factory]}.`,
    'factory-far': (v) => `La fábrica ${factories[v.factory]} no toca esta región: ${regions[v.region]}.`,
    'no-actions': () => 'Ya se han hecho las tres acciones de este turno.',
    'actions-left': (v) =>
      `El turno no puede terminar aún: ${n(v.actions, 'queda', 'quedan')} ${actionsLeft(v.actions)} por hacer.`,
    'bonus-running': (v) => `Antes acaba lo que permite la ficha: ${tokens[v.token]}.`,
    'bonus-used': () => 'Solo se puede usar una ficha de bonificación por turno.',
    'no-token': (v) => `No tienes esa ficha: ${tokens[v.token]}.`,
    'token-idle': (v) => `Ahora la ficha no haría nada: ${tokens[v.token]}.`,
    'space-taken': (v) => `Ya hay un elemento en ${v.space}.`,
    'space-outer': (v) => `${v.space} es una casilla exterior: solo se llega con nuevos permisos de obra.`,
    'space-not-outer': (v) => `Los nuevos permisos de obra solo llevan a casillas exteriores, y ${v.space} no lo es.`,
    'space-centre': () => 'La región está vacía: su primer elemento va en el centro, d4.',
    'space-apart': (v) => `No hay ningún elemento junto a ${v.space}.`,
    'not-offered': (v) => `${v.card} no está en la oferta.`,
    'deck-empty': () => 'El mazo está vacío.',
    'window-closed': () => 'Solo se puede construir un proyecto, y justo después de colocar un elemento.',
    'not-held': (v) => `No tienes ${v.card} en la mano.`,
    'same-kind': (v) =>
      `El último proyecto de allí (${regions[v.region]}) también es ${kinds[v.kind]}: una ciudad diversa pide otro tipo.`,
    'no-pattern': (v) => `El elemento recién colocado no completa el patrón de ${v.card}.`,
    'invalid-turn': () => 'El turno, o lo que toca en él, no es posible.',
    'invalid-colours': () => 'Los colores de los jugadores no encajan con el turno.',
    'invalid-region': () => 'Los elementos de una región no están unidos a su centro.',
    'invalid-tile': () => 'Hay una loseta de producción volteada que no puede estarlo, o al revés.',
    'invalid-ending': () => 'La cercanía del final no encaja con las losetas volteadas.',
    'invalid-pile': () => 'La pila tiene más o menos elementos de los que puede.',
    'invalid-factory': () => 'Una fábrica tiene algo que no puede tener.',
    'invalid-elements': () => 'La cuenta de elementos de un color no cuadra.',
    'invalid-reserve': () => 'La reserva ha dado más de lo que se le pidió.',
    'invalid-token': () => 'La cuenta de fichas de bonificación no cuadra.',
    'invalid-stack': () => 'Un montón de fichas de bonificación no encaja con la puntuación.',
    'invalid-card': () => 'Hay una carta de proyecto donde no puede haber ninguna.',
    'invalid-built': () => 'El último proyecto de una región no está entre los construidos allí.',
    'invalid-hand': () => 'Las manos no son como se repartieron.',
    'invalid-offer': () => 'La oferta no tiene lo que debería.',
    'invalid-points': () => 'Los puntos de una región no encajan con lo construido allí.',
    'invalid-window': () => 'Ahí no se acaba de colocar ningún elemento.',
    'invalid-bonus': () => 'La ficha de bonificación en uso no es posible.',
    'invalid-round': () => 'Las rondas no encajan con lo robado y colocado.',
  },

  lines: {
    projects: (region) => `Proyectos, ${regions[region]}`,
    cluster: (region) => `Mayor grupo, ${regions[region]}`,
    lowest: (region) => `Región más baja (×3), otras dos veces: ${regions[region]}`,
    tokens: 'Fichas sin usar',
  },
  sums: {
    projects: 'Proyectos',
    cluster: 'Mayores grupos',
    lowest: 'Región más baja (×3), otras dos veces',
    tokens: 'Fichas sin usar',
  },
  endings: {
    points: 'Gana quien tiene más puntos.',
    lowest: 'Empate a puntos; deciden los puntos de la región más baja.',
    second: 'Empate a puntos; deciden los puntos de la segunda región más baja.',
    highest: 'Empate a puntos; deciden los puntos de la región más alta.',
    shared: 'Empate en todo: la victoria se comparte.',
  },
  options: { first: 'Jugador inicial', colours: 'Colores' },
  values: { seated: 'Por asiento', chosen: 'Los eligen los jugadores por turno' },
}
