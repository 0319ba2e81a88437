// Meowtopia in Spanish.
import { listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('es')
const list = listing('es')
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} de comida`,
  coin: (n) => `${n} ${many(n, 'moneda', 'monedas')}`,
  none: () => 'sin mercancía',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punto', 'puntos')}`
const workers = (n: number) => `${n} ${many(n, 'trabajador', 'trabajadores')}`
const kittens = (n: number) => `${n} ${many(n, 'gatito', 'gatitos')}`
const fields = (n: number) => `${n} ${many(n, 'campo', 'campos')}`
const sticks = (n: number) => `${n} ${many(n, 'canal', 'canales')}`
const untaken = (n: number) => `Nadie ha tomado ${many(n, 'esta loseta', 'estas losetas')}`
const rounds = (n: number) => `${n} ${many(n, 'ronda', 'rondas')}`

const families: { readonly [F in Family]: string } = {
  ginger: 'naranja',
  black: 'negro',
  grey: 'gris',
  white: 'blanco',
}
const actions: { readonly [A in ActionName]: string } = {
  food: 'comida',
  irrigation: 'riego',
  gold: 'oro',
  recruit: 'reclutamiento',
  fields: 'campos',
}
const goods: { readonly [G in Sold]: string } = { food: 'comida', coin: 'moneda' }
const sides: { readonly [S in Side]: string } = { north: 'norte', east: 'este', south: 'sur', west: 'oeste' }
const phases: { readonly [P in Phase]: string } = {
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
}
const column = (east: number) => (east === 0 ? 'columna 0' : `columna ${Math.abs(east)} ${east < 0 ? 'oeste' : 'este'}`)
const row = (south: number) => (south === 0 ? 'fila 0' : `fila ${Math.abs(south)} ${south < 0 ? 'norte' : 'sur'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, contando desde el primer campo`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'no tiene a nadie despierto, pasa',
  coin: 'no tiene monedas, pasa',
  use: 'no puede aprovecharlo, pasa',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'pasa'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
const several: { readonly [F in Family]: string } = {
  ginger: 'naranjas',
  black: 'negros',
  grey: 'grises',
  white: 'blancos',
}
const coated = (n: number, family: Family) => `${kittens(n)} ${many(n, families[family], several[family])}`
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => coated(n, family)))
const merchant = ({ family, good, goods }: NamedMerchant) =>
  `un comerciante ${families[family]} (${units[good](goods)})`

const takes = (on: readonly ActionName[], food: number) =>
  `Tomar la loseta de ${tile(on)}${food === 0 ? '' : ` con ${units.food(food)}`}`

export const es: Messages = {
  name: 'Meowtopia',
  aim: 'Más puntos al agotarse la reserva',
  about:
    'Envía a tus gatitos a trabajar, deja que duerman la siesta, aliméntalos cada noche y riega tus campos: la alcaldía te espera.',
  notice:
    'Ludopolis es una adaptación independiente y no oficial. El pelaje de las familias, los valores de las fichas de comida y qué dos acciones hay en cada loseta del lado B son diseño propio.',
  families,
  units,
  byFamily,
  merchant,
  tile,
  column,
  row,
  points,
  workers,
  prompt: {
    wake: (name) => (name ? `${name} decide a quién despertar.` : 'Por la mañana: ¿a quién despiertas?'),
    sell: (name) =>
      name ? `${name} puede vender algo a sus comerciantes.` : 'Por la mañana: ¿vendes algo a tus comerciantes?',
    take: (name) => (name ? `${name} toma una loseta de acción.` : 'Día: toma una loseta de acción.'),
    send: (name) => (name ? `${name} envía trabajadores.` : 'Día: ¿cuántos trabajadores envías?'),
    field: (name, left) => (name ? `${name} coloca un campo.` : `Coloca un campo (por colocar: ${left}).`),
    stick: (name, left) => (name ? `${name} pone un canal.` : `Pon un canal (por poner: ${left}).`),
    recruit: (name, left) => (name ? `${name} recluta un gatito.` : `Recluta un gatito (por reclutar: ${left}).`),
    follow: (name, active, action: ActionName) =>
      name ? `${name} sigue o pasa.` : `¿Sigues a ${active} (${actions[action]}) o pasas?`,
    evening: (name) => (name ? `${name} alimenta a los gatitos.` : 'Noche: alimenta a tus gatitos.'),
    over: (_name) => 'La partida ha terminado.',
  },
  moves: {
    wakeNobody: 'No despertar a nadie',
    wake: (n, paid) =>
      paid === 0 ? `Despertar gratis a ${workers(n)}` : `Despertar a ${workers(n)} por ${units.food(paid)}`,
    sell: (good: Sold) => `Vender ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `a ${merchant(one)}`,
    close: 'No vender nada más',
    sellNothing: 'No vender nada',
    take: takes,
    does: (does, others: ActionName) => `para ti ${actions[does]}, para los demás ${actions[others]}`,
    sendNobody: 'No enviar a nadie',
    send: (n, gain: Gain | null) =>
      gain === null ? `Enviar a ${workers(n)}` : `Enviar a ${workers(n)} por ${gained(gain)}`,
    field: 'Colocar un campo',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, regado, ${points(pts)}`),
    stick: 'Poner un canal',
    stickSide: (east, side, pts: number) => `${column(east)}, lado ${sides[side]} del campo, ${points(pts)}`,
    recruit: (family: Family) => `Reclutar un gatito ${families[family]}`,
    roles: { worker: 'como trabajador', merchant: 'como comerciante' },
    follow: (action: ActionName) => `Seguir: ${actions[action]}`,
    withFamily: (family: Family) => `enviar a un gatito ${families[family]}`,
    pass: 'Pasar',
    passWakes: (family: Family) => `despierta un gatito ${families[family]}`,
    passFood: (food) => (food === 0 ? 'no queda comida que ganar' : `ganar ${units.food(food)}`),
    dismiss: 'Despedir a un trabajador',
    states: {
      awake: (family) => `uno ${families[family]} despierto`,
      asleep: (family) => `uno ${families[family]} dormido`,
    },
    retire: 'Despedir a un comerciante',
    retired: (one: NamedMerchant) => `uno ${families[one.family]} (${units[one.good](one.goods)})`,
    feedAll: (paid) => `Alimentar a todos por ${units.food(paid)}`,
    feed: (unfed, paid, pts) => `Dejar sin cenar a ${kittens(unfed)} por ${points(pts)} y pagar ${units.food(paid)}`,
    whole: {
      wake: (crew, paid) => `Despertar a ${byFamily(crew)} ${paid === 0 ? 'gratis' : `por ${units.food(paid)}`}`,
      sell: (good, to) => `Vender ${gained({ good, n: 1 })} a ${merchant(to)}`,
      take: (on, food, does, others) =>
        `${takes(on, food)}: para ti ${actions[does]}, para los demás ${actions[others]}`,
      send: (crew, gain) => `Enviar a ${byFamily(crew)}${gain ? ` por ${gained(gain)}` : ''}`,
      field: (at, pts) =>
        pts === 0
          ? `Colocar un campo seco (${place(at)})`
          : `Colocar un campo ya regado: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) => `Poner un canal en el lado ${sides[side]} del campo (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family) => `Reclutar un gatito ${families[family]} como trabajador`,
        merchant: (family) => `Reclutar un gatito ${families[family]} como comerciante`,
      },
      follow: (action, family) => `Seguir con un gatito ${families[family]}: ${actions[action]}`,
      passWakes: (family) => `Pasar y despertar a un gatito ${families[family]}`,
      passFood: (food) => (food === 0 ? 'Pasar, aunque no queda comida' : `Pasar y ganar ${units.food(food)}`),
      dismiss: {
        awake: (family) => `Despedir a un trabajador ${families[family]} despierto`,
        asleep: (family) => `Despedir a un trabajador ${families[family]} dormido`,
      },
      retire: (one) => `Despedir a ${merchant(one)}`,
    },
  },
  events: {
    start: (first, sideB) => `Empieza ${first}${sideB ? '; las losetas muestran el lado B' : ''}.`,
    round: (round, first) => `${first} empieza la ronda ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} empieza la ronda ${round}, la última en cualquier caso.`
        : `${first} empieza la ronda ${round}; la partida acaba como muy tarde tras la ronda ${last}.`,
    turn: (name) => `Es el turno de ${name}.`,
    rested: (name, food) =>
      food === 0
        ? `${name} tiene despiertos a todos sus trabajadores, pero no queda comida que ganar.`
        : `${name} tiene despiertos a todos sus trabajadores y gana ${units.food(food)}.`,
    wokeNobody: (name) => `${name} no despierta a nadie.`,
    woke: (name, crew, paid: number) =>
      paid === 0
        ? `${name} despierta gratis a ${byFamily(crew)}.`
        : `${name} paga ${units.food(paid)} y despierta a ${byFamily(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} vende ${gained({ good, n: 1 })} a un comerciante ${families[family]}, que ahora tiene ${units[good](goods)}.`,
    took: (name, action, food: number) =>
      food === 0
        ? `${name} toma la loseta de ${actions[action]}.`
        : `${name} toma la loseta de ${actions[action]} con ${units.food(food)} encima.`,
    tookB: (name, does, others, food: number) =>
      `${name} toma una loseta: ${actions[does]} y, para los demás, ${actions[others]}.${food === 0 ? '' : ` En ella había ${units.food(food)}.`}`,
    sentNobody: (name) => `${name} no envía a nadie.`,
    sent: (name, crew, action: ActionName) => `${name} envía a ${byFamily(crew)} (${actions[action]}).`,
    sentGain: (name, crew, gain: Gain) => `${name} envía a ${byFamily(crew)} y gana ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) => `${name} sigue con ${byFamily(crew)} (${actions[action]}).`,
    followedGain: (name, crew, gain: Gain) => `${name} sigue con ${byFamily(crew)} y gana ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)} y se despierta un gatito ${families[family]}.`,
    passedFood: (name, food, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}; no queda comida que ganar.`
        : `${passes(name, unable)} y gana ${units.food(food)}.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} coloca un campo, regado al instante: ${points(pts)} (${where(at)}).`
        : `${name} coloca un campo seco (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} pone un canal: ${points(pts)} (lado ${sides[side]}, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} recluta un gatito ${families[family]} como trabajador.`,
      merchant: (name, family) => `${name} recluta un gatito ${families[family]} como comerciante.`,
    },
    dismissed: {
      awake: (name, family, food) => `${name} despide a un gatito ${families[family]} despierto: ${units.food(food)}.`,
      asleep: (name, family, food) => `${name} despide a un gatito ${families[family]} dormido: ${units.food(food)}.`,
    },
    dismissedMerchant: (name, one, food: number) => `${name} despide a ${merchant(one)}: ${units.food(food)}.`,
    fedFree: (name) => `${name} alimenta a todos con sus campos.`,
    fed: (name, paid) => `${name} alimenta a todos por ${units.food(paid)}.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} paga ${units.food(paid)} y deja sin cenar a ${kittens(unfed)}: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} ha tomado el último campo del tablero: esta es la última ronda.`,
      sticks: (name) => `${name} ha tomado el último canal del tablero: esta es la última ronda.`,
      kitten: (name) => `${name} ha reclutado un gatito de otra familia: esta es la última ronda.`,
      rounds: (_name) => 'Esta es la última ronda.',
    },
    left: (those, food) =>
      food === those.length
        ? `${untaken(those.length)}: ${tiles(those)}. ${many(those.length, 'Recibe', 'Cada una recibe')} 1 de comida.`
        : food === 0
          ? `${untaken(those.length)}: ${tiles(those)}. No queda comida que poner.`
          : `${untaken(those.length)}: ${tiles(those)}. Solo hay comida para ${food === 1 ? 'la primera' : `las ${food} primeras`}.`,
    noneAwake: (name) => `${name} no tiene ningún gatito despierto.`,
    awake: (name, food) => `${name} gana ${units.food(food)}: 1 por cada gatito despierto al final.`,
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
      : `La partida acaba como muy tarde en ${rounds(left)}, pase lo que pase.`,
  first: (name) => `Jugador inicial de esta ronda: ${name}.`,
  active: (name) => `Es el turno de ${name}.`,
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} ha tomado ${actions[does]}; los demás pueden seguir.`
      : `${name} ha tomado ${actions[does]}; los demás pueden seguir con ${actions[others]}.`,
  pending: (name, n, phase) =>
    ({
      field: `A ${name} le ${many(n, 'queda', 'quedan')} ${fields(n)} por colocar.`,
      stick: `A ${name} le ${many(n, 'queda', 'quedan')} ${sticks(n)} por poner.`,
      recruit: `A ${name} le ${many(n, 'queda', 'quedan')} ${kittens(n)} por reclutar.`,
    })[phase],
  lastRound: 'Se ha activado el final: esta es la última ronda.',
  sideB: 'Las losetas muestran el lado B: quien toma una hace una de sus acciones, los demás pueden hacer la otra.',
  tileGrid: { caption: 'Losetas de acción', head: ['Loseta', 'Comida encima', 'Tomada por'] },
  nobody: 'nadie',
  nothing: '–',
  onBoard: (f, s) => `En el tablero quedan ${fields(f)} y ${sticks(s)}.`,
  setAside: (f, s) => `Aparte, para la última ronda: ${fields(f)} y ${sticks(s)}.`,
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
  bill: (bill, cats, meal, irrigated) =>
    `Alimentar a todos costaría ahora ${units.food(bill)} (${cats} × ${meal} − ${irrigated} por los campos regados).`,
  farm: (f, irrigated, s) => `${fields(f)}, ${irrigated} ${many(irrigated, 'regado', 'regados')}, y ${sticks(s)}.`,
  farmGrid: (name) => `Campos de ${name}; fila 0, columna 0 es el primer campo`,
  dry: 'seco',
  irrigated: (on: readonly Side[]) => `${many(on.length, 'canal', 'canales')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Gatitos',
    sticks: 'Canales (por los campos que riegan)',
    'sold-coins': 'Monedas en comerciantes',
    'sold-food': 'Comida en comerciantes',
    coins: 'Monedas',
    food: 'Comida (2 por punto)',
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
  standing: { food: 'Seguir siempre con comida', pass: 'Pasar hasta mi turno' },
  board: {
    confirm: 'Jugar esto',
    confirmMove: (move) => `Jugar esto: ${move}`,
    cancel: 'Devolver',
    again: (move) => `${move}. Elegido; pulsa otra vez para jugar.`,
    changes: 'Lo que cambiaría',
    comma: ', ',
    kittens: 'Tus gatitos',
    awake: (family: Family) => `un gatito ${families[family]}, despierto`,
    asleep: (family: Family) => `un gatito ${families[family]}, dormido`,
    workers: (awake, asleep, merchants) =>
      `${awake} ${many(awake, 'despierto', 'despiertos')}, ${asleep} ${many(asleep, 'dormido', 'dormidos')}, ${merchants} ${many(merchants, 'comerciante', 'comerciantes')}.`,
    food: 'Comida',
    coins: 'Monedas',
    penalties: 'Penalizaciones',
    points: 'Puntos',
    pts: (n) => `${minus(n)} ${many(Math.abs(n), 'pto', 'ptos')}`,
    pointsOf: (name, total) => `${name}: ${points(total)}. De dónde salen`,
    line: (line, total) => `${line}: ${total}`,
    noPoints: 'Aún sin puntos.',
    evening: 'Por la noche',
    pays: (bill) => `paga ${bill}`,
    short: (n) => `${many(n, 'falta', 'faltan')} ${n}`,
    free: 'gratis',
    feed: 'Alimentar a todos',
    meals: (cats, meal, irrigated) =>
      `${cats} ${many(cats, 'gatito come', 'gatitos comen')} ${meal} por cabeza; ${irrigated} ${many(irrigated, 'campo regado da', 'campos regados dan')} 1 por campo.`,
    foodLeft: (n) => `${many(n, 'queda', 'quedan')} ${n}`,
    unfed: 'Dejar sin cenar',
    notBoth: 'no después de despedir',
    each: 'cada uno',
    dismiss: 'Despedir',
    dismissHint: 'Despedir a un gatito',
    pickKitten: 'elige un gatito',
    endsGame: 'Entonces esta será la última ronda.',
    sending: (n) => `enviar a ${workers(n)}`,
    tonight: (bill, food) => `Cena: como mucho ${units.food(bill)}${food === null ? '' : `; tendrás ${food}`}`,
    atEnd: (n) => `Al final: +${n} de comida por gatitos despiertos`,
    tomorrow: (asleep, waking) =>
      `Mañana: ${asleep} ${many(asleep, 'dormido', 'dormidos')}${waking > 0 ? `, ${waking} para despertarlos` : ''}`,
    sellAll: (n) => `Vender a ${n} ${many(n, 'comerciante', 'comerciantes')}`,
    unsold: (n) => `Hoy ${n} ${many(n, 'comerciante no recibe', 'comerciantes no reciben')} nada.`,
    canSend: (awake) =>
      awake === 0
        ? 'Nadie está despierto: una loseta solo da la comida que tiene encima.'
        : `Puedes enviar a ${workers(awake)}; los demás jugadores pueden seguir con uno cada uno.`,
    fieldHint: (water) =>
      water ? 'Una gota marca dónde ya hay agua.' : 'Un campo ayuda con la cena cuando lo riega un canal.',
    stickHint: 'Entre dos campos un canal da 2 puntos, en el borde 1.',
    follow: 'Seguir',
    sell: 'Vender',
    thenOnly: 'luego solo',
    round: (round) => `Ronda ${round}`,
    turn: 'Partes del turno',
    parts: { morning: 'Mañana', day: 'Día', others: 'Otros', evening: 'Noche' },
    ends: 'Acaba con el último campo o el último canal.',
    late: (left) =>
      left === 0 ? 'Tras esta ronda acaba en cualquier caso.' : `En ${rounds(left)} acaba en cualquier caso.`,
    lastRound: '¡Última ronda!',
    aside: 'Aún se pueden poner más campos y canales.',
    stockFood: (n) => `${units.food(n)} en la reserva`,
    stockCoins: (n) => `${units.coin(n)} en la reserva`,
    fieldsLeft: (n) => `${many(n, 'Queda', 'Quedan')} ${fields(n)}`,
    sticksLeft: (n) => `${many(n, 'Queda', 'Quedan')} ${sticks(n)}`,
    kittensLeft: (family, n, name: string) => `${many(n, 'Queda', 'Quedan')} ${coated(n, family)} para ${name}`,
    actions: { food: 'Comida', irrigation: 'Riego', gold: 'Oro', recruit: 'Reclutar', fields: 'Campos' },
    about: {
      food: 'De 1 a 6 trabajadores traen 2, 5, 8, 12, 16 o 20 de comida.',
      irrigation: 'Cada trabajador pone un canal en un lado libre de tus campos.',
      gold: 'Cada trabajador trae una moneda.',
      recruit: 'Cada trabajador y una moneda traen un gatito nuevo.',
      fields: 'Cada trabajador coloca un campo junto a los tuyos.',
    },
    roles: { worker: 'Trabajador', merchant: 'Comerciante' },
    rolesDo: { worker: 'puede ir a trabajar', merchant: '1 venta cada mañana' },
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
    larger: (name) => `${name}: ver de cerca`,
    smaller: (name) => `${name}: hacer más pequeño`,
  },
  refusals: {
    'no-move': () => 'Esa jugada no existe.',
    'game-over': () => 'La partida ha terminado; ya no hay más jugadas.',
    'not-now': (v) => `Ahora toca decidir ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `No duerme ningún gatito ${families[v.family]}.`
        : `Solo ${many(v.asleep, 'duerme', 'duermen')} ${coated(v.asleep, v.family)}.`,
    'wake-cost': (v) => `Despertarlos cuesta ${v.cost} de comida, y hay ${v.food}.`,
    'no-merchant': (v) =>
      `Ningún comerciante ${families[v.family]} ${v.goods === 0 ? 'sin mercancía' : `con ${v.goods} ${many(v.goods, 'mercancía', 'mercancías')}`} acepta esto: ${goods[v.good]}.`,
    'merchant-served': () => 'Ese comerciante ya ha recibido su unidad esta mañana.',
    'no-goods': (v) => `No queda ${v.good === 'coin' ? 'ninguna ' : ''}${goods[v.good]} que vender.`,
    'no-tile': () => 'Ninguna loseta tiene estas acciones.',
    'tile-taken': (v) => `${v.seat} ya ha tomado esa loseta en esta ronda.`,
    'either-way': (v) =>
      `Nadie puede hacer ninguna de las dos acciones, así que da igual; nombra ${actions[v.action]} como la que se hace.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `No hay ningún gatito ${families[v.family]} despierto.`
        : `Solo ${many(v.awake, 'está despierto', 'están despiertos')} ${coated(v.awake, v.family)}.`,
    'six-at-most': () => 'Una acción la hacen seis trabajadores como máximo.',
    'no-use': (v) => `Para esta acción (${actions[v.action]}) sirven ahora ${workers(v.most)} como máximo.`,
    'cannot-follow': (v) => `Esta acción no es posible ahora: ${actions[v.action]}. Solo queda pasar.`,
    'somebody-sleeps': () => 'Un trabajador duerme, así que al pasar despierta uno; di de qué familia.',
    'cell-taken': (v) => `Ya hay un campo en la ${place(v.cell)}.`,
    'cell-apart': (v) => `Ningún campo tuyo comparte un lado con la ${place(v.cell)}.`,
    'edge-taken': () => 'En ese lado ya hay un canal.',
    'edge-apart': () => 'Ese no es un lado de un campo tuyo.',
    'own-first': (v) => `Antes ${many(v.left, 'queda', 'quedan')} ${v.left} de tu propia familia por reclutar.`,
    'no-kitten': (v) => `En la reserva no queda ningún gatito ${families[v.family]}.`,
    'last-worker': () => 'No se puede despedir al último trabajador de una casa.',
    'not-in-household': () => 'En la casa no hay ningún gatito así.',
    'must-go-unfed': (v) =>
      `Con ${v.food} de comida para una cuenta de ${v.bill}, al menos ${kittens(v.least)} ${many(v.least, 'se queda', 'se quedan')} sin cenar.`,
    'too-many-unfed': (v) => `Una cuenta de ${v.bill} deja sin cenar a ${kittens(v.most)} como máximo.`,
    'not-both': () => 'Esta noche se ha despedido a alguien, así que nadie puede quedarse sin cenar.',
    'dismiss-more': (v) => `Con ${v.food} de comida para una cuenta de ${v.bill}, hay que despedir a uno más.`,
    'invalid-turn': () => 'La ronda, el turno y el paso no encajan.',
    'invalid-household': (v) => `La casa de ${v.seat} tiene algo que no puede tener.`,
    'invalid-kittens': (v) => `Hay ${coated(v.count, v.family)}; no puede ser.`,
    'invalid-farm': (v) => `Los campos y canales de ${v.seat} no pueden estar así.`,
    'invalid-supply': () => 'Los campos o canales del tablero no encajan con los colocados.',
    'invalid-stock': () => 'La comida o las monedas no cuadran con las de la caja.',
    'invalid-ending': () => 'El final de la partida no encaja con la posición.',
    'invalid-tiles': () => 'Las losetas de acción no encajan con los turnos jugados.',
  },
}
