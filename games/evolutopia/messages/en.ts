// Evolutopia in English.
import { listing, plural } from '../../../core/words.ts'
import type { Action, Crisis, EffectTexts, Evolution, Expert, Indicator, Level, Plan, Role, RoleTime } from '../data.ts'

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
const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`)
const lightSteps = (n: number) => `${n} ${many(n, 'light', 'lights')}`
const expertNumber = (n: number) => `${n} ${many(n, 'expert', 'experts')}`

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'raise an indicator of your choice by 1',
  shift: () => 'move 1 point from an indicator at 2 or more to another',
  lights: (e) => `the crisis goes ${lightSteps(Math.abs(e.by))} ${e.by > 0 ? 'forward' : 'back'}`,
  release: (e) => `release all ${experts[e.expert][1]} in play to the bag`,
  clear: () => 'release all experts of the zone to the bag',
  dismiss: (e) => `release ${expertNumber(e.count)} of the zone to the bag`,
  shelve: (e) =>
    e.from === 'study'
      ? 'put an evolution in study under the stack'
      : 'put an evolution on site under the stack, its experts to the bag',
  block: (e) => `block ${e.count} more ${many(e.count, 'action', 'actions')} at the end of this managing`,
  unblock: () => 'take the block marker off an action',
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
  borrow: () => 'use an open role of another player',
}

export const en = {
  name: 'Evolutopia',
  about: 'Put a troubled city right together: develop evolutions, raise three indicators and cover every nuisance.',
  notice:
    'Ludopolis is an independent, unofficial implementation. The evolutions, crises, good plans, roles, nuisances and layouts of this set are our own design.',
  list,
  none: 'none',
  indicators,
  expert: (kind: Expert) => `a ${experts[kind][0]}`,
  expertCount: (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`,
  expertHead: (kind: Expert) => experts[kind][1],
  noExperts: 'no experts',
  actions: {
    choose: 'Choose an evolution',
    start: 'Start an evolution',
    recruit: 'Recruit experts',
    assign: 'Assign experts',
    inaugurate: 'Inaugurate an evolution',
  } satisfies { readonly [A in Action]: string },
  evolutions: {
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
  } satisfies { readonly [E in Evolution]: string },
  crises: {
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
  } satisfies { readonly [C in Crisis]: string },
  plans: {
    'helping-hands': 'Helping hands',
    'job-fair': 'Job fair',
    'special-permit': 'Special permit',
    'opening-party': 'Opening party',
    'fast-lane': 'Fast lane',
    'calm-night': 'Calm night',
    'emergency-drill': 'Emergency drill',
    volunteers: 'Volunteers',
    'public-fund': 'Public fund',
  } satisfies { readonly [P in Plan]: string },
  roles: {
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
  } satisfies { readonly [R in Role]: string },
  roleTimes: {
    before: 'before the action',
    after: 'after the action or the managing',
    either: 'before or after the action',
    managed: 'after managing the crises',
    recruited: 'after recruiting',
    inaugurated: 'after inaugurating',
    borrowed: 'when the borrowed role allows it',
  } satisfies { readonly [T in RoleTime]: string },
  marks: ['', 'blue mark: a bonus evolution when started', 'green mark: a good plan when started'],
  change: (indicator: Indicator, by: number) => `${indicators[indicator]} ${signed(by)}`,
  effects,
  option: (effects: readonly string[]) => list(effects),
  needs: (experts: string) => `needs ${experts}`,
  tile: (name: string, needs: string, changes: string, mark: string) =>
    `${name} (${needs}; ${changes}${mark ? `; ${mark}` : ''})`,
  cell: (name: string) => `cell ${name}`,
  crisisPlace: 'the crisis',
  zonePlace: 'the zone',

  prompt: {
    over: 'The game is over.',
    turn: (name: string | null, manage: boolean) => {
      if (manage) return name ? `${name} must manage the crises.` : 'You must manage the crises.'
      return name
        ? `${name} chooses an action or manages the crises.`
        : 'Choose one action that is not blocked, or manage the crises.'
    },
    after: (name: string | null) =>
      name ? `${name} may use a card or end the turn.` : 'You may use a card, or end your turn.',
    between: (name: string | null) =>
      name
        ? `${name} may play a good plan before managing goes on.`
        : 'You may play a good plan before managing goes on.',
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
          : `Block ${left} ${many(left, 'action', 'actions')} for the next cycle.`,
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
    takeNow: (tile: string) => `take ${tile} into study`,
    take: (tile: string) => `Take ${tile} into study`,
    inPlaceOf: (tile: string) => `${tile} goes under the stack`,
    asideNow: (tile: string) => `set ${tile} aside and see the next`,
    aside: (tile: string) => `Set ${tile} aside and see the next`,
    leave: (tile: string) => `Leave ${tile} on the stack`,
    under: (tile: string) => `Put ${tile} under the stack`,
    rescue: (expert: string) => `Bring ${expert} to the zone`,
    layOff: 'lay off experts first',
    layOffMore: 'Lay off one more',
    draw: 'draw at once',
    drawThen: 'Draw experts now',
    keep: (expert: string) => `Keep ${expert}`,
    drop: (expert: string) => `Set ${expert} aside`,
    assign: (expert: string) => `Assign ${expert}`,
    to: (place: string) => `to ${place}`,
    on: (cell: string) => `on ${cell}`,
    covering: (indicator: string) => `covering the ${indicator} nuisance`,
    manage: 'Manage the crises',
    block: 'Block an action',
    unblock: 'Free an action',
    role: 'Use a role',
    plan: 'Play a good plan',
    adopt: 'Take the role',
    endTurn: 'End the turn',
    goOn: 'Go on without a good plan',
    doneAssigning: 'Assign nobody else',
    doneRescuing: 'Leave the rest to the bag',
    doneSeconding: 'Bring nobody else',
    raise: 'Raise an indicator',
    shiftFrom: (indicator: string) => `Take 1 point from ${indicator}`,
    shiftTo: (indicator: string) => `give it to ${indicator}`,
    dismiss: (expert: string) => `Release ${expert}`,
    shelve: (tile: string) => `Give up ${tile}`,
    second: (expert: string) => `Bring ${expert} from the bag`,
    move: (expert: string, place: string) => `Move ${expert} from ${place}`,
    retrain: (expert: string) => `Give ${expert} back`,
    into: (expert: string) => `for ${expert}`,
  },
  card: (name: string, text: string) => `${name}: ${text}`,
  roleCard: (name: string, when: string, text: string) => `${name} (${when}): ${text}`,
  borrowed: (card: string, name: string) => `${card}, borrowed from ${name}`,

  events: {
    nuisance: (indicator: string, cell: string) => `A nuisance (${indicator}) lies on ${cell}.`,
    dealt: (study: string, site: string, zone: string) =>
      `In study: ${study}. On site: ${site}. In the expert zone: ${zone}.`,
    top: (tile: string) => `The top evolution is now ${tile}.`,
    turn: (name: string) => `${name}'s turn.`,
    took: (name: string, tile: string) => `${name} takes ${tile} into study.`,
    aside: (name: string, tile: string) => `${name} sets ${tile} aside.`,
    left: (name: string, tile: string) => `${name} leaves ${tile} on the stack.`,
    under: (name: string, tiles: string) => `${name} puts ${tiles} under the stack.`,
    started: (name: string, tile: string) => `${name} starts ${tile}.`,
    rescued: (name: string, expert: string) => `${name} brings ${expert} back to the zone.`,
    'to-bag': (experts: string) => `Back to the bag: ${experts}.`,
    'laid-off': (name: string, expert: string) => `${name} lays off ${expert}.`,
    drew: (name: string, expert: string) => `${name} draws ${expert}.`,
    kept: (name: string, expert: string) => `${name} keeps ${expert}.`,
    dropped: (name: string, expert: string) => `${name} sets ${expert} aside.`,
    hired: (name: string, expert: string) => `${name} draws ${expert} into the zone.`,
    assigned: (name: string, expert: string, place: string) => `${name} assigns ${expert} to ${place}.`,
    inaugurated: (name: string, tile: string, cell: string) => `${name} inaugurates ${tile} on ${cell}.`,
    covered: (name: string, tile: string, cell: string, indicator: string) =>
      `${name} inaugurates ${tile} on ${cell} and covers the ${indicator} nuisance.`,
    indicator: (indicator: string, from: number, to: number) =>
      `${indicator.charAt(0).toUpperCase()}${indicator.slice(1)} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
    light: (from: number, to: number) => `The crisis goes ${to > from ? 'forward' : 'back'} to light ${to}.`,
    managing: (name: string) => `${name} manages the crises.`,
    managed: (crisis: string) => `${crisis} was managed.`,
    unmanaged: (crisis: string, penalty: string) => `${crisis} was not managed: ${penalty}.`,
    crisis: (crisis: string, needs: string) => `A crisis arrives: ${crisis}, which ${needs}.`,
    option: (name: string, effect: string) => `${name} chooses: ${effect}.`,
    'no-option': (crisis: string) => `${crisis} finds nothing to strike.`,
    released: (experts: string) => `Released to the bag: ${experts}.`,
    cleared: (experts: string) => `The zone is emptied: ${experts} go to the bag.`,
    'unblocked-all': 'All block markers are taken off.',
    blocked: (name: string, action: string) => `${name} puts a block marker on “${action}”.`,
    unblocked: (name: string, action: string) => `${name} takes the block marker off “${action}”.`,
    'more-blocks': (n: number) => `${n} more ${many(n, 'action', 'actions')} will be blocked.`,
    role: (name: string, role: string) => `${name} is ${role}.`,
    'role-used': (name: string, role: string) => `${name} uses the role ${role}.`,
    'role-borrowed': (name: string, role: string, lender: string) => `${name} borrows ${lender}'s role ${role}.`,
    'role-unlocked': (name: string, role: string) => `${name} turns up a second role: ${role}.`,
    'role-offered': (name: string, roles: string) => `${name} is offered the roles ${roles}.`,
    'role-back': (name: string, role: string) => `${name} puts the role ${role} under its pile.`,
    adopted: (name: string, role: string, other: string) => `${name} takes ${role}; ${other} goes under the pile.`,
    'plan-drawn': (name: string, plan: string) => `${name} gets a good plan: ${plan}.`,
    'plan-none': (name: string) => `There is no good plan left for ${name}.`,
    'plan-played': (name: string, plan: string) => `${name} plays ${plan}.`,
    dismissed: (name: string, expert: string) => `${name} releases ${expert} to the bag.`,
    shelved: (name: string, tile: string) => `${name} puts ${tile} under the stack.`,
    seconded: (name: string, expert: string, place: string) => `${name} brings ${expert} from the bag to ${place}.`,
    moved: (name: string, expert: string, from: string, to: string) => `${name} moves ${expert} from ${from} to ${to}.`,
    retrained: (name: string, out: string, into: string) => `${name} swaps ${out} for ${into}.`,
  },

  refusals: {
    'no-move': () => 'That is no move of this game.',
    over: () => 'The game is over.',
    'not-now': () => 'Something else must be decided first.',
    acted: () => 'That is only possible at the beginning of a turn.',
    blocked: () => 'This action is blocked until the crises are managed.',
    'not-in-study': (v) => `${v.tile} is not in study.`,
    'not-on-site': (v) => `${v.tile} is not on site.`,
    'no-room-needed': () => 'There is a free place; no evolution has to go.',
    'room-needed': () => 'There is no free place; say which evolution goes under the stack.',
    'aside-limit': () => 'Three are set aside already; this one must be kept.',
    'not-in-zone': (v) => `There is no such expert in the zone: ${v.expert}.`,
    'zone-full': () => 'The expert zone is full.',
    'bag-empty': () => 'The bag is empty.',
    'not-in-bag': (v) => `There is no such expert in the bag: ${v.expert}.`,
    'none-loose': (v) => `No such expert is to be placed: ${v.expert}.`,
    'no-slot': (v) => `There is no open slot for ${v.expert} there.`,
    'none-there': (v) => `No such expert is there: ${v.expert}.`,
    incomplete: (v) => `${v.tile} still lacks experts.`,
    'cell-taken': (v) => `There is something on ${v.cell} already.`,
    'not-next-to': (v) => `${v.cell} is not beside the start tile or an evolution; diagonals do not count.`,
    'nuisance-gain': (v) => `The nuisance there asks for a gain in ${v.indicator}, which ${v.tile} does not bring.`,
    'must-first': () => 'Something must be done first.',
    'no-effect': () => 'That would change nothing now.',
    'already-blocked': () => 'This action has its marker already.',
    'not-blocked': () => 'This action is not blocked.',
    'not-your-role': (v) => `${v.role} is not a role you can use.`,
    'role-used': () => 'One role a turn: it has been used.',
    'role-time': (v) => `It is not the time for this role: ${v.role}.`,
    'not-your-plan': (v) => `You do not hold this good plan: ${v.plan}.`,
    'not-offered': (v) => `${v.role} is not offered.`,
    'at-most': () => 'That indicator is at 7 already.',
    'too-low': () => 'That indicator is too low to give a point.',
    same: () => 'That would be the same twice.',
    'nuisance-on-start': (v) => `No nuisance may lie on the start tile (${v.cell}).`,
    'position-head': () => 'The seats, the level or the turn make no sense.',
    'position-evolutions': () => 'An evolution is missing, or there twice.',
    'position-crises': () => 'A crisis card is missing, or there twice.',
    'position-plans': () => 'A good plan is missing, or there twice.',
    'position-roles': () => 'A role is missing, there twice, or turned up too soon.',
    'position-experts': () => 'An expert is missing, too many, or in a wrong place.',
    'position-territory': () => 'The territory cannot look like this.',
    'position-tracks': () => 'An indicator, the crisis light or a block marker is out of bounds.',
    'position-end': () => 'The game should be over, or should not.',
    'position-pending': () => 'What is to be decided does not fit the turn.',
    'position-loose-ends': () => 'Something is held that should have been put back.',
  } satisfies { readonly [code: string]: (v: { readonly [name: string]: string }) => string },

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
    level: (level: string) => `Level: ${level}.`,
    aim: 'You win with three indicators at 6 or more and no nuisance in the open.',
    risk: 'You lose when an indicator falls to 0, when the crisis reaches the last light, or when a 46th crisis would come.',
    indicators: { caption: 'Indicators, 0 to 7', head: ['Indicator', 'Points'] },
    light: (light: number, last: number) => `The crisis stands at light ${light} of ${last}.`,
    nuisances: (n: number) =>
      n === 0 ? 'No nuisance is left.' : `${n} ${many(n, 'nuisance', 'nuisances')} left to cover.`,
    turn: (name: string) => `It is ${name}'s turn.`,
    first: (name: string) => `${name} began.`,
  },
  actionTable: { caption: 'Actions', head: ['Action', 'State'], free: 'free', blocked: 'blocked' },
  didAction: (name: string, action: string) => `${name} did this turn: ${action}.`,
  didManage: (name: string) => `${name} is managing or has managed the crises this turn.`,
  roleSpent: (name: string) => `${name} has used a role this turn.`,
  moreBlocks: (n: number) => `Blocked besides at the end of managing: ${n} ${many(n, 'action', 'actions')}.`,
  crisisArea: {
    none: 'There is no crisis on the table.',
    name: (name: string, needs: string) => `${name}, ${needs}.`,
    there: (experts: string) => `Experts there: ${experts}.`,
    missing: (experts: string) => `Still missing: ${experts}.`,
    complete: 'It is managed: all experts are there.',
    penalty: (penalty: string) => `If it is not managed: ${penalty}.`,
    arrival: (first: string, second: string) => `On arrival: ${first}; or ${second}.`,
    drawn: (n: number, most: number) => `Crises drawn so far: ${n} of at most ${most}.`,
  },
  studyArea: {
    empty: 'Nothing is in study.',
    top: (tile: string) => `Top of the stack: ${tile}.`,
    aside: (tiles: string) => `Set aside: ${tiles}.`,
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
    laidOff: (experts: string) => `Laid off, outside the bag: ${experts}.`,
    dropped: (experts: string) => `Set aside, outside the bag: ${experts}.`,
    loose: (experts: string) => `To be placed: ${experts}.`,
    drawn: (expert: string) => `Just drawn: ${expert}.`,
  },
  map: {
    caption: 'Territory, columns a to d, rows 1 to 4',
    head: ['Row', 'a', 'b', 'c', 'd'],
    start: 'start',
    empty: 'empty',
    nuisance: (indicator: string) => `nuisance: ${indicator}`,
  },
  pile: {
    stack: (n: number) => `Evolution stack: ${n} ${many(n, 'tile', 'tiles')}, the top one open.`,
    crises: (n: number) => `Crises: ${n} ${many(n, 'card', 'cards')}.`,
    plans: (n: number) => `Good plans: ${n} ${many(n, 'card', 'cards')}.`,
    roles: (n: number) => `Roles face down: ${n} ${many(n, 'card', 'cards')}.`,
    unseen: (items: string) => `Not seen yet: ${items}.`,
    under: (items: string) => `Known at the bottom, in order: ${items}.`,
  },
  player: {
    role: (card: string) => `Role: ${card}.`,
    noRole: 'No role at the moment.',
    offer: (cards: string) => `Offered roles: ${cards}.`,
    uses: (n: number, most: number) =>
      `First role used ${n} of ${most} times; then the second role, face down under it, is turned up.`,
    plans: (cards: string) => `Good plans: ${cards}.`,
    noPlans: 'No good plans.',
    silent: (name: string) => `${name} played a good plan and stays silent until their next turn.`,
  },

  lines: {
    indicator: (indicator: string) => `Indicator: ${indicator}`,
    light: 'Crisis lights reached',
    nuisances: 'Nuisances left',
  },
  endings: {
    won: 'Three indicators stand at 6 or more and every nuisance is covered.',
    'lost-indicator': 'An indicator fell to 0.',
    'lost-crisis-track': 'The crisis reached the last light.',
    'lost-crisis-pile': 'The crises have been gone through three times.',
  },
  options: {
    level: 'Level',
    start: 'Start cell (custom level)',
    nuisances: 'Nuisance cells (custom level)',
    first: 'First player',
    silence: 'Silence after a good plan',
  },
  levels: {
    discovery: 'Discovery',
    '1': 'Level 1, light pollution',
    '2': 'Level 2, measured pollution',
    '3': 'Level 3, heavy pollution',
    '4': 'Level 4, extreme pollution',
    custom: 'Custom layout',
  } satisfies { readonly [L in Level]: string },
}

export type Messages = typeof en
