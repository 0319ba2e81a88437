// Evolutopia in English.
import type { Sentences } from '../../../core/words.ts'
import { capital, listing, plural, signed } from '../../../core/words.ts'
import type {
  Action,
  Crisis,
  Effect,
  EffectTexts,
  Evolution,
  Expert,
  ExpertAmounts,
  Indicator,
  LevelId,
  Mark,
  Place,
  Plan,
  PrintedEvolution,
  PrintedPlan,
  PrintedRole,
  Role,
  RoleTime,
  Thing,
} from '../data.ts'
import { listsIn, placesIn } from '../names.ts'
import type { RefusalValues } from '../refusals.ts'

const many = plural('en')
const list = listing('en')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'environment',
  mobility: 'mobility',
  comfort: 'comfort',
  energy: 'energy',
  economy: 'economy',
}
const experts: { readonly [E in Expert]: readonly [one: string, other: string] } = {
  designer: ['designer', 'designers'],
  builder: ['builder', 'builders'],
  urbanist: ['neo-urbanist', 'neo-urbanists'],
  technologist: ['technologist', 'technologists'],
  regulator: ['regulator', 'regulators'],
}
const anExpert = (kind: Expert) => `a ${experts[kind][0]}`
const lightSteps = (n: number) => `${n} ${many(n, 'light', 'lights')}`
const expertNumber = (n: number) => `${n} ${many(n, 'expert', 'experts')}`

const actions: { readonly [A in Action]: string } = {
  choose: 'Choose an evolution',
  start: 'Start an evolution',
  recruit: 'Recruit experts',
  assign: 'Assign experts',
  inaugurate: 'Inaugurate an evolution',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Bicycle lanes',
  'pocket-parks': 'Pocket parks',
  'green-roofs': 'Green roofs',
  'repair-cafes': 'Repair cafés',
  'walking-streets': 'Walking streets',
  'electric-buses': 'Electric buses',
  'freight-trams': 'Freight trams',
  'insulated-homes': 'Insulated homes',
  'covered-market': 'Covered market',
  'energy-cooperative': 'Energy co-operative',
  'flood-meadows': 'Flood meadows',
  'smart-grid': 'Smart grid',
  'urban-forest': 'Urban forest',
  'night-trams': 'Night trams',
  'quiet-quarter': 'Quiet quarter',
  'solar-field': 'Solar field',
  'workshop-yard': 'Workshop yard',
  'car-free-centre': 'Car-free centre',
  'ring-metro': 'Ring metro',
  'bathing-lake': 'Bathing lake',
  'wind-park': 'Wind park',
  'goods-yard': 'Goods yard',
  'reed-bed-waterworks': 'Reed-bed waterworks',
  'cable-car': 'Cable car',
  'house-of-culture': 'House of culture',
  'district-heating': 'District heating',
  'river-port': 'River port',
  superblocks: 'Superblocks',
  'shared-garage': 'Shared garage',
  'timber-towers': 'Timber towers',
  'circular-factory': 'Circular factory',
  'harvest-boats': 'Harvest boats',
  'green-business-park': 'Green business park',
  'garden-quarter': 'Garden quarter',
  'open-city-lab': 'Open city lab',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Storm warning',
  'power-cut': 'Power cut',
  'transport-strike': 'Transport strike',
  'heat-wave': 'Heat wave',
  'factory-closure': 'Factory closure',
  flood: 'Flood',
  'computer-virus': 'Computer virus',
  'street-protest': 'Street protest',
  smog: 'Smog',
  'fuel-shortage': 'Fuel shortage',
  'housing-shortage': 'Housing shortage',
  'false-rumour': 'False rumour',
  epidemic: 'Epidemic',
  'missing-materials': 'Missing materials',
  'brain-drain': 'Brain drain',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Helping hands',
  'job-fair': 'Job fair',
  'special-permit': 'Special permit',
  'opening-party': 'Opening party',
  'fast-lane': 'Fast lane',
  'calm-night': 'Calm night',
  'emergency-drill': 'Emergency drill',
  volunteers: 'Volunteers',
  'public-fund': 'Public fund',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Tinkerer',
  'site-manager': 'Site manager',
  headhunter: 'Headhunter',
  surveyor: 'Surveyor',
  planner: 'Planner',
  'first-aider': 'First-aider',
  coordinator: 'Coordinator',
  trainer: 'Trainer',
  negotiator: 'Negotiator',
  treasurer: 'Treasurer',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'before the action',
  after: 'after the action or the end of the round',
  either: 'before or after the action',
  managed: 'after ending the round',
  recruited: 'after recruiting',
  inaugurated: 'after inaugurating',
  borrowed: 'when the borrowed role allows it',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Discovery, 2 nuisances',
  '1': 'Level 1, mild, 4 nuisances',
  '2': 'Level 2, moderate, 5 nuisances',
  '3': 'Level 3, heavy, 6 nuisances',
  '4': 'Level 4, extreme, 8 nuisances',
  custom: 'Custom layout',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'raise an indicator of your choice by 1',
  shift: () => 'move 1 point from an indicator at 2 or more to another',
  lights: (e) => `${lightSteps(e.by)} ${many(e.by, 'goes', 'go')} on`,
  release: (e) => `release all ${experts[e.expert][1]} in play to the bag`,
  clear: () => 'release all experts of the zone to the bag',
  dismiss: (e) => `release ${expertNumber(e.count)} of the zone to the bag`,
  shelve: (e) =>
    e.from === 'study'
      ? 'put an evolution in study under the stack'
      : 'put an evolution on site under the stack, its experts to the bag',
  block: (e) => `block ${e.count} more ${many(e.count, 'action', 'actions')} in the next round`,
  unblock: () => 'free an action',
  hire: (e) =>
    e.count >= 5 ? 'draw experts until the zone is full' : `draw ${expertNumber(e.count)} from the bag into the zone`,
  assign: (e) => `assign ${e.count > 1 ? 'up to ' : ''}${expertNumber(e.count)} from the zone`,
  second: (e) =>
    `put ${e.count > 1 ? 'up to ' : ''}${expertNumber(e.count)} of your choice from the bag on ${
      e.to === 'crisis' ? 'the current crisis' : 'open slots on site or of the crisis'
    }`,
  move: () => 'move an expert from a site or the crisis to another open slot or to the zone',
  retrain: () => 'swap an expert of the zone for one of another kind from the bag',
  study: () => 'take the top evolution into study, if a place is free',
  start: () => 'start an evolution in study',
  inaugurate: () => 'inaugurate a complete evolution',
  settle: () => 'the current crisis counts as managed at once',
  borrow: () => 'use an open role of a neighbour',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'blue mark: a bonus evolution when started',
  green: 'green mark: a good plan when started',
}

const cellOf = (name: string) => `cell ${name}`
const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'no experts',
})
const needing = (amounts: ExpertAmounts) => `needs ${expertList(amounts)}`
const placed = placesIn(evolutions)
const places = placed('the crisis', 'the zone', (title) => title)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `on ${cellOf(cell)}, covering the ${indicators[covered]} nuisance` : `on ${cellOf(cell)}`

export const en = {
  name: 'Evolutopia',
  aim: '3 indicators at 6, no nuisance left',
  about: 'Put a troubled city right together: develop evolutions, raise three indicators and cover every nuisance.',
  notice:
    'Ludopolis is an independent, unofficial implementation. The evolutions, crises, good plans, roles, nuisances, the crisis track and the layouts of this set are our own design.',
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
  expertHead: (kind: Expert) => experts[kind][1],
  actions,
  evolutions,
  crises,
  plans,
  roles,
  roleTimes,

  prompt: {
    over: 'The game is over.',
    turn: (name: string | null, manage: boolean) => {
      if (manage) return name ? `${name} must end the round.` : 'You must end the round.'
      return name
        ? `${name} chooses an action or ends the round.`
        : 'Choose one action that is not blocked, or end the round.'
    },
    after: (name: string | null, role: boolean, plan: boolean) => {
      if (name) return `${name} may use a card or end the turn.`
      if (role && plan) return 'Use your role or a good plan, or end your turn.'
      return plan ? 'Play a good plan, or end your turn.' : 'Use your role, or end your turn.'
    },
    between: (name: string | null) =>
      name ? `${name} may play a good plan before the round ends.` : 'You may play a good plan before the round ends.',
    revealed: (name: string | null, crisis: Crisis) =>
      name
        ? `Crisis turned up: ${crises[crisis]}. ${name} may play a good plan before it strikes.`
        : `Crisis turned up: ${crises[crisis]}. You may play a good plan before it strikes.`,
    pending: {
      choose: (name: string | null) =>
        name ? `${name} takes an evolution or sets it aside.` : 'Take the top evolution into study, or set it aside.',
      bonus: (name: string | null) =>
        name
          ? `${name} decides about the bonus evolution.`
          : 'Bonus evolution: take the top one into study, leave it, or put it under the stack.',
      'lay-off': (name: string | null) =>
        name ? `${name} lays off experts.` : 'Lay off more experts, or begin to draw.',
      drawn: (name: string | null) => (name ? `${name} draws experts.` : 'Keep the expert drawn, or set them aside.'),
      assign: (name: string | null, left: number) =>
        name ? `${name} assigns experts.` : `Assign up to ${left} more ${many(left, 'expert', 'experts')}.`,
      rescue: (name: string | null) =>
        name
          ? `${name} saves experts of the evolution that made room.`
          : 'Bring experts of the evolution that made room to the zone; the others go to the bag.',
      option: (name: string | null) =>
        name ? `${name} chooses how the crisis strikes.` : 'Choose how the crisis strikes.',
      block: (name: string | null, left: number) =>
        name
          ? `${name} blocks ${left} ${many(left, 'action', 'actions')}.`
          : `Block ${left} ${many(left, 'action', 'actions')} for the next round.`,
      unblock: (name: string | null) => (name ? `${name} frees an action.` : 'Choose the action to free.'),
      raise: (name: string | null) => (name ? `${name} raises an indicator.` : 'Choose the indicator to raise.'),
      shift: (name: string | null) =>
        name ? `${name} moves a point between indicators.` : 'Choose which indicator gives a point, and to which.',
      dismiss: (name: string | null, left: number) =>
        name
          ? `${name} releases ${expertNumber(left)} of the zone.`
          : `Release ${expertNumber(left)} of the zone to the bag.`,
      shelve: (name: string | null) =>
        name ? `${name} gives up an evolution.` : 'Choose the evolution that goes under the stack.',
      second: (name: string | null, left: number) =>
        name
          ? `${name} brings experts from the bag.`
          : `Bring up to ${expertNumber(left)} of your choice from the bag.`,
      move: (name: string | null) => (name ? `${name} moves an expert.` : 'Choose the expert to move, and where to.'),
      retrain: (name: string | null) =>
        name ? `${name} retrains an expert.` : 'Choose the expert to swap, and the kind you want.',
      start: (name: string | null) => (name ? `${name} starts an evolution.` : 'Choose the evolution to start.'),
      inaugurate: (name: string | null) =>
        name ? `${name} inaugurates an evolution.` : 'Choose the evolution to inaugurate, and its cell.',
      adopt: (name: string | null) => (name ? `${name} chooses a role.` : 'Choose one of two roles.'),
    },
  },

  paths: {
    /** What is done, as the first of the phrases. */
    begin: { ...actions, manage: 'End the round' },
    /** Moves told whole, since their phrases joined make no sentence. */
    whole: {
      layOff: (expert: Expert) => `Recruit experts, but first lay off ${anExpert(expert)}`,
      layOffMore: (expert: Expert) => `Lay off ${anExpert(expert)} too`,
      assign: (expert: Expert, place: Place) => `Assign ${anExpert(expert)} to ${places(place)}`,
      raise: (indicator: Indicator) => `Raise an indicator: ${indicators[indicator]}`,
      start: (tile: PrintedEvolution) => `Start ${printed(tile)}`,
      inaugurate: (tile: Evolution, cell: string, covered: Indicator | null) =>
        `Inaugurate ${evolutions[tile]} ${on(cell, covered)}`,
      move: (expert: Expert, from: Place, to: Place) =>
        `Move ${anExpert(expert)} from ${places(from)} to ${places(to)}`,
      second: (expert: Expert, to: Place) => `Bring ${anExpert(expert)} from the bag to ${places(to)}`,
      retrain: (out: Expert, into: Expert) => `Swap ${anExpert(out)} for ${anExpert(into)}`,
      role: (card: PrintedRole, lender: string | null) =>
        lender === null ? `Use the role ${roleCard(card)}` : `Borrow ${lender}’s role ${roleCard(card)}`,
      plan: (card: PrintedPlan) => `Play the good plan ${planCard(card)}`,
      adopt: (card: PrintedRole) => `Take the role ${roleCard(card)}`,
    },
    take: (tile: PrintedEvolution) => `take ${printed(tile)} into study`,
    inPlaceOf: (tile: Evolution) => `${evolutions[tile]} goes under the stack`,
    aside: (tile: Evolution) => `set ${evolutions[tile]} aside and see the next`,
    leave: (tile: Evolution) => `Leave ${evolutions[tile]} on the stack`,
    under: (tile: Evolution) => `Put ${evolutions[tile]} under the stack`,
    rescue: (expert: Expert) => `Bring ${anExpert(expert)} to the zone`,
    layOff: 'lay off experts first',
    draw: 'draw from the bag',
    drawThen: 'Draw experts now',
    keep: (expert: Expert) => `Keep ${anExpert(expert)}`,
    drop: (expert: Expert) => `Set ${anExpert(expert)} aside`,
    assign: (expert: Expert) => `Assign ${anExpert(expert)}`,
    to: (place: Place) => `to ${places(place)}`,
    on,
    manage: 'End the round',
    block: (action: Action) => `Block “${actions[action]}”`,
    unblock: (action: Action) => `Free “${actions[action]}”`,
    role: 'Use a role',
    plan: 'Play a good plan',
    strike: (effects: readonly Effect[]) => capital(effectList(effects)),
    endTurn: 'End the turn',
    goOn: 'Go on without a good plan',
    letStrike: 'Let the crisis strike',
    doneAssigning: 'Assign nobody else',
    doneRescuing: 'Leave the rest to the bag',
    doneSeconding: 'Bring nobody else',
    shiftFrom: (indicator: Indicator) => `Take 1 point from ${indicators[indicator]}`,
    shiftTo: (indicator: Indicator) => `give it to ${indicators[indicator]}`,
    dismiss: (expert: Expert) => `Release ${anExpert(expert)}`,
    shelve: (tile: PrintedEvolution) => `Give up ${printed(tile)}`,
    second: (expert: Expert) => `Bring ${anExpert(expert)} from the bag`,
    move: (expert: Expert, place: Place) => `Move ${anExpert(expert)} from ${places(place)}`,
    retrain: (expert: Expert) => `Give ${anExpert(expert)} back`,
    into: (expert: Expert) => `for ${anExpert(expert)}`,
  },

  events: {
    nuisance: (indicator: Indicator, cell: string) => `A nuisance (${indicators[indicator]}) lies on ${cellOf(cell)}.`,
    dealt: (study: readonly Evolution[], site: Evolution, zone: ExpertAmounts) =>
      `In study: ${tileList(study)}. On site: ${evolutions[site]}. In the expert zone: ${expertList(zone)}.`,
    top: (tile: PrintedEvolution) => `The top evolution is now ${printed(tile)}.`,
    turn: (name: string) => `${name}’s turn.`,
    took: (name: string, tile: Evolution) => `${name} takes ${evolutions[tile]} into study.`,
    aside: (name: string, tile: Evolution) => `${name} sets ${evolutions[tile]} aside.`,
    left: (name: string, tile: Evolution) => `${name} leaves ${evolutions[tile]} on the stack.`,
    under: (name: string, tiles: readonly Evolution[]) => `${name} puts ${tileList(tiles)} under the stack.`,
    started: (name: string, tile: Evolution) => `${name} starts ${evolutions[tile]}.`,
    rescued: (name: string, expert: Expert) => `${name} brings ${anExpert(expert)} back to the zone.`,
    'to-bag': (experts: ExpertAmounts) => `Back to the bag: ${expertList(experts)}.`,
    'laid-off': (name: string, expert: Expert) => `${name} lays off ${anExpert(expert)}.`,
    drew: (name: string, expert: Expert) => `${name} draws ${anExpert(expert)}.`,
    kept: (name: string, expert: Expert) => `${name} keeps ${anExpert(expert)}.`,
    dropped: (name: string, expert: Expert) => `${name} sets ${anExpert(expert)} aside.`,
    hired: (name: string, expert: Expert) => `${name} draws ${anExpert(expert)} into the zone.`,
    assigned: (name: string, expert: Expert, place: Place) =>
      `${name} assigns ${anExpert(expert)} to ${places(place)}.`,
    inaugurated: (name: string, tile: Evolution, cell: string) =>
      `${name} inaugurates ${evolutions[tile]} on ${cellOf(cell)}.`,
    covered: (name: string, tile: Evolution, cell: string, indicator: Indicator) =>
      `${name} inaugurates ${evolutions[tile]} on ${cellOf(cell)} and covers the ${indicators[indicator]} nuisance.`,
    indicator: (indicator: Indicator, from: number, to: number) =>
      `${capital(indicators[indicator])} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
    light: (to: number) => `Light ${to} goes on.`,
    managing: (name: string) => `${name} ends the round.`,
    managed: (crisis: Crisis) => `${crises[crisis]} was managed.`,
    unmanaged: (crisis: Crisis, penalty: readonly Effect[]) =>
      `${crises[crisis]} was not managed: ${effectList(penalty)}.`,
    crisis: (crisis: Crisis, needs: ExpertAmounts) => `A crisis arrives: ${crises[crisis]}, which ${needing(needs)}.`,
    option: (name: string, effect: readonly Effect[], forced: Crisis | null) =>
      forced === null
        ? `${name} chooses: ${effectList(effect)}.`
        : `${crises[forced]} can strike in one way only: ${effectList(effect)}.`,
    'no-option': (crisis: Crisis) => `${crises[crisis]} finds nothing to strike.`,
    released: (experts: ExpertAmounts, where: readonly Place[]) =>
      `Released to the bag: ${expertList(experts)} (${list(where.map(places))}).`,
    cleared: (experts: ExpertAmounts) => `The zone is emptied: ${expertList(experts)} go to the bag.`,
    'unblocked-all': 'All actions are freed, then some are blocked anew.',
    blocked: (action: Action) => `“${actions[action]}” is now blocked until the round ends.`,
    unblocked: (name: string, action: Action) => `${name} frees “${actions[action]}”.`,
    'more-blocks': (n: number) => `${n} more ${many(n, 'action', 'actions')} will be blocked.`,
    role: (name: string, role: PrintedRole) => `${name} is ${roleCard(role)}.`,
    'role-used': (name: string, role: Role) => `${name} uses the role ${roles[role]}.`,
    'role-borrowed': (name: string, role: Role, lender: string) => `${name} borrows ${lender}’s role ${roles[role]}.`,
    'role-unlocked': (name: string, role: PrintedRole) => `${name} turns up a second role, ${roleCard(role)}.`,
    'role-offered': (name: string, roles: readonly Role[]) => `${name} is offered the roles ${roleList(roles)}.`,
    'role-back': (name: string, role: Role) => `${name} puts the role ${roles[role]} under its pile.`,
    adopted: (name: string, role: PrintedRole, other: Role) =>
      `${name} takes ${roleCard(role)}; ${roles[other]} goes under the pile.`,
    'plan-drawn': (name: string, plan: PrintedPlan) => `${name} gets the good plan ${planCard(plan)}.`,
    'plan-none': (name: string) => `There is no good plan left for ${name}.`,
    'plan-played': (name: string, plan: PrintedPlan) => `${name} plays the good plan ${planCard(plan)}.`,
    dismissed: (name: string, expert: Expert) => `${name} releases ${anExpert(expert)} to the bag.`,
    shelved: (name: string, tile: Evolution) => `${name} puts ${evolutions[tile]} under the stack.`,
    seconded: (name: string, expert: Expert, place: Place) =>
      `${name} brings ${anExpert(expert)} from the bag to ${places(place)}.`,
    moved: (name: string, expert: Expert, from: Place, to: Place) =>
      `${name} moves ${anExpert(expert)} from ${places(from)} to ${places(to)}.`,
    retrained: (name: string, out: Expert, into: Expert) => `${name} swaps ${anExpert(out)} for ${anExpert(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Seats, level or whose turn it is cannot be.',
    'invalid-evolutions': () => 'The evolution tiles do not add up.',
    'invalid-crises': () => 'The crisis cards do not add up.',
    'invalid-plans': () => 'The good plans do not add up.',
    'invalid-roles': () => 'The roles do not add up.',
    'invalid-experts': () => 'The experts do not add up, or stand where they cannot.',
    'invalid-territory': () => 'The territory is built up as it cannot be.',
    'invalid-tracks': () => 'An indicator or the light stands where it cannot.',
    'invalid-end': () => 'The end of the game does not agree with the position.',
    'invalid-pending': () => 'What is to be decided does not agree with the turn.',
    'invalid-loose-ends': () => 'Something is held that nobody is to decide about.',
    'no-move': () => 'That is no move of this game.',
    over: () => 'The game is over.',
    'not-now': () => 'Something else must be decided first.',
    acted: () => 'That is only possible at the beginning of a turn.',
    blocked: () => 'This action is blocked until the round ends.',
    'not-in-study': (v) => `${evolutions[v.tile]} is not in study.`,
    'not-on-site': (v) => `${evolutions[v.tile]} is not on site.`,
    'no-room-needed': () => 'There is a free place; no evolution has to go.',
    'room-needed': () => 'There is no free place; say which evolution goes under the stack.',
    'aside-limit': () => 'Three are set aside already; this one must be kept.',
    'not-in-zone': (v) => `There is no such expert in the zone: ${anExpert(v.expert)}.`,
    'zone-full': () => 'The expert zone is full.',
    'bag-empty': () => 'The bag is empty.',
    'not-in-bag': (v) => `There is no such expert in the bag: ${anExpert(v.expert)}.`,
    'none-loose': (v) => `No such expert is to be placed: ${anExpert(v.expert)}.`,
    'no-slot': (v) => `There is no open slot for ${anExpert(v.expert)} there.`,
    'none-there': (v) => `No such expert is there: ${anExpert(v.expert)}.`,
    incomplete: (v) => `${evolutions[v.tile]} still lacks experts.`,
    'cell-taken': (v) => `There is something on ${cellOf(v.cell)} already.`,
    'not-next-to': (v) =>
      `${capital(cellOf(v.cell))} is not beside the start tile or an evolution; diagonals do not count.`,
    'nuisance-gain': (v) =>
      `The nuisance there asks for a gain in ${indicators[v.indicator]}, which ${evolutions[v.tile]} does not bring.`,
    'must-first': () => 'Something must be done first.',
    'no-effect': () => 'That would change nothing now.',
    'already-blocked': () => 'This action is blocked already.',
    'not-blocked': () => 'This action is not blocked.',
    'not-your-role': (v) => `${roles[v.role]} is not a role you can use.`,
    'role-used': () => 'One role a turn: it has been used.',
    'role-time': (v) => `It is not the time for this role: ${roles[v.role]}.`,
    'not-your-plan': (v) => `You do not hold this good plan: ${plans[v.plan]}.`,
    'not-offered': (v) => `${roles[v.role]} is not offered.`,
    'at-most': () => 'That indicator is at 7 already.',
    'too-low': () => 'That indicator is too low to give a point.',
    same: () => 'That would be the same twice.',
    'invalid-start': (v) => `No nuisance may lie on the start tile (${cellOf(v.cell)}).`,
  } satisfies Sentences<RefusalValues>,

  areas: {
    goal: { command: 'goal', heading: 'Goal and indicators' },
    actions: { command: 'actions', heading: 'Actions' },
    crisis: { command: 'crisis', heading: 'Crisis' },
    study: { command: 'study', heading: 'Evolutions in study' },
    site: { command: 'site', heading: 'Evolutions on site' },
    experts: { command: 'experts', heading: 'Experts' },
    territory: { command: 'territory', heading: 'Territory' },
    piles: { command: 'piles', heading: 'Piles' },
    player: { command: 'player', heading: (name: string) => `Cards of ${name}` },
  },
  goal: {
    level: (level: LevelId) => `${levels[level]}.`,
    aim: 'You win with three indicators at 6 or more and every nuisance covered.',
    risk: 'You lose when an indicator falls to 0, when the last light goes on, or when a 46th crisis would come.',
    indicators: { caption: 'Indicators, 0 to 7', head: ['Indicator', 'Points'] },
    light: (light: number, last: number) => `Lights on: ${light} of ${last}.`,
    nuisances: (n: number) =>
      n === 0 ? 'No nuisance is left.' : `${n} ${many(n, 'nuisance', 'nuisances')} left to cover.`,
    turn: (name: string) => `It is ${name}’s turn.`,
    first: (name: string) => `${name} began.`,
  },
  actionTable: { caption: 'Actions', head: ['Action', 'State'], free: 'free', blocked: 'blocked' },
  didAction: (name: string, action: Action) => `${name} did this turn: ${actions[action]}.`,
  didManage: (name: string) => `${name} ends the round this turn.`,
  roleSpent: (name: string) => `${name} has used a role this turn.`,
  moreBlocks: (n: number) => `Also blocked in the next round: ${n} ${many(n, 'action', 'actions')}.`,
  crisisArea: {
    none: 'There is no crisis on the table.',
    name: (name: Crisis, needs: ExpertAmounts) => `${crises[name]}, ${needing(needs)}.`,
    there: (experts: ExpertAmounts) => `Experts there: ${expertList(experts)}.`,
    missing: (experts: ExpertAmounts) => `Still missing: ${expertList(experts)}.`,
    complete: 'It is managed: all experts are there.',
    penalty: (penalty: readonly Effect[]) => `If it is not managed: ${effectList(penalty)}.`,
    arrival: (first: readonly Effect[], second: readonly Effect[]) =>
      `On arrival: ${effectList(first)}; or ${effectList(second)}.`,
    drawn: (n: number, most: number) => `Crises drawn so far: ${n} of at most ${most}.`,
    deck: (n: number, most: number) => `${n} of ${most} crises`,
  },
  studyArea: {
    there: (tile: PrintedEvolution) => `${printed(tile)}.`,
    empty: 'Nothing is in study.',
    top: (tile: PrintedEvolution) => `Top of the stack: ${printed(tile)}.`,
    aside: (tiles: readonly PrintedEvolution[]) => `Set aside: ${list(tiles.map(printed))}.`,
    room: (n: number, most: number) => `${n} of ${most} places taken.`,
  },
  siteArea: {
    empty: 'Nothing is on site.',
    caption: 'Evolutions on site',
    head: ['Evolution', 'Experts there', 'Still missing', 'Changes'],
    complete: 'nobody, complete',
  },
  expertArea: {
    caption: 'Experts by kind',
    head: ['Kind', 'In the zone', 'In the bag'],
    zone: (n: number, most: number) => `${n} of ${most} places of the zone taken.`,
    laidOff: (experts: ExpertAmounts) => `Laid off, outside the bag: ${expertList(experts)}.`,
    dropped: (experts: ExpertAmounts) => `Set aside, outside the bag: ${expertList(experts)}.`,
    loose: (experts: ExpertAmounts) => `To be placed: ${expertList(experts)}.`,
    drawn: (expert: Expert) => `Just drawn: ${anExpert(expert)}.`,
  },
  map: {
    caption: 'Territory, columns a to d, rows 1 to 4',
    head: ['Row', 'a', 'b', 'c', 'd'],
    start: 'start',
    empty: 'empty',
    nuisance: (indicator: Indicator) => `nuisance: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n: number) => `Evolution stack: ${n} ${many(n, 'tile', 'tiles')}, the top one open.`,
    crises: (n: number) => `Crises: ${n} ${many(n, 'card', 'cards')}.`,
    plans: (n: number) => `Good plans: ${n} ${many(n, 'card', 'cards')}.`,
    roles: (n: number) => `Roles face down: ${n} ${many(n, 'card', 'cards')}.`,
    unseen: (items: readonly string[]) => `Not seen yet: ${list(items)}.`,
    under: (items: readonly string[]) => `Known at the bottom, in order: ${list(items)}.`,
  },
  player: {
    role: (card: PrintedRole) => `Role: ${roleCard(card)}.`,
    noRole: 'No role at the moment.',
    offer: (cards: readonly PrintedRole[]) => `Offered roles: ${list(cards.map(roleCard))}.`,
    uses: (n: number, most: number) =>
      `First role used ${n} of ${most} times; then the second role, face down under it, is turned up.`,
    plans: (cards: readonly PrintedPlan[]) => `Good plans: ${list(cards.map(planCard))}.`,
    noPlans: 'No good plans.',
    silent: (name: string) => `${name} played a good plan and stays silent until their next turn.`,
  },

  standing: { keep: 'Do not ask about my good plans' },
  board: {
    toWin: (indicators: number, nuisances: number) =>
      `To win: ${[
        ...(indicators > 0 ? [`${indicators} ${many(indicators, 'indicator', 'indicators')} to 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'nuisance', 'nuisances')} to cover`] : []),
        ...(indicators + nuisances === 0 ? ['nothing is left to do'] : []),
      ].join(', ')}.`,
    toLose: (lights: number, points: number) =>
      `To lose: ${lights} more ${many(lights, 'light', 'lights')}, or one at 0 (lowest: ${points}).`,
    topped: (most: number) => `No indicator rises above ${most}.`,
    explain: 'What this means',
    lightsMean: 'A crisis that is not managed turns lights on.',
    marksMean: [
      '',
      'Blue mark: whoever starts this evolution may take a bonus evolution into study at once.',
      'Green mark: whoever starts this evolution draws a good plan.',
    ],
    lastLight: 'One light more, and all is lost.',
    wins: 'You all win!',
    loses: 'You would all lose!',
    tower: (indicator: Indicator, points: number, most: number, since: number) =>
      `${indicators[indicator]}: ${points} of ${most}${since === 0 ? '' : `, ${signed(since)} since your last turn`}`,
    fresh: (cell: string, tile: Evolution) => `${cellOf(cell)}: ${evolutions[tile]}, new since your last turn`,
    actions: {
      choose: 'Choose',
      start: 'Start',
      recruit: 'Recruit',
      assign: 'Assign',
      inaugurate: 'Inaugurate',
    } satisfies { readonly [A in Action]: string },
    manage: 'End round',
    action: (short: string, action: string, blocked: boolean) => `${short}: ${action}${blocked ? ', blocked' : ''}`,
    hints: {
      start: 'Pick an evolution in study.',
      recruit: 'Draw from the bag, or first lay off experts of the zone.',
      assign: 'Pick an expert or an open slot, up to 3 times.',
      inaugurate: 'Pick a complete evolution and its cell.',
    } satisfies { readonly [A in Exclude<Action, 'choose'>]: string },
    means: {
      choose: 'take the top of the stack into study, or set it aside for the next one, three times at most.',
      start: 'bring an evolution from study on site, where experts can be assigned to it.',
      recruit: 'lay off any experts, then draw from the bag until 5 are in the zone; 3 drawn ones can be set aside.',
      assign: 'send up to 3 experts from the zone to open slots on site or of the crisis.',
      inaugurate: 'put a complete evolution in the territory: its changes count now, and it can cover a nuisance.',
    } satisfies { readonly [A in Action]: string },
    manageMeans:
      'the crisis on the table goes, managed or with its penalty; a new one comes; all actions are free again, and you block one.',
    unable: {
      choose: 'No evolution can be taken now.',
      start: 'Nothing in study can be started.',
      recruit: 'Nobody can be drawn or laid off.',
      assign: 'No expert of the zone fits an open slot.',
      inaugurate: 'No evolution on site is complete and fits a cell.',
    } satisfies { readonly [A in Action]: string },
    meaning: (action: string, means: string) => `${action}: ${means}`,
    block: (short: string) => `Block ${short}`,
    free: (short: string) => `Free ${short}`,
    freeing: 'Pick the action to free.',
    goOn: 'Pick what goes with it.',
    itsCell: (tile: Evolution) => `${evolutions[tile]}: pick its cell.`,
    givesBack: 'Whom do you give back?',
    takesInstead: 'Whom do you take instead?',
    onlyManage: 'No action is possible: end the round.',
    slot: (expert: Expert, place: Place) => `Open slot for ${anExpert(expert)}: ${places(place)}`,
    stands: (expert: Expert, place: Place) => `There: ${anExpert(expert)}, ${places(place)}`,
    complete: 'complete',
    freePlace: 'free place',
    stack: (n: number) => `Top of the stack, ${n} ${many(n, 'tile', 'tiles')}`,
    noCrisis: 'No crisis',
    nextCrisis: 'The next one comes when the round ends.',
    pile: '15 cards, gone through three times at most.',
    onlyWay: 'there was no choice',
    arrived: (name: Crisis) => `${crises[name]} on arrival`,
    cost: 'If not managed:',
    strikes: 'When it strikes:',
    or: 'or',
    managed: 'All experts are there: it will be managed.',
    cell: (cell: string, what: string) => `${cellOf(cell)}: ${what}`,
    cityHall: 'city hall, the start tile',
    reachable: 'free, the city can grow here',
    inZone: (expert: Expert) => `In the zone: ${anExpert(expert)}`,
    zone: 'Zone',
    room: 'Free place in the zone',
    bag: (n: number, experts: ExpertAmounts) => `Bag with ${n} ${many(n, 'expert', 'experts')}: ${expertList(experts)}`,
    aside: (n: number, most: number) => `Set aside, ${n} of ${most}`,
    steps: {
      top: 'Take into study',
      bag: 'Draw from the bag',
      aside: 'Set aside',
      leave: 'Leave on the stack',
      under: 'Put under the stack',
      keep: 'Keep',
      drop: 'Set aside',
    },
    gives: 'Which indicator gives a point?',
    gets: 'Which one gets it?',
    wanted: (things: readonly Thing[], zone: number) =>
      things.length > 0
        ? `Open slot: ${list(things.map(titled))}${zone > 0 ? ` (in the zone: ${zone})` : ''}`
        : 'No open slot now',
    studied: (tiles: readonly Evolution[]) => `In study: ${tileList(tiles)}`,
    leaving: (zone: number, things: readonly Thing[]) =>
      `Now: ${list([...(zone > 0 ? [`${zone} in the zone`] : []), ...things.map(titled)]) || 'nobody'}`,
    laidOff: 'Laid off',
    loose: 'To be saved',
    dock: 'Your move: experts and actions',
    players: 'Roles and good plans',
    toAct: 'to act',
    silent: 'silent',
    secondRole: (n: number) => `${n} ${many(n, 'use', 'uses')} to the second role`,
    confirm: 'Do it',
    cancel: 'Put back',
    won: 'The city flourishes: you have all won!',
    lost: 'The city goes dark: you have all lost.',
    recap: {
      heading: 'Round by round',
      round: (n: number) => `Round ${n}`,
      opened: (tiles: readonly Evolution[]): string =>
        tiles.length === 0 ? 'nothing inaugurated' : `inaugurated: ${tileList(tiles)}`,
      crisis: (name: Crisis, managed: boolean) => `${crises[name]} ${managed ? 'managed' : 'not managed'}`,
      indicators: (change: string) => `indicators ${change}`,
      light: (light: number) => `light ${light}`,
      worst: (n: number, lost: number) =>
        `Round ${n} cost the most: ${lost} ${many(lost, 'point', 'points')} of indicators.`,
      best: (n: number, gained: number) =>
        `Round ${n} brought the most: ${gained} ${many(gained, 'point', 'points')} of indicators.`,
    },
  },

  lines: {
    indicator: (indicator: Indicator) => capital(indicators[indicator]),
    light: 'Crisis lights left',
    nuisances: 'Nuisances covered',
  },
  endings: {
    won: 'Three indicators stand at 6 or more, and every nuisance is covered.',
    'lost-indicator': 'An indicator fell to 0.',
    'lost-crisis-track': 'The last light has gone on.',
    'lost-crisis-pile': 'The crises have been gone through three times.',
  },
  /** Which indicators decided it. */
  decided: {
    won: (high: readonly Indicator[]) =>
      `${capital(list(high.map((one) => indicators[one])))} stand at 6 or more, and every nuisance is covered.`,
    'lost-indicator': (fallen: readonly Indicator[]) =>
      `${capital(list(fallen.map((one) => indicators[one])))} fell to 0.`,
  },
  options: {
    level: 'Level',
    start: 'Start cell (custom layout)',
    nuisances: 'Nuisance cells (custom layout)',
    first: 'First player',
    silence: 'Silence after a good plan: no talking until one’s next turn',
  },
  levels,
}

export type Messages = typeof en
