// Evolutopia in German.
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

const many = plural('de')
const list = listing('de')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'Umwelt',
  mobility: 'Mobilität',
  comfort: 'Komfort',
  energy: 'Energie',
  economy: 'Wirtschaft',
}
/** All of them masculine, and alike in one and many, in every case that is asked for. */
const experts: { readonly [E in Expert]: string } = {
  designer: 'Gestalter',
  builder: 'Baumeister',
  urbanist: 'Stadtplaner',
  technologist: 'Techniker',
  regulator: 'Prüfer',
}
const lightSteps = (n: number) => `${n} ${many(n, 'Warnlicht', 'Warnlichter')}`
/** As the object of a sentence. */
const expertNumber = (n: number) => `${n} Experten`
const upTo = (n: number) => (n > 1 ? 'bis zu ' : '')
const actionNumber = (n: number) => `${n} ${many(n, 'Aktion', 'Aktionen')}`
const cards = (n: number) => `${n} ${many(n, 'Karte', 'Karten')}`

const actions: { readonly [A in Action]: string } = {
  choose: 'Evolution wählen',
  start: 'Evolution beginnen',
  recruit: 'Experten anwerben',
  assign: 'Experten einsetzen',
  inaugurate: 'Evolution einweihen',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Radwege',
  'pocket-parks': 'Kleine Parks',
  'green-roofs': 'Gründächer',
  'repair-cafes': 'Repair-Cafés',
  'walking-streets': 'Flaniermeilen',
  'electric-buses': 'Elektrobusse',
  'freight-trams': 'Gütertrams',
  'insulated-homes': 'Gedämmte Häuser',
  'covered-market': 'Markthalle',
  'energy-cooperative': 'Bürgerenergie',
  'flood-meadows': 'Auwiesen',
  'smart-grid': 'Stromnetz',
  'urban-forest': 'Stadtwald',
  'night-trams': 'Nachttrams',
  'quiet-quarter': 'Ruheviertel',
  'solar-field': 'Solarfeld',
  'workshop-yard': 'Werkstatthof',
  'car-free-centre': 'Autofreie Mitte',
  'ring-metro': 'Ring-U-Bahn',
  'bathing-lake': 'Badesee',
  'wind-park': 'Windpark',
  'goods-yard': 'Güterbahnhof',
  'reed-bed-waterworks': 'Schilf-Klärwerk',
  'cable-car': 'Seilbahn',
  'house-of-culture': 'Kulturhaus',
  'district-heating': 'Fernwärme',
  'river-port': 'Flusshafen',
  superblocks: 'Superblocks',
  'shared-garage': 'Quartiersgarage',
  'timber-towers': 'Holzhochhäuser',
  'circular-factory': 'Kreislauffabrik',
  'harvest-boats': 'Ernteboote',
  'green-business-park': 'Grüner Gewerbepark',
  'garden-quarter': 'Gartenviertel',
  'open-city-lab': 'Offenes Stadtlabor',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Sturmwarnung',
  'power-cut': 'Stromausfall',
  'transport-strike': 'Verkehrsstreik',
  'heat-wave': 'Hitzewelle',
  'factory-closure': 'Werksschließung',
  flood: 'Hochwasser',
  'computer-virus': 'Computervirus',
  'street-protest': 'Straßenprotest',
  smog: 'Smog',
  'fuel-shortage': 'Spritmangel',
  'housing-shortage': 'Wohnungsnot',
  'false-rumour': 'Falsches Gerücht',
  epidemic: 'Epidemie',
  'missing-materials': 'Materialmangel',
  'brain-drain': 'Abwanderung',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Helfende Hände',
  'job-fair': 'Jobmesse',
  'special-permit': 'Sondergenehmigung',
  'opening-party': 'Einweihungsfest',
  'fast-lane': 'Überholspur',
  'calm-night': 'Ruhige Nacht',
  'emergency-drill': 'Notfallübung',
  volunteers: 'Freiwillige',
  'public-fund': 'Bürgerfonds',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Tüftler',
  'site-manager': 'Bauleiter',
  headhunter: 'Headhunter',
  surveyor: 'Vermesser',
  planner: 'Planer',
  'first-aider': 'Ersthelfer',
  coordinator: 'Koordinator',
  trainer: 'Trainer',
  negotiator: 'Vermittler',
  treasurer: 'Schatzmeister',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'vor der Aktion',
  after: 'nach der Aktion oder dem Rundenende',
  either: 'vor oder nach der Aktion',
  managed: 'nach dem Rundenende',
  recruited: 'nach dem Anwerben',
  inaugurated: 'nach dem Einweihen',
  borrowed: 'wenn die geliehene Rolle es erlaubt',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Entdeckung, 2 Missstände',
  '1': 'Stufe 1, leicht, 4 Missstände',
  '2': 'Stufe 2, mäßig, 5 Missstände',
  '3': 'Stufe 3, schwer, 6 Missstände',
  '4': 'Stufe 4, extrem, 8 Missstände',
  custom: 'Eigener Aufbau',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'einen Indikator deiner Wahl um 1 heben',
  shift: () => '1 Punkt von einem Indikator mit 2 oder mehr auf einen anderen verschieben',
  lights: (e) => `${lightSteps(e.by)} ${many(e.by, 'geht', 'gehen')} an`,
  release: (e) => `alle ${experts[e.expert]} im Spiel in den Beutel legen`,
  clear: () => 'alle Experten der Zone in den Beutel legen',
  dismiss: (e) => `${expertNumber(e.count)} der Zone in den Beutel legen`,
  shelve: (e) =>
    e.from === 'study'
      ? 'eine geplante Evolution unter den Stapel legen'
      : 'eine Evolution im Bau unter den Stapel legen, ihre Experten in den Beutel',
  block: (e) => `in der nächsten Runde ${actionNumber(e.count)} mehr sperren`,
  unblock: () => 'eine Aktion freigeben',
  hire: (e) =>
    e.count >= 5
      ? 'Experten ziehen, bis die Zone voll ist'
      : `${expertNumber(e.count)} aus dem Beutel in die Zone ziehen`,
  assign: (e) => `${upTo(e.count)}${expertNumber(e.count)} aus der Zone einsetzen`,
  second: (e) =>
    `${upTo(e.count)}${expertNumber(e.count)} deiner Wahl aus dem Beutel ${
      e.to === 'crisis' ? 'bei der aktuellen Krise' : 'auf offenen Plätzen im Bau oder bei der Krise'
    } einsetzen`,
  move: () =>
    'einen Experten von einer Baustelle oder der Krise auf einen anderen offenen Platz oder in die Zone versetzen',
  retrain: () => 'einen Experten der Zone gegen einen anderer Art aus dem Beutel tauschen',
  study: () => 'die oberste Evolution in Planung nehmen, wenn ein Platz frei ist',
  start: () => 'eine geplante Evolution beginnen',
  inaugurate: () => 'eine vollständige Evolution einweihen',
  settle: () => 'die aktuelle Krise gilt sofort als bewältigt',
  borrow: () => 'eine offene Rolle eines Nachbarn nutzen',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'blaues Zeichen: beim Beginnen eine Bonus-Evolution',
  green: 'grünes Zeichen: beim Beginnen eine gute Idee',
}

const cellOf = (name: string) => `Feld ${name}`
/** Inside a sentence, where a bare title would have to bend. */
const quoted = (tile: Evolution) => `„${evolutions[tile]}“`
const expertCount = (n: number, kind: Expert) => `${n} ${experts[kind]}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'keine Experten',
})
const needing = (amounts: ExpertAmounts) => `braucht ${expertList(amounts)}`
const placed = placesIn(evolutions)
/** Where somebody is, goes to and comes from. */
const at = placed('bei der Krise', 'in der Zone', (title) => `bei „${title}“`)
const to = placed('zur Krise', 'in die Zone', (title) => `zu „${title}“`)
const from = placed('von der Krise', 'aus der Zone', (title) => `von „${title}“`)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

export const de = {
  name: 'Evolutopia',
  aim: '3 Indikatoren auf 6, kein Missstand',
  about:
    'Bringt gemeinsam eine Stadt in Ordnung: Entwickelt Evolutionen, hebt drei Indikatoren und überbaut jeden Missstand.',
  notice:
    'Ludopolis ist eine unabhängige, inoffizielle Umsetzung. Die Evolutionen, Krisen, guten Ideen, Rollen, Missstände, die Krisenleiste und die Aufbauten haben wir selbst gestaltet.',
  indicators,
  expert: (kind) => experts[kind],
  expertList,
  tileList,
  changeList,
  printed,
  roleCard,
  planCard,
  effectOf,
  effectList,
  cell: cellOf,
  expertHead: (kind) => experts[kind],
  actions,
  evolutions,
  crises,
  plans,
  roles,
  roleTimes,

  prompt: {
    over: 'Die Partie ist zu Ende.',
    turn: (name, manage) => {
      if (manage) return name ? `${name} muss die Runde beenden.` : 'Du musst die Runde beenden.'
      return name
        ? `${name} wählt eine Aktion oder beendet die Runde.`
        : 'Wähle eine freie Aktion oder beende die Runde.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} darf eine Karte nutzen oder den Zug beenden.`
      if (role && plan) return 'Nutze deine Rolle oder eine gute Idee, oder beende deinen Zug.'
      return plan ? 'Spiel eine gute Idee oder beende deinen Zug.' : 'Nutze deine Rolle oder beende deinen Zug.'
    },
    between: (name) =>
      name
        ? `${name} darf eine gute Idee spielen, bevor die Runde endet.`
        : 'Du darfst eine gute Idee spielen, bevor die Runde endet.',
    revealed: (name, crisis) =>
      name
        ? `Aufgedeckte Krise: ${crises[crisis]}. ${name} darf eine gute Idee spielen, bevor sie zuschlägt.`
        : `Aufgedeckte Krise: ${crises[crisis]}. Du darfst eine gute Idee spielen, bevor sie zuschlägt.`,
    pending: {
      choose: (name) =>
        name
          ? `${name} nimmt eine Evolution oder legt sie beiseite.`
          : 'Nimm die oberste Evolution in Planung oder leg sie beiseite.',
      bonus: (name) =>
        name
          ? `${name} entscheidet über die Bonus-Evolution.`
          : 'Bonus-Evolution: Nimm die oberste in Planung, lass sie liegen oder leg sie unter den Stapel.',
      'lay-off': (name) => (name ? `${name} entlässt Experten.` : 'Entlass weitere Experten oder fang an zu ziehen.'),
      drawn: (name) => (name ? `${name} zieht Experten.` : 'Behalte den gezogenen Experten oder leg ihn beiseite.'),
      assign: (name, left) =>
        name ? `${name} setzt Experten ein.` : `Setz noch ${upTo(left)}${expertNumber(left)} ein.`,
      rescue: (name) =>
        name
          ? `${name} rettet Experten der Evolution, die Platz macht.`
          : 'Hol Experten der Evolution, die Platz macht, in die Zone; die anderen gehen in den Beutel.',
      option: (name) => (name ? `${name} wählt, wie die Krise zuschlägt.` : 'Wähle, wie die Krise zuschlägt.'),
      block: (name, left) =>
        name ? `${name} sperrt ${actionNumber(left)}.` : `Sperr ${actionNumber(left)} für die nächste Runde.`,
      unblock: (name) => (name ? `${name} gibt eine Aktion frei.` : 'Wähle die Aktion, die frei wird.'),
      raise: (name) => (name ? `${name} hebt einen Indikator.` : 'Wähle den Indikator, der steigt.'),
      shift: (name) =>
        name
          ? `${name} verschiebt einen Punkt zwischen Indikatoren.`
          : 'Wähle, welcher Indikator einen Punkt abgibt und welcher ihn bekommt.',
      dismiss: (name, left) =>
        name
          ? `${name} legt ${expertNumber(left)} der Zone in den Beutel.`
          : `Leg ${expertNumber(left)} der Zone in den Beutel.`,
      shelve: (name) =>
        name ? `${name} gibt eine Evolution auf.` : 'Wähle die Evolution, die unter den Stapel kommt.',
      second: (name, left) =>
        name
          ? `${name} holt Experten aus dem Beutel.`
          : `Hol ${upTo(left)}${expertNumber(left)} deiner Wahl aus dem Beutel.`,
      move: (name) => (name ? `${name} versetzt einen Experten.` : 'Wähle, welcher Experte versetzt wird und wohin.'),
      retrain: (name) =>
        name ? `${name} schult einen Experten um.` : 'Wähle, wen du tauschst und welche Art du willst.',
      start: (name) => (name ? `${name} beginnt eine Evolution.` : 'Wähle die Evolution, die beginnt.'),
      inaugurate: (name) =>
        name ? `${name} weiht eine Evolution ein.` : 'Wähle die Evolution zum Einweihen und ihr Feld.',
      adopt: (name) => (name ? `${name} wählt eine Rolle.` : 'Wähle eine von zwei Rollen.'),
    },
  },

  paths: {
    begin: {
      choose: 'Wähle eine Evolution',
      start: 'Beginn eine Evolution',
      recruit: 'Wirb Experten an',
      assign: 'Setz Experten ein',
      inaugurate: 'Weih eine Evolution ein',
      manage: 'Beende die Runde',
    },
    whole: {
      layOff: (expert) => `Wirb Experten an, entlass aber erst einen ${experts[expert]}`,
      layOffMore: (expert) => `Entlass noch einen ${experts[expert]}`,
      assign: (expert, place) => `Setz einen ${experts[expert]} ${at(place)} ein`,
      raise: (indicator) => `Heb einen Indikator: ${indicators[indicator]}`,
      start: (tile) => `Beginn die Evolution ${printed(tile)}`,
      inaugurate: (tile, cell, covered) =>
        `Weih ${quoted(tile)} auf ${cellOf(cell)} ein${covered ? ` und überbau den Missstand ${indicators[covered]}` : ''}`,
      move: (expert, before, after) => `Versetz einen ${experts[expert]} ${from(before)} ${to(after)}`,
      second: (expert, place) => `Hol einen ${experts[expert]} aus dem Beutel ${to(place)}`,
      retrain: (out, into) => `Tausch einen ${experts[out]} gegen einen ${experts[into]}`,
      role: (card, lender) =>
        lender === null ? `Nutze die Rolle ${roleCard(card)}` : `Leih dir von ${lender} die Rolle ${roleCard(card)}`,
      plan: (card) => `Spiel die gute Idee ${planCard(card)}`,
      adopt: (card) => `Nimm die Rolle ${roleCard(card)}`,
    },
    take: (tile) => `nimm in Planung: ${printed(tile)}`,
    inPlaceOf: (tile) => `${quoted(tile)} kommt unter den Stapel`,
    aside: (tile) => `leg ${quoted(tile)} beiseite und sieh dir die nächste an`,
    leave: (tile) => `Lass ${quoted(tile)} auf dem Stapel`,
    under: (tile) => `Leg ${quoted(tile)} unter den Stapel`,
    rescue: (expert) => `Hol einen ${experts[expert]} in die Zone`,
    layOff: 'entlass erst Experten',
    draw: 'zieh aus dem Beutel',
    drawThen: 'Zieh jetzt Experten',
    keep: (expert) => `Behalte den ${experts[expert]}`,
    drop: (expert) => `Leg den ${experts[expert]} beiseite`,
    assign: (expert) => `Schick einen ${experts[expert]}`,
    to,
    on: (cell, covered) =>
      covered ? `auf ${cellOf(cell)}, auf den Missstand ${indicators[covered]}` : `auf ${cellOf(cell)}`,
    manage: 'Runde beenden',
    block: (action) => `Sperr „${actions[action]}“`,
    unblock: (action) => `Gib „${actions[action]}“ frei`,
    role: 'Nutze eine Rolle',
    plan: 'Spiel eine gute Idee',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Beende den Zug',
    goOn: 'Mach ohne gute Idee weiter',
    letStrike: 'Lass die Krise zuschlagen',
    doneAssigning: 'Setz niemanden mehr ein',
    doneRescuing: 'Leg den Rest in den Beutel',
    doneSeconding: 'Hol niemanden mehr',
    shiftFrom: (indicator) => `Nimm 1 Punkt von ${indicators[indicator]}`,
    shiftTo: (indicator) => `gib ihn an ${indicators[indicator]}`,
    dismiss: (expert) => `Leg einen ${experts[expert]} in den Beutel`,
    shelve: (tile) => `Gib auf: ${printed(tile)}`,
    second: (expert) => `Hol einen ${experts[expert]} aus dem Beutel`,
    move: (expert, place) => `Versetz einen ${experts[expert]} ${from(place)}`,
    retrain: (expert) => `Gib einen ${experts[expert]} zurück`,
    into: (expert) => `für einen ${experts[expert]}`,
  },

  events: {
    nuisance: (indicator, cell) => `Ein Missstand (${indicators[indicator]}) liegt auf ${cellOf(cell)}.`,
    dealt: (study, site, zone) =>
      `In Planung: ${tileList(study)}. Im Bau: ${evolutions[site]}. In der Expertenzone: ${expertList(zone)}.`,
    top: (tile) => `Jetzt liegt oben: ${printed(tile)}.`,
    turn: (name) => `${name} ist am Zug.`,
    took: (name, tile) => `${name} nimmt ${quoted(tile)} in Planung.`,
    aside: (name, tile) => `${name} legt ${quoted(tile)} beiseite.`,
    left: (name, tile) => `${name} lässt ${quoted(tile)} auf dem Stapel.`,
    under: (name, tiles) => `${name} legt ${list(tiles.map(quoted))} unter den Stapel.`,
    started: (name, tile) => `${name} beginnt ${quoted(tile)}.`,
    rescued: (name, expert) => `${name} holt einen ${experts[expert]} zurück in die Zone.`,
    'to-bag': (released) => `Zurück in den Beutel: ${expertList(released)}.`,
    'laid-off': (name, expert) => `${name} entlässt einen ${experts[expert]}.`,
    drew: (name, expert) => `${name} zieht einen ${experts[expert]}.`,
    kept: (name, expert) => `${name} behält den ${experts[expert]}.`,
    dropped: (name, expert) => `${name} legt den ${experts[expert]} beiseite.`,
    hired: (name, expert) => `${name} zieht einen ${experts[expert]} in die Zone.`,
    assigned: (name, expert, place) => `${name} setzt einen ${experts[expert]} ${at(place)} ein.`,
    inaugurated: (name, tile, cell) => `${name} weiht ${quoted(tile)} auf ${cellOf(cell)} ein.`,
    covered: (name, tile, cell, indicator) =>
      `${name} weiht ${quoted(tile)} auf ${cellOf(cell)} ein und überbaut den Missstand ${indicators[indicator]}.`,
    indicator: (indicator, from, to) =>
      `${indicators[indicator]} ${to > from ? 'steigt' : 'fällt'} von ${from} auf ${to}.`,
    light: (to) => `Warnlicht ${to} geht an.`,
    managing: (name) => `${name} beendet die Runde.`,
    managed: (crisis) => `Bewältigt: ${crises[crisis]}.`,
    unmanaged: (crisis, penalty) => `Nicht bewältigt: ${crises[crisis]}. Folge: ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Eine Krise kommt: ${crises[crisis]}. Sie ${needing(needs)}.`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} wählt: ${effectList(effect)}.`
        : `${crises[forced]} kann nur so zuschlagen: ${effectList(effect)}.`,
    'no-option': (crisis) => `${crises[crisis]} trifft ins Leere.`,
    released: (released, where) => `In den Beutel gelegt: ${expertList(released)} (${list(where.map(from))}).`,
    cleared: (released) => `Die Zone wird geleert, in den Beutel gehen: ${expertList(released)}.`,
    'unblocked-all': 'Alle Aktionen werden frei, dann wird neu gesperrt.',
    blocked: (action) => `„${actions[action]}“ ist jetzt bis zum Rundenende gesperrt.`,
    unblocked: (name, action) => `${name} gibt „${actions[action]}“ frei.`,
    'more-blocks': (n) => `${actionNumber(n)} mehr ${many(n, 'wird', 'werden')} gesperrt.`,
    role: (name, role) => `${name} hat die Rolle ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} nutzt die Rolle ${roles[role]}.`,
    'role-borrowed': (name, role, lender) => `${name} leiht sich die Rolle ${roles[role]} von ${lender}.`,
    'role-unlocked': (name, role) => `${name} deckt eine zweite Rolle auf, ${roleCard(role)}.`,
    'role-offered': (name, roles) => `${name} hat die Wahl zwischen den Rollen ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} legt die Rolle ${roles[role]} unter den Stapel.`,
    adopted: (name, role, other) =>
      `${name} nimmt die Rolle ${roleCard(role)}; ${roles[other]} kommt unter den Stapel.`,
    'plan-drawn': (name, plan) => `${name} bekommt die gute Idee ${planCard(plan)}.`,
    'plan-none': (name) => `Für ${name} ist keine gute Idee mehr übrig.`,
    'plan-played': (name, plan) => `${name} spielt die gute Idee ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} legt einen ${experts[expert]} in den Beutel.`,
    shelved: (name, tile) => `${name} legt ${quoted(tile)} unter den Stapel.`,
    seconded: (name, expert, place) => `${name} holt einen ${experts[expert]} aus dem Beutel ${to(place)}.`,
    moved: (name, expert, before, after) => `${name} versetzt einen ${experts[expert]} ${from(before)} ${to(after)}.`,
    retrained: (name, out, into) => `${name} tauscht einen ${experts[out]} gegen einen ${experts[into]}.`,
  },

  refusals: {
    'invalid-head': () => 'Plätze, Stufe oder Zugfolge sind so nicht möglich.',
    'invalid-evolutions': () => 'Die Evolutionsplättchen gehen nicht auf.',
    'invalid-crises': () => 'Die Krisenkarten gehen nicht auf.',
    'invalid-plans': () => 'Die guten Ideen gehen nicht auf.',
    'invalid-roles': () => 'Die Rollen gehen nicht auf.',
    'invalid-experts': () => 'Die Experten gehen nicht auf oder stehen, wo sie nicht können.',
    'invalid-territory': () => 'So kann der Stadtplan nicht bebaut sein.',
    'invalid-tracks': () => 'Ein Indikator oder das Warnlicht steht, wo es nicht geht.',
    'invalid-end': () => 'Das Ende der Partie passt nicht zur Stellung.',
    'invalid-pending': () => 'Was zu entscheiden ist, passt nicht zum Zug.',
    'invalid-loose-ends': () => 'Etwas liegt bereit, worüber niemand zu entscheiden hat.',
    'no-move': () => 'Das ist kein Zug dieses Spiels.',
    over: () => 'Die Partie ist zu Ende.',
    'not-now': () => 'Erst ist etwas anderes zu entscheiden.',
    acted: () => 'Das geht nur am Anfang eines Zuges.',
    blocked: () => 'Diese Aktion ist bis zum Rundenende gesperrt.',
    'not-in-study': (v) => `${quoted(v.tile)} ist nicht in Planung.`,
    'not-on-site': (v) => `${quoted(v.tile)} ist nicht im Bau.`,
    'no-room-needed': () => 'Ein Platz ist frei; keine Evolution muss weichen.',
    'room-needed': () => 'Kein Platz ist frei; sag, welche Evolution unter den Stapel kommt.',
    'aside-limit': () => 'Drei liegen schon beiseite; jetzt musst du nehmen, was kommt.',
    'not-in-zone': (v) => `In der Zone ist kein ${experts[v.expert]}.`,
    'zone-full': () => 'Die Expertenzone ist voll.',
    'bag-empty': () => 'Der Beutel ist leer.',
    'not-in-bag': (v) => `Im Beutel ist kein ${experts[v.expert]}.`,
    'none-loose': (v) => `Es ist kein ${experts[v.expert]} unterzubringen.`,
    'no-slot': (v) => `Für einen ${experts[v.expert]} ist dort kein Platz offen.`,
    'none-there': (v) => `Dort ist kein ${experts[v.expert]}.`,
    incomplete: (v) => `Da fehlen noch Experten: ${evolutions[v.tile]}.`,
    'cell-taken': (v) => `Auf ${cellOf(v.cell)} steht schon etwas.`,
    'not-next-to': (v) =>
      `${cellOf(v.cell)} grenzt nicht an das Startplättchen oder eine Evolution; Ecken zählen nicht.`,
    'nuisance-gain': (v) =>
      `Der Missstand dort verlangt ein Plus bei ${indicators[v.indicator]}; das bringt ${quoted(v.tile)} nicht.`,
    'must-first': () => 'Erst muss etwas anderes getan werden.',
    'no-effect': () => 'Das würde jetzt nichts ändern.',
    'already-blocked': () => 'Diese Aktion ist schon gesperrt.',
    'not-blocked': () => 'Diese Aktion ist nicht gesperrt.',
    'not-your-role': (v) => `Diese Rolle kannst du nicht nutzen: ${roles[v.role]}.`,
    'role-used': () => 'Eine Rolle pro Zug: Sie ist schon genutzt.',
    'role-time': (v) => `Für diese Rolle ist jetzt nicht die Zeit: ${roles[v.role]}.`,
    'not-your-plan': (v) => `Diese gute Idee hast du nicht: ${plans[v.plan]}.`,
    'not-offered': (v) => `Diese Rolle steht nicht zur Wahl: ${roles[v.role]}.`,
    'at-most': () => 'Dieser Indikator steht schon auf 7.',
    'too-low': () => 'Dieser Indikator ist zu niedrig, um einen Punkt abzugeben.',
    same: () => 'Das wäre zweimal dasselbe.',
    'invalid-start': (v) => `Auf dem Startplättchen darf kein Missstand liegen (${cellOf(v.cell)}).`,
  },

  areas: {
    goal: { command: 'ziel', heading: 'Ziel und Indikatoren' },
    actions: { command: 'aktionen', heading: 'Aktionen' },
    crisis: { command: 'krise', heading: 'Krise' },
    study: { command: 'planung', heading: 'Evolutionen in Planung' },
    site: { command: 'bau', heading: 'Evolutionen im Bau' },
    experts: { command: 'experten', heading: 'Experten' },
    territory: { command: 'stadtplan', heading: 'Stadtplan' },
    piles: { command: 'stapel', heading: 'Stapel' },
    player: { command: 'spieler', heading: (name) => `Karten von ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Ihr gewinnt mit drei Indikatoren auf 6 oder mehr, wenn jeder Missstand überbaut ist.',
    risk: 'Ihr verliert, wenn ein Indikator auf 0 fällt, das letzte Warnlicht angeht oder eine 46. Krise käme.',
    indicators: { caption: 'Indikatoren, 0 bis 7', head: ['Indikator', 'Punkte'] },
    light: (light, last) => `Warnlichter an: ${light} von ${last}.`,
    nuisances: (n) =>
      n === 0 ? 'Kein Missstand ist übrig.' : `Noch ${n} ${many(n, 'Missstand', 'Missstände')} zu überbauen.`,
    turn: (name) => `${name} ist am Zug.`,
    first: (name) => `${name} hat begonnen.`,
  },
  actionTable: { caption: 'Aktionen', head: ['Aktion', 'Stand'], free: 'frei', blocked: 'gesperrt' },
  didAction: (name, action) => `Aktion von ${name} in diesem Zug: ${actions[action]}.`,
  didManage: (name) => `${name} beendet in diesem Zug die Runde.`,
  roleSpent: (name) => `${name} hat in diesem Zug schon eine Rolle genutzt.`,
  moreBlocks: (n) => `In der nächsten Runde zusätzlich gesperrt: ${actionNumber(n)}.`,
  crisisArea: {
    none: 'Es liegt keine Krise aus.',
    name: (name, needs) => `${crises[name]}, ${needing(needs)}.`,
    there: (present) => `Experten dort: ${expertList(present)}.`,
    missing: (missing) => `Es fehlen noch: ${expertList(missing)}.`,
    complete: 'Sie ist bewältigt: Alle Experten sind da.',
    penalty: (penalty) => `Wenn nicht bewältigt: ${effectList(penalty)}.`,
    arrival: (first, second) => `Bei Ankunft: ${effectList(first)}; oder ${effectList(second)}.`,
    drawn: (n, most) => `Bisher gezogene Krisen: ${n} von höchstens ${most}.`,
    deck: (n, most) => `${n} von ${most} Krisen`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'Nichts ist in Planung.',
    top: (tile) => `Oben auf dem Stapel: ${printed(tile)}.`,
    aside: (tiles) => `Beiseitegelegt: ${list(tiles.map(printed))}.`,
    room: (n, most) => `${n} von ${most} Plätzen belegt.`,
  },
  siteArea: {
    empty: 'Nichts ist im Bau.',
    caption: 'Evolutionen im Bau',
    head: ['Evolution', 'Experten dort', 'Fehlen noch', 'Wirkung'],
    complete: 'niemand, vollständig',
  },
  expertArea: {
    caption: 'Experten nach Art',
    head: ['Art', 'In der Zone', 'Im Beutel'],
    zone: (n, most) => `${n} von ${most} Plätzen der Zone belegt.`,
    laidOff: (out) => `Entlassen, außerhalb des Beutels: ${expertList(out)}.`,
    dropped: (out) => `Beiseitegelegt, außerhalb des Beutels: ${expertList(out)}.`,
    loose: (out) => `Unterzubringen: ${expertList(out)}.`,
    drawn: (expert) => `Gerade gezogen: ${experts[expert]}.`,
  },
  map: {
    caption: 'Stadtplan, Spalten a bis d, Reihen 1 bis 4',
    head: ['Reihe', 'a', 'b', 'c', 'd'],
    start: 'Start',
    empty: 'leer',
    nuisance: (indicator) => `Missstand: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Evolutionsstapel: ${n} Plättchen, das oberste offen.`,
    crises: (n) => `Krisen: ${cards(n)}.`,
    plans: (n) => `Gute Ideen: ${cards(n)}.`,
    roles: (n) => `Verdeckte Rollen: ${cards(n)}.`,
    unseen: (items) => `Noch nicht gesehen: ${list(items)}.`,
    under: (items) => `Bekannt ganz unten, der Reihe nach: ${list(items)}.`,
  },
  player: {
    role: (card) => `Rolle: ${roleCard(card)}.`,
    noRole: 'Zurzeit keine Rolle.',
    offer: (offered) => `Rollen zur Wahl: ${list(offered.map(roleCard))}.`,
    uses: (n, most) => `Erste Rolle ${n} von ${most} Mal genutzt; dann wird die zweite, verdeckte aufgedeckt.`,
    plans: (held) => `Gute Ideen: ${list(held.map(planCard))}.`,
    noPlans: 'Keine guten Ideen.',
    silent: (name) => `${name} hat eine gute Idee gespielt und schweigt bis zum nächsten eigenen Zug.`,
  },

  standing: { keep: 'Nicht nach guten Ideen fragen' },
  board: {
    toWin: (missing, nuisances) =>
      `Zum Sieg: ${[
        ...(missing > 0 ? [`noch ${missing} auf 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'Missstand', 'Missstände')} überbauen`] : []),
        ...(missing + nuisances === 0 ? ['alles ist geschafft'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) =>
      `Verloren nach ${lights} ${many(lights, 'Warnlicht', 'Warnlichtern')} oder bei 0 (tiefster Stand: ${points}).`,
    topped: (most) => `Kein Indikator steigt über ${most}.`,
    explain: 'Was das heißt',
    lightsMean: 'Eine nicht bewältigte Krise lässt Warnlichter angehen.',
    marksMean: [
      '',
      'Blaues Zeichen: Wer diese Evolution beginnt, darf gleich eine Bonus-Evolution in Planung nehmen.',
      'Grünes Zeichen: Wer diese Evolution beginnt, zieht eine gute Idee.',
    ],
    lastLight: 'Noch ein Warnlicht, und alles ist verloren.',
    wins: 'Ihr gewinnt alle!',
    loses: 'Ihr würdet alle verlieren!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}: ${points} von ${most}${since === 0 ? '' : `, ${signed(since)} seit deinem letzten Zug`}`,
    fresh: (cell, tile) => `${cellOf(cell)}: ${evolutions[tile]}, neu seit deinem letzten Zug`,
    actions: {
      choose: 'Wählen',
      start: 'Beginnen',
      recruit: 'Anwerben',
      assign: 'Einsetzen',
      inaugurate: 'Einweihen',
    },
    manage: 'Beenden',
    action: (short, action, blocked) => `${short}: ${action}${blocked ? ', gesperrt' : ''}`,
    hints: {
      start: 'Wähle eine Evolution in Planung.',
      recruit: 'Zieh aus dem Beutel oder entlass erst Experten der Zone.',
      assign: 'Wähle einen Experten oder einen offenen Platz, bis zu 3-mal.',
      inaugurate: 'Wähle eine vollständige Evolution und ihr Feld.',
    },
    means: {
      choose: 'die oberste vom Stapel in Planung nehmen oder für die nächste beiseitelegen, höchstens dreimal.',
      start: 'eine geplante Evolution in den Bau bringen, wo Experten an ihr arbeiten können.',
      recruit:
        'beliebig viele Experten entlassen, dann aus dem Beutel ziehen, bis 5 in der Zone sind; 3 gezogene dürfen beiseite.',
      assign: 'bis zu 3 Experten aus der Zone auf offene Plätze im Bau oder bei der Krise schicken.',
      inaugurate:
        'eine vollständige Evolution auf den Stadtplan legen: Ihre Wirkung zählt jetzt, und sie kann einen Missstand überbauen.',
    },
    manageMeans:
      'die ausliegende Krise geht, bewältigt oder mit ihrer Folge; eine neue kommt; alle Aktionen werden frei, und du sperrst eine.',
    unable: {
      choose: 'Jetzt lässt sich keine Evolution nehmen.',
      start: 'Nichts in Planung lässt sich beginnen.',
      recruit: 'Niemand lässt sich ziehen oder entlassen.',
      assign: 'Kein Experte der Zone passt auf einen offenen Platz.',
      inaugurate: 'Keine Evolution im Bau ist vollständig und passt auf ein Feld.',
    },
    meaning: (action, means) => `${action}: ${means}`,
    block: (short) => `„${short}“ sperren`,
    free: (short) => `„${short}“ freigeben`,
    freeing: 'Wähle die Aktion, die frei wird.',
    goOn: 'Wähle, was dazugehört.',
    itsCell: (tile) => `${evolutions[tile]}: Wähle das Feld.`,
    givesBack: 'Wen gibst du zurück?',
    takesInstead: 'Wen nimmst du dafür?',
    onlyManage: 'Keine Aktion ist möglich: Beende die Runde.',
    slot: (expert, place) => `Offener Platz für einen ${experts[expert]} ${at(place)}`,
    stands: (expert, place) => `${experts[expert]} ${at(place)}`,
    complete: 'vollständig',
    freePlace: 'freier Platz',
    stack: (n) => `Oben auf dem Stapel, ${n} Plättchen`,
    noCrisis: 'Keine Krise',
    nextCrisis: 'Die nächste kommt am Rundenende.',
    pile: '15 Karten, höchstens dreimal durchgespielt.',
    onlyWay: 'anders ging es nicht',
    arrived: (name) => `${crises[name]} bei Eintritt`,
    cost: 'Wenn nicht bewältigt:',
    strikes: 'Wenn sie zuschlägt:',
    or: 'oder',
    managed: 'Alle Experten sind da: Sie wird bewältigt.',
    cell: (cell, what) => `${cellOf(cell)}: ${what}`,
    cityHall: 'Rathaus, das Startplättchen',
    reachable: 'frei, hier kann die Stadt wachsen',
    inZone: (expert) => `In der Zone: ${experts[expert]}`,
    zone: 'Zone',
    room: 'Freier Platz in der Zone',
    bag: (n, inside) => `Beutel mit ${n} Experten: ${expertList(inside)}`,
    aside: (n, most) => `Beiseitegelegt, ${n} von ${most}`,
    steps: {
      top: 'In Planung nehmen',
      bag: 'Aus dem Beutel ziehen',
      aside: 'Beiseitelegen',
      leave: 'Auf dem Stapel lassen',
      under: 'Unter den Stapel',
      keep: 'Behalten',
      drop: 'Beiseitelegen',
    },
    gives: 'Welcher Indikator gibt einen Punkt ab?',
    gets: 'Welcher bekommt ihn?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Offener Platz bei ${list(things.map(titled))}${zone > 0 ? ` (in der Zone: ${zone})` : ''}`
        : 'Jetzt kein Platz offen',
    studied: (tiles) => `In Planung: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `Jetzt: ${list([...(zone > 0 ? [`${zone} in der Zone`] : []), ...things.map((thing) => `bei ${titled(thing)}`)]) || 'niemand'}`,
    laidOff: 'Entlassen',
    loose: 'Zu retten',
    dock: 'Dein Zug: Experten und Aktionen',
    players: 'Rollen und gute Ideen',
    toAct: 'am Zug',
    silent: 'schweigt',
    secondRole: (n) => `Noch ${n}-mal bis zur 2. Rolle`,
    confirm: 'So spielen',
    cancel: 'Zurücklegen',
    won: 'Die Stadt blüht auf: Ihr habt alle gewonnen!',
    lost: 'In der Stadt wird es dunkel: Ihr habt alle verloren.',
    recap: {
      heading: 'Runde für Runde',
      round: (n) => `Runde ${n}`,
      opened: (tiles) => (tiles.length === 0 ? 'nichts eingeweiht' : `eingeweiht: ${tileList(tiles)}`),
      crisis: (name, managed) => `${crises[name]} ${managed ? 'bewältigt' : 'nicht bewältigt'}`,
      indicators: (change) => `Indikatoren ${change}`,
      light: (light) => `Warnlicht ${light}`,
      worst: (n, lost) => `Runde ${n} kostete am meisten: ${lost} ${many(lost, 'Punkt', 'Punkte')} der Indikatoren.`,
      best: (n, gained) =>
        `Runde ${n} brachte am meisten: ${gained} ${many(gained, 'Punkt', 'Punkte')} der Indikatoren.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Warnlichter übrig',
    nuisances: 'Missstände überbaut',
  },
  endings: {
    won: 'Drei Indikatoren stehen auf 6 oder mehr, und jeder Missstand ist überbaut.',
    'lost-indicator': 'Ein Indikator ist auf 0 gefallen.',
    'lost-crisis-track': 'Das letzte Warnlicht ist angegangen.',
    'lost-crisis-pile': 'Die Krisen sind dreimal durchgespielt.',
  },
  decided: {
    won: (high) =>
      `${list(high.map((one) => indicators[one]))} stehen auf 6 oder mehr, und jeder Missstand ist überbaut.`,
    'lost-indicator': (fallen) => `Auf 0 gefallen: ${list(fallen.map((one) => indicators[one]))}.`,
  },
  options: {
    level: 'Stufe',
    start: 'Startfeld (eigener Aufbau)',
    nuisances: 'Felder der Missstände (eigener Aufbau)',
    first: 'Startspieler',
    silence: 'Schweigen nach einer guten Idee: nicht reden bis zum nächsten eigenen Zug',
  },
  levels,
} satisfies Messages
