// Evolutopia in Spanish.
import { capital, listing, plural, signed } from '../../../core/words.ts'
import type {
  Action,
  Crisis,
  EffectTexts,
  Evolution,
  Expert,
  ExpertAmounts,
  Indicator,
  LevelId,
  Mark,
  Plan,
  PrintedEvolution,
  PrintedPlan,
  PrintedRole,
  Role,
  RoleTime,
} from '../data.ts'
import { listsIn, placesIn } from '../names.ts'
import type { Messages } from './en.ts'

const many = plural('es')
const list = listing('es')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'medioambiente',
  mobility: 'movilidad',
  comfort: 'confort',
  energy: 'energía',
  economy: 'economía',
}
const MASCULINE: readonly Indicator[] = ['environment', 'comfort']
const theIndicator = (one: Indicator) => `${MASCULINE.includes(one) ? 'el' : 'la'} ${indicators[one]}`
/** With the preposition drawn into the article: al confort, a la energía. */
const toIndicator = (one: Indicator) => `${MASCULINE.includes(one) ? 'al' : 'a la'} ${indicators[one]}`
const experts: { readonly [E in Expert]: readonly [one: string, other: string] } = {
  designer: ['diseñador', 'diseñadores'],
  builder: ['constructor', 'constructores'],
  urbanist: ['neourbanista', 'neourbanistas'],
  technologist: ['tecnólogo', 'tecnólogos'],
  regulator: ['regulador', 'reguladores'],
}
const anExpert = (kind: Expert) => `un ${experts[kind][0]}`
const lightSteps = (n: number) => `${n} ${many(n, 'luz', 'luces')}`
const expertNumber = (n: number) => `${n} ${many(n, 'experto', 'expertos')}`
const actionNumber = (n: number) => `${n} ${many(n, 'acción', 'acciones')}`
const cards = (n: number) => `${n} ${many(n, 'carta', 'cartas')}`
const upTo = (n: number) => (n > 1 ? 'hasta ' : '')

const actions: { readonly [A in Action]: string } = {
  choose: 'Elegir una evolución',
  start: 'Iniciar una evolución',
  recruit: 'Reclutar expertos',
  assign: 'Asignar expertos',
  inaugurate: 'Inaugurar una evolución',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Carriles bici',
  'pocket-parks': 'Parques de bolsillo',
  'green-roofs': 'Tejados verdes',
  'repair-cafes': 'Cafés de reparación',
  'walking-streets': 'Calles peatonales',
  'electric-buses': 'Autobuses eléctricos',
  'freight-trams': 'Tranvías de carga',
  'insulated-homes': 'Casas bien aisladas',
  'covered-market': 'Mercado cubierto',
  'energy-cooperative': 'Cooperativa energética',
  'flood-meadows': 'Prados inundables',
  'smart-grid': 'Red inteligente',
  'urban-forest': 'Bosque urbano',
  'night-trams': 'Tranvías nocturnos',
  'quiet-quarter': 'Barrio tranquilo',
  'solar-field': 'Campo solar',
  'workshop-yard': 'Patio de talleres',
  'car-free-centre': 'Centro sin coches',
  'ring-metro': 'Metro circular',
  'bathing-lake': 'Lago de baño',
  'wind-park': 'Parque eólico',
  'goods-yard': 'Estación de mercancías',
  'reed-bed-waterworks': 'Depuradora de juncos',
  'cable-car': 'Teleférico',
  'house-of-culture': 'Casa de cultura',
  'district-heating': 'Calefacción urbana',
  'river-port': 'Puerto fluvial',
  superblocks: 'Supermanzanas',
  'shared-garage': 'Garaje compartido',
  'timber-towers': 'Torres de madera',
  'circular-factory': 'Fábrica circular',
  'harvest-boats': 'Barcos de la cosecha',
  'green-business-park': 'Parque empresarial verde',
  'garden-quarter': 'Barrio jardín',
  'open-city-lab': 'Laboratorio urbano abierto',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Alerta de tormenta',
  'power-cut': 'Apagón',
  'transport-strike': 'Huelga de transportes',
  'heat-wave': 'Ola de calor',
  'factory-closure': 'Cierre de fábricas',
  flood: 'Inundación',
  'computer-virus': 'Virus informático',
  'street-protest': 'Protesta callejera',
  smog: 'Niebla tóxica',
  'fuel-shortage': 'Falta de combustible',
  'housing-shortage': 'Falta de vivienda',
  'false-rumour': 'Falso rumor',
  epidemic: 'Epidemia',
  'missing-materials': 'Falta de materiales',
  'brain-drain': 'Fuga de cerebros',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Manos amigas',
  'job-fair': 'Feria de empleo',
  'special-permit': 'Permiso especial',
  'opening-party': 'Fiesta inaugural',
  'fast-lane': 'Vía rápida',
  'calm-night': 'Noche en calma',
  'emergency-drill': 'Simulacro',
  volunteers: 'Voluntarios',
  'public-fund': 'Fondo público',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Manitas',
  'site-manager': 'Jefe de obra',
  headhunter: 'Cazatalentos',
  surveyor: 'Topógrafo',
  planner: 'Planificador',
  'first-aider': 'Socorrista',
  coordinator: 'Coordinador',
  trainer: 'Formador',
  negotiator: 'Negociador',
  treasurer: 'Tesorero',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'antes de la acción',
  after: 'tras la acción o el fin de la ronda',
  either: 'antes o después de la acción',
  managed: 'al acabar la ronda',
  recruited: 'tras reclutar',
  inaugurated: 'tras inaugurar',
  borrowed: 'cuando lo permita el rol prestado',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Descubrimiento, 2 perjuicios',
  '1': 'Nivel 1, leve, 4 perjuicios',
  '2': 'Nivel 2, moderado, 5 perjuicios',
  '3': 'Nivel 3, fuerte, 6 perjuicios',
  '4': 'Nivel 4, extremo, 8 perjuicios',
  custom: 'Disposición propia',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'subir en 1 un indicador a tu elección',
  shift: () => 'mover 1 punto de un indicador que esté a 2 o más a otro',
  lights: (e) => `encender ${lightSteps(e.by)}`,
  release: (e) => `devolver a la bolsa a todos los ${experts[e.expert][1]} en juego`,
  clear: () => 'devolver a la bolsa a todos los expertos de la zona',
  dismiss: (e) => `devolver a la bolsa a ${expertNumber(e.count)} de la zona`,
  shelve: (e) =>
    e.from === 'study'
      ? 'poner bajo la pila una evolución en estudio'
      : 'poner bajo la pila una evolución en obra, con sus expertos a la bolsa',
  block: (e) => `bloquear ${actionNumber(e.count)} más en la próxima ronda`,
  unblock: () => 'liberar una acción',
  hire: (e) =>
    e.count >= 5 ? 'sacar expertos hasta llenar la zona' : `sacar ${expertNumber(e.count)} de la bolsa a la zona`,
  assign: (e) => `asignar ${upTo(e.count)}${expertNumber(e.count)} de la zona`,
  second: (e) =>
    `poner ${upTo(e.count)}${expertNumber(e.count)} de la bolsa, a tu elección, en ${
      e.to === 'crisis' ? 'la crisis actual' : 'huecos libres en obra o de la crisis'
    }`,
  move: () => 'mover un experto de una obra o de la crisis a otro hueco libre o a la zona',
  retrain: () => 'cambiar un experto de la zona por otro de otro tipo de la bolsa',
  study: () => 'llevar a estudio la evolución de arriba, si hay un lugar libre',
  start: () => 'iniciar una evolución en estudio',
  inaugurate: () => 'inaugurar una evolución completa',
  settle: () => 'la crisis actual cuenta como gestionada al instante',
  borrow: () => 'usar un rol visible de un vecino',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'marca azul: una evolución extra al iniciarla',
  green: 'marca verde: un buen plan al iniciarla',
}

const cellOf = (name: string) => `la casilla ${name}`
const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'ningún experto',
})
const needing = (amounts: ExpertAmounts) => `pide ${expertList(amounts)}`
const quoted = (tile: Evolution) => `«${evolutions[tile]}»`
const placed = placesIn(evolutions)
const places = placed('la crisis', 'la zona', (title) => `«${title}»`)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `en ${cellOf(cell)}, cubriendo el perjuicio de ${indicators[covered]}` : `en ${cellOf(cell)}`

export const es: Messages = {
  name: 'Evolutopia',
  aim: '3 indicadores a 6 y sin perjuicios',
  about:
    'Enderezad juntos una ciudad en apuros: desarrollad evoluciones, subid tres indicadores y cubrid cada perjuicio.',
  notice:
    'Ludopolis es una adaptación independiente y no oficial. Las evoluciones, crisis, buenos planes, roles, perjuicios, la fila de luces y las disposiciones de este conjunto son diseño propio.',
  indicators,
  expert: anExpert,
  expertList,
  tileList,
  changeList,
  printed,
  roleCard,
  planCard,
  effectOf,
  effectList,
  cell: cellOf,
  expertHead: (kind) => experts[kind][1],
  actions,
  evolutions,
  crises,
  plans,
  roles,
  roleTimes,

  prompt: {
    over: 'La partida ha terminado.',
    turn: (name, manage) => {
      if (manage) return name ? `${name} debe acabar la ronda.` : 'Debes acabar la ronda.'
      return name
        ? `${name} elige una acción o acaba la ronda.`
        : 'Elige una acción que no esté bloqueada o acaba la ronda.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} puede usar una carta o terminar el turno.`
      if (role && plan) return 'Puedes usar tu rol o un buen plan, o terminar tu turno.'
      return plan ? 'Puedes jugar un buen plan o terminar tu turno.' : 'Puedes usar tu rol o terminar tu turno.'
    },
    between: (name) =>
      name
        ? `${name} puede jugar un buen plan antes de que acabe la ronda.`
        : 'Puedes jugar un buen plan antes de que acabe la ronda.',
    revealed: (name, crisis) =>
      name
        ? `Nueva crisis: ${crises[crisis]}. ${name} puede jugar un buen plan antes de que golpee.`
        : `Nueva crisis: ${crises[crisis]}. Puedes jugar un buen plan antes de que golpee.`,
    pending: {
      choose: (name) =>
        name ? `${name} toma una evolución o la aparta.` : 'Lleva a estudio la evolución de arriba o apártala.',
      bonus: (name) =>
        name
          ? `${name} decide sobre la evolución extra.`
          : 'Evolución extra: lleva a estudio la de arriba, déjala o ponla bajo la pila.',
      'lay-off': (name) => (name ? `${name} despide expertos.` : 'Despide a más expertos o empieza a sacar.'),
      drawn: (name) => (name ? `${name} saca expertos.` : 'Quédate con el experto que ha salido o apártalo.'),
      assign: (name, left) => (name ? `${name} asigna expertos.` : `Asigna hasta ${expertNumber(left)} más.`),
      rescue: (name) =>
        name
          ? `${name} salva expertos de la evolución que deja sitio.`
          : 'Lleva a la zona expertos de la evolución que deja sitio; los demás van a la bolsa.',
      option: (name) => (name ? `${name} elige cómo golpea la crisis.` : 'Elige cómo golpea la crisis.'),
      block: (name, left) =>
        name ? `${name} bloquea ${actionNumber(left)}.` : `Bloquea ${actionNumber(left)} para la próxima ronda.`,
      unblock: (name) => (name ? `${name} libera una acción.` : 'Elige qué acción liberar.'),
      raise: (name) => (name ? `${name} sube un indicador.` : 'Elige el indicador que sube.'),
      shift: (name) =>
        name ? `${name} mueve un punto entre indicadores.` : 'Elige qué indicador da un punto y cuál lo recibe.',
      dismiss: (name, left) =>
        name
          ? `${name} devuelve a la bolsa a ${expertNumber(left)} de la zona.`
          : `Devuelve a la bolsa a ${expertNumber(left)} de la zona.`,
      shelve: (name) => (name ? `${name} renuncia a una evolución.` : 'Elige la evolución que va bajo la pila.'),
      second: (name, left) =>
        name ? `${name} trae expertos de la bolsa.` : `Trae de la bolsa hasta ${expertNumber(left)} a tu elección.`,
      move: (name) => (name ? `${name} mueve un experto.` : 'Elige el experto que mueves y adónde va.'),
      retrain: (name) => (name ? `${name} cambia un experto.` : 'Elige el experto que cambias y el tipo que quieres.'),
      start: (name) => (name ? `${name} inicia una evolución.` : 'Elige la evolución que inicias.'),
      inaugurate: (name) =>
        name ? `${name} inaugura una evolución.` : 'Elige la evolución que inauguras y su casilla.',
      adopt: (name) => (name ? `${name} elige un rol.` : 'Elige uno de los dos roles.'),
    },
  },

  paths: {
    begin: { ...actions, manage: 'Acabar la ronda' },
    whole: {
      layOff: (expert) => `Reclutar expertos, pero antes despedir a ${anExpert(expert)}`,
      layOffMore: (expert) => `Despedir también a ${anExpert(expert)}`,
      assign: (expert, place) => `Asignar ${anExpert(expert)} a ${places(place)}`,
      raise: (indicator) => `Subir un indicador: ${indicators[indicator]}`,
      start: (tile) => `Iniciar ${printed(tile)}`,
      inaugurate: (tile, cell, covered) => `Inaugurar ${quoted(tile)} ${on(cell, covered)}`,
      move: (expert, from, to) => `Mover ${anExpert(expert)} desde ${places(from)} a ${places(to)}`,
      second: (expert, to) => `Traer ${anExpert(expert)} de la bolsa a ${places(to)}`,
      retrain: (out, into) => `Cambiar ${anExpert(out)} por ${anExpert(into)}`,
      role: (card, lender) =>
        lender === null ? `Usar el rol ${roleCard(card)}` : `Tomar prestado de ${lender} el rol ${roleCard(card)}`,
      plan: (card) => `Jugar el buen plan ${planCard(card)}`,
      adopt: (card) => `Tomar el rol ${roleCard(card)}`,
    },
    take: (tile) => `llevar a estudio ${printed(tile)}`,
    inPlaceOf: (tile) => `${quoted(tile)} va bajo la pila`,
    aside: (tile) => `apartar ${quoted(tile)} y ver la siguiente`,
    leave: (tile) => `Dejar ${quoted(tile)} en la pila`,
    under: (tile) => `Poner ${quoted(tile)} bajo la pila`,
    rescue: (expert) => `Llevar ${anExpert(expert)} a la zona`,
    layOff: 'antes despedir expertos',
    draw: 'sacar de la bolsa',
    drawThen: 'Sacar expertos ya',
    keep: (expert) => `Quedarse con ${anExpert(expert)}`,
    drop: (expert) => `Apartar ${anExpert(expert)}`,
    assign: (expert) => `Asignar ${anExpert(expert)}`,
    to: (place) => `a ${places(place)}`,
    on,
    manage: 'Acabar la ronda',
    block: (action) => `Bloquear «${actions[action]}»`,
    unblock: (action) => `Liberar «${actions[action]}»`,
    role: 'Usar un rol',
    plan: 'Jugar un buen plan',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Terminar el turno',
    goOn: 'Seguir sin buen plan',
    letStrike: 'Dejar que golpee la crisis',
    doneAssigning: 'No asignar a nadie más',
    doneRescuing: 'Dejar el resto a la bolsa',
    doneSeconding: 'No traer a nadie más',
    shiftFrom: (indicator) => `Quitar 1 punto ${toIndicator(indicator)}`,
    shiftTo: (indicator) => `dárselo ${toIndicator(indicator)}`,
    dismiss: (expert) => `Devolver ${anExpert(expert)} a la bolsa`,
    shelve: (tile) => `Renunciar a ${printed(tile)}`,
    second: (expert) => `Traer ${anExpert(expert)} de la bolsa`,
    move: (expert, place) => `Mover ${anExpert(expert)} desde ${places(place)}`,
    retrain: (expert) => `Devolver ${anExpert(expert)}`,
    into: (expert) => `por ${anExpert(expert)}`,
  },

  events: {
    nuisance: (indicator, cell) => `Hay un perjuicio (${indicators[indicator]}) en ${cellOf(cell)}.`,
    dealt: (study, site, zone) =>
      `En estudio: ${tileList(study)}. En obra: ${evolutions[site]}. En la zona de expertos: ${expertList(zone)}.`,
    top: (tile) => `La evolución de arriba es ahora ${printed(tile)}.`,
    turn: (name) => `Turno de ${name}.`,
    took: (name, tile) => `${name} lleva a estudio ${quoted(tile)}.`,
    aside: (name, tile) => `${name} aparta ${quoted(tile)}.`,
    left: (name, tile) => `${name} deja ${quoted(tile)} en la pila.`,
    under: (name, tiles) => `${name} pone bajo la pila ${list(tiles.map(quoted))}.`,
    started: (name, tile) => `${name} inicia ${quoted(tile)}.`,
    rescued: (name, expert) => `${name} devuelve ${anExpert(expert)} a la zona.`,
    'to-bag': (who) => `De vuelta a la bolsa: ${expertList(who)}.`,
    'laid-off': (name, expert) => `${name} despide a ${anExpert(expert)}.`,
    drew: (name, expert) => `${name} saca ${anExpert(expert)}.`,
    kept: (name, expert) => `${name} se queda con ${anExpert(expert)}.`,
    dropped: (name, expert) => `${name} aparta ${anExpert(expert)}.`,
    hired: (name, expert) => `${name} saca ${anExpert(expert)} para la zona.`,
    assigned: (name, expert, place) => `${name} asigna ${anExpert(expert)} a ${places(place)}.`,
    inaugurated: (name, tile, cell) => `${name} inaugura ${quoted(tile)} en ${cellOf(cell)}.`,
    covered: (name, tile, cell, indicator) =>
      `${name} inaugura ${quoted(tile)} en ${cellOf(cell)} y cubre el perjuicio de ${indicators[indicator]}.`,
    indicator: (indicator, from, to) =>
      `${capital(theIndicator(indicator))} ${to > from ? 'sube' : 'baja'} de ${from} a ${to}.`,
    light: (to) => `Se enciende la luz ${to}.`,
    managing: (name) => `${name} acaba la ronda.`,
    managed: (crisis) => `Crisis gestionada: ${crises[crisis]}.`,
    unmanaged: (crisis, penalty) => `Crisis sin gestionar: ${crises[crisis]}. Penalización: ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Llega una crisis: ${crises[crisis]}, que ${needing(needs)}.`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} elige: ${effectList(effect)}.`
        : `${crises[forced]} solo puede golpear de un modo: ${effectList(effect)}.`,
    'no-option': (crisis) => `${crises[crisis]} no encuentra nada que golpear.`,
    released: (who, where) => `Vuelven a la bolsa: ${expertList(who)} (${list(where.map(places))}).`,
    cleared: (who) => `La zona se vacía; van a la bolsa: ${expertList(who)}.`,
    'unblocked-all': 'Todas las acciones se liberan y se vuelve a bloquear.',
    blocked: (action) => `«${actions[action]}» queda bloqueada hasta que acabe la ronda.`,
    unblocked: (name, action) => `${name} libera «${actions[action]}».`,
    'more-blocks': (n) => `Se ${many(n, 'bloqueará', 'bloquearán')} ${actionNumber(n)} más.`,
    role: (name, role) => `${name} tiene el rol ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} usa el rol ${roles[role]}.`,
    'role-borrowed': (name, role, lender) => `${name} toma prestado de ${lender} el rol ${roles[role]}.`,
    'role-unlocked': (name, role) => `${name} descubre un segundo rol, ${roleCard(role)}.`,
    'role-offered': (name, roles) => `${name} puede elegir entre los roles ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} pone el rol ${roles[role]} bajo su pila.`,
    adopted: (name, role, other) => `${name} toma el rol ${roleCard(role)}; ${roles[other]} va bajo la pila.`,
    'plan-drawn': (name, plan) => `${name} recibe el buen plan ${planCard(plan)}.`,
    'plan-none': (name) => `No queda ningún buen plan para ${name}.`,
    'plan-played': (name, plan) => `${name} juega el buen plan ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} devuelve ${anExpert(expert)} a la bolsa.`,
    shelved: (name, tile) => `${name} pone ${quoted(tile)} bajo la pila.`,
    seconded: (name, expert, place) => `${name} trae ${anExpert(expert)} de la bolsa a ${places(place)}.`,
    moved: (name, expert, from, to) => `${name} mueve ${anExpert(expert)} desde ${places(from)} a ${places(to)}.`,
    retrained: (name, out, into) => `${name} cambia ${anExpert(out)} por ${anExpert(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Los asientos, el nivel o el turno no son posibles.',
    'invalid-evolutions': () => 'La cuenta de evoluciones no cuadra.',
    'invalid-crises': () => 'La cuenta de crisis no cuadra.',
    'invalid-plans': () => 'La cuenta de buenos planes no cuadra.',
    'invalid-roles': () => 'La cuenta de roles no cuadra.',
    'invalid-experts': () => 'La cuenta de expertos no cuadra, o están donde no pueden.',
    'invalid-territory': () => 'El territorio está construido como no puede estarlo.',
    'invalid-tracks': () => 'Un indicador o la luz están donde no pueden.',
    'invalid-end': () => 'El final de la partida no encaja con la posición.',
    'invalid-pending': () => 'Lo que hay que decidir no encaja con el turno.',
    'invalid-loose-ends': () => 'Hay algo pendiente sobre lo que nadie decide.',
    'no-move': () => 'Esa no es una jugada de este juego.',
    over: () => 'La partida ha terminado.',
    'not-now': () => 'Antes hay que decidir otra cosa.',
    acted: () => 'Eso solo se puede hacer al principio de un turno.',
    blocked: () => 'Esta acción está bloqueada hasta que acabe la ronda.',
    'not-in-study': (v) => `${quoted(v.tile)} no está en estudio.`,
    'not-on-site': (v) => `${quoted(v.tile)} no está en obra.`,
    'no-room-needed': () => 'Hay un lugar libre; ninguna evolución tiene que irse.',
    'room-needed': () => 'No hay lugar libre; di qué evolución va bajo la pila.',
    'aside-limit': () => 'Solo se puede apartar tres veces; esta vez hay que aceptar.',
    'not-in-zone': (v) => `No hay ningún ${experts[v.expert][0]} en la zona.`,
    'zone-full': () => 'La zona de expertos está llena.',
    'bag-empty': () => 'La bolsa está vacía.',
    'not-in-bag': (v) => `No hay ningún ${experts[v.expert][0]} en la bolsa.`,
    'none-loose': (v) => `No hay ningún ${experts[v.expert][0]} por colocar.`,
    'no-slot': (v) => `Ahí no hay hueco libre para ${anExpert(v.expert)}.`,
    'none-there': (v) => `Ahí no hay ningún ${experts[v.expert][0]}.`,
    incomplete: (v) => `A ${quoted(v.tile)} aún le faltan expertos.`,
    'cell-taken': (v) => `Ya hay algo en ${cellOf(v.cell)}.`,
    'not-next-to': (v) =>
      `Ni la loseta inicial ni ninguna evolución toca ${cellOf(v.cell)}; las diagonales no cuentan.`,
    'nuisance-gain': (v) =>
      `El perjuicio de ahí pide que suba ${theIndicator(v.indicator)}, cosa que ${quoted(v.tile)} no hace.`,
    'must-first': () => 'Antes hay que hacer algo.',
    'no-effect': () => 'Eso no cambiaría nada ahora.',
    'already-blocked': () => 'Esta acción ya está bloqueada.',
    'not-blocked': () => 'Esta acción no está bloqueada.',
    'not-your-role': (v) => `No puedes usar este rol: ${roles[v.role]}.`,
    'role-used': () => 'Un rol por turno: ya se ha usado.',
    'role-time': (v) => `No es el momento de este rol: ${roles[v.role]}.`,
    'not-your-plan': (v) => `No tienes este buen plan: ${plans[v.plan]}.`,
    'not-offered': (v) => `Este rol no se ofrece: ${roles[v.role]}.`,
    'at-most': () => 'Ese indicador ya está a 7.',
    'too-low': () => 'Ese indicador está demasiado bajo para dar un punto.',
    same: () => 'Eso sería lo mismo dos veces.',
    'invalid-start': (v) => `En la loseta inicial no puede haber perjuicios (${cellOf(v.cell)}).`,
  },

  areas: {
    goal: { command: 'meta', heading: 'Meta e indicadores' },
    actions: { command: 'acciones', heading: 'Acciones' },
    crisis: { command: 'crisis', heading: 'Crisis' },
    study: { command: 'estudio', heading: 'Evoluciones en estudio' },
    site: { command: 'obra', heading: 'Evoluciones en obra' },
    experts: { command: 'expertos', heading: 'Expertos' },
    territory: { command: 'territorio', heading: 'Territorio' },
    piles: { command: 'pilas', heading: 'Pilas' },
    player: { command: 'jugador', heading: (name) => `Cartas de ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Ganáis con tres indicadores a 6 o más y todos los perjuicios cubiertos.',
    risk: 'Perdéis si un indicador cae a 0, si se enciende la última luz o si tiene que llegar una 46.ª crisis.',
    indicators: { caption: 'Indicadores, de 0 a 7', head: ['Indicador', 'Puntos'] },
    light: (light, last) => `Luces encendidas: ${light} de ${last}.`,
    nuisances: (n) =>
      n === 0
        ? 'No queda ningún perjuicio.'
        : `${many(n, 'Queda', 'Quedan')} ${n} ${many(n, 'perjuicio', 'perjuicios')} por cubrir.`,
    turn: (name) => `Es el turno de ${name}.`,
    first: (name) => `Empezó ${name}.`,
  },
  actionTable: { caption: 'Acciones', head: ['Acción', 'Estado'], free: 'libre', blocked: 'bloqueada' },
  didAction: (name, action) => `${name} ha hecho en este turno: ${actions[action]}.`,
  didManage: (name) => `${name} acaba la ronda en este turno.`,
  roleSpent: (name) => `${name} ha usado un rol en este turno.`,
  moreBlocks: (n) => `Además se ${many(n, 'bloquea', 'bloquean')} en la próxima ronda: ${actionNumber(n)}.`,
  crisisArea: {
    none: 'No hay ninguna crisis en la mesa.',
    name: (name, needs) => `${crises[name]}, ${needing(needs)}.`,
    there: (who) => `Expertos en ella: ${expertList(who)}.`,
    missing: (who) => `Faltan: ${expertList(who)}.`,
    complete: 'Está gestionada: tiene todos sus expertos.',
    penalty: (penalty) => `Si no se gestiona: ${effectList(penalty)}.`,
    arrival: (first, second) => `Al llegar: ${effectList(first)}; o bien: ${effectList(second)}.`,
    drawn: (n, most) => `Crisis que han salido: ${n} de ${most} como máximo.`,
    deck: (n, most) => `${n} de ${most} crisis`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'No hay nada en estudio.',
    top: (tile) => `Encima de la pila: ${printed(tile)}.`,
    aside: (tiles) => `Apartadas: ${list(tiles.map(printed))}.`,
    room: (n, most) => `${n} de ${most} lugares ocupados.`,
  },
  siteArea: {
    empty: 'No hay nada en obra.',
    caption: 'Evoluciones en obra',
    head: ['Evolución', 'Expertos en ella', 'Faltan', 'Cambios'],
    complete: 'nadie, completa',
  },
  expertArea: {
    caption: 'Expertos por tipo',
    head: ['Tipo', 'En la zona', 'En la bolsa'],
    zone: (n, most) => `${n} de ${most} lugares de la zona ocupados.`,
    laidOff: (who) => `Despedidos, fuera de la bolsa: ${expertList(who)}.`,
    dropped: (who) => `Apartados, fuera de la bolsa: ${expertList(who)}.`,
    loose: (who) => `Por colocar: ${expertList(who)}.`,
    drawn: (expert) => `Acaba de salir: ${anExpert(expert)}.`,
  },
  map: {
    caption: 'Territorio, columnas de la a a la d, filas de la 1 a la 4',
    head: ['Fila', 'a', 'b', 'c', 'd'],
    start: 'inicio',
    empty: 'vacía',
    nuisance: (indicator) => `perjuicio: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Pila de evoluciones: ${n} ${many(n, 'loseta', 'losetas')}, la de arriba a la vista.`,
    crises: (n) => `Crisis: ${cards(n)}.`,
    plans: (n) => `Buenos planes: ${cards(n)}.`,
    roles: (n) => `Roles boca abajo: ${cards(n)}.`,
    unseen: (items) => `Aún sin ver: ${list(items)}.`,
    under: (items) => `Conocidas al fondo, por orden: ${list(items)}.`,
  },
  player: {
    role: (card) => `Rol: ${roleCard(card)}.`,
    noRole: 'Ningún rol por ahora.',
    offer: (offered) => `Roles ofrecidos: ${list(offered.map(roleCard))}.`,
    uses: (n, most) =>
      `Primer rol usado ${n} de ${most} veces; después se descubre el segundo, boca abajo debajo de él.`,
    plans: (held) => `Buenos planes: ${list(held.map(planCard))}.`,
    noPlans: 'Ningún buen plan.',
    silent: (name) => `${name} ha jugado un buen plan y guarda silencio hasta su próximo turno.`,
  },

  standing: { keep: 'No preguntar por mis buenos planes' },
  board: {
    toWin: (left, nuisances) =>
      `Para ganar: ${[
        ...(left > 0 ? [`${left} más a 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'perjuicio', 'perjuicios')} por cubrir`] : []),
        ...(left + nuisances === 0 ? ['no queda nada por hacer'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) => `Se pierde en ${lightSteps(lights)} o con un 0 (el más bajo: ${points}).`,
    topped: (most) => `Ningún indicador pasa de ${most}.`,
    explain: 'Qué significa esto',
    lightsMean: 'Una crisis sin gestionar enciende luces.',
    marksMean: [
      '',
      'Marca azul: quien inicia esta evolución puede llevar a estudio una evolución extra al instante.',
      'Marca verde: quien inicia esta evolución roba un buen plan.',
    ],
    lastLight: 'Una luz más y se pierde todo.',
    wins: '¡Ganáis todos!',
    loses: '¡Perderíais todos!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}: ${points} de ${most}${since === 0 ? '' : `, ${signed(since)} desde tu último turno`}`,
    fresh: (cell, tile) => `${cellOf(cell)}: ${evolutions[tile]}, nueva desde tu último turno`,
    actions: {
      choose: 'Elegir',
      start: 'Iniciar',
      recruit: 'Reclutar',
      assign: 'Asignar',
      inaugurate: 'Inaugurar',
    },
    manage: 'Fin de ronda',
    action: (short, action, blocked) => `${short}: ${action}${blocked ? ', bloqueada' : ''}`,
    hints: {
      start: 'Elige una evolución en estudio.',
      recruit: 'Saca de la bolsa, o antes despide a expertos de la zona.',
      assign: 'Elige un experto o un hueco libre, hasta 3 veces.',
      inaugurate: 'Elige una evolución completa y su casilla.',
    },
    means: {
      choose: 'llevar a estudio la de arriba de la pila, o apartarla y ver la siguiente, tres veces como máximo.',
      start: 'pasar una evolución del estudio a la obra, donde se le pueden asignar expertos.',
      recruit: 'despedir a los expertos que quieras y sacar de la bolsa hasta tener 5 en la zona; puedes apartar 3.',
      assign: 'enviar hasta 3 expertos de la zona a huecos libres en obra o de la crisis.',
      inaugurate: 'poner en el territorio una evolución completa: sus cambios cuentan ya, y puede cubrir un perjuicio.',
    },
    manageMeans:
      'la crisis de la mesa acaba, gestionada o con su penalización; llega otra; todas las acciones vuelven a estar libres y bloqueas una.',
    unable: {
      choose: 'Ahora no se puede tomar ninguna evolución.',
      start: 'Nada en estudio se puede iniciar.',
      recruit: 'No se puede sacar ni despedir a nadie.',
      assign: 'Ningún experto de la zona encaja en un hueco libre.',
      inaugurate: 'Ninguna evolución en obra está completa y cabe en una casilla.',
    },
    meaning: (action, means) => `${action}: ${means}`,
    block: (short) => `Bloquear «${short}»`,
    free: (short) => `Liberar «${short}»`,
    freeing: 'Elige qué acción liberar.',
    goOn: 'Elige lo que va con ella.',
    itsCell: (tile) => `${evolutions[tile]}: elige su casilla.`,
    givesBack: '¿A quién devuelves?',
    takesInstead: '¿A quién tomas a cambio?',
    onlyManage: 'Ninguna acción es posible: acaba la ronda.',
    slot: (expert, place) => `Hueco libre para ${anExpert(expert)}: ${places(place)}`,
    stands: (expert, place) => `Está: ${anExpert(expert)}, ${places(place)}`,
    complete: 'completa',
    freePlace: 'lugar libre',
    stack: (n) => `Encima de la pila, ${n} ${many(n, 'loseta', 'losetas')}`,
    noCrisis: 'Sin crisis',
    nextCrisis: 'La próxima llega al acabar la ronda.',
    pile: '15 cartas, tres vueltas como máximo.',
    onlyWay: 'el único modo posible',
    arrived: (name) => `${crises[name]} al llegar`,
    cost: 'Si no se gestiona:',
    strikes: 'Cuando golpea:',
    or: 'o',
    managed: 'Están todos los expertos: quedará gestionada.',
    cell: (cell, what) => `${cellOf(cell)}: ${what}`,
    cityHall: 'ayuntamiento, la loseta inicial',
    reachable: 'libre, la ciudad puede crecer aquí',
    inZone: (expert) => `En la zona: ${anExpert(expert)}`,
    zone: 'Zona',
    room: 'Lugar libre en la zona',
    bag: (n, who) => `Bolsa con ${expertNumber(n)}: ${expertList(who)}`,
    aside: (n, most) => `Apartadas, ${n} de ${most}`,
    steps: {
      top: 'Llevar a estudio',
      bag: 'Sacar de la bolsa',
      aside: 'Apartar',
      leave: 'Dejar en la pila',
      under: 'Poner bajo la pila',
      keep: 'Quedárselo',
      drop: 'Apartar',
    },
    gives: '¿Qué indicador da un punto?',
    gets: '¿Cuál lo recibe?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Hueco libre: ${list(things.map(titled))}${zone > 0 ? ` (en la zona: ${zone})` : ''}`
        : 'Ningún hueco libre ahora',
    studied: (tiles) => `En estudio: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `Ahora: ${list([...(zone > 0 ? [`${zone} en la zona`] : []), ...things.map(titled)]) || 'nadie'}`,
    laidOff: 'Despedidos',
    loose: 'Por salvar',
    dock: 'Tu jugada: expertos y acciones',
    players: 'Roles y buenos planes',
    toAct: 'le toca',
    silent: 'en silencio',
    secondRole: (n) => `${n} ${many(n, 'uso', 'usos')} para el segundo rol`,
    confirm: 'Hacerlo',
    cancel: 'Devolver',
    won: 'La ciudad florece: ¡habéis ganado todos!',
    lost: 'La ciudad se apaga: habéis perdido todos.',
    recap: {
      heading: 'Ronda a ronda',
      round: (n) => `Ronda ${n}`,
      opened: (tiles) => (tiles.length === 0 ? 'nada inaugurado' : `inaugurado: ${tileList(tiles)}`),
      crisis: (name, managed) => `${managed ? 'crisis gestionada' : 'crisis sin gestionar'}: ${crises[name]}`,
      indicators: (change) => `indicadores ${change}`,
      light: (light) => `luz ${light}`,
      worst: (n, lost) => `La ronda ${n} fue la más cara: ${lost} ${many(lost, 'punto', 'puntos')} de indicadores.`,
      best: (n, gained) =>
        `La ronda ${n} fue la más fructífera: ${gained} ${many(gained, 'punto', 'puntos')} de indicadores.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Luces de crisis restantes',
    nuisances: 'Perjuicios cubiertos',
  },
  endings: {
    won: 'Tres indicadores están a 6 o más y todos los perjuicios están cubiertos.',
    'lost-indicator': 'Un indicador ha caído a 0.',
    'lost-crisis-track': 'Se ha encendido la última luz.',
    'lost-crisis-pile': 'Las crisis han dado tres vueltas completas.',
  },
  decided: {
    won: (high) => `${capital(list(high.map(theIndicator)))} están a 6 o más, y todos los perjuicios están cubiertos.`,
    'lost-indicator': (fallen) =>
      `${capital(list(fallen.map(theIndicator)))} ${many(fallen.length, 'ha caído', 'han caído')} a 0.`,
  },
  options: {
    level: 'Nivel',
    start: 'Casilla inicial (disposición propia)',
    nuisances: 'Casillas con perjuicio (disposición propia)',
    first: 'Jugador inicial',
    silence: 'Silencio tras un buen plan: no hablar hasta el próximo turno propio',
  },
  levels,
}
