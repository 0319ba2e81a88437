// Neotopia in Spanish.
import { listing, plural } from '../../../core/words.ts'
import type { Messages } from './en.ts'

const n = plural('es')
const list = listing('es')

/** null: the reader. */
type Who = string | null
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
/** What somebody does and what the reader is told to do are one form of these verbs. */
const asked = (who: Who, verb: string) => (who === null ? verb : `${who} ${verb}`)
/** At the beginning of a sentence. */
const told = (who: Who, verb: string) => asked(who, who === null ? capital(verb) : verb)
const actionsLeft = (actions: number) => `${actions} ${n(actions, 'acción', 'acciones')}`
const cardsIn = (cards: number) => `${cards} ${n(cards, 'proyecto', 'proyectos')}`
const pointsOf = (points: number) => `${points} ${n(points, 'punto', 'puntos')}`
const missingOf = (missing: number) => `${n(missing, 'falta', 'faltan')} ${missing}`

export const es: Messages = {
  name: 'Neotopia',
  aim: 'Más puntos; la región más baja, ×3',
  about:
    'Lleva elementos de tres fábricas a tres regiones de una ciudad de 2055 y construye proyectos con sus patrones.',
  notice:
    'Las reglas son las de Neotopia; los mapas de las regiones, los patrones y nombres de los proyectos y los dorsos de las losetas de producción son un conjunto propio.',
  list,

  elements: ['energía', 'biocultivo', 'tecnología', 'comunidad'],
  regions: ['desierto', 'agua', 'bosque'],
  inRegion: ['en el desierto', 'en la región del agua', 'en el bosque'],
  toRegion: ['al desierto', 'a la región del agua', 'al bosque'],
  factories: ['A', 'B', 'C'],
  tokens: ['subvención pública', 'automatización', 'iniciativa privada', 'nuevos permisos de obra'],
  tokenEffects: [
    'robar 2 proyectos',
    'una acción más',
    'colocar un elemento de la reserva en cualquier región',
    'mover un elemento de una fábrica a una casilla exterior',
  ],
  kinds: {
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
  },
  buildingShapes: ['línea corta', 'codo', 'triángulo', 'línea larga', 'estrella'],
  directions: {
    e: 'al este',
    se: 'al sureste',
    sw: 'al suroeste',
    w: 'al oeste',
    nw: 'al noroeste',
    ne: 'al noreste',
  },

  building: (kind, form) => `${kind} (${form})`,
  project: (kind, size) => `${kind} (${size})`,
  amount: (count, element) => `${count} de ${element}`,
  nothing: 'nada',
  points: pointsOf,
  buildingPoints: (other, own, element) => `${pointsOf(other)}, o ${own} si juegas con ${element}`,
  firstCell: (element) => `1 ${element}`,
  cell: (number, element, direction, from) => `${number} ${element} ${direction} de ${from}`,
  described: (card, points, pattern) => `${card}, ${points}: ${pattern.join(', ')}.`,

  prompt: {
    colours: (who) => `${told(who, 'elige')} un color.`,
    start: (who, element) => `${told(who, 'coloca')} un primer elemento: ${element}.`,
    actions: (who, actions) =>
      who === null
        ? `${n(actions, 'Queda', 'Quedan')} ${actionsLeft(actions)}: roba un proyecto o mueve un elemento.`
        : `A ${who} le ${n(actions, 'queda', 'quedan')} ${actionsLeft(actions)}.`,
    done: (who, bonus) => {
      if (who !== null) return `${who} puede terminar el turno.`
      return bonus
        ? 'Usa una ficha de bonificación o termina el turno.'
        : 'Tus acciones están hechas: termina el turno.'
    },
    window: (space, place) => `Construye o sigue: ${space} ${place} completa un proyecto.`,
    pending: [
      (who, draws) => `Subvención pública: ${asked(who, 'roba')} ${cardsIn(draws)} más.`,
      (who, _draws) => `Automatización: ${asked(who, 'juega')} una acción más.`,
      (who, _draws) => `Iniciativa privada: ${asked(who, 'coloca')} un elemento de la reserva.`,
      (who, _draws) =>
        `Nuevos permisos de obra: ${asked(who, 'mueve')} un elemento de una fábrica a una casilla exterior.`,
    ],
    over: 'La partida ha terminado.',
  },

  areas: {
    turn: { command: 'turno', heading: 'El turno' },
    hand: { command: 'mano', heading: 'Tu mano' },
    offer: { command: 'oferta', heading: 'La oferta' },
    regions: [
      { command: 'desierto', heading: 'El desierto' },
      { command: 'agua', heading: 'La región del agua' },
      { command: 'bosque', heading: 'El bosque' },
    ],
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
    pending: (token) => `Ficha de bonificación en uso: ${token}.`,
    window: (element, space, place) =>
      `El último elemento colocado es ${element}, ${space} ${place}; aún puede completar un proyecto.`,
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
    outerTaken: (element) => `exterior, ${element}`,
    token: (token) => `libre, ficha de ${token}`,
    empty: 'Aquí aún no hay elementos: el primero va en el centro, d4.',
    last: (card) => `El último proyecto construido aquí es ${card}: el próximo debe ser de otro tipo.`,
    noneBuilt: 'Aquí aún no se ha construido ningún proyecto.',
    built: (cards) => `${cardsIn(cards)} ${n(cards, 'construido', 'construidos')} aquí.`,
    stack: (tokens, top) => `${tokens} ${n(tokens, 'ficha', 'fichas')} en el montón, arriba ${top}.`,
    noStack: 'El montón de fichas de bonificación se ha agotado.',
    tracks: 'Medidor de puntos',
    player: 'jugador',
    track: 'en el medidor',
    cluster: 'mayor grupo',
  },
  production: {
    caption: 'Elementos',
    place: 'lugar',
    factory: (factory, regions) => `fábrica ${factory} (${regions.join(' y ')})`,
    pile: 'pila de producción',
    middle: 'centro',
    reserve: 'reserva',
    tiles: (tiles) =>
      tiles === 1
        ? 'Queda 1 loseta de producción: la de la bandera.'
        : `Quedan ${tiles} losetas de producción, con la bandera al fondo.`,
    noTiles: 'No quedan losetas de producción: el centro se llena con un elemento de cada color.',
    toCome: (amounts) => `Los dorsos de las losetas que quedan suman ${amounts}.`,
    unseen: (amounts) => `Debajo de las primeras fichas de los montones hay en total ${amounts}.`,
  },
  player: {
    colour: (element) => `Juega con ${element}.`,
    noColour: 'Aún no tiene color.',
    hand: (cards) => `${cardsIn(cards)} en mano.`,
    known: 'De ellos, todos conocen:',
    tokens: (tokens) => `Fichas de bonificación: ${tokens}.`,
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
    colour: (element) => `Jugar con ${element}`,
    place: (element) => `Colocar ${element} de la reserva`,
    move: (element) => `Mover ${element}`,
    factory: (factory) => `de la fábrica ${factory}`,
    row: (row) => `fila ${row}`,
    space: (space) => `casilla ${space}`,
    spaceWithToken: (space, token) => `casilla ${space} con su ficha de ${token}`,
    take: 'Tomar de la oferta',
    taken: (card, elements) => `${card} con ${elements}`,
    draw: 'Robar del mazo',
    build: 'Construir',
    built: (card, place, points) => `${card} ${place} por ${points}`,
    use: 'Usar una ficha de bonificación',
    used: (token, effect) => `${token}: ${effect}`,
    end: 'Terminar el turno',
  },

  events: {
    first: (name, drawn) => (drawn ? `El sorteo decide: empieza ${name}.` : `Empieza ${name}.`),
    colour: (name, element) => `${name} juega con ${element}.`,
    laid: (place, tokens, top) => `Fichas de bonificación ${place}: ${tokens.join(', ')}; encima del montón, ${top}.`,
    tokenOn: (token, space) => `${token} en ${space}`,
    dealt: (name, count) => `${name} recibe ${cardsIn(count)}.`,
    dealtCards: (name, cards) => `${name} recibe ${list(cards)}.`,
    offered: (cards) => `Nuevo en la oferta: ${list(cards)}.`,
    turn: (name, round) => `Ronda ${round}, turno de ${name}.`,
    moved: (name, element, factory, space, place) =>
      `${name} mueve ${element} de la fábrica ${factory} a ${space} ${place}.`,
    placed: (name, element, space, place) => `${name} lleva ${element} de la reserva a ${space} ${place}.`,
    covered: (name, token, space) => `${name} se lleva la ficha de ${space}: ${token}.`,
    earned: (name, token, place) => `${name} toma la primera ficha del montón ${place}: ${token}.`,
    uncovered: (token, place) => `El montón ${place} muestra ahora ${token}.`,
    refilled: (factory, elements) => `La fábrica ${factory} está vacía y recibe ${elements}.`,
    notRefilled: (factory) => `La fábrica ${factory} se queda vacía: el centro no tiene nada que dar.`,
    produced: (elements, left) =>
      `Se voltea una loseta de producción, que trae ${elements}; ${n(left, 'queda', 'quedan')} ${left} ${n(left, 'loseta', 'losetas')}.`,
    middle: (elements) => `El centro se llena con ${elements}.`,
    flag: 'Ha salido la bandera: se termina la ronda y se juega una más.',
    took: (name, card) => `${name} toma ${card} de la oferta.`,
    drew: (name) => `${name} roba un proyecto del mazo.`,
    drewCard: (name, card) => `${name} roba ${card} del mazo.`,
    built: (name, card, place, points, reached) =>
      `${name} construye ${card} ${place} por ${points} y llega allí a ${reached}.`,
    used: (name, token) => `${name} usa la ficha de ${token}.`,
    lost: (name, actions) =>
      `${name} no puede hacer nada más: se ${n(actions, 'pierde', 'pierden')} ${actionsLeft(actions)}.`,
    last: (round) => `Empieza la ronda ${round}, la última.`,
    cluster: (name, size, place) => `${name} suma ${pointsOf(size)} por su mayor grupo ${place}.`,
    final: (name, points) => `${name} acaba con ${pointsOf(points)}.`,
  },

  board: {
    scoring:
      'Cada región cuenta sus puntos y tu mayor grupo; la más baja cuenta tres veces (×3) y cada ficha sin usar, 3.',
    lowest: (region) => `${region}: la más baja cuenta tres veces`,
    table: 'La mesa: tres regiones en torno a la pila de producción',
    forward: (region) => `Traer al frente. ${region}`,
    inFactory: (amount, factory) => `${amount} en la fábrica ${factory}`,
    inReserve: (amount) => `${amount} en la reserva`,
    reserve: 'Reserva',
    unseen: 'Fichas aún ocultas',
    space: (space, place, holds) => `${space} ${place}: ${holds}`,
    open: (space) => `${space}. Aquí se puede colocar un elemento`,
    fresh: (space) => `${space}, nuevo desde tu último turno`,
    score: (name, points, group) => `${name} ${pointsOf(points)}, mayor grupo ${group}`,
    inRegion: (region, text) => `${capital(region)}: ${text}`,
    next: (amount) => `Después: ${amount}.`,
    card: (card, points) => `${card}: ${points}`,
    standing: {
      refused: 'ahora no, el último proyecto es de este tipo.',
      blocked: 'ya no hay sitio.',
      complete: 'completo: ya se puede construir.',
      unstarted: (missing) => `sin empezar, ${missingOf(missing)}.`,
      missing: (amount, spaces, ways) =>
        ways === 1 ? `falta ${amount} en ${spaces}.` : `falta ${amount}, de ${ways} maneras.`,
    },
    serves: {
      completes: (element, cards) => (element === null ? `Completa ${cards}.` : `Con ${element} completa ${cards}.`),
      helps: (element, card, left) =>
        element === null
          ? `Ayuda a ${card}: después ${missingOf(left)}.`
          : `Con ${element} ayuda a ${card}: después ${missingOf(left)}.`,
      none: 'Aún no sirve a ninguno de tus proyectos.',
    },
    placing: (element, place, token) => `${capital(element)} en ${place}${token && `: ganas ${token}`}`,
    taking: (card) => `Tomar ${card}`,
    building: (card, points) => `Construir ${card}: ${points}`,
    confirm: 'Jugar esto',
    confirmMove: (move) => `Jugar: ${move}`,
    cancel: 'Devolver',
    changes: 'Lo que cambiaría',
    pickSpace: (source) => `${source}: elige una casilla.`,
    pickElement: 'Ahora elige un elemento.',
    bar: 'Lo elegido o mirado',
    idle: 'Mira un proyecto para ver dónde se podría completar, o una casilla para ver a qué proyecto sirve.',
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
    'colour-taken': (v) => `${v.name} juega con ${v.element}.`,
    'start-first': () => 'Antes cada jugador coloca un elemento de su color.',
    'own-colour': (v) => `El primer elemento debe ser del color propio: ${v.own}.`,
    'reserve-untouched': () => 'Solo la iniciativa privada trae un elemento de la reserva.',
    'reserve-empty': (v) => `En la reserva no hay ${v.element}.`,
    'factory-lacks': (v) => `No hay ${v.element} en la fábrica ${v.factory}.`,
    'factory-far': (v) => `La fábrica ${v.factory} no toca esta región: ${v.region}.`,
    'no-actions': () => 'Las tres acciones de este turno están hechas.',
    'actions-left': (v) =>
      `El turno no puede terminar aún: ${n(Number(v.actions), 'queda', 'quedan')} ${actionsLeft(Number(v.actions))} por hacer.`,
    'bonus-running': (v) => `Antes acaba lo que permite la ficha: ${v.token}.`,
    'bonus-used': () => 'Solo se puede usar una ficha de bonificación por turno.',
    'no-token': (v) => `No tienes esa ficha: ${v.token}.`,
    'token-idle': (v) => `Ahora la ficha no haría nada: ${v.token}.`,
    'space-taken': (v) => `Ya hay un elemento en ${v.space}.`,
    'space-outer': (v) => `${v.space} es una casilla exterior: solo se llega con nuevos permisos de obra.`,
    'space-not-outer': (v) => `Los nuevos permisos de obra solo llevan a casillas exteriores, y ${v.space} no lo es.`,
    'space-centre': () => 'La región está vacía: su primer elemento va en el centro, d4.',
    'space-apart': (v) => `No hay ningún elemento junto a ${v.space}.`,
    'not-offered': (v) => `${v.card} no está en la oferta.`,
    'deck-empty': () => 'El mazo está vacío.',
    'window-closed': () => 'Solo se puede construir un proyecto, y justo después de colocar un elemento.',
    'not-held': (v) => `No tienes ${v.card}.`,
    'same-kind': (v) =>
      `El último proyecto de allí (${v.region}) también es ${v.kind}: una ciudad diversa pide otro tipo.`,
    'no-pattern': (v) => `El elemento recién colocado no completa el patrón de ${v.card}.`,
    'invalid-rules': () => 'Sus reglas no están entre las publicadas.',
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
    projects: (region) => `Proyectos, ${region}`,
    cluster: (region) => `Mayor grupo, ${region}`,
    lowest: (region) => `Otras dos veces la región más baja, ${region}`,
    tokens: 'Fichas sin usar',
  },
  sums: {
    projects: 'Proyectos',
    cluster: 'Mayores grupos',
    lowest: 'Otras dos veces la región más baja',
    tokens: 'Fichas sin usar',
  },
  endings: {
    points: 'Gana quien tiene más puntos.',
    lowest: 'Empate a puntos; decide la mejor región más baja.',
    second: 'Empate a puntos; decide la mejor segunda región.',
    highest: 'Empate a puntos; decide la mejor región más alta.',
    shared: 'Empate en todo: la victoria se comparte.',
  },
  options: { first: 'Jugador inicial', colours: 'Colores' },
  values: { seated: 'Por asiento', chosen: 'Los eligen los jugadores por turno' },
}
