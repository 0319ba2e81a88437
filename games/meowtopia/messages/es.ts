// Meowtopia in Spanish.
import { listing, minus, plural } from '../../../core/words.ts'
import type { Messages } from './en.ts'

const many = plural('es')
const list = listing('es')
const units = {
  food: (n: number) => `${n} de comida`,
  coin: (n: number) => `${n} ${many(n, 'moneda', 'monedas')}`,
  none: (_n: number) => 'sin mercancía',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punto', 'puntos')}`
const workers = (n: number) => `${n} ${many(n, 'trabajador', 'trabajadores')}`
const kittens = (n: number) => `${n} ${many(n, 'gatito', 'gatitos')}`
const fields = (n: number) => `${n} ${many(n, 'campo', 'campos')}`
const sticks = (n: number) => `${n} ${many(n, 'canal', 'canales')}`
const untaken = (n: number) => `Nadie ha tomado ${many(n, 'esta loseta', 'estas losetas')}`
const rounds = (n: number) => `${n} ${many(n, 'ronda', 'rondas')}`

/** Families by the word of one kitten, with the word of several. */
const SEVERAL: { readonly [family: string]: string } = {
  naranja: 'naranjas',
  negro: 'negros',
  gris: 'grises',
  blanco: 'blancos',
}
const kittensOf = (n: number, family: string) => `${kittens(n)} ${many(n, family, SEVERAL[family] ?? family)}`

export const es: Messages = {
  name: 'Meowtopia',
  aim: 'Más puntos al agotarse la reserva',
  about:
    'Envía a tus gatitos a trabajar, deja que duerman la siesta, aliméntalos cada noche y riega tus campos: la alcaldía te espera.',
  notice:
    'Ludopolis es una adaptación independiente y no oficial. El pelaje de las familias, los valores de las fichas de comida y qué dos acciones hay en cada loseta del lado B son diseño propio.',
  list,
  families: ['naranja', 'negro', 'gris', 'blanco'],
  actions: { food: 'comida', irrigation: 'riego', gold: 'oro', recruit: 'reclutamiento', fields: 'campos' },
  units,
  goods: { none: 'nada', food: 'comida', coin: 'moneda' },
  points,
  counted: kittensOf,
  kittens: (counts, _n) => counts,
  workers,
  sides: ['norte', 'este', 'sur', 'oeste'],
  column: (east) => (east === 0 ? 'columna 0' : `columna ${Math.abs(east)} ${east < 0 ? 'oeste' : 'este'}`),
  row: (south) => (south === 0 ? 'fila 0' : `fila ${Math.abs(south)} ${south < 0 ? 'norte' : 'sur'}`),
  place: (column, row) => `${row}, ${column}`,
  prompt: {
    wake: (name) => (name ? `${name} decide a quién despertar.` : 'Mañana: ¿a quién despiertas?'),
    sell: (name) => (name ? `${name} puede vender a sus comerciantes.` : 'Mañana: ¿vendes a tus comerciantes?'),
    take: (name) => (name ? `${name} toma una loseta de acción.` : 'Día: toma una loseta de acción.'),
    send: (name) => (name ? `${name} envía trabajadores.` : 'Día: ¿cuántos trabajadores envías?'),
    field: (name, left) => (name ? `${name} coloca un campo.` : `Coloca un campo (por colocar: ${left}).`),
    stick: (name, left) => (name ? `${name} pone un canal.` : `Pon un canal (por poner: ${left}).`),
    recruit: (name, left) => (name ? `${name} recluta un gatito.` : `Recluta un gatito (por reclutar: ${left}).`),
    follow: (name, _left, active, action) =>
      name ? `${name} sigue o pasa.` : `¿Sigues a ${active} (${action}) o pasas?`,
    evening: (name) => (name ? `${name} alimenta a los gatitos.` : 'Noche: alimenta a tus gatitos.'),
    over: (_name) => 'La partida ha terminado.',
  },
  moves: {
    wakeNobody: 'No despertar a nadie',
    wake: (n, paid) =>
      paid === 0 ? `Despertar gratis a ${workers(n)}` : `Despertar a ${workers(n)} por ${units.food(paid)}`,
    sell: (unit) => `Vender ${unit}`,
    toMerchant: (merchant) => `a ${merchant}`,
    close: 'No vender nada más',
    take: (tile, food) =>
      food === 0 ? `Tomar la loseta de ${tile}` : `Tomar la loseta de ${tile} con ${units.food(food)}`,
    does: (does, others) => `para ti ${does}, para los demás ${others}`,
    sendNobody: 'No enviar a nadie',
    send: (n, gain) => (gain === '' ? `Enviar a ${workers(n)}` : `Enviar a ${workers(n)} por ${gain}`),
    field: 'Colocar un campo',
    fieldColumn: (column, pts) => (pts === 0 ? column : `${column}, regado, ${points(pts)}`),
    stick: 'Poner un canal',
    stickSide: (column, side, pts) => `${column}, lado ${side} del campo, ${points(pts)}`,
    recruit: (family) => `Reclutar un gatito ${family}`,
    roles: ['como trabajador', 'como comerciante'],
    follow: (action) => `Seguir: ${action}`,
    withFamily: (family) => `enviar a un gatito ${family}`,
    pass: 'Pasar',
    passWakes: (family) => `despierta un gatito ${family}`,
    passFood: (food) => (food === 0 ? 'no queda comida que ganar' : `ganas ${units.food(food)}`),
    dismiss: 'Despedir a un trabajador',
    states: {
      awake: (family) => `uno ${family} despierto`,
      asleep: (family) => `uno ${family} dormido`,
    },
    retire: 'Despedir a un comerciante',
    feedAll: (paid) => `Alimentar a todos por ${units.food(paid)}`,
    feed: (unfed, paid, pts) => `Dejar sin cenar a ${kittens(unfed)} por ${points(pts)}, pagar ${units.food(paid)}`,
  },
  merchant: (family, holding) => `un comerciante ${family} (${holding})`,
  events: {
    start: (first, sideB) => `Empieza ${first}${sideB ? '; las losetas muestran el lado B' : ''}.`,
    round: (round) => `Empieza la ronda ${round}.`,
    lateRound: (round, last) =>
      round === last
        ? `Empieza la ronda ${round}, la última en cualquier caso.`
        : `Empieza la ronda ${round}; la partida acaba como tarde tras la ronda ${last}.`,
    turn: (name) => `Es el turno de ${name}.`,
    rested: (name, food) =>
      food === 0
        ? `Todos los trabajadores de ${name} están despiertos, pero no queda comida que ganar.`
        : `Todos los trabajadores de ${name} están despiertos: ${units.food(food)}.`,
    wokeNobody: (name) => `${name} no despierta a nadie.`,
    woke: (name, who, paid) =>
      paid === 0 ? `${name} despierta gratis a ${who}.` : `${name} paga ${units.food(paid)} y despierta a ${who}.`,
    sold: (name, unit, family, holding) =>
      `${name} vende ${unit} a un comerciante ${family}, que ahora tiene ${holding}.`,
    took: (name, tile, food) =>
      food === 0
        ? `${name} toma la loseta de ${tile}.`
        : `${name} toma la loseta de ${tile} con ${units.food(food)} encima.`,
    tookB: (name, does, others, food) =>
      `${name} toma una loseta para hacer ${does}; los demás pueden hacer ${others}.${food === 0 ? '' : ` En ella había ${units.food(food)}.`}`,
    sentNobody: (name) => `${name} no envía a nadie.`,
    sent: (name, who, action) => `${name} envía a ${who} (${action}).`,
    sentGain: (name, who, gain) => `${name} envía a ${who} y gana ${gain}.`,
    followed: (name, who, action) => `${name} sigue con ${who} (${action}).`,
    followedGain: (name, who, gain) => `${name} sigue con ${who} y gana ${gain}.`,
    passedWakes: (name, family) => `${name} pasa, y despierta un gatito ${family}.`,
    passedFood: (name, food) =>
      food === 0 ? `${name} pasa; no queda comida que ganar.` : `${name} pasa y gana ${units.food(food)}.`,
    field: (name, place, irrigated, pts) =>
      irrigated
        ? `${name} coloca un campo en la ${place}; queda regado al instante (${points(pts)}).`
        : `${name} coloca un campo seco en la ${place}.`,
    stick: (name, side, place, pts) => `${name} pone un canal en la ${place}, lado ${side} (${points(pts)}).`,
    recruited: [
      (name, family) => `${name} recluta un gatito ${family} como trabajador.`,
      (name, family) => `${name} recluta un gatito ${family} como comerciante.`,
    ],
    dismissed: {
      awake: (name, family, food) => `${name} despide a un gatito ${family} despierto: ${units.food(food)}.`,
      asleep: (name, family, food) => `${name} despide a un gatito ${family} dormido: ${units.food(food)}.`,
    },
    dismissedMerchant: (name, merchant, food) => `${name} despide a ${merchant}: ${units.food(food)}.`,
    fedFree: (name) => `Los campos de ${name} alimentan a todos.`,
    fed: (name, paid) => `${name} alimenta a todos por ${units.food(paid)}.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} paga ${units.food(paid)} y deja sin cenar a ${kittens(unfed)}: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} ha tomado el último campo del tablero: esta es la última ronda.`,
      sticks: (name) => `${name} ha tomado el último canal del tablero: esta es la última ronda.`,
      kitten: (name) => `${name} ha reclutado un gatito de otra familia: esta es la última ronda.`,
      rounds: (_name) => 'Esta es la última ronda.',
    },
    left: (tiles, n, food) =>
      food === n
        ? `${untaken(n)}: ${tiles}. ${many(n, 'Recibe', 'Cada una recibe')} 1 de comida.`
        : food === 0
          ? `${untaken(n)}: ${tiles}. No queda comida que poner.`
          : `${untaken(n)}: ${tiles}. Solo hay comida para ${food === 1 ? 'la primera' : `las ${food} primeras`}.`,
    noneAwake: (name) => `${name} no tiene ningún gatito despierto.`,
    awake: (name, food) => `${name} gana ${units.food(food)} por sus gatitos despiertos.`,
  },
  areas: {
    table: { command: 'mesa', heading: 'La mesa' },
    tiles: { command: 'losetas', heading: 'Las losetas de acción' },
    supply: { command: 'reserva', heading: 'La reserva' },
    household: { command: 'casa', heading: (name) => `La casa de ${name}` },
    farm: { command: 'granja', heading: (name) => `Los campos de ${name}` },
  },
  round: (round, last) => `Ronda ${round} de ${last} como máximo.`,
  late: (left) =>
    left === 0
      ? 'La partida acaba tras esta ronda, pase lo que pase.'
      : `La partida acaba como tarde en ${rounds(left)}, pase lo que pase.`,
  first: (name) => `Jugador inicial de esta ronda: ${name}.`,
  active: (name) => `Es el turno de ${name}.`,
  doing: (name, does, others) =>
    does === others
      ? `${name} ha tomado ${does}; los demás pueden seguir.`
      : `${name} ha tomado ${does}; los demás pueden seguir con ${others}.`,
  pending: (name, n, phase) =>
    ({
      field: `A ${name} le ${many(n, 'queda', 'quedan')} ${fields(n)} por colocar.`,
      stick: `A ${name} le ${many(n, 'queda', 'quedan')} ${sticks(n)} por poner.`,
      recruit: `A ${name} le ${many(n, 'queda', 'quedan')} ${kittens(n)} por reclutar.`,
    })[phase],
  lastRound: 'Se ha activado el final: esta es la última ronda.',
  sideB: 'Las losetas muestran el lado B: quien toma una hace una de sus acciones, los demás pueden hacer la otra.',
  tileGrid: { caption: 'Losetas de acción', head: ['Loseta', 'Comida encima', 'Tomada por'] },
  tile: (actions) => actions.join('–'),
  nobody: 'nadie',
  nothing: '–',
  onBoard: (f, s) => `En el tablero quedan ${fields(f)} y ${sticks(s)}.`,
  setAside: (f, s) => `Aparte hay ${fields(f)} y ${sticks(s)} para después de activarse el final.`,
  stock: (food, coins) => `En la reserva quedan ${units.food(food)} y ${units.coin(coins)}.`,
  unlimited: 'La comida y las monedas no se agotan nunca.',
  parted: 'Esta noche se ha despedido a alguien, así que todos los que quedan tienen que cenar.',
  familyGrid: { caption: 'Gatitos en la reserva', head: ['Familia', 'Jugador', 'Quedan'] },
  stores: (food, coins) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} ${many(n, 'penalización', 'penalizaciones')} (${points(pts)}).`,
  kittenGrid: { caption: 'Trabajadores', head: ['Familia', 'Despiertos', 'Dormidos'] },
  merchantGrid: { caption: 'Comerciantes', head: ['Comerciante', 'Familia', 'Tiene', 'Esta mañana'] },
  served: 'servido',
  notServed: 'sin servir',
  noMerchants: 'Sin comerciantes.',
  bill: (bill, cats, irrigated) =>
    `Alimentar a todos costaría ahora ${units.food(bill)} (${kittens(cats)}, ${fields(irrigated)} ${many(irrigated, 'regado', 'regados')}).`,
  farm: (f, irrigated, s) => `${fields(f)}, ${irrigated} ${many(irrigated, 'regado', 'regados')}, y ${sticks(s)}.`,
  farmGrid: (name) => `Campos de ${name}; fila 0, columna 0 es el primer campo`,
  dry: 'seco',
  irrigated: (sides, n) => `${many(n, 'canal', 'canales')} ${sides}`,
  lines: {
    kittens: 'Gatitos',
    sticks: 'Canales, por los campos que riegan',
    'sold-coins': 'Monedas en comerciantes',
    'sold-food': 'Comida en comerciantes',
    coins: 'Monedas',
    food: 'Comida, dos por punto',
    penalties: 'Penalizaciones',
  },
  endings: {
    fields: 'Se ha tomado el último campo del tablero.',
    sticks: 'Se ha tomado el último canal del tablero.',
    kitten: 'Se ha reclutado un gatito de otra familia.',
    rounds: 'Se han jugado cuarenta rondas.',
  },
  options: {
    supply: 'Comida y monedas',
    sideB: 'Lado B de las losetas (dos acciones)',
    first: 'Jugador inicial',
  },
  values: {
    true: 'sí',
    false: 'no',
    random: 'al azar',
    box: 'Las que trae la caja (96 y 20)',
    unlimited: 'Sin límite',
  },
  phases: {
    wake: 'a quién despertar',
    sell: 'qué vender',
    take: 'qué loseta tomar',
    send: 'cuántos trabajadores enviar',
    field: 'dónde colocar un campo',
    stick: 'dónde poner un canal',
    recruit: 'a quién reclutar',
    follow: 'si seguir o pasar',
    evening: 'cómo alimentar a los gatitos',
    over: 'nada',
  },
  standing: { food: 'Seguir siempre con comida', pass: 'Pasar hasta mi turno' },
  board: {
    confirm: 'Jugar esto:',
    cancel: 'Devolver',
    again: (move) => `${move}. Elegido; pulsa otra vez para jugar.`,
    changes: 'Lo que cambiaría',
    comma: ', ',
    kittens: 'Tus gatitos',
    awake: (family) => `un gatito ${family}, despierto`,
    asleep: (family) => `un gatito ${family}, dormido`,
    workers: (awake, asleep, merchants) =>
      `${awake} ${many(awake, 'despierto', 'despiertos')}, ${asleep} ${many(asleep, 'dormido', 'dormidos')}, ${merchants} ${many(merchants, 'comerciante', 'comerciantes')}.`,
    food: 'Comida',
    coins: 'Monedas',
    penalties: 'Penalizaciones',
    points: 'Puntos',
    pts: (n) => `${n} ptos`,
    pointsOf: (name, total) => `${name}: ${total} puntos. De dónde salen`,
    line: (line, total) => `${line}: ${total}`,
    noPoints: 'Aún sin puntos.',
    evening: 'Por la noche',
    pays: (bill) => `paga ${bill}`,
    short: (n) => `${many(n, 'falta', 'faltan')} ${n}`,
    free: 'gratis',
    feed: 'Alimentar a todos',
    meals: (cats, meal, irrigated) =>
      `${cats} ${many(cats, 'gatito come', 'gatitos comen')} ${meal} por cabeza; ${irrigated} ${many(irrigated, 'campo regado da', 'campos regados dan')} 1 por campo. 2 de comida valen 1 punto.`,
    foodLeft: (n) => `${many(n, 'queda', 'quedan')} ${n}`,
    unfed: 'Dejar sin cenar',
    notBoth: 'no a la vez que despedir',
    each: 'cada uno',
    dismiss: 'Despedir',
    dismissHint: 'Despedir a un gatito',
    pickKitten: 'elige un gatito',
    endsGame: 'Entonces esta es la última ronda.',
    sending: (n) => `enviar a ${workers(n)}`,
    costs: (bill, food, asleep, waking) =>
      `Esta noche: la cena cuesta hasta ${bill} de tus ${food} de comida. Mañana: ${asleep} ${many(asleep, 'dormido', 'dormidos')}${waking > 0 ? `, ${waking} de comida para despertar a todos` : ''}.`,
    canSend: (awake) =>
      awake === 0
        ? 'Nadie está despierto: una loseta solo da la comida que tiene encima.'
        : `Puedes enviar a ${workers(awake)}; los demás pueden seguir con uno cada uno.`,
    fieldHint: (water) =>
      water ? 'Una gota marca dónde ya hay agua.' : 'Un campo ayuda con la cena cuando lo riega un canal.',
    stickHint: 'Entre dos campos un canal da 2 puntos, en el borde 1.',
    follow: 'Seguir',
    sell: 'Vender',
    thenOnly: 'desde entonces solo',
    round: (round) => `Ronda ${round}`,
    ends: 'Acaba con el último campo o canal, un 7.º gatito o la ronda 40.',
    late: (left) =>
      left === 0 ? 'Tras esta ronda acaba en cualquier caso.' : `En ${rounds(left)} acaba en cualquier caso.`,
    lastRound: '¡Última ronda!',
    stockFood: (n) => `${units.food(n)} en la reserva`,
    stockCoins: (n) => `${units.coin(n)} en la reserva`,
    fieldsLeft: (n) => `${many(n, 'queda', 'quedan')} ${fields(n)}`,
    sticksLeft: (n) => `${many(n, 'queda', 'quedan')} ${sticks(n)}`,
    kittensLeft: (family, n, name) => `${many(n, 'queda', 'quedan')} ${kittensOf(n, family)} para ${name}`,
    actions: { food: 'Comida', irrigation: 'Riego', gold: 'Oro', recruit: 'Reclutar', fields: 'Campos' },
    about: [
      'De 1 a 6 trabajadores traen 2, 5, 8, 12, 16 o 20 de comida.',
      'Cada trabajador pone un canal en un lado libre de tus campos.',
      'Cada trabajador trae una moneda.',
      'Cada trabajador y una moneda traen un gatito nuevo.',
      'Cada trabajador coloca un campo junto a los tuyos.',
    ],
    roles: ['Trabajador', 'Comerciante'],
    rolesDo: ['puede ir a trabajar', '1 venta cada mañana'],
    fieldHere: (watered) =>
      watered ? 'Aquí un campo tiene agua al instante.' : 'Aquí un campo queda seco hasta que lo toque un canal.',
    stickHere: (n) =>
      n === 0
        ? 'No riega ningún campo seco.'
        : `Riega ${fields(n)} más: ${units.food(n)} menos que pagar por la noche.`,
    takenBy: (tile, name) => `${tile}; tomada por ${name}`,
    turns: 'En torno a la mesa',
    first: 'jugador inicial',
    stances: {
      acts: 'actúa',
      decides: 'decide',
      follows: 'sigue',
      passes: 'pasa',
      waits: 'espera',
    },
    others: 'Las otras casas',
    larger: 'ver de cerca',
    smaller: 'hacer más pequeño',
  },
  refusals: {
    'no-move': () => 'Esa jugada no existe.',
    'game-over': () => 'La partida ha terminado; ya no hay más jugadas.',
    'not-now': (v) => `Ahora toca decidir ${v.phase}.`,
    'not-asleep': (v) =>
      `Solo ${many(Number(v.asleep), 'duerme', 'duermen')} ${kittensOf(Number(v.asleep), String(v.family))}.`,
    'wake-cost': (v) => `Despertarlos cuesta ${v.cost} de comida, y hay ${v.food}.`,
    'no-merchant': (v) => `Ningún comerciante ${v.family} (hasta ahora: ${v.goods}) acepta esto: ${v.good}.`,
    'merchant-served': () => 'Ese comerciante ya ha recibido su unidad esta mañana.',
    'no-goods': (v) => `De esto no queda nada que vender: ${v.good}.`,
    'no-tile': () => 'Ninguna loseta tiene estas acciones.',
    'tile-taken': (v) => `${v.seat} ya ha tomado esa loseta en esta ronda.`,
    'either-way': (v) =>
      `Nadie puede hacer ninguna de las dos acciones, así que da igual; nombra ${v.action} como la que se hace.`,
    'not-awake': (v) =>
      `Solo ${many(Number(v.awake), 'está', 'están')} ${many(Number(v.awake), 'despierto', 'despiertos')} ${kittensOf(Number(v.awake), String(v.family))}.`,
    'six-at-most': () => 'Una acción la hacen seis trabajadores como máximo.',
    'no-use': (v) => `Para esta acción (${v.action}) sirven ahora ${workers(Number(v.most))} como máximo.`,
    'cannot-follow': (v) => `Esta acción no es posible ahora: ${v.action}. Solo queda pasar.`,
    'somebody-sleeps': () => 'Un trabajador duerme, así que al pasar despierta uno; di de qué familia.',
    'cell-taken': (v) => `Ya hay un campo en la ${v.cell}.`,
    'cell-apart': (v) => `Ningún campo tuyo comparte un lado con la ${v.cell}.`,
    'edge-taken': () => 'En ese lado ya hay un canal.',
    'edge-apart': () => 'Ese no es un lado de un campo tuyo.',
    'own-first': (v) => `Antes ${many(Number(v.left), 'queda', 'quedan')} ${v.left} de tu propia familia por reclutar.`,
    'no-kitten': (v) => `En la reserva no queda ningún gatito ${v.family}.`,
    'last-worker': () => 'No se puede despedir al último trabajador de una casa.',
    'not-in-household': () => 'En la casa no hay ningún gatito así.',
    'must-go-unfed': (v) =>
      `Con ${v.food} de comida para una cuenta de ${v.bill}, al menos ${kittens(Number(v.least))} ${many(Number(v.least), 'se queda', 'se quedan')} sin cenar.`,
    'too-many-unfed': (v) => `Una cuenta de ${v.bill} deja sin cenar a ${kittens(Number(v.most))} como máximo.`,
    'not-both': () => 'Esta noche se ha despedido a alguien, así que nadie puede quedarse sin cenar.',
    'dismiss-more': (v) => `Con ${v.food} de comida para una cuenta de ${v.bill}, hay que despedir a uno más.`,
    'invalid-rules': (v) => `Esta posición es de la versión ${v.rules} de las reglas.`,
    'invalid-turn': () => 'La ronda, el turno y el paso no encajan.',
    'invalid-household': (v) => `La casa de ${v.seat} tiene algo que no puede tener.`,
    'invalid-kittens': (v) => `Hay ${kittensOf(Number(v.count), String(v.family))}; no puede ser.`,
    'invalid-farm': (v) => `Los campos y canales de ${v.seat} no pueden estar así.`,
    'invalid-supply': () => 'Los campos o canales del tablero no encajan con los colocados.',
    'invalid-stock': () => 'La comida o las monedas no cuadran con las de la caja.',
    'invalid-ending': () => 'El final de la partida no encaja con la posición.',
    'invalid-tiles': () => 'Las losetas de acción no encajan con los turnos jugados.',
  },
}
