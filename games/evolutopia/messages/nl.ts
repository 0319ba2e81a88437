// Evolutopia in Dutch.
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

const many = plural('nl')
const list = listing('nl')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'milieu',
  mobility: 'mobiliteit',
  comfort: 'comfort',
  energy: 'energie',
  economy: 'economie',
}
const experts: { readonly [E in Expert]: readonly [one: string, other: string] } = {
  designer: ['ontwerper', 'ontwerpers'],
  builder: ['bouwer', 'bouwers'],
  urbanist: ['stadsplanner', 'stadsplanners'],
  technologist: ['technoloog', 'technologen'],
  regulator: ['toezichthouder', 'toezichthouders'],
}
const anExpert = (kind: Expert) => `een ${experts[kind][0]}`
const lightSteps = (n: number) => `${n} ${many(n, 'lamp', 'lampen')}`
const expertNumber = (n: number) => `${n} ${many(n, 'expert', 'experts')}`
const actionNumber = (n: number) => `${n} ${many(n, 'actie', 'acties')}`
const cards = (n: number) => `${n} ${many(n, 'kaart', 'kaarten')}`
const atMost = (n: number) => (n > 1 ? 'hoogstens ' : '')

const actions: { readonly [A in Action]: string } = {
  choose: 'Evolutie kiezen',
  start: 'Evolutie starten',
  recruit: 'Experts werven',
  assign: 'Experts inzetten',
  inaugurate: 'Evolutie inwijden',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Fietspaden',
  'pocket-parks': 'Postzegelparken',
  'green-roofs': 'Groene daken',
  'repair-cafes': 'Repaircafés',
  'walking-streets': 'Wandelstraten',
  'electric-buses': 'Elektrische bussen',
  'freight-trams': 'Vrachttrams',
  'insulated-homes': 'Geïsoleerde huizen',
  'covered-market': 'Overdekte markt',
  'energy-cooperative': 'Energiecoöperatie',
  'flood-meadows': 'Uiterwaarden',
  'smart-grid': 'Slim stroomnet',
  'urban-forest': 'Stadsbos',
  'night-trams': 'Nachttrams',
  'quiet-quarter': 'Stille wijk',
  'solar-field': 'Zonneveld',
  'workshop-yard': 'Ateliershof',
  'car-free-centre': 'Autovrij centrum',
  'ring-metro': 'Ringmetro',
  'bathing-lake': 'Zwemplas',
  'wind-park': 'Windpark',
  'goods-yard': 'Goederenstation',
  'reed-bed-waterworks': 'Rietveldzuivering',
  'cable-car': 'Kabelbaan',
  'house-of-culture': 'Cultuurhuis',
  'district-heating': 'Stadsverwarming',
  'river-port': 'Rivierhaven',
  superblocks: 'Superblokken',
  'shared-garage': 'Deelgarage',
  'timber-towers': 'Houten torens',
  'circular-factory': 'Kringloopfabriek',
  'harvest-boats': 'Oogstboten',
  'green-business-park': 'Groen bedrijvenpark',
  'garden-quarter': 'Tuinwijk',
  'open-city-lab': 'Open stadslab',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Stormalarm',
  'power-cut': 'Stroomuitval',
  'transport-strike': 'Vervoersstaking',
  'heat-wave': 'Hittegolf',
  'factory-closure': 'Fabriekssluiting',
  flood: 'Watersnood',
  'computer-virus': 'Computervirus',
  'street-protest': 'Straatprotest',
  smog: 'Smog',
  'fuel-shortage': 'Brandstoftekort',
  'housing-shortage': 'Woningnood',
  'false-rumour': 'Vals gerucht',
  epidemic: 'Epidemie',
  'missing-materials': 'Materiaalgebrek',
  'brain-drain': 'Braindrain',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Helpende handen',
  'job-fair': 'Banenbeurs',
  'special-permit': 'Speciale vergunning',
  'opening-party': 'Openingsfeest',
  'fast-lane': 'Snelle baan',
  'calm-night': 'Rustige nacht',
  'emergency-drill': 'Rampenoefening',
  volunteers: 'Vrijwilligers',
  'public-fund': 'Stadsfonds',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Knutselaar',
  'site-manager': 'Bouwleider',
  headhunter: 'Headhunter',
  surveyor: 'Landmeter',
  planner: 'Planner',
  'first-aider': 'Hulpverlener',
  coordinator: 'Coördinator',
  trainer: 'Trainer',
  negotiator: 'Onderhandelaar',
  treasurer: 'Penningmeester',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'voor de actie',
  after: 'na de actie of het einde van de ronde',
  either: 'voor of na de actie',
  managed: 'na het einde van de ronde',
  recruited: 'na het werven',
  inaugurated: 'na het inwijden',
  borrowed: 'wanneer de geleende rol het toelaat',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Kennismaking, 2 knelpunten',
  '1': 'Niveau 1, licht, 4 knelpunten',
  '2': 'Niveau 2, matig, 5 knelpunten',
  '3': 'Niveau 3, zwaar, 6 knelpunten',
  '4': 'Niveau 4, extreem, 8 knelpunten',
  custom: 'Eigen opstelling',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'verhoog een indicator naar keuze met 1',
  shift: () => 'verschuif 1 punt van een indicator op 2 of meer naar een andere',
  lights: (e) => `${lightSteps(e.by)} ${many(e.by, 'gaat', 'gaan')} aan`,
  release: (e) => `leg alle ${experts[e.expert][1]} in het spel in de zak`,
  clear: () => 'leg alle experts van de zone in de zak',
  dismiss: (e) => `leg ${expertNumber(e.count)} van de zone in de zak`,
  shelve: (e) =>
    e.from === 'study'
      ? 'leg een evolutie in ontwerp onder de stapel'
      : 'leg een evolutie in aanbouw onder de stapel, haar experts in de zak',
  block: (e) => `blokkeer ${actionNumber(e.count)} extra in de volgende ronde`,
  unblock: () => 'maak een actie vrij',
  hire: (e) =>
    e.count >= 5 ? 'trek experts tot de zone vol is' : `trek ${expertNumber(e.count)} uit de zak naar de zone`,
  assign: (e) => `zet ${atMost(e.count)}${expertNumber(e.count)} uit de zone in`,
  second: (e) =>
    `zet ${atMost(e.count)}${expertNumber(e.count)} naar keuze uit de zak ${
      e.to === 'crisis' ? 'bij de huidige crisis' : 'op open plekken in aanbouw of bij de crisis'
    }`,
  move: () => 'verplaats een expert van een bouwplaats of de crisis naar een andere open plek of naar de zone',
  retrain: () => 'ruil een expert van de zone voor een van een andere soort uit de zak',
  study: () => 'neem de bovenste evolutie in ontwerp, als er een plek vrij is',
  start: () => 'start een evolutie in ontwerp',
  inaugurate: () => 'wijd een complete evolutie in',
  settle: () => 'de huidige crisis telt meteen als opgelost',
  borrow: () => 'gebruik een open rol van een buur',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'blauw teken: een bonusevolutie bij het starten',
  green: 'groen teken: een goed idee bij het starten',
}

const cellOf = (name: string) => `vak ${name}`
const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'geen experts',
})
const needing = (amounts: ExpertAmounts) => `vraagt ${expertList(amounts)}`
const quoted = (tile: Evolution) => `‘${evolutions[tile]}’`
const placed = placesIn(evolutions)
const places = placed('de crisis', 'de zone', (title) => `‘${title}’`)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `op ${cellOf(cell)}, waarmee je het knelpunt ${indicators[covered]} bedekt` : `op ${cellOf(cell)}`

export const nl = {
  name: 'Evolutopia',
  aim: '3 indicatoren op 6, geen knelpunt',
  about: 'Help samen een stad er weer bovenop: ontwikkel evoluties, verhoog drie indicatoren en bedek elk knelpunt.',
  notice:
    'Ludopolis is een onafhankelijke, onofficiële uitvoering. De evoluties, crises, goede ideeën, rollen, knelpunten, het crisisspoor en de opstellingen hebben we zelf ontworpen.',
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
    over: 'De partij is afgelopen.',
    turn: (name, manage) => {
      if (manage) return name ? `${name} moet de ronde afsluiten.` : 'Je moet de ronde afsluiten.'
      return name
        ? `${name} kiest een actie of sluit de ronde af.`
        : 'Kies een actie die niet geblokkeerd is, of sluit de ronde af.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} mag een kaart gebruiken of de beurt beëindigen.`
      if (role && plan) return 'Je mag je rol of een goed idee gebruiken, of je beurt beëindigen.'
      return plan
        ? 'Je mag een goed idee spelen of je beurt beëindigen.'
        : 'Je mag je rol gebruiken of je beurt beëindigen.'
    },
    between: (name) =>
      name
        ? `${name} mag een goed idee spelen voor de ronde eindigt.`
        : 'Je mag een goed idee spelen voor de ronde eindigt.',
    revealed: (name, crisis) =>
      name
        ? `Er komt een crisis: ${crises[crisis]}. ${name} mag een goed idee spelen voor ze toeslaat.`
        : `Er komt een crisis: ${crises[crisis]}. Je mag een goed idee spelen voor ze toeslaat.`,
    pending: {
      choose: (name) =>
        name
          ? `${name} neemt een evolutie of legt die opzij.`
          : 'Neem de bovenste evolutie in ontwerp, of leg die opzij.',
      bonus: (name) =>
        name
          ? `${name} beslist over de bonusevolutie.`
          : 'Bonusevolutie: neem de bovenste in ontwerp, laat die liggen of leg die onder de stapel.',
      'lay-off': (name) => (name ? `${name} stuurt experts weg.` : 'Stuur nog experts weg, of begin te trekken.'),
      drawn: (name) => (name ? `${name} trekt experts.` : 'Houd de getrokken expert, of leg hem opzij.'),
      assign: (name, left) => (name ? `${name} zet experts in.` : `Zet nog hoogstens ${expertNumber(left)} in.`),
      rescue: (name) =>
        name
          ? `${name} redt experts van de evolutie die plaats maakte.`
          : 'Breng experts van de evolutie die plaats maakte naar de zone; de anderen gaan in de zak.',
      option: (name) => (name ? `${name} kiest hoe de crisis toeslaat.` : 'Kies hoe de crisis toeslaat.'),
      block: (name, left) =>
        name ? `${name} blokkeert ${actionNumber(left)}.` : `Blokkeer ${actionNumber(left)} voor de volgende ronde.`,
      unblock: (name) => (name ? `${name} maakt een actie vrij.` : 'Kies de actie die vrijkomt.'),
      raise: (name) => (name ? `${name} verhoogt een indicator.` : 'Kies de indicator die stijgt.'),
      shift: (name) =>
        name ? `${name} verschuift een punt tussen indicatoren.` : 'Kies welke indicator een punt geeft, en aan welke.',
      dismiss: (name, left) =>
        name
          ? `${name} legt ${expertNumber(left)} van de zone in de zak.`
          : `Leg ${expertNumber(left)} van de zone in de zak.`,
      shelve: (name) => (name ? `${name} geeft een evolutie op.` : 'Kies de evolutie die onder de stapel gaat.'),
      second: (name, left) =>
        name ? `${name} haalt experts uit de zak.` : `Haal hoogstens ${expertNumber(left)} naar keuze uit de zak.`,
      move: (name) => (name ? `${name} verplaatst een expert.` : 'Kies welke expert je verplaatst, en waarheen.'),
      retrain: (name) =>
        name ? `${name} schoolt een expert om.` : 'Kies de expert die je ruilt, en de soort die je wilt.',
      start: (name) => (name ? `${name} start een evolutie.` : 'Kies de evolutie die je start.'),
      inaugurate: (name) => (name ? `${name} wijdt een evolutie in.` : 'Kies de evolutie die je inwijdt, en haar vak.'),
      adopt: (name) => (name ? `${name} kiest een rol.` : 'Kies een van twee rollen.'),
    },
  },

  paths: {
    begin: {
      choose: 'Kies een evolutie',
      start: 'Start een evolutie',
      recruit: 'Werf experts',
      assign: 'Zet experts in',
      inaugurate: 'Wijd een evolutie in',
      manage: 'Sluit de ronde af',
    },
    whole: {
      layOff: (expert) => `Werf experts, maar stuur eerst ${anExpert(expert)} weg`,
      layOffMore: (expert) => `Stuur ook ${anExpert(expert)} weg`,
      assign: (expert, place) => `Zet ${anExpert(expert)} in bij ${places(place)}`,
      raise: (indicator) => `Verhoog een indicator: ${indicators[indicator]}`,
      start: (tile) => `Start ${printed(tile)}`,
      inaugurate: (tile, cell, covered) => `Wijd ${quoted(tile)} in ${on(cell, covered)}`,
      move: (expert, from, to) => `Verplaats ${anExpert(expert)} van ${places(from)} naar ${places(to)}`,
      second: (expert, to) => `Haal ${anExpert(expert)} uit de zak naar ${places(to)}`,
      retrain: (out, into) => `Ruil ${anExpert(out)} voor ${anExpert(into)}`,
      role: (card, lender) =>
        lender === null ? `Gebruik de rol ${roleCard(card)}` : `Leen van ${lender} de rol ${roleCard(card)}`,
      plan: (card) => `Speel het goede idee ${planCard(card)}`,
      adopt: (card) => `Neem de rol ${roleCard(card)}`,
    },
    take: (tile) => `neem in ontwerp: ${printed(tile)}`,
    inPlaceOf: (tile) => `${quoted(tile)} gaat onder de stapel`,
    aside: (tile) => `leg ${quoted(tile)} opzij en bekijk de volgende`,
    leave: (tile) => `Laat ${quoted(tile)} op de stapel`,
    under: (tile) => `Leg ${quoted(tile)} onder de stapel`,
    rescue: (expert) => `Breng ${anExpert(expert)} naar de zone`,
    layOff: 'stuur eerst experts weg',
    draw: 'trek uit de zak',
    drawThen: 'Trek nu experts',
    keep: (expert) => `Houd ${anExpert(expert)}`,
    drop: (expert) => `Leg ${anExpert(expert)} opzij`,
    assign: (expert) => `Stuur ${anExpert(expert)}`,
    to: (place) => `naar ${places(place)}`,
    on,
    manage: 'De ronde afsluiten',
    block: (action) => `Blokkeer ‘${actions[action]}’`,
    unblock: (action) => `Maak ‘${actions[action]}’ vrij`,
    role: 'Gebruik een rol',
    plan: 'Speel een goed idee',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Beëindig je beurt',
    goOn: 'Ga door zonder goed idee',
    letStrike: 'Laat de crisis toeslaan',
    doneAssigning: 'Zet verder niemand in',
    doneRescuing: 'Leg de rest in de zak',
    doneSeconding: 'Haal verder niemand',
    shiftFrom: (indicator) => `Neem 1 punt van ${indicators[indicator]}`,
    shiftTo: (indicator) => `geef het aan ${indicators[indicator]}`,
    dismiss: (expert) => `Leg ${anExpert(expert)} in de zak`,
    shelve: (tile) => `Geef op: ${printed(tile)}`,
    second: (expert) => `Haal ${anExpert(expert)} uit de zak`,
    move: (expert, place) => `Verplaats ${anExpert(expert)} van ${places(place)}`,
    retrain: (expert) => `Ruil ${anExpert(expert)}`,
    into: (expert) => `voor ${anExpert(expert)}`,
  },

  events: {
    nuisance: (indicator, cell) => `Er ligt een knelpunt (${indicators[indicator]}) op ${cellOf(cell)}.`,
    dealt: (study, site, zone) =>
      `In ontwerp: ${tileList(study)}. In aanbouw: ${evolutions[site]}. In de expertzone: ${expertList(zone)}.`,
    top: (tile) => `De bovenste evolutie is nu ${printed(tile)}.`,
    turn: (name) => `${name} is aan de beurt.`,
    took: (name, tile) => `${name} neemt ${quoted(tile)} in ontwerp.`,
    aside: (name, tile) => `${name} legt ${quoted(tile)} opzij.`,
    left: (name, tile) => `${name} laat ${quoted(tile)} op de stapel.`,
    under: (name, tiles) => `${name} legt ${list(tiles.map(quoted))} onder de stapel.`,
    started: (name, tile) => `${name} start ${quoted(tile)}.`,
    rescued: (name, expert) => `${name} brengt ${anExpert(expert)} terug naar de zone.`,
    'to-bag': (experts) => `Terug in de zak: ${expertList(experts)}.`,
    'laid-off': (name, expert) => `${name} stuurt ${anExpert(expert)} weg.`,
    drew: (name, expert) => `${name} trekt ${anExpert(expert)}.`,
    kept: (name, expert) => `${name} houdt ${anExpert(expert)}.`,
    dropped: (name, expert) => `${name} legt ${anExpert(expert)} opzij.`,
    hired: (name, expert) => `${name} trekt ${anExpert(expert)} naar de zone.`,
    assigned: (name, expert, place) => `${name} zet ${anExpert(expert)} in bij ${places(place)}.`,
    inaugurated: (name, tile, cell) => `${name} wijdt ${quoted(tile)} in op ${cellOf(cell)}.`,
    covered: (name, tile, cell, indicator) =>
      `${name} wijdt ${quoted(tile)} in op ${cellOf(cell)} en bedekt het knelpunt ${indicators[indicator]}.`,
    indicator: (indicator, from, to) =>
      `${capital(indicators[indicator])} ${to > from ? 'stijgt' : 'daalt'} van ${from} naar ${to}.`,
    light: (to) => `Lamp ${to} gaat aan.`,
    managing: (name) => `${name} sluit de ronde af.`,
    managed: (crisis) => `${crises[crisis]} is opgelost.`,
    unmanaged: (crisis, penalty) => `${crises[crisis]} is niet opgelost: ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Er komt een crisis: ${crises[crisis]} (${needing(needs)}).`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} kiest: ${effectList(effect)}.`
        : `${crises[forced]} kan maar op één manier toeslaan: ${effectList(effect)}.`,
    'no-option': (crisis) => `${crises[crisis]} vindt niets om te treffen.`,
    released: (experts, where) => `In de zak gelegd: ${expertList(experts)} (${list(where.map(places))}).`,
    cleared: (experts) => `De zone wordt geleegd; in de zak: ${expertList(experts)}.`,
    'unblocked-all': 'Alle acties komen vrij; dan wordt er opnieuw geblokkeerd.',
    blocked: (action) => `‘${actions[action]}’ is nu geblokkeerd tot de ronde eindigt.`,
    unblocked: (name, action) => `${name} maakt ‘${actions[action]}’ vrij.`,
    'more-blocks': (n) => `Er ${many(n, 'wordt', 'worden')} nog ${actionNumber(n)} geblokkeerd.`,
    role: (name, role) => `${name} is ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} gebruikt de rol ${roles[role]}.`,
    'role-borrowed': (name, role, lender) => `${name} leent van ${lender} de rol ${roles[role]}.`,
    'role-unlocked': (name, role) => `${name} draait een tweede rol open, ${roleCard(role)}.`,
    'role-offered': (name, roles) => `${name} krijgt een keuze uit rollen: ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} legt de rol ${roles[role]} onder de stapel.`,
    adopted: (name, role, other) => `${name} neemt ${roleCard(role)}; ${roles[other]} gaat onder de stapel.`,
    'plan-drawn': (name, plan) => `${name} krijgt het goede idee ${planCard(plan)}.`,
    'plan-none': (name) => `Er is geen goed idee meer voor ${name}.`,
    'plan-played': (name, plan) => `${name} speelt het goede idee ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} legt ${anExpert(expert)} in de zak.`,
    shelved: (name, tile) => `${name} legt ${quoted(tile)} onder de stapel.`,
    seconded: (name, expert, place) => `${name} haalt ${anExpert(expert)} uit de zak naar ${places(place)}.`,
    moved: (name, expert, from, to) => `${name} verplaatst ${anExpert(expert)} van ${places(from)} naar ${places(to)}.`,
    retrained: (name, out, into) => `${name} ruilt ${anExpert(out)} voor ${anExpert(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Plaatsen, niveau of wie aan de beurt is, kan niet kloppen.',
    'invalid-evolutions': () => 'De evolutietegels kloppen niet in aantal.',
    'invalid-crises': () => 'De crisiskaarten kloppen niet in aantal.',
    'invalid-plans': () => 'De goede ideeën kloppen niet in aantal.',
    'invalid-roles': () => 'De rollen kloppen niet in aantal.',
    'invalid-experts': () => 'De experts kloppen niet in aantal, of staan waar dat niet kan.',
    'invalid-territory': () => 'Het gebied is bebouwd zoals dat niet kan.',
    'invalid-tracks': () => 'Een indicator of de lamp staat waar dat niet kan.',
    'invalid-end': () => 'Het einde van de partij klopt niet met de stelling.',
    'invalid-pending': () => 'Wat er te beslissen is, klopt niet met de beurt.',
    'invalid-loose-ends': () => 'Er wordt iets vastgehouden waarover niemand hoeft te beslissen.',
    'no-move': () => 'Dat is geen zet van dit spel.',
    over: () => 'De partij is afgelopen.',
    'not-now': () => 'Er moet eerst iets anders worden beslist.',
    acted: () => 'Dat kan alleen aan het begin van een beurt.',
    blocked: () => 'Deze actie is geblokkeerd tot de ronde eindigt.',
    'not-in-study': (v) => `${quoted(v.tile)} is niet in ontwerp.`,
    'not-on-site': (v) => `${quoted(v.tile)} is niet in aanbouw.`,
    'no-room-needed': () => 'Er is een vrije plek; geen evolutie hoeft weg.',
    'room-needed': () => 'Er is geen vrije plek; zeg welke evolutie onder de stapel gaat.',
    'aside-limit': () => 'Er liggen er al drie opzij; deze moet je houden.',
    'not-in-zone': (v) => `Er is geen ${experts[v.expert][0]} in de zone.`,
    'zone-full': () => 'De expertzone is vol.',
    'bag-empty': () => 'De zak is leeg.',
    'not-in-bag': (v) => `Er is geen ${experts[v.expert][0]} in de zak.`,
    'none-loose': (v) => `Er is geen ${experts[v.expert][0]} te plaatsen.`,
    'no-slot': (v) => `Daar is geen open plek voor ${anExpert(v.expert)}.`,
    'none-there': (v) => `Daar is geen ${experts[v.expert][0]}.`,
    incomplete: (v) => `${quoted(v.tile)} mist nog experts.`,
    'cell-taken': (v) => `Op ${cellOf(v.cell)} staat al iets.`,
    'not-next-to': (v) => `Naast ${cellOf(v.cell)} ligt geen starttegel en geen evolutie; schuin telt niet.`,
    'nuisance-gain': (v) =>
      `Het knelpunt daar vraagt winst in ${indicators[v.indicator]}, en die brengt ${quoted(v.tile)} niet.`,
    'must-first': () => 'Er moet eerst iets worden gedaan.',
    'no-effect': () => 'Dat zou nu niets veranderen.',
    'already-blocked': () => 'Deze actie is al geblokkeerd.',
    'not-blocked': () => 'Deze actie is niet geblokkeerd.',
    'not-your-role': (v) => `${roles[v.role]} is geen rol die je kunt gebruiken.`,
    'role-used': () => 'Eén rol per beurt: die is al gebruikt.',
    'role-time': (v) => `Het is niet het moment voor deze rol: ${roles[v.role]}.`,
    'not-your-plan': (v) => `Dit goede idee heb je niet: ${plans[v.plan]}.`,
    'not-offered': (v) => `Deze rol wordt niet aangeboden: ${roles[v.role]}.`,
    'at-most': () => 'Die indicator staat al op 7.',
    'too-low': () => 'Die indicator staat te laag om een punt te geven.',
    same: () => 'Dat zou tweemaal hetzelfde zijn.',
    'invalid-start': (v) => `Op de starttegel mag geen knelpunt liggen (${cellOf(v.cell)}).`,
  },

  areas: {
    goal: { command: 'doel', heading: 'Doel en indicatoren' },
    actions: { command: 'acties', heading: 'Acties' },
    crisis: { command: 'crisis', heading: 'De crisis' },
    study: { command: 'ontwerp', heading: 'Evoluties in ontwerp' },
    site: { command: 'bouw', heading: 'Evoluties in aanbouw' },
    experts: { command: 'experts', heading: 'De experts' },
    territory: { command: 'gebied', heading: 'Gebied' },
    piles: { command: 'stapels', heading: 'Stapels' },
    player: { command: 'speler', heading: (name) => `Kaarten van ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Jullie winnen met drie indicatoren op 6 of meer en elk knelpunt bedekt.',
    risk: 'Jullie verliezen als een indicator naar 0 zakt, als de laatste lamp aangaat of als er een 46e crisis zou komen.',
    indicators: { caption: 'Indicatoren, 0 t/m 7', head: ['Indicator', 'Punten'] },
    light: (light, last) => `Lampen aan: ${light} van ${last}.`,
    nuisances: (n) =>
      n === 0 ? 'Er is geen knelpunt meer.' : `Nog ${n} ${many(n, 'knelpunt', 'knelpunten')} te bedekken.`,
    turn: (name) => `${name} is aan de beurt.`,
    first: (name) => `${name} begon.`,
  },
  actionTable: { caption: 'Acties', head: ['Actie', 'Status'], free: 'vrij', blocked: 'geblokkeerd' },
  didAction: (name, action) => `${name} deed deze beurt: ${actions[action]}.`,
  didManage: (name) => `${name} sluit deze beurt de ronde af.`,
  roleSpent: (name) => `${name} heeft deze beurt een rol gebruikt.`,
  moreBlocks: (n) => `Extra geblokkeerd in de volgende ronde: ${actionNumber(n)}.`,
  crisisArea: {
    none: 'Er ligt geen crisis op tafel.',
    name: (name, needs) => `${crises[name]}: ${needing(needs)}.`,
    there: (experts) => `Experts daar: ${expertList(experts)}.`,
    missing: (experts) => `Nog nodig: ${expertList(experts)}.`,
    complete: 'Ze is opgelost: alle experts zijn er.',
    penalty: (penalty) => `Als ze niet wordt opgelost: ${effectList(penalty)}.`,
    arrival: (first, second) => `Bij aankomst: ${effectList(first)}; of ${effectList(second)}.`,
    drawn: (n, most) => `Crises getrokken tot nu toe: ${n} van hoogstens ${most}.`,
    deck: (n, most) => `${n} van ${most} crises`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'Er is niets in ontwerp.',
    top: (tile) => `Bovenop de stapel: ${printed(tile)}.`,
    aside: (tiles) => `Opzijgelegd: ${list(tiles.map(printed))}.`,
    room: (n, most) => `${n} van ${most} plekken bezet.`,
  },
  siteArea: {
    empty: 'Er is niets in aanbouw.',
    caption: 'Evoluties in aanbouw',
    head: ['Evolutie', 'Experts daar', 'Nog nodig', 'Verandert'],
    complete: 'niemand, compleet',
  },
  expertArea: {
    caption: 'Experts per soort',
    head: ['Soort', 'In de zone', 'In de zak'],
    zone: (n, most) => `${n} van ${most} plekken van de zone bezet.`,
    laidOff: (experts) => `Weggestuurd, buiten de zak: ${expertList(experts)}.`,
    dropped: (experts) => `Opzijgelegd, buiten de zak: ${expertList(experts)}.`,
    loose: (experts) => `Nog te plaatsen: ${expertList(experts)}.`,
    drawn: (expert) => `Zojuist getrokken: ${anExpert(expert)}.`,
  },
  map: {
    caption: 'Gebied, kolommen a t/m d, rijen 1 t/m 4',
    head: ['Rij', 'a', 'b', 'c', 'd'],
    start: 'start',
    empty: 'leeg',
    nuisance: (indicator) => `knelpunt: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Stapel evoluties: ${n} ${many(n, 'tegel', 'tegels')}, de bovenste open.`,
    crises: (n) => `Crises: ${cards(n)}.`,
    plans: (n) => `Goede ideeën: ${cards(n)}.`,
    roles: (n) => `Gedekte rollen: ${cards(n)}.`,
    unseen: (items) => `Nog niet gezien: ${list(items)}.`,
    under: (items) => `Bekend onderop, op volgorde: ${list(items)}.`,
  },
  player: {
    role: (card) => `Rol: ${roleCard(card)}.`,
    noRole: 'Op dit moment geen rol.',
    offer: (cards) => `Aangeboden rollen: ${list(cards.map(roleCard))}.`,
    uses: (n, most) =>
      `Eerste rol ${n} van ${most} keer gebruikt; daarna gaat de tweede rol open, die er gedekt onder ligt.`,
    plans: (cards) => `Goede ideeën: ${list(cards.map(planCard))}.`,
    noPlans: 'Geen goede ideeën.',
    silent: (name) => `${name} speelde een goed idee en zwijgt tot de eigen volgende beurt.`,
  },

  standing: { keep: 'Niet naar mijn goede ideeën vragen' },
  board: {
    toWin: (indicators, nuisances) =>
      `Om te winnen: ${[
        ...(indicators > 0 ? [`nog ${indicators} op 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'knelpunt', 'knelpunten')} te bedekken`] : []),
        ...(indicators + nuisances === 0 ? ['niets meer te doen'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) => `Verloren na nog ${lightSteps(lights)}, of bij 0 (laagste: ${points}).`,
    topped: (most) => `Geen indicator stijgt boven ${most}.`,
    explain: 'Wat dit betekent',
    lightsMean: 'Een crisis die niet is opgelost, doet lampen aangaan.',
    marksMean: [
      '',
      'Blauw teken: wie deze evolutie start, mag meteen een bonusevolutie in ontwerp nemen.',
      'Groen teken: wie deze evolutie start, trekt een goed idee.',
    ],
    lastLight: 'Nog één lamp en alles is verloren.',
    wins: 'Jullie winnen!',
    loses: 'Jullie zouden verliezen!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}: ${points} van ${most}${since === 0 ? '' : `, ${signed(since)} sinds je vorige beurt`}`,
    fresh: (cell, tile) => `${cellOf(cell)}: ${evolutions[tile]}, nieuw sinds je vorige beurt`,
    actions: {
      choose: 'Kiezen',
      start: 'Starten',
      recruit: 'Werven',
      assign: 'Inzetten',
      inaugurate: 'Inwijden',
    },
    manage: 'Einde ronde',
    action: (short, action, blocked) => `${short}: ${action}${blocked ? ', geblokkeerd' : ''}`,
    hints: {
      start: 'Kies een evolutie in ontwerp.',
      recruit: 'Trek uit de zak, of stuur eerst experts van de zone weg.',
      assign: 'Kies een expert of een open plek, hoogstens 3 keer.',
      inaugurate: 'Kies een complete evolutie en haar vak.',
    },
    means: {
      choose: 'neem de bovenste van de stapel in ontwerp, of leg die opzij voor de volgende, hoogstens driemaal.',
      start: 'breng een evolutie uit het ontwerp in aanbouw, waar experts kunnen worden ingezet.',
      recruit:
        'stuur experts weg als je wilt en trek dan uit de zak tot er 5 in de zone zijn; 3 getrokken mag je opzijleggen.',
      assign: 'stuur hoogstens 3 experts uit de zone naar open plekken in aanbouw of bij de crisis.',
      inaugurate:
        'leg een complete evolutie in het gebied: wat ze verandert, telt nu, en ze kan een knelpunt bedekken.',
    },
    manageMeans:
      'de crisis op tafel verdwijnt, opgelost of met haar straf; er komt een nieuwe; alle acties zijn weer vrij, en jij blokkeert er een.',
    unable: {
      choose: 'Er kan nu geen evolutie worden genomen.',
      start: 'Niets in ontwerp kan worden gestart.',
      recruit: 'Niemand kan worden getrokken of weggestuurd.',
      assign: 'Geen expert van de zone past op een open plek.',
      inaugurate: 'Geen evolutie in aanbouw is compleet en past op een vak.',
    },
    meaning: (action, means) => `${action}: ${means}`,
    block: (short) => `Blokkeer ‘${short}’`,
    free: (short) => `Maak ‘${short}’ vrij`,
    freeing: 'Kies de actie die vrijkomt.',
    goOn: 'Kies wat erbij hoort.',
    itsCell: (tile) => `${evolutions[tile]}: kies het vak.`,
    givesBack: 'Wie geef je terug?',
    takesInstead: 'Wie neem je in ruil?',
    onlyManage: 'Er is geen actie mogelijk: sluit de ronde af.',
    slot: (expert, place) => `Open plek voor ${anExpert(expert)}: ${places(place)}`,
    stands: (expert, place) => `Daar: ${anExpert(expert)}, ${places(place)}`,
    complete: 'compleet',
    freePlace: 'vrije plek',
    stack: (n) => `Bovenop de stapel, ${n} ${many(n, 'tegel', 'tegels')}`,
    noCrisis: 'Geen crisis',
    nextCrisis: 'De volgende komt aan het einde van de ronde.',
    pile: '15 kaarten, hoogstens driemaal doorlopen.',
    onlyWay: 'de enige mogelijkheid',
    arrived: (name) => `${crises[name]} bij aankomst`,
    cost: 'Niet opgelost:',
    strikes: 'Als ze toeslaat:',
    or: 'of',
    managed: 'Alle experts zijn er: ze wordt opgelost.',
    cell: (cell, what) => `${cellOf(cell)}: ${what}`,
    cityHall: 'stadhuis, de starttegel',
    reachable: 'vrij, hier kan de stad groeien',
    inZone: (expert) => `In de zone: ${anExpert(expert)}`,
    zone: 'Zone',
    room: 'Vrije plek in de zone',
    bag: (n, experts) => `Zak met ${expertNumber(n)}: ${expertList(experts)}`,
    aside: (n, most) => `Opzijgelegd, ${n} van ${most}`,
    steps: {
      top: 'In ontwerp nemen',
      bag: 'Uit de zak trekken',
      aside: 'Opzijleggen',
      leave: 'Op de stapel laten',
      under: 'Onder de stapel leggen',
      keep: 'Houden',
      drop: 'Opzijleggen',
    },
    gives: 'Welke indicator geeft een punt?',
    gets: 'Welke krijgt het?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Open plek: ${list(things.map(titled))}${zone > 0 ? ` (in de zone: ${zone})` : ''}`
        : 'Nu geen open plek',
    studied: (tiles) => `In ontwerp: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `Nu: ${list([...(zone > 0 ? [`${zone} in de zone`] : []), ...things.map(titled)]) || 'niemand'}`,
    laidOff: 'Weggestuurd',
    loose: 'Te redden',
    dock: 'Jouw zet: experts en acties',
    players: 'Rollen en goede ideeën',
    toAct: 'aan zet',
    silent: 'zwijgt',
    secondRole: (n) => `nog ${n} keer tot de tweede rol`,
    confirm: 'Doen',
    cancel: 'Terugleggen',
    won: 'De stad bloeit: jullie hebben allemaal gewonnen!',
    lost: 'In de stad gaat het licht uit: jullie hebben allemaal verloren.',
    recap: {
      heading: 'Ronde voor ronde',
      round: (n) => `Ronde ${n}`,
      opened: (tiles) => (tiles.length === 0 ? 'niets ingewijd' : `ingewijd: ${tileList(tiles)}`),
      crisis: (name, managed) => `${crises[name]} ${managed ? 'opgelost' : 'niet opgelost'}`,
      indicators: (change) => `indicatoren ${change}`,
      light: (light) => `lamp ${light}`,
      worst: (n, lost) => `Ronde ${n} kostte het meest: ${lost} ${many(lost, 'punt', 'punten')} van indicatoren.`,
      best: (n, gained) => `Ronde ${n} bracht het meest: ${gained} ${many(gained, 'punt', 'punten')} van indicatoren.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Resterende alarmlampen',
    nuisances: 'Bedekte knelpunten',
  },
  endings: {
    won: 'Drie indicatoren staan op 6 of meer, en elk knelpunt is bedekt.',
    'lost-indicator': 'Een indicator is naar 0 gezakt.',
    'lost-crisis-track': 'De laatste lamp is aangegaan.',
    'lost-crisis-pile': 'De crises zijn driemaal doorlopen.',
  },
  decided: {
    won: (high) =>
      `${capital(list(high.map((one) => indicators[one])))} ${many(high.length, 'staat', 'staan')} op 6 of meer, en elk knelpunt is bedekt.`,
    'lost-indicator': (fallen) =>
      `${capital(list(fallen.map((one) => indicators[one])))} ${many(fallen.length, 'zakte', 'zakten')} naar 0.`,
  },
  options: {
    level: 'Niveau',
    start: 'Startvak (eigen opstelling)',
    nuisances: 'Knelpuntvakken (eigen opstelling)',
    first: 'Startspeler',
    silence: 'Zwijgen na een goed idee: niet praten tot je volgende beurt',
  },
  levels,
} satisfies Messages
