// Evolutopia in Portuguese.
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

const many = plural('pt')
const list = listing('pt')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'ambiente',
  mobility: 'mobilidade',
  comfort: 'conforto',
  energy: 'energia',
  economy: 'economia',
}
const MASCULINE: readonly Indicator[] = ['environment', 'comfort']
const theIndicator = (one: Indicator) => `${MASCULINE.includes(one) ? 'o' : 'a'} ${indicators[one]}`
/** With the preposition drawn into the article: ao ambiente, à energia. */
const toIndicator = (one: Indicator) => `${MASCULINE.includes(one) ? 'ao' : 'à'} ${indicators[one]}`
const experts: { readonly [E in Expert]: readonly [one: string, other: string] } = {
  designer: ['projetista', 'projetistas'],
  builder: ['construtor', 'construtores'],
  urbanist: ['neourbanista', 'neourbanistas'],
  technologist: ['tecnólogo', 'tecnólogos'],
  regulator: ['regulador', 'reguladores'],
}
const anExpert = (kind: Expert) => `um ${experts[kind][0]}`
const lightSteps = (n: number) => `${n} ${many(n, 'luz', 'luzes')}`
const expertNumber = (n: number) => `${n} ${many(n, 'especialista', 'especialistas')}`
const actionNumber = (n: number) => `${n} ${many(n, 'ação', 'ações')}`
const cards = (n: number) => `${n} ${many(n, 'carta', 'cartas')}`
const upTo = (n: number) => (n > 1 ? 'até ' : '')

const actions: { readonly [A in Action]: string } = {
  choose: 'Escolher uma evolução',
  start: 'Iniciar uma evolução',
  recruit: 'Recrutar especialistas',
  assign: 'Atribuir especialistas',
  inaugurate: 'Inaugurar uma evolução',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Ciclovias',
  'pocket-parks': 'Parques de bolso',
  'green-roofs': 'Telhados verdes',
  'repair-cafes': 'Cafés de reparação',
  'walking-streets': 'Ruas pedonais',
  'electric-buses': 'Autocarros elétricos',
  'freight-trams': 'Elétricos de carga',
  'insulated-homes': 'Casas bem isoladas',
  'covered-market': 'Mercado coberto',
  'energy-cooperative': 'Cooperativa de energia',
  'flood-meadows': 'Prados inundáveis',
  'smart-grid': 'Rede inteligente',
  'urban-forest': 'Floresta urbana',
  'night-trams': 'Elétricos noturnos',
  'quiet-quarter': 'Bairro tranquilo',
  'solar-field': 'Campo solar',
  'workshop-yard': 'Pátio de oficinas',
  'car-free-centre': 'Centro sem carros',
  'ring-metro': 'Metro circular',
  'bathing-lake': 'Lago de banhos',
  'wind-park': 'Parque eólico',
  'goods-yard': 'Estação de mercadorias',
  'reed-bed-waterworks': 'ETAR de juncos',
  'cable-car': 'Teleférico',
  'house-of-culture': 'Casa da cultura',
  'district-heating': 'Aquecimento urbano',
  'river-port': 'Porto fluvial',
  superblocks: 'Superquarteirões',
  'shared-garage': 'Garagem partilhada',
  'timber-towers': 'Torres de madeira',
  'circular-factory': 'Fábrica circular',
  'harvest-boats': 'Barcos da colheita',
  'green-business-park': 'Parque empresarial verde',
  'garden-quarter': 'Bairro-jardim',
  'open-city-lab': 'Laboratório urbano aberto',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Alerta de tempestade',
  'power-cut': 'Corte de energia',
  'transport-strike': 'Greve dos transportes',
  'heat-wave': 'Onda de calor',
  'factory-closure': 'Fecho de fábricas',
  flood: 'Inundação',
  'computer-virus': 'Vírus informático',
  'street-protest': 'Protesto de rua',
  smog: 'Nevoeiro tóxico',
  'fuel-shortage': 'Falta de combustível',
  'housing-shortage': 'Falta de habitação',
  'false-rumour': 'Falso rumor',
  epidemic: 'Epidemia',
  'missing-materials': 'Falta de materiais',
  'brain-drain': 'Fuga de cérebros',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Mãos amigas',
  'job-fair': 'Feira de emprego',
  'special-permit': 'Licença especial',
  'opening-party': 'Festa de inauguração',
  'fast-lane': 'Via rápida',
  'calm-night': 'Noite calma',
  'emergency-drill': 'Simulacro',
  volunteers: 'Voluntários',
  'public-fund': 'Fundo público',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Engenhocas',
  'site-manager': 'Chefe de obra',
  headhunter: 'Caça-talentos',
  surveyor: 'Topógrafo',
  planner: 'Planeador',
  'first-aider': 'Socorrista',
  coordinator: 'Coordenador',
  trainer: 'Formador',
  negotiator: 'Negociador',
  treasurer: 'Tesoureiro',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'antes da ação',
  after: 'depois da ação ou do fim da ronda',
  either: 'antes ou depois da ação',
  managed: 'depois do fim da ronda',
  recruited: 'depois de recrutar',
  inaugurated: 'depois de inaugurar',
  borrowed: 'quando o papel emprestado o permitir',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Descoberta, 2 prejuízos',
  '1': 'Nível 1, ligeiro, 4 prejuízos',
  '2': 'Nível 2, moderado, 5 prejuízos',
  '3': 'Nível 3, forte, 6 prejuízos',
  '4': 'Nível 4, extremo, 8 prejuízos',
  custom: 'Disposição própria',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'subir 1 ponto num indicador à escolha',
  shift: () => 'passar 1 ponto de um indicador a 2 ou mais para outro',
  lights: (e) => `acender ${lightSteps(e.by)}`,
  release: (e) => `devolver ao saco todos os ${experts[e.expert][1]} em jogo`,
  clear: () => 'devolver ao saco todos os especialistas da zona',
  dismiss: (e) => `devolver ao saco ${expertNumber(e.count)} da zona`,
  shelve: (e) =>
    e.from === 'study'
      ? 'pôr uma evolução em estudo debaixo da pilha'
      : 'pôr uma evolução em obra debaixo da pilha, com os seus especialistas para o saco',
  block: (e) => `bloquear mais ${actionNumber(e.count)} na próxima ronda`,
  unblock: () => 'libertar uma ação',
  hire: (e) =>
    e.count >= 5 ? 'tirar especialistas até encher a zona' : `tirar ${expertNumber(e.count)} do saco para a zona`,
  assign: (e) => `atribuir ${upTo(e.count)}${expertNumber(e.count)} da zona`,
  second: (e) =>
    `pôr ${upTo(e.count)}${expertNumber(e.count)} do saco, à escolha, ${
      e.to === 'crisis' ? 'na crise atual' : 'em vagas livres em obra ou da crise'
    }`,
  move: () => 'mover um especialista de uma obra ou da crise para outra vaga livre ou para a zona',
  retrain: () => 'trocar um especialista da zona por um de outro tipo do saco',
  study: () => 'levar para estudo a evolução de cima, se houver um lugar livre',
  start: () => 'iniciar uma evolução em estudo',
  inaugurate: () => 'inaugurar uma evolução completa',
  settle: () => 'a crise atual conta logo como gerida',
  borrow: () => 'usar um papel visível de um vizinho',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'marca azul: uma evolução extra ao iniciá-la',
  green: 'marca verde: um bom plano ao iniciá-la',
}

const cellOf = (name: string) => `espaço ${name}`
const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'nenhum especialista',
})
const needing = (amounts: ExpertAmounts) => `pede ${expertList(amounts)}`
const quoted = (tile: Evolution) => `“${evolutions[tile]}”`
const placed = placesIn(evolutions)
const places = placed('a crise', 'a zona', (title) => `“${title}”`)
const from = placed('da crise', 'da zona', (title) => `de “${title}”`)
const to = placed('à crise', 'à zona', (title) => `a “${title}”`)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `no ${cellOf(cell)}, cobrindo o prejuízo de ${indicators[covered]}` : `no ${cellOf(cell)}`

export const pt: Messages = {
  name: 'Evolutopia',
  aim: '3 indicadores a 6 e sem prejuízos',
  about:
    'Endireitem em conjunto uma cidade em apuros: desenvolvam evoluções, subam três indicadores e cubram todos os prejuízos.',
  notice:
    'Ludopolis é uma adaptação independente e não oficial. As evoluções, crises, bons planos, papéis, prejuízos, a fila de luzes e as disposições deste conjunto são criação nossa.',
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
    over: 'A partida terminou.',
    turn: (name, manage) => {
      if (manage) return name ? `${name} tem de acabar a ronda.` : 'Tem de acabar a ronda.'
      return name
        ? `${name} escolhe uma ação ou acaba a ronda.`
        : 'Escolha uma ação que não esteja bloqueada, ou acabe a ronda.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} pode usar uma carta ou terminar o turno.`
      if (role && plan) return 'Pode usar o seu papel ou um bom plano, ou terminar o turno.'
      return plan ? 'Pode jogar um bom plano ou terminar o turno.' : 'Pode usar o seu papel ou terminar o turno.'
    },
    between: (name) =>
      name
        ? `${name} pode jogar um bom plano antes de a ronda acabar.`
        : 'Pode jogar um bom plano antes de a ronda acabar.',
    revealed: (name, crisis) =>
      name
        ? `Nova crise: ${crises[crisis]}. ${name} pode jogar um bom plano antes de ela atacar.`
        : `Nova crise: ${crises[crisis]}. Pode jogar um bom plano antes de ela atacar.`,
    pending: {
      choose: (name) =>
        name
          ? `${name} fica com uma evolução ou põe-na de lado.`
          : 'Leve para estudo a evolução de cima ou ponha-a de lado.',
      bonus: (name) =>
        name
          ? `${name} decide sobre a evolução extra.`
          : 'Evolução extra: leve para estudo a de cima, deixe-a ou ponha-a debaixo da pilha.',
      'lay-off': (name) => (name ? `${name} despede especialistas.` : 'Despeça mais especialistas ou comece a tirar.'),
      drawn: (name) => (name ? `${name} tira especialistas.` : 'Fique com o especialista que saiu ou ponha-o de lado.'),
      assign: (name, left) => (name ? `${name} atribui especialistas.` : `Atribua até mais ${expertNumber(left)}.`),
      rescue: (name) =>
        name
          ? `${name} salva especialistas da evolução que deu lugar.`
          : 'Leve para a zona especialistas da evolução que deu lugar; os outros vão para o saco.',
      option: (name) => (name ? `${name} escolhe como a crise ataca.` : 'Escolha como a crise ataca.'),
      block: (name, left) =>
        name ? `${name} bloqueia ${actionNumber(left)}.` : `Bloqueie ${actionNumber(left)} para a próxima ronda.`,
      unblock: (name) => (name ? `${name} liberta uma ação.` : 'Escolha a ação a libertar.'),
      raise: (name) => (name ? `${name} sobe um indicador.` : 'Escolha o indicador que sobe.'),
      shift: (name) =>
        name ? `${name} passa um ponto entre indicadores.` : 'Escolha que indicador dá um ponto e qual o recebe.',
      dismiss: (name, left) =>
        name
          ? `${name} devolve ao saco ${expertNumber(left)} da zona.`
          : `Devolva ao saco ${expertNumber(left)} da zona.`,
      shelve: (name) =>
        name ? `${name} abdica de uma evolução.` : 'Escolha a evolução que vai para debaixo da pilha.',
      second: (name, left) =>
        name ? `${name} traz especialistas do saco.` : `Traga do saco até ${expertNumber(left)} à escolha.`,
      move: (name) => (name ? `${name} move um especialista.` : 'Escolha o especialista a mover e para onde vai.'),
      retrain: (name) =>
        name ? `${name} troca um especialista.` : 'Escolha o especialista a trocar e o tipo que quer.',
      start: (name) => (name ? `${name} inicia uma evolução.` : 'Escolha a evolução a iniciar.'),
      inaugurate: (name) =>
        name ? `${name} inaugura uma evolução.` : 'Escolha a evolução a inaugurar e o seu espaço.',
      adopt: (name) => (name ? `${name} escolhe um papel.` : 'Escolha um dos dois papéis.'),
    },
  },

  paths: {
    begin: { ...actions, manage: 'Acabar a ronda' },
    whole: {
      layOff: (expert) => `Recrutar especialistas, mas primeiro despedir ${anExpert(expert)}`,
      layOffMore: (expert) => `Despedir também ${anExpert(expert)}`,
      assign: (expert, place) => `Atribuir ${anExpert(expert)} ${to(place)}`,
      raise: (indicator) => `Subir um indicador: ${indicators[indicator]}`,
      start: (tile) => `Iniciar ${printed(tile)}`,
      inaugurate: (tile, cell, covered) => `Inaugurar ${quoted(tile)} ${on(cell, covered)}`,
      move: (expert, before, after) => `Mover ${anExpert(expert)} ${from(before)} para ${places(after)}`,
      second: (expert, place) => `Trazer ${anExpert(expert)} do saco para ${places(place)}`,
      retrain: (out, into) => `Trocar ${anExpert(out)} por ${anExpert(into)}`,
      role: (card, lender) =>
        lender === null ? `Usar o papel ${roleCard(card)}` : `Pedir emprestado a ${lender} o papel ${roleCard(card)}`,
      plan: (card) => `Jogar o bom plano ${planCard(card)}`,
      adopt: (card) => `Ficar com o papel ${roleCard(card)}`,
    },
    take: (tile) => `levar para estudo ${printed(tile)}`,
    inPlaceOf: (tile) => `${quoted(tile)} vai para debaixo da pilha`,
    aside: (tile) => `pôr de lado ${quoted(tile)} e ver a seguinte`,
    leave: (tile) => `Deixar ${quoted(tile)} na pilha`,
    under: (tile) => `Pôr ${quoted(tile)} debaixo da pilha`,
    rescue: (expert) => `Levar ${anExpert(expert)} para a zona`,
    layOff: 'primeiro despedir especialistas',
    draw: 'tirar do saco',
    drawThen: 'Tirar especialistas já',
    keep: (expert) => `Ficar com ${anExpert(expert)}`,
    drop: (expert) => `Pôr de lado ${anExpert(expert)}`,
    assign: (expert) => `Atribuir ${anExpert(expert)}`,
    to: (place) => `para ${places(place)}`,
    on,
    manage: 'Acabar a ronda',
    block: (action) => `Bloquear “${actions[action]}”`,
    unblock: (action) => `Libertar “${actions[action]}”`,
    role: 'Usar um papel',
    plan: 'Jogar um bom plano',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Terminar o turno',
    goOn: 'Continuar sem bom plano',
    letStrike: 'Deixar a crise atacar',
    doneAssigning: 'Não atribuir mais ninguém',
    doneRescuing: 'Deixar o resto para o saco',
    doneSeconding: 'Não trazer mais ninguém',
    shiftFrom: (indicator) => `Tirar 1 ponto ${toIndicator(indicator)}`,
    shiftTo: (indicator) => `dá-lo ${toIndicator(indicator)}`,
    dismiss: (expert) => `Devolver ${anExpert(expert)} ao saco`,
    shelve: (tile) => `Abdicar de ${printed(tile)}`,
    second: (expert) => `Trazer ${anExpert(expert)} do saco`,
    move: (expert, place) => `Mover ${anExpert(expert)} ${from(place)}`,
    retrain: (expert) => `Devolver ${anExpert(expert)}`,
    into: (expert) => `em troca de ${anExpert(expert)}`,
  },

  events: {
    nuisance: (indicator, cell) => `Há um prejuízo (${indicators[indicator]}) no ${cellOf(cell)}.`,
    dealt: (study, site, zone) =>
      `Em estudo: ${tileList(study)}. Em obra: ${evolutions[site]}. Na zona de especialistas: ${expertList(zone)}.`,
    top: (tile) => `A evolução de cima é agora ${printed(tile)}.`,
    turn: (name) => `Turno de ${name}.`,
    took: (name, tile) => `${name} leva para estudo ${quoted(tile)}.`,
    aside: (name, tile) => `${name} põe de lado ${quoted(tile)}.`,
    left: (name, tile) => `${name} deixa ${quoted(tile)} na pilha.`,
    under: (name, tiles) => `${name} põe debaixo da pilha ${list(tiles.map(quoted))}.`,
    started: (name, tile) => `${name} inicia ${quoted(tile)}.`,
    rescued: (name, expert) => `${name} leva ${anExpert(expert)} de volta para a zona.`,
    'to-bag': (who) => `De volta ao saco: ${expertList(who)}.`,
    'laid-off': (name, expert) => `${name} despede ${anExpert(expert)}.`,
    drew: (name, expert) => `${name} tira ${anExpert(expert)}.`,
    kept: (name, expert) => `${name} fica com ${anExpert(expert)}.`,
    dropped: (name, expert) => `${name} põe de lado ${anExpert(expert)}.`,
    hired: (name, expert) => `${name} tira ${anExpert(expert)} para a zona.`,
    assigned: (name, expert, place) => `${name} atribui ${anExpert(expert)} ${to(place)}.`,
    inaugurated: (name, tile, cell) => `${name} inaugura ${quoted(tile)} no ${cellOf(cell)}.`,
    covered: (name, tile, cell, indicator) =>
      `${name} inaugura ${quoted(tile)} no ${cellOf(cell)} e cobre o prejuízo de ${indicators[indicator]}.`,
    indicator: (indicator, from, to) =>
      `${capital(theIndicator(indicator))} ${to > from ? 'sobe' : 'desce'} de ${from} para ${to}.`,
    light: (to) => `Acende-se a luz ${to}.`,
    managing: (name) => `${name} acaba a ronda.`,
    managed: (crisis) => `Crise gerida: ${crises[crisis]}.`,
    unmanaged: (crisis, penalty) => `Crise por gerir: ${crises[crisis]}. Penalização: ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Chega uma crise: ${crises[crisis]}, que ${needing(needs)}.`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} escolhe: ${effectList(effect)}.`
        : `${crises[forced]} só pode atacar de uma maneira: ${effectList(effect)}.`,
    'no-option': (crisis) => `${crises[crisis]} não encontra nada para atacar.`,
    released: (who, where) => `Voltam ao saco: ${expertList(who)} (${list(where.map(from))}).`,
    cleared: (who) => `A zona esvazia-se; vão para o saco: ${expertList(who)}.`,
    'unblocked-all': 'Todas as ações ficam livres, e volta-se a bloquear.',
    blocked: (action) => `“${actions[action]}” fica bloqueada até ao fim da ronda.`,
    unblocked: (name, action) => `${name} liberta “${actions[action]}”.`,
    'more-blocks': (n) => `${many(n, 'Será bloqueada', 'Serão bloqueadas')} mais ${actionNumber(n)}.`,
    role: (name, role) => `${name} tem o papel ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} usa o papel ${roles[role]}.`,
    'role-borrowed': (name, role, lender) => `${name} pede emprestado a ${lender} o papel ${roles[role]}.`,
    'role-unlocked': (name, role) => `${name} descobre um segundo papel, ${roleCard(role)}.`,
    'role-offered': (name, roles) => `${name} pode escolher entre os papéis ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} põe o papel ${roles[role]} debaixo da sua pilha.`,
    adopted: (name, role, other) =>
      `${name} fica com o papel ${roleCard(role)}; ${roles[other]} vai para debaixo da pilha.`,
    'plan-drawn': (name, plan) => `${name} recebe o bom plano ${planCard(plan)}.`,
    'plan-none': (name) => `Já não há nenhum bom plano para ${name}.`,
    'plan-played': (name, plan) => `${name} joga o bom plano ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} devolve ${anExpert(expert)} ao saco.`,
    shelved: (name, tile) => `${name} põe ${quoted(tile)} debaixo da pilha.`,
    seconded: (name, expert, place) => `${name} traz ${anExpert(expert)} do saco para ${places(place)}.`,
    moved: (name, expert, before, after) => `${name} move ${anExpert(expert)} ${from(before)} para ${places(after)}.`,
    retrained: (name, out, into) => `${name} troca ${anExpert(out)} por ${anExpert(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Os lugares, o nível ou a vez não são possíveis.',
    'invalid-evolutions': () => 'As contas das evoluções não batem certo.',
    'invalid-crises': () => 'As contas das crises não batem certo.',
    'invalid-plans': () => 'As contas dos bons planos não batem certo.',
    'invalid-roles': () => 'As contas dos papéis não batem certo.',
    'invalid-experts': () => 'As contas dos especialistas não batem certo, ou estão onde não podem.',
    'invalid-territory': () => 'O território está construído como não pode estar.',
    'invalid-tracks': () => 'Um indicador ou a luz está onde não pode.',
    'invalid-end': () => 'O fim da partida não condiz com a posição.',
    'invalid-pending': () => 'O que há a decidir não condiz com o turno.',
    'invalid-loose-ends': () => 'Há algo pendente sobre o qual ninguém decide.',
    'no-move': () => 'Isso não é uma jogada deste jogo.',
    over: () => 'A partida terminou.',
    'not-now': () => 'Primeiro é preciso decidir outra coisa.',
    acted: () => 'Isso só é possível no início de um turno.',
    blocked: () => 'Esta ação está bloqueada até ao fim da ronda.',
    'not-in-study': (v) => `${quoted(v.tile)} não está em estudo.`,
    'not-on-site': (v) => `${quoted(v.tile)} não está em obra.`,
    'no-room-needed': () => 'Há um lugar livre; nenhuma evolução tem de sair.',
    'room-needed': () => 'Não há lugar livre; diga que evolução vai para debaixo da pilha.',
    'aside-limit': () => 'Só se pode pôr de lado três vezes; desta vez é preciso aceitar.',
    'not-in-zone': (v) => `Não há nenhum ${experts[v.expert][0]} na zona.`,
    'zone-full': () => 'A zona de especialistas está cheia.',
    'bag-empty': () => 'O saco está vazio.',
    'not-in-bag': (v) => `Não há nenhum ${experts[v.expert][0]} no saco.`,
    'none-loose': (v) => `Não há nenhum ${experts[v.expert][0]} por colocar.`,
    'no-slot': (v) => `Não há ali vaga livre para ${anExpert(v.expert)}.`,
    'none-there': (v) => `Ali não há nenhum ${experts[v.expert][0]}.`,
    incomplete: (v) => `Ainda faltam especialistas a ${quoted(v.tile)}.`,
    'cell-taken': (v) => `Já há algo no ${cellOf(v.cell)}.`,
    'not-next-to': (v) => `O ${cellOf(v.cell)} não toca na ficha inicial nem numa evolução; as diagonais não contam.`,
    'nuisance-gain': (v) =>
      `O prejuízo que ali está pede que suba ${theIndicator(v.indicator)}, o que ${quoted(v.tile)} não faz.`,
    'must-first': () => 'Primeiro é preciso fazer outra coisa.',
    'no-effect': () => 'Isso não mudaria nada agora.',
    'already-blocked': () => 'Esta ação já está bloqueada.',
    'not-blocked': () => 'Esta ação não está bloqueada.',
    'not-your-role': (v) => `Não pode usar este papel: ${roles[v.role]}.`,
    'role-used': () => 'Um papel por turno: já foi usado.',
    'role-time': (v) => `Não é a altura deste papel: ${roles[v.role]}.`,
    'not-your-plan': (v) => `Não tem este bom plano: ${plans[v.plan]}.`,
    'not-offered': (v) => `Este papel não é oferecido: ${roles[v.role]}.`,
    'at-most': () => 'Esse indicador já está a 7.',
    'too-low': () => 'Esse indicador está demasiado baixo para dar um ponto.',
    same: () => 'Isso seria o mesmo duas vezes.',
    'invalid-start': (v) => `Não pode haver prejuízos na ficha inicial (${cellOf(v.cell)}).`,
  },

  areas: {
    goal: { command: 'objetivo', heading: 'Objetivo e indicadores' },
    actions: { command: 'ações', heading: 'Ações' },
    crisis: { command: 'crise', heading: 'Crise' },
    study: { command: 'estudo', heading: 'Evoluções em estudo' },
    site: { command: 'obra', heading: 'Evoluções em obra' },
    experts: { command: 'especialistas', heading: 'Especialistas' },
    territory: { command: 'território', heading: 'Território' },
    piles: { command: 'pilhas', heading: 'Pilhas' },
    player: { command: 'jogador', heading: (name) => `Cartas de ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Ganha-se com três indicadores a 6 ou mais e todos os prejuízos cobertos.',
    risk: 'Perde-se se um indicador cair a 0, se se acender a última luz ou se tiver de chegar uma 46.ª crise.',
    indicators: { caption: 'Indicadores, de 0 a 7', head: ['Indicador', 'Pontos'] },
    light: (light, last) => `Luzes acesas: ${light} de ${last}.`,
    nuisances: (n) =>
      n === 0
        ? 'Já não resta nenhum prejuízo.'
        : `${many(n, 'Resta', 'Restam')} ${n} ${many(n, 'prejuízo', 'prejuízos')} por cobrir.`,
    turn: (name) => `É a vez de ${name}.`,
    first: (name) => `${name} começou.`,
  },
  actionTable: { caption: 'Ações', head: ['Ação', 'Estado'], free: 'livre', blocked: 'bloqueada' },
  didAction: (name, action) => `${name} fez neste turno: ${actions[action]}.`,
  didManage: (name) => `${name} acaba a ronda neste turno.`,
  roleSpent: (name) => `${name} já usou um papel neste turno.`,
  moreBlocks: (n) => `${many(n, 'Bloqueia-se', 'Bloqueiam-se')} ainda na próxima ronda: ${actionNumber(n)}.`,
  crisisArea: {
    none: 'Não há nenhuma crise na mesa.',
    name: (name, needs) => `${crises[name]}, ${needing(needs)}.`,
    there: (who) => `Especialistas presentes: ${expertList(who)}.`,
    missing: (who) => `Ainda faltam: ${expertList(who)}.`,
    complete: 'Está gerida: tem todos os especialistas.',
    penalty: (penalty) => `Se não for gerida: ${effectList(penalty)}.`,
    arrival: (first, second) => `À chegada: ${effectList(first)}; ou então: ${effectList(second)}.`,
    drawn: (n, most) => `Crises que já saíram: ${n} de ${most} no máximo.`,
    deck: (n, most) => `${n} de ${most} crises`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'Não há nada em estudo.',
    top: (tile) => `No topo da pilha: ${printed(tile)}.`,
    aside: (tiles) => `Postas de lado: ${list(tiles.map(printed))}.`,
    room: (n, most) => `${n} de ${most} lugares ocupados.`,
  },
  siteArea: {
    empty: 'Não há nada em obra.',
    caption: 'Evoluções em obra',
    head: ['Evolução', 'Especialistas presentes', 'Ainda faltam', 'Mudanças'],
    complete: 'ninguém, completa',
  },
  expertArea: {
    caption: 'Especialistas por tipo',
    head: ['Tipo', 'Na zona', 'No saco'],
    zone: (n, most) => `${n} de ${most} lugares da zona ocupados.`,
    laidOff: (who) => `Despedidos, fora do saco: ${expertList(who)}.`,
    dropped: (who) => `Postos de lado, fora do saco: ${expertList(who)}.`,
    loose: (who) => `Por colocar: ${expertList(who)}.`,
    drawn: (expert) => `Acaba de sair: ${anExpert(expert)}.`,
  },
  map: {
    caption: 'Território, colunas de a até d, linhas de 1 a 4',
    head: ['Linha', 'a', 'b', 'c', 'd'],
    start: 'início',
    empty: 'vazio',
    nuisance: (indicator) => `prejuízo: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Pilha de evoluções: ${n} ${many(n, 'ficha', 'fichas')}, a de cima à vista.`,
    crises: (n) => `Crises: ${cards(n)}.`,
    plans: (n) => `Bons planos: ${cards(n)}.`,
    roles: (n) => `Papéis virados para baixo: ${cards(n)}.`,
    unseen: (items) => `Ainda por ver: ${list(items)}.`,
    under: (items) => `Conhecidas no fundo, por ordem: ${list(items)}.`,
  },
  player: {
    role: (card) => `Papel: ${roleCard(card)}.`,
    noRole: 'Nenhum papel de momento.',
    offer: (offered) => `Papéis oferecidos: ${list(offered.map(roleCard))}.`,
    uses: (n, most) =>
      `Primeiro papel usado ${n} de ${most} vezes; depois vira-se o segundo, que está por baixo, virado para baixo.`,
    plans: (held) => `Bons planos: ${list(held.map(planCard))}.`,
    noPlans: 'Nenhum bom plano.',
    silent: (name) => `${name} jogou um bom plano e fica em silêncio até ao seu próximo turno.`,
  },

  standing: { keep: 'Não perguntar pelos meus bons planos' },
  board: {
    toWin: (left, nuisances) =>
      `Para ganhar: ${[
        ...(left > 0 ? [`mais ${left} a 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'prejuízo', 'prejuízos')} por cobrir`] : []),
        ...(left + nuisances === 0 ? ['nada mais a fazer'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) => `Perde-se em ${lightSteps(lights)} ou com um 0 (o mais baixo: ${points}).`,
    topped: (most) => `Nenhum indicador passa de ${most}.`,
    explain: 'O que isto significa',
    lightsMean: 'Uma crise por gerir acende luzes.',
    marksMean: [
      '',
      'Marca azul: quem inicia esta evolução pode levar logo para estudo uma evolução extra.',
      'Marca verde: quem inicia esta evolução tira um bom plano.',
    ],
    lastLight: 'Mais uma luz e tudo está perdido.',
    wins: 'Vitória de todos!',
    loses: 'Seria a derrota de todos!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}: ${points} de ${most}${since === 0 ? '' : `, ${signed(since)} desde o seu último turno`}`,
    fresh: (cell, tile) => `${cellOf(cell)}: ${evolutions[tile]}, nova desde o seu último turno`,
    actions: {
      choose: 'Escolher',
      start: 'Iniciar',
      recruit: 'Recrutar',
      assign: 'Atribuir',
      inaugurate: 'Inaugurar',
    },
    manage: 'Fim da ronda',
    action: (short, action, blocked) => `${short}: ${action}${blocked ? ', bloqueada' : ''}`,
    hints: {
      start: 'Escolha uma evolução em estudo.',
      recruit: 'Tire do saco, ou despeça primeiro especialistas da zona.',
      assign: 'Escolha um especialista ou uma vaga livre, até 3 vezes.',
      inaugurate: 'Escolha uma evolução completa e o seu espaço.',
    },
    means: {
      choose: 'levar para estudo a de cima da pilha, ou pô-la de lado e ver a seguinte, três vezes no máximo.',
      start: 'passar uma evolução do estudo para a obra, onde lhe podem ser atribuídos especialistas.',
      recruit: 'despedir quem se quiser e tirar do saco até haver 5 na zona; podem pôr-se 3 de lado.',
      assign: 'mandar até 3 especialistas da zona para vagas livres em obra ou da crise.',
      inaugurate: 'pôr no território uma evolução completa: as suas mudanças contam já, e pode cobrir um prejuízo.',
    },
    manageMeans:
      'a crise da mesa acaba, gerida ou com a sua penalização; chega outra; todas as ações ficam livres de novo, e bloqueia-se uma.',
    unable: {
      choose: 'Agora não se pode escolher nenhuma evolução.',
      start: 'Nada em estudo pode ser iniciado.',
      recruit: 'Não se pode tirar nem despedir ninguém.',
      assign: 'Nenhum especialista da zona serve numa vaga livre.',
      inaugurate: 'Nenhuma evolução em obra está completa e cabe num espaço.',
    },
    meaning: (action, means) => `${action}: ${means}`,
    block: (short) => `Bloquear “${short}”`,
    free: (short) => `Libertar “${short}”`,
    freeing: 'Escolha a ação a libertar.',
    goOn: 'Escolha o que vai com isso.',
    itsCell: (tile) => `${evolutions[tile]}: escolha o seu espaço.`,
    givesBack: 'Quem devolve?',
    takesInstead: 'Quem traz em troca?',
    onlyManage: 'Nenhuma ação é possível: acabe a ronda.',
    slot: (expert, place) => `Vaga livre para ${anExpert(expert)}: ${places(place)}`,
    stands: (expert, place) => `Presente: ${anExpert(expert)}, ${places(place)}`,
    complete: 'completa',
    freePlace: 'lugar livre',
    stack: (n) => `Topo da pilha, ${n} ${many(n, 'ficha', 'fichas')}`,
    noCrisis: 'Sem crise',
    nextCrisis: 'A próxima chega no fim da ronda.',
    pile: '15 cartas, três voltas no máximo.',
    onlyWay: 'a única maneira possível',
    arrived: (name) => `${crises[name]} à chegada`,
    cost: 'Se não for gerida:',
    strikes: 'Quando ataca:',
    or: 'ou',
    managed: 'Estão todos os especialistas: vai ficar gerida.',
    cell: (cell, what) => `${cellOf(cell)}: ${what}`,
    cityHall: 'câmara municipal, a ficha inicial',
    reachable: 'livre, a cidade pode crescer aqui',
    inZone: (expert) => `Na zona: ${anExpert(expert)}`,
    zone: 'Zona',
    room: 'Lugar livre na zona',
    bag: (n, who) => `Saco com ${expertNumber(n)}: ${expertList(who)}`,
    aside: (n, most) => `De lado, ${n} de ${most}`,
    steps: {
      top: 'Levar para estudo',
      bag: 'Tirar do saco',
      aside: 'Pôr de lado',
      leave: 'Deixar na pilha',
      under: 'Pôr debaixo da pilha',
      keep: 'Manter',
      drop: 'Pôr de lado',
    },
    gives: 'Que indicador dá um ponto?',
    gets: 'Qual o recebe?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Vaga livre: ${list(things.map(titled))}${zone > 0 ? ` (na zona: ${zone})` : ''}`
        : 'Nenhuma vaga livre agora',
    studied: (tiles) => `Em estudo: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `Agora: ${list([...(zone > 0 ? [`${zone} na zona`] : []), ...things.map(titled)]) || 'ninguém'}`,
    laidOff: 'Despedidos',
    loose: 'Por salvar',
    dock: 'A sua jogada: especialistas e ações',
    players: 'Papéis e bons planos',
    toAct: 'a jogar',
    silent: 'em silêncio',
    secondRole: (n) => `${n} ${many(n, 'uso', 'usos')} até ao segundo papel`,
    confirm: 'Fazer',
    cancel: 'Devolver',
    won: 'A cidade floresce: vitória de todos!',
    lost: 'A cidade apaga-se: derrota de todos.',
    recap: {
      heading: 'Ronda a ronda',
      round: (n) => `Ronda ${n}`,
      opened: (tiles) => (tiles.length === 0 ? 'nada inaugurado' : `inaugurado: ${tileList(tiles)}`),
      crisis: (name, managed) => `${managed ? 'crise gerida' : 'crise por gerir'}: ${crises[name]}`,
      indicators: (change) => `indicadores ${change}`,
      light: (light) => `luz ${light}`,
      worst: (n, lost) => `A ronda ${n} foi a mais cara: ${lost} ${many(lost, 'ponto', 'pontos')} de indicadores.`,
      best: (n, gained) =>
        `A ronda ${n} foi a mais proveitosa: ${gained} ${many(gained, 'ponto', 'pontos')} de indicadores.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Luzes de crise restantes',
    nuisances: 'Prejuízos cobertos',
  },
  endings: {
    won: 'Três indicadores estão a 6 ou mais e todos os prejuízos estão cobertos.',
    'lost-indicator': 'Um indicador caiu a 0.',
    'lost-crisis-track': 'Acendeu-se a última luz.',
    'lost-crisis-pile': 'As crises deram três voltas completas.',
  },
  decided: {
    won: (high) => `${capital(list(high.map(theIndicator)))} estão a 6 ou mais, e todos os prejuízos estão cobertos.`,
    'lost-indicator': (fallen) =>
      `${capital(list(fallen.map(theIndicator)))} ${many(fallen.length, 'caiu', 'caíram')} a 0.`,
  },
  options: {
    level: 'Nível',
    start: 'Espaço inicial (disposição própria)',
    nuisances: 'Espaços com prejuízo (disposição própria)',
    first: 'Primeiro jogador',
    silence: 'Silêncio depois de um bom plano: não falar até ao próprio turno seguinte',
  },
  levels,
}
