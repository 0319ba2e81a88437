// Evolutopia in Russian.
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

const many = plural('ru', ['one', 'few', 'many'])
const list = listing('ru')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'экология',
  mobility: 'мобильность',
  comfort: 'комфорт',
  energy: 'энергия',
  economy: 'экономика',
}
const experts: {
  readonly [E in Expert]: readonly [one: string, ofOne: string, ofMany: string, plural: string]
} = {
  designer: ['дизайнер', 'дизайнера', 'дизайнеров', 'дизайнеры'],
  builder: ['строитель', 'строителя', 'строителей', 'строители'],
  urbanist: ['неоурбанист', 'неоурбаниста', 'неоурбанистов', 'неоурбанисты'],
  technologist: ['технолог', 'технолога', 'технологов', 'технологи'],
  regulator: ['инспектор', 'инспектора', 'инспекторов', 'инспекторы'],
}
/** The accusative, which is the genitive too. */
const whom = (expert: Expert) => experts[expert][1]
const ofIndicator: { readonly [I in Indicator]: string } = {
  environment: 'экологии',
  mobility: 'мобильности',
  comfort: 'комфорта',
  energy: 'энергии',
  economy: 'экономики',
}
const toIndicator: { readonly [I in Indicator]: string } = { ...ofIndicator, comfort: 'комфорту', economy: 'экономике' }
const lightSteps = (n: number) => `${n} ${many(n, 'маячок', 'маячка', 'маячков')}`
/** In the accusative. */
const expertNumber = (n: number) => `${n} ${many(n, 'эксперта', 'экспертов', 'экспертов')}`
const actionNumber = (n: number) => `${n} ${many(n, 'действие', 'действия', 'действий')}`

const actions: { readonly [A in Action]: string } = {
  choose: 'Выбрать эволюцию',
  start: 'Запустить эволюцию',
  recruit: 'Нанять экспертов',
  assign: 'Назначить экспертов',
  inaugurate: 'Открыть эволюцию',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Велодорожки',
  'pocket-parks': 'Карманные парки',
  'green-roofs': 'Зелёные крыши',
  'repair-cafes': 'Ремонт-кафе',
  'walking-streets': 'Пешеходные улицы',
  'electric-buses': 'Электробусы',
  'freight-trams': 'Грузовые трамваи',
  'insulated-homes': 'Утеплённые дома',
  'covered-market': 'Крытый рынок',
  'energy-cooperative': 'Энергокооператив',
  'flood-meadows': 'Заливные луга',
  'smart-grid': 'Умная сеть',
  'urban-forest': 'Городской лес',
  'night-trams': 'Ночные трамваи',
  'quiet-quarter': 'Тихий квартал',
  'solar-field': 'Солнечная ферма',
  'workshop-yard': 'Двор мастерских',
  'car-free-centre': 'Центр без машин',
  'ring-metro': 'Кольцевое метро',
  'bathing-lake': 'Озеро для купания',
  'wind-park': 'Ветропарк',
  'goods-yard': 'Грузовой двор',
  'reed-bed-waterworks': 'Тростниковая очистка',
  'cable-car': 'Канатная дорога',
  'house-of-culture': 'Дом культуры',
  'district-heating': 'Теплосеть',
  'river-port': 'Речной порт',
  superblocks: 'Суперкварталы',
  'shared-garage': 'Общий гараж',
  'timber-towers': 'Деревянные башни',
  'circular-factory': 'Безотходный завод',
  'harvest-boats': 'Лодки с урожаем',
  'green-business-park': 'Зелёный бизнес-парк',
  'garden-quarter': 'Квартал-сад',
  'open-city-lab': 'Открытая лаборатория',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Штормовое предупреждение',
  'power-cut': 'Отключение света',
  'transport-strike': 'Забастовка транспорта',
  'heat-wave': 'Аномальная жара',
  'factory-closure': 'Закрытие завода',
  flood: 'Наводнение',
  'computer-virus': 'Компьютерный вирус',
  'street-protest': 'Уличный протест',
  smog: 'Смог',
  'fuel-shortage': 'Нехватка топлива',
  'housing-shortage': 'Нехватка жилья',
  'false-rumour': 'Ложный слух',
  epidemic: 'Эпидемия',
  'missing-materials': 'Нехватка материалов',
  'brain-drain': 'Утечка мозгов',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Помощь соседей',
  'job-fair': 'Ярмарка вакансий',
  'special-permit': 'Особое разрешение',
  'opening-party': 'Праздник открытия',
  'fast-lane': 'Зелёный коридор',
  'calm-night': 'Спокойная ночь',
  'emergency-drill': 'Учебная тревога',
  volunteers: 'Волонтёры',
  'public-fund': 'Общий фонд',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Умелец',
  'site-manager': 'Прораб',
  headhunter: 'Охотник за головами',
  surveyor: 'Землемер',
  planner: 'Планировщик',
  'first-aider': 'Спасатель',
  coordinator: 'Координатор',
  trainer: 'Наставник',
  negotiator: 'Переговорщик',
  treasurer: 'Казначей',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'до действия',
  after: 'после действия или конца раунда',
  either: 'до или после действия',
  managed: 'после конца раунда',
  recruited: 'после найма',
  inaugurated: 'после открытия',
  borrowed: 'когда позволяет чужая роль',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Знакомство, 2 проблемы',
  '1': 'Уровень 1, лёгкий, 4 проблемы',
  '2': 'Уровень 2, умеренный, 5 проблем',
  '3': 'Уровень 3, тяжёлый, 6 проблем',
  '4': 'Уровень 4, предельный, 8 проблем',
  custom: 'Своя расстановка',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'поднять любой показатель на 1',
  shift: () => 'перенести 1 очко с показателя не ниже 2 на другой',
  lights: (e) => `зажечь ${lightSteps(e.by)}`,
  release: (e) => `вернуть в мешок всех ${experts[e.expert][2]} в игре`,
  clear: () => 'вернуть в мешок всех экспертов зоны',
  dismiss: (e) => `вернуть в мешок ${expertNumber(e.count)} из зоны`,
  shelve: (e) =>
    e.from === 'study'
      ? 'убрать эволюцию из разработки под стопку'
      : 'убрать эволюцию со стройки под стопку, её экспертов в мешок',
  block: (e) => `в новом раунде заблокировать ещё ${actionNumber(e.count)}`,
  unblock: () => 'снять блок с действия',
  hire: (e) =>
    e.count >= 5 ? 'тянуть экспертов, пока зона не заполнится' : `вытянуть из мешка в зону ${expertNumber(e.count)}`,
  assign: (e) => `назначить ${e.count > 1 ? `до ${e.count} экспертов` : '1 эксперта'} из зоны`,
  second: (e) =>
    `взять из мешка на выбор ${e.count > 1 ? `до ${e.count} экспертов` : '1 эксперта'} ${
      e.to === 'crisis' ? 'на текущий кризис' : 'на свободные места стройки или кризиса'
    }`,
  move: () => 'перевести эксперта со стройки или кризиса на другое свободное место или в зону',
  retrain: () => 'обменять эксперта зоны на другого из мешка',
  study: () => 'взять верхнюю эволюцию в разработку, если есть место',
  start: () => 'запустить эволюцию из разработки',
  inaugurate: () => 'открыть готовую эволюцию',
  settle: () => 'текущий кризис сразу считается преодолённым',
  borrow: () => 'применить открытую роль соседа',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'синяя метка: бонусная эволюция при запуске',
  green: 'зелёная метка: идея при запуске',
}

const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1], experts[kind][2])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'нет',
})
const needing = (amounts: ExpertAmounts) => `нужны: ${expertList(amounts)}`
const placed = placesIn(evolutions)
const places = placed('кризис', 'зона', (title) => title)
const to = placed('на кризис', 'в зону', (title) => `на эволюцию «${title}»`)
const from = placed('с кризиса', 'из зоны', (title) => `с эволюции «${title}»`)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `«${evolutions[evolution]}» (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `на участке ${cell} и закрыть проблему ${ofIndicator[covered]}` : `на участке ${cell}`

export const ru = {
  name: 'Evolutopia',
  aim: '3 показателя на 6 и ни одной проблемы',
  about: 'Вместе наладьте жизнь города: развивайте эволюции, поднимите три показателя и закройте все проблемы.',
  notice:
    'Ludopolis\u00a0— независимая, неофициальная реализация. Эволюции, кризисы, идеи, роли, проблемы, шкалу кризиса и расстановки придумали мы сами.',
  indicators,
  expert: whom,
  expertList,
  tileList,
  changeList,
  printed,
  roleCard,
  planCard,
  effectOf,
  effectList,
  cell: (name) => name,
  expertHead: (kind) => experts[kind][3],
  actions,
  evolutions,
  crises,
  plans,
  roles,
  roleTimes,

  prompt: {
    over: 'Игра окончена.',
    turn: (name, manage) => {
      if (manage) return name ? `${name}: остаётся только закончить раунд.` : 'Остаётся только закончить раунд.'
      return name
        ? `${name} выбирает действие или заканчивает раунд.`
        : 'Выберите свободное действие или закончите раунд.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} может применить карту или закончить ход.`
      if (role && plan) return 'Можно применить роль или идею либо закончить ход.'
      return plan ? 'Можно сыграть идею или закончить ход.' : 'Можно применить роль или закончить ход.'
    },
    between: (name) => (name ? `${name} может сыграть идею до конца раунда.` : 'Можно сыграть идею до конца раунда.'),
    revealed: (name, crisis) =>
      name
        ? `Открыт кризис: ${crises[crisis]}. ${name} может сыграть идею, пока он не ударил.`
        : `Открыт кризис: ${crises[crisis]}. Можно сыграть идею, пока он не ударил.`,
    pending: {
      choose: (name) =>
        name ? `${name} берёт эволюцию или откладывает её.` : 'Возьмите верхнюю эволюцию в разработку или отложите её.',
      bonus: (name) =>
        name
          ? `${name} решает о бонусной эволюции.`
          : 'Бонусная эволюция: возьмите верхнюю в разработку, оставьте её или уберите под стопку.',
      'lay-off': (name) => (name ? `${name} увольняет экспертов.` : 'Увольте ещё экспертов или начните тянуть.'),
      drawn: (name) => (name ? `${name} тянет экспертов.` : 'Оставьте вытянутого эксперта или отложите.'),
      assign: (name, left) => (name ? `${name} назначает экспертов.` : `Можно назначить ещё ${expertNumber(left)}.`),
      rescue: (name) =>
        name
          ? `${name} спасает экспертов убранной эволюции.`
          : 'Переведите в зону экспертов убранной эволюции; остальные уйдут в мешок.',
      option: (name) => (name ? `${name} выбирает, как ударит кризис.` : 'Выберите, как ударит кризис.'),
      block: (name, left) =>
        name ? `${name} блокирует ${actionNumber(left)}.` : `Заблокируйте ${actionNumber(left)} на новый раунд.`,
      unblock: (name) => (name ? `${name} снимает блок с действия.` : 'Выберите, с какого действия снять блок.'),
      raise: (name) => (name ? `${name} поднимает показатель.` : 'Выберите, какой показатель поднять.'),
      shift: (name) =>
        name
          ? `${name} переносит очко между показателями.`
          : 'Выберите, какой показатель отдаёт очко и какой получает.',
      dismiss: (name, left) =>
        name ? `${name} возвращает из зоны ${expertNumber(left)}.` : `Верните из зоны в мешок ${expertNumber(left)}.`,
      shelve: (name) => (name ? `${name} отказывается от эволюции.` : 'Выберите, какая эволюция уйдёт под стопку.'),
      second: (name, left) =>
        name ? `${name} берёт экспертов из мешка.` : `Можно взять на выбор из мешка ${expertNumber(left)}.`,
      move: (name) => (name ? `${name} переводит эксперта.` : 'Выберите, какого эксперта перевести и куда.'),
      retrain: (name) => (name ? `${name} обменивает эксперта.` : 'Выберите, кого обменять и на кого.'),
      start: (name) => (name ? `${name} запускает эволюцию.` : 'Выберите, какую эволюцию запустить.'),
      inaugurate: (name) =>
        name ? `${name} открывает эволюцию.` : 'Выберите, какую эволюцию открыть и на каком участке.',
      adopt: (name) => (name ? `${name} выбирает роль.` : 'Выберите одну из двух ролей.'),
    },
  },

  paths: {
    begin: { ...actions, manage: 'Закончить раунд' },
    whole: {
      layOff: (expert) => `Нанять экспертов, но сначала уволить ${whom(expert)}`,
      layOffMore: (expert) => `Уволить также ${whom(expert)}`,
      assign: (expert, place) => `Назначить ${whom(expert)} ${to(place)}`,
      raise: (indicator) => `Поднять показатель: ${indicators[indicator]}`,
      start: (tile) => `Запустить эволюцию ${printed(tile)}`,
      inaugurate: (tile, cell, covered) => `Открыть эволюцию «${evolutions[tile]}» ${on(cell, covered)}`,
      move: (expert, before, after) => `Перевести ${whom(expert)} ${from(before)} ${to(after)}`,
      second: (expert, place) => `Взять из мешка ${whom(expert)} ${to(place)}`,
      retrain: (out, into) => `Обменять ${whom(out)} на ${whom(into)}`,
      role: (card, lender) =>
        `Применить ${lender === null ? 'роль' : `чужую роль (${lender})`}\u00a0— ${roleCard(card)}`,
      plan: (card) => `Сыграть идею\u00a0— ${planCard(card)}`,
      adopt: (card) => `Взять роль\u00a0— ${roleCard(card)}`,
    },
    take: (tile) => `взять в разработку: ${printed(tile)}`,
    inPlaceOf: (tile) => `эволюция «${evolutions[tile]}» уходит под стопку`,
    aside: (tile) => `отложить эволюцию «${evolutions[tile]}» и смотреть дальше`,
    leave: (tile) => `Оставить эволюцию «${evolutions[tile]}» на стопке`,
    under: (tile) => `Убрать эволюцию «${evolutions[tile]}» под стопку`,
    rescue: (expert) => `Перевести в зону ${whom(expert)}`,
    layOff: 'сначала уволить',
    draw: 'тянуть из мешка',
    drawThen: 'Тянуть экспертов',
    keep: (expert) => `Оставить ${whom(expert)}`,
    drop: (expert) => `Отложить ${whom(expert)}`,
    assign: (expert) => `Назначить ${whom(expert)}`,
    to,
    on,
    manage: 'Закончить раунд',
    block: (action) => `Заблокировать «${actions[action]}»`,
    unblock: (action) => `Снять блок с действия «${actions[action]}»`,
    role: 'Применить роль',
    plan: 'Сыграть идею',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Закончить ход',
    goOn: 'Продолжить без идеи',
    letStrike: 'Дать кризису ударить',
    doneAssigning: 'Больше никого не назначать',
    doneRescuing: 'Убрать остальных в мешок',
    doneSeconding: 'Больше никого не брать',
    shiftFrom: (indicator) => `Взять 1 очко у ${ofIndicator[indicator]}`,
    shiftTo: (indicator) => `отдать его ${toIndicator[indicator]}`,
    dismiss: (expert) => `Вернуть в мешок ${whom(expert)}`,
    shelve: (tile) => `Отказаться от эволюции ${printed(tile)}`,
    second: (expert) => `Взять из мешка ${whom(expert)}`,
    move: (expert, place) => `Перевести ${whom(expert)} ${from(place)}`,
    retrain: (expert) => `Обменять ${whom(expert)}`,
    into: (expert) => `на ${whom(expert)}`,
  },

  events: {
    nuisance: (indicator, cell) => `На участке ${cell} проблема: ${indicators[indicator]}.`,
    dealt: (study, site, zone) =>
      `В разработке: ${tileList(study)}. На стройке: ${evolutions[site]}. В зоне экспертов: ${expertList(zone)}.`,
    top: (tile) => `Сверху теперь ${printed(tile)}.`,
    turn: (name) => `Ходит ${name}.`,
    took: (name, tile) => `${name} берёт в разработку эволюцию «${evolutions[tile]}».`,
    aside: (name, tile) => `${name} откладывает эволюцию «${evolutions[tile]}».`,
    left: (name, tile) => `${name} оставляет эволюцию «${evolutions[tile]}» на стопке.`,
    under: (name, tiles) => `${name} убирает под стопку: ${tileList(tiles)}.`,
    started: (name, tile) => `${name} запускает эволюцию «${evolutions[tile]}».`,
    rescued: (name, expert) => `${name} возвращает в зону ${whom(expert)}.`,
    'to-bag': (released) => `Обратно в мешок: ${expertList(released)}.`,
    'laid-off': (name, expert) => `${name} увольняет ${whom(expert)}.`,
    drew: (name, expert) => `${name} тянет ${whom(expert)}.`,
    kept: (name, expert) => `${name} оставляет ${whom(expert)}.`,
    dropped: (name, expert) => `${name} откладывает ${whom(expert)}.`,
    hired: (name, expert) => `${name} тянет в зону ${whom(expert)}.`,
    assigned: (name, expert, place) => `${name} назначает ${whom(expert)} ${to(place)}.`,
    inaugurated: (name, tile, cell) => `${name} открывает эволюцию «${evolutions[tile]}» на участке ${cell}.`,
    covered: (name, tile, cell, indicator) =>
      `${name} открывает эволюцию «${evolutions[tile]}» на участке ${cell} и закрывает проблему ${ofIndicator[indicator]}.`,
    indicator: (indicator, before, after) =>
      `${capital(indicators[indicator])} ${after > before ? 'растёт' : 'падает'} с ${before} до ${after}.`,
    light: (light) => `Зажигается маячок ${light}.`,
    managing: (name) => `${name} заканчивает раунд.`,
    managed: (crisis) => `Кризис «${crises[crisis]}» преодолён.`,
    unmanaged: (crisis, penalty) => `Кризис «${crises[crisis]}» не преодолён: ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Приходит кризис «${crises[crisis]}», ${needing(needs)}.`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} выбирает: ${effectList(effect)}.`
        : `Кризис «${crises[forced]}» может ударить только так: ${effectList(effect)}.`,
    'no-option': (crisis) => `Кризис «${crises[crisis]}» ничего не задел.`,
    released: (released, where) => `Из игры в мешок: ${expertList(released)} (${list(where.map(from))}).`,
    cleared: (released) => `Зона пустеет, обратно в мешок: ${expertList(released)}.`,
    'unblocked-all': 'Действия свободны, блоки ставят заново.',
    blocked: (action) => `Действие «${actions[action]}» заблокировано до конца раунда.`,
    unblocked: (name, action) => `${name} снимает блок с действия «${actions[action]}».`,
    'more-blocks': (n) => `Будет заблокировано ещё ${actionNumber(n)}.`,
    role: (name, role) => `${name}, роль\u00a0— ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} применяет роль «${roles[role]}».`,
    'role-borrowed': (name, role, lender) => `${name} применяет чужую роль «${roles[role]}» (${lender}).`,
    'role-unlocked': (name, role) => `${name} открывает вторую роль\u00a0— ${roleCard(role)}.`,
    'role-offered': (name, roles) => `${name} выбирает из ролей: ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} убирает роль «${roles[role]}» под стопку ролей.`,
    adopted: (name, role, other) =>
      `${name} берёт роль\u00a0— ${roleCard(role)}; роль «${roles[other]}» уходит под стопку.`,
    'plan-drawn': (name, plan) => `${name} получает идею\u00a0— ${planCard(plan)}.`,
    'plan-none': (name) => `${name}: идей больше не осталось.`,
    'plan-played': (name, plan) => `${name} играет идею\u00a0— ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} возвращает в мешок ${whom(expert)}.`,
    shelved: (name, tile) => `${name} убирает под стопку эволюцию «${evolutions[tile]}».`,
    seconded: (name, expert, place) => `${name} берёт из мешка ${whom(expert)} ${to(place)}.`,
    moved: (name, expert, before, after) => `${name} переводит ${whom(expert)} ${from(before)} ${to(after)}.`,
    retrained: (name, out, into) => `${name} обменивает ${whom(out)} на ${whom(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Места, уровень или ход не сходятся.',
    'invalid-evolutions': () => 'Плитки эволюций не сходятся.',
    'invalid-crises': () => 'Карты кризисов не сходятся.',
    'invalid-plans': () => 'Идеи не сходятся.',
    'invalid-roles': () => 'Роли не сходятся.',
    'invalid-experts': () => 'Эксперты или их места не сходятся.',
    'invalid-territory': () => 'Территория не сходится.',
    'invalid-tracks': () => 'Показатели или маячки не сходятся.',
    'invalid-end': () => 'Конец игры не сходится с позицией.',
    'invalid-pending': () => 'Решение не сходится с ходом.',
    'invalid-loose-ends': () => 'Решать здесь нечего.',
    'no-move': () => 'В этой игре такого хода нет.',
    over: () => 'Игра окончена.',
    'not-now': () => 'Сначала надо решить другое.',
    acted: () => 'Это можно только в начале хода.',
    blocked: () => 'Это действие заблокировано до конца раунда.',
    'not-in-study': (v) => `Эволюции «${evolutions[v.tile]}» нет в разработке.`,
    'not-on-site': (v) => `Эволюции «${evolutions[v.tile]}» нет на стройке.`,
    'no-room-needed': () => 'Есть свободное место; убирать эволюцию не нужно.',
    'room-needed': () => 'Свободного места нет; выберите, какая эволюция уйдёт под стопку.',
    'aside-limit': () => 'Уже отложено три; эту придётся оставить.',
    'not-in-zone': (v) => `В зоне нет ${whom(v.expert)}.`,
    'zone-full': () => 'Зона экспертов заполнена.',
    'bag-empty': () => 'Мешок пуст.',
    'not-in-bag': (v) => `В мешке нет ${whom(v.expert)}.`,
    'none-loose': (v) => `Среди ждущих места нет ${whom(v.expert)}.`,
    'no-slot': (v) => `Там нет свободного места для ${whom(v.expert)}.`,
    'none-there': (v) => `Там нет ${whom(v.expert)}.`,
    incomplete: (v) => `Эволюции «${evolutions[v.tile]}» ещё не хватает экспертов.`,
    'cell-taken': (v) => `На участке ${v.cell} уже что-то стоит.`,
    'not-next-to': (v) => `Участок ${v.cell} не рядом со стартовой плиткой или эволюцией; диагональ не в счёт.`,
    'nuisance-gain': (v) =>
      `Эволюция «${evolutions[v.tile]}» не поднимает показатель этой проблемы: ${indicators[v.indicator]}.`,
    'must-first': () => 'Сначала надо сделать другое.',
    'no-effect': () => 'Сейчас это ничего не изменит.',
    'already-blocked': () => 'Это действие уже заблокировано.',
    'not-blocked': () => 'Это действие не заблокировано.',
    'not-your-role': (v) => `Роль «${roles[v.role]}» вы применить не можете.`,
    'role-used': () => 'За ход одна роль, и она уже применена.',
    'role-time': (v) => `Сейчас не время для роли «${roles[v.role]}».`,
    'not-your-plan': (v) => `У вас нет идеи «${plans[v.plan]}».`,
    'not-offered': (v) => `Роль «${roles[v.role]}» не предлагается.`,
    'at-most': () => 'Этот показатель уже на 7.',
    'too-low': () => 'Этому показателю нечего отдать.',
    same: () => 'Это дважды одно и то же.',
    'invalid-start': (v) => `На стартовой плитке (${v.cell}) проблем не бывает.`,
  },

  areas: {
    goal: { command: 'цель', heading: 'Цель и показатели' },
    actions: { command: 'действия', heading: 'Действия' },
    crisis: { command: 'кризис', heading: 'Кризис' },
    study: { command: 'разработка', heading: 'Эволюции в разработке' },
    site: { command: 'стройка', heading: 'Эволюции на стройке' },
    experts: { command: 'эксперты', heading: 'Эксперты' },
    territory: { command: 'территория', heading: 'Территория' },
    piles: { command: 'стопки', heading: 'Стопки' },
    player: { command: 'игрок', heading: (name) => `Карты: ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Победа: три показателя не ниже 6, и все проблемы закрыты.',
    risk: 'Поражение: показатель на нуле, последний маячок или 46-й кризис.',
    indicators: { caption: 'Показатели, от 0 до 7', head: ['Показатель', 'Очки'] },
    light: (light, last) => `Горит маячков: ${light} из ${last}.`,
    nuisances: (n) => (n === 0 ? 'Проблем не осталось.' : `Осталось закрыть проблем: ${n}.`),
    turn: (name) => `Ходит ${name}.`,
    first: (name) => `Первый игрок\u00a0— ${name}.`,
  },
  actionTable: {
    caption: 'Действия',
    head: ['Действие', 'Состояние'],
    free: 'свободно',
    blocked: 'заблокировано',
  },
  didAction: (name, action) => `${name}, действие этого хода: ${actions[action]}.`,
  didManage: (name) => `${name} заканчивает раунд.`,
  roleSpent: (name) => `${name}: роль в этом ходу уже применена.`,
  moreBlocks: (n) => `Будет заблокировано ещё ${actionNumber(n)}.`,
  crisisArea: {
    none: 'На столе нет кризиса.',
    name: (name, needs) => `${crises[name]}, ${needing(needs)}.`,
    there: (present) => `Эксперты на нём: ${expertList(present)}.`,
    missing: (lacking) => `Не хватает: ${expertList(lacking)}.`,
    complete: 'Он будет преодолён: все эксперты на месте.',
    penalty: (penalty) => `Если не преодолеть: ${effectList(penalty)}.`,
    arrival: (first, second) => `При появлении: ${effectList(first)}; или ${effectList(second)}.`,
    drawn: (n, most) => `Пришло кризисов: ${n} из ${most}.`,
    deck: (n, most) => `кризис ${n} из ${most}`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'В разработке ничего нет.',
    top: (tile) => `Верх стопки: ${printed(tile)}.`,
    aside: (tiles) => `Отложены: ${list(tiles.map(printed))}.`,
    room: (n, most) => `Занято мест: ${n} из ${most}.`,
  },
  siteArea: {
    empty: 'На стройке ничего нет.',
    caption: 'Эволюции на стройке',
    head: ['Эволюция', 'Эксперты', 'Не хватает', 'Эффект'],
    complete: 'никого, готова',
  },
  expertArea: {
    caption: 'Эксперты по профессиям',
    head: ['Кто', 'В зоне', 'В мешке'],
    zone: (n, most) => `В зоне занято мест: ${n} из ${most}.`,
    laidOff: (people) => `Уволены, вне мешка: ${expertList(people)}.`,
    dropped: (people) => `Отложены, вне мешка: ${expertList(people)}.`,
    loose: (people) => `Ждут места: ${expertList(people)}.`,
    drawn: (expert) => `Только что вытянули ${whom(expert)}.`,
  },
  map: {
    caption: 'Территория, столбцы a–d, ряды 1–4',
    head: ['Ряд', 'a', 'b', 'c', 'd'],
    start: 'старт',
    empty: 'пусто',
    nuisance: (indicator) => `проблема: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Эволюций в стопке: ${n}, верхняя открыта.`,
    crises: (n) => `Карт кризисов: ${n}.`,
    plans: (n) => `Карт идей: ${n}.`,
    roles: (n) => `Закрытых ролей: ${n}.`,
    unseen: (items) => `Ещё не открыты: ${list(items)}.`,
    under: (items) => `Известны снизу, по порядку: ${list(items)}.`,
  },
  player: {
    role: (card) => `Роль: ${roleCard(card)}.`,
    noRole: 'Роли сейчас нет.',
    offer: (cards) => `Роли на выбор: ${list(cards.map(roleCard))}.`,
    uses: (n, most) => `Первая роль применена: ${n} из ${most}; потом откроется вторая.`,
    plans: (cards) => `Идеи: ${list(cards.map(planCard))}.`,
    noPlans: 'Идей нет.',
    silent: (name) => `${name} после идеи молчит до своего следующего хода.`,
  },

  standing: { keep: 'Не спрашивать о моих идеях' },
  board: {
    toWin: (high, nuisances) =>
      `До победы: ${[
        ...(high > 0 ? [`ещё ${high} на 6`] : []),
        ...(nuisances > 0 ? [`закрыть ${nuisances} ${many(nuisances, 'проблему', 'проблемы', 'проблем')}`] : []),
        ...(high + nuisances === 0 ? ['больше ничего не нужно'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) => `Поражение через ${lightSteps(lights)} или при нуле (минимум: ${points}).`,
    topped: (most) => `Показатель не поднимается выше ${most}.`,
    explain: 'Что это значит',
    lightsMean: 'Непреодолённый кризис зажигает маячки.',
    marksMean: [
      '',
      'Синяя метка: кто запускает эту эволюцию, может сразу взять в разработку бонусную.',
      'Зелёная метка: кто запускает эту эволюцию, получает идею.',
    ],
    lastLight: 'Ещё один маячок\u00a0— и вы проиграли.',
    wins: 'Вы все победите!',
    loses: 'Так вы все проиграете!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}: ${points} из ${most}${since === 0 ? '' : `, ${signed(since)} с вашего прошлого хода`}`,
    fresh: (cell, tile) => `${cell}: ${evolutions[tile]}, новое с вашего прошлого хода`,
    actions: {
      choose: 'Выбрать',
      start: 'Запустить',
      recruit: 'Нанять',
      assign: 'Назначить',
      inaugurate: 'Открыть',
    },
    manage: 'Конец раунда',
    action: (short, action, blocked) => `${short}: ${action}${blocked ? ', заблокировано' : ''}`,
    hints: {
      start: 'Выберите эволюцию в разработке.',
      recruit: 'Тяните из мешка или сначала увольте экспертов зоны.',
      assign: 'Выберите эксперта или свободное место, до 3 раз.',
      inaugurate: 'Выберите готовую эволюцию и участок.',
    },
    means: {
      choose: 'взять верх стопки в разработку или отложить и смотреть дальше, не больше трёх раз.',
      start: 'перевести эволюцию из разработки на стройку, чтобы назначать на неё экспертов.',
      recruit: 'уволить экспертов, потом тянуть из мешка, пока в зоне не будет 5; отложить можно 3.',
      assign: 'послать до 3 экспертов из зоны на свободные места стройки или кризиса.',
      inaugurate: 'положить готовую эволюцию на территорию: эффект сработает, и она может закрыть проблему.',
    },
    manageMeans:
      'кризис уходит, преодолённый или с расплатой; приходит новый; все действия свободны, одно вы блокируете.',
    unable: {
      choose: 'Сейчас взять эволюцию нельзя.',
      start: 'В разработке нечего запустить.',
      recruit: 'Некого ни вытянуть, ни уволить.',
      assign: 'Экспертам зоны нет свободного места.',
      inaugurate: 'На стройке нет готовой эволюции, или ей нет участка.',
    },
    meaning: (action, means) => `${action}: ${means}`,
    block: (short) => `Блок: ${short}`,
    free: (short) => `Снять блок: ${short}`,
    freeing: 'Выберите, с какого действия снять блок.',
    goOn: 'Выберите, что к этому подходит.',
    itsCell: (tile) => `${evolutions[tile]}: выберите участок.`,
    givesBack: 'Кого вернуть?',
    takesInstead: 'Кого взять взамен?',
    onlyManage: 'Действий нет: закончите раунд.',
    slot: (expert, place) => `Свободное место для ${whom(expert)}: ${places(place)}`,
    stands: (expert, place) => `На месте ${experts[expert][0]}: ${places(place)}`,
    complete: 'готова',
    freePlace: 'свободное место',
    stack: (n) => `Верх стопки, эволюций: ${n}`,
    noCrisis: 'Кризиса нет',
    nextCrisis: 'Новый придёт в конце раунда.',
    pile: '15 карт, не больше трёх кругов.',
    onlyWay: 'иначе нельзя',
    arrived: (name) => `Приход кризиса «${crises[name]}»`,
    cost: 'Если не преодолеть:',
    strikes: 'При ударе:',
    or: 'или',
    managed: 'Все эксперты на месте: он будет преодолён.',
    cell: (cell, what) => `${cell}: ${what}`,
    cityHall: 'мэрия, стартовая плитка',
    reachable: 'свободно, сюда растёт город',
    inZone: (expert) => `В зоне: ${experts[expert][0]}`,
    zone: 'Зона',
    room: 'Свободное место в зоне',
    bag: (n, people) => `Экспертов в мешке ${n}: ${expertList(people)}`,
    aside: (n, most) => `Отложено ${n} из ${most}`,
    steps: {
      top: 'Взять в разработку',
      bag: 'Тянуть из мешка',
      aside: 'Отложить',
      leave: 'Оставить на стопке',
      under: 'Убрать под стопку',
      keep: 'Оставить',
      drop: 'Отложить',
    },
    gives: 'Какой показатель отдаёт очко?',
    gets: 'Какой получает?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Свободное место: ${list(things.map(titled))}${zone > 0 ? ` (в зоне: ${zone})` : ''}`
        : 'Свободного места сейчас нет',
    studied: (tiles) => `В разработке: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `Сейчас: ${list([...(zone > 0 ? [`${zone} в зоне`] : []), ...things.map(titled)]) || 'никого'}`,
    laidOff: 'Уволены',
    loose: 'Кого спасать',
    dock: 'Ваш ход: эксперты и действия',
    players: 'Роли и идеи',
    toAct: 'ходит',
    silent: 'молчит',
    secondRole: (n) => `до второй роли ещё ${n}`,
    confirm: 'Сыграть',
    cancel: 'Убрать',
    won: 'Город процветает: вы все победили!',
    lost: 'Город гаснет: вы все проиграли.',
    recap: {
      heading: 'Раунд за раундом',
      round: (n) => `Раунд ${n}`,
      opened: (tiles): string => (tiles.length === 0 ? 'ничего не открыто' : `открыто: ${tileList(tiles)}`),
      crisis: (name, managed) => `кризис «${crises[name]}» ${managed ? 'преодолён' : 'не преодолён'}`,
      indicators: (change) => `показатели ${change}`,
      light: (light) => `маячок ${light}`,
      worst: (n, lost) => `Худший раунд\u00a0— ${n}: показатели −${lost}.`,
      best: (n, gained) => `Лучший раунд\u00a0— ${n}: показатели +${gained}.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Оставшиеся маячки',
    nuisances: 'Закрытые проблемы',
  },
  endings: {
    won: 'Три показателя не ниже 6, и все проблемы закрыты.',
    'lost-indicator': 'Один из показателей на нуле.',
    'lost-crisis-track': 'Зажёгся последний маячок.',
    'lost-crisis-pile': 'Кризисы пройдены трижды.',
  },
  decided: {
    won: (high) => `Не ниже 6: ${list(high.map((one) => indicators[one]))}; все проблемы закрыты.`,
    'lost-indicator': (fallen) => `На нуле: ${list(fallen.map((one) => indicators[one]))}.`,
  },
  options: {
    level: 'Уровень',
    start: 'Стартовый участок (своя расстановка)',
    nuisances: 'Участки проблем (своя расстановка)',
    first: 'Первый игрок',
    silence: 'Молчание после идеи до своего следующего хода',
  },
  levels,
} satisfies Messages
