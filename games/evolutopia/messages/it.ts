// Evolutopia in Italian.
import { to as toName } from '../../../core/messages/italian.ts'
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

const many = plural('it')
const list = listing('it')

const indicators: { readonly [I in Indicator]: string } = {
  environment: 'ambiente',
  mobility: 'mobilità',
  comfort: 'comfort',
  energy: 'energia',
  economy: 'economia',
}
const experts: { readonly [E in Expert]: readonly [one: string, other: string] } = {
  designer: ['progettista', 'progettisti'],
  builder: ['costruttore', 'costruttori'],
  urbanist: ['neourbanista', 'neourbanisti'],
  technologist: ['tecnologo', 'tecnologi'],
  regulator: ['regolatore', 'regolatori'],
}
const anExpert = (kind: Expert) => `un ${experts[kind][0]}`
const the: { readonly [I in Indicator]: string } = {
  environment: 'l’ambiente',
  mobility: 'la mobilità',
  comfort: 'il comfort',
  energy: 'l’energia',
  economy: 'l’economia',
}
const ofThe: { readonly [I in Indicator]: string } = {
  environment: 'dell’ambiente',
  mobility: 'della mobilità',
  comfort: 'del comfort',
  energy: 'dell’energia',
  economy: 'dell’economia',
}
const toThe: { readonly [I in Indicator]: string } = {
  environment: 'all’ambiente',
  mobility: 'alla mobilità',
  comfort: 'al comfort',
  energy: 'all’energia',
  economy: 'all’economia',
}
const lightSteps = (n: number) => `${n} ${many(n, 'spia', 'spie')}`
const expertNumber = (n: number) => `${n} ${many(n, 'esperto', 'esperti')}`
const actionNumber = (n: number) => `${n} ${many(n, 'azione', 'azioni')}`
const cards = (n: number) => `${n} ${many(n, 'carta', 'carte')}`
const upTo = (n: number) => (n > 1 ? 'fino a ' : '')

const actions: { readonly [A in Action]: string } = {
  choose: 'Scegli un’evoluzione',
  start: 'Avvia un’evoluzione',
  recruit: 'Recluta esperti',
  assign: 'Assegna esperti',
  inaugurate: 'Inaugura un’evoluzione',
}
const evolutions: { readonly [E in Evolution]: string } = {
  'bicycle-lanes': 'Piste ciclabili',
  'pocket-parks': 'Giardini tascabili',
  'green-roofs': 'Tetti verdi',
  'repair-cafes': 'Caffè riparazioni',
  'walking-streets': 'Strade pedonali',
  'electric-buses': 'Autobus elettrici',
  'freight-trams': 'Tram merci',
  'insulated-homes': 'Case coibentate',
  'covered-market': 'Mercato coperto',
  'energy-cooperative': 'Cooperativa energetica',
  'flood-meadows': 'Prati alluvionali',
  'smart-grid': 'Rete intelligente',
  'urban-forest': 'Foresta urbana',
  'night-trams': 'Tram notturni',
  'quiet-quarter': 'Quartiere tranquillo',
  'solar-field': 'Campo solare',
  'workshop-yard': 'Cortile delle botteghe',
  'car-free-centre': 'Centro senza auto',
  'ring-metro': 'Metrò circolare',
  'bathing-lake': 'Lago balneabile',
  'wind-park': 'Parco eolico',
  'goods-yard': 'Scalo merci',
  'reed-bed-waterworks': 'Fitodepurazione',
  'cable-car': 'Funivia',
  'house-of-culture': 'Casa della cultura',
  'district-heating': 'Teleriscaldamento',
  'river-port': 'Porto fluviale',
  superblocks: 'Superisolati',
  'shared-garage': 'Garage condiviso',
  'timber-towers': 'Torri di legno',
  'circular-factory': 'Fabbrica circolare',
  'harvest-boats': 'Barche del raccolto',
  'green-business-park': 'Polo verde d’imprese',
  'garden-quarter': 'Quartiere giardino',
  'open-city-lab': 'Laboratorio civico',
}
const crises: { readonly [C in Crisis]: string } = {
  'storm-warning': 'Allerta meteo',
  'power-cut': 'Blackout',
  'transport-strike': 'Sciopero dei trasporti',
  'heat-wave': 'Ondata di caldo',
  'factory-closure': 'Chiusura di una fabbrica',
  flood: 'Alluvione',
  'computer-virus': 'Virus informatico',
  'street-protest': 'Protesta in piazza',
  smog: 'Emergenza smog',
  'fuel-shortage': 'Carenza di carburante',
  'housing-shortage': 'Carenza di alloggi',
  'false-rumour': 'Notizia falsa',
  epidemic: 'Epidemia',
  'missing-materials': 'Materiali introvabili',
  'brain-drain': 'Fuga di cervelli',
}
const plans: { readonly [P in Plan]: string } = {
  'helping-hands': 'Una mano in più',
  'job-fair': 'Fiera del lavoro',
  'special-permit': 'Permesso speciale',
  'opening-party': 'Festa d’inaugurazione',
  'fast-lane': 'Corsia preferenziale',
  'calm-night': 'Notte tranquilla',
  'emergency-drill': 'Prova d’emergenza',
  volunteers: 'Volontari',
  'public-fund': 'Fondo pubblico',
}
const roles: { readonly [R in Role]: string } = {
  tinkerer: 'Tuttofare',
  'site-manager': 'Capocantiere',
  headhunter: 'Selezionatore',
  surveyor: 'Geometra',
  planner: 'Pianificatore',
  'first-aider': 'Soccorritore',
  coordinator: 'Coordinatore',
  trainer: 'Formatore',
  negotiator: 'Negoziatore',
  treasurer: 'Tesoriere',
}
const roleTimes: { readonly [R in RoleTime]: string } = {
  before: 'prima dell’azione',
  after: 'dopo l’azione o la fine del round',
  either: 'prima o dopo l’azione',
  managed: 'dopo la fine del round',
  recruited: 'dopo aver reclutato',
  inaugurated: 'dopo aver inaugurato',
  borrowed: 'quando il ruolo preso in prestito lo permette',
}
const levels: { readonly [L in LevelId]: string } = {
  discovery: 'Scoperta, 2 disagi',
  '1': 'Livello 1, lieve, 4 disagi',
  '2': 'Livello 2, moderato, 5 disagi',
  '3': 'Livello 3, grave, 6 disagi',
  '4': 'Livello 4, estremo, 8 disagi',
  custom: 'Disposizione libera',
}

const effects: EffectTexts = {
  change: (e) => `${indicators[e.indicator]} ${signed(e.by)}`,
  raise: () => 'alza di 1 un indicatore a scelta',
  shift: () => 'sposta 1 punto da un indicatore a 2 o più a un altro',
  lights: (e) => `si ${many(e.by, 'accende', 'accendono')} ${lightSteps(e.by)}`,
  release: (e) => `rimetti nel sacchetto tutti i ${experts[e.expert][1]} in gioco`,
  clear: () => 'rimetti nel sacchetto tutti gli esperti della zona',
  dismiss: (e) => `rimetti nel sacchetto ${expertNumber(e.count)} della zona`,
  shelve: (e) =>
    e.from === 'study'
      ? 'metti sotto la pila un’evoluzione allo studio'
      : 'metti sotto la pila un’evoluzione in cantiere, i suoi esperti nel sacchetto',
  block: (e) => `blocca ancora ${actionNumber(e.count)} nel prossimo round`,
  unblock: () => 'sblocca un’azione',
  hire: (e) =>
    e.count >= 5 ? 'pesca esperti finché la zona è piena' : `pesca ${expertNumber(e.count)} dal sacchetto per la zona`,
  assign: (e) => `assegna ${upTo(e.count)}${expertNumber(e.count)} della zona`,
  second: (e) =>
    `metti ${upTo(e.count)}${expertNumber(e.count)} a scelta dal sacchetto ${
      e.to === 'crisis' ? 'sulla crisi attuale' : 'su posti liberi in cantiere o della crisi'
    }`,
  move: () => 'sposta un esperto da un cantiere o dalla crisi a un altro posto libero o nella zona',
  retrain: () => 'scambia un esperto della zona con uno di un altro tipo dal sacchetto',
  study: () => 'metti allo studio l’evoluzione in cima alla pila, se c’è un posto libero',
  start: () => 'avvia un’evoluzione allo studio',
  inaugurate: () => 'inaugura un’evoluzione completa',
  settle: () => 'la crisi attuale è subito gestita',
  borrow: () => 'usa un ruolo scoperto di un vicino',
}

const marks: { readonly [M in Mark]: string } = {
  none: '',
  blue: 'segno blu: un’evoluzione bonus all’avvio',
  green: 'segno verde: una buona idea all’avvio',
}

const cellOf = (name: string) => `casella ${name}`
const expertCount = (n: number, kind: Expert) => `${n} ${many(n, experts[kind][0], experts[kind][1])}`
const { changeList, effectList, effectOf, expertList, roleList, tileList, titled } = listsIn({
  list,
  evolutions,
  crises,
  roles,
  effects,
  experts: expertCount,
  nobody: 'nessun esperto',
})
const quoted = (tile: Evolution) => `«${evolutions[tile]}»`
const needing = (amounts: ExpertAmounts) => `richiede ${expertList(amounts)}`
const placed = placesIn(evolutions)
const places = placed('la crisi', 'la zona esperti', (title) => title)
const to = placed('alla crisi', 'alla zona esperti', (title) => `a «${title}»`)
const from = placed('dalla crisi', 'dalla zona esperti', (title) => `da «${title}»`)
const printed = ({ evolution, needs, changes, mark }: PrintedEvolution) =>
  `${evolutions[evolution]} (${needing(needs)}; ${changeList(changes)}${mark === 'none' ? '' : `; ${marks[mark]}`})`
const planCard = ({ plan, effect }: PrintedPlan) => `${plans[plan]}: ${effectOf(effect)}`
const roleCard = ({ role, when, effect }: PrintedRole) => `${roles[role]} (${roleTimes[when]}): ${effectOf(effect)}`

/** Where an evolution goes, and what it covers there. */
const on = (cell: string, covered: Indicator | null) =>
  covered ? `nella ${cellOf(cell)}, coprendo il disagio ${ofThe[covered]}` : `nella ${cellOf(cell)}`

export const it: Messages = {
  name: 'Evolutopia',
  aim: '3 indicatori a 6, nessun disagio',
  about:
    'Risanate insieme una città in difficoltà: sviluppate evoluzioni, alzate tre indicatori e coprite ogni disagio.',
  notice:
    'Ludopolis è una realizzazione indipendente e non ufficiale. Le evoluzioni, le crisi, le buone idee, i ruoli, i disagi, il tracciato delle crisi e le disposizioni di questo set sono di nostra creazione.',
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
    over: 'La partita è finita.',
    turn: (name, manage) => {
      if (manage) return name ? `${name} deve chiudere il round.` : 'Devi chiudere il round.'
      return name ? `${name} sceglie un’azione o chiude il round.` : 'Scegli un’azione non bloccata o chiudi il round.'
    },
    after: (name, role, plan) => {
      if (name) return `${name} può usare una carta o terminare il turno.`
      if (role && plan) return 'Usa il tuo ruolo o una buona idea, o termina il turno.'
      return plan ? 'Gioca una buona idea o termina il turno.' : 'Usa il tuo ruolo o termina il turno.'
    },
    between: (name) =>
      name
        ? `${name} può giocare una buona idea prima che il round finisca.`
        : 'Puoi giocare una buona idea prima che il round finisca.',
    revealed: (name, crisis) =>
      name
        ? `Crisi rivelata: ${crises[crisis]}. ${name} può giocare una buona idea prima che colpisca.`
        : `Crisi rivelata: ${crises[crisis]}. Puoi giocare una buona idea prima che colpisca.`,
    pending: {
      choose: (name) =>
        name ? `${name} prende un’evoluzione o la scarta.` : 'Metti allo studio l’evoluzione in cima, o scartala.',
      bonus: (name) =>
        name
          ? `${name} decide dell’evoluzione bonus.`
          : 'Evoluzione bonus: metti allo studio quella in cima, lasciala o mettila sotto la pila.',
      'lay-off': (name) => (name ? `${name} congeda esperti.` : 'Congeda altri esperti, o comincia a pescare.'),
      drawn: (name) => (name ? `${name} pesca esperti.` : 'Tieni l’esperto pescato, o scartalo.'),
      assign: (name, left) =>
        name ? `${name} assegna esperti.` : `Assegna ancora ${upTo(left)}${expertNumber(left)}.`,
      rescue: (name) =>
        name
          ? `${name} salva esperti dell’evoluzione che ha fatto posto.`
          : 'Porta nella zona gli esperti dell’evoluzione che ha fatto posto; gli altri vanno nel sacchetto.',
      option: (name) => (name ? `${name} sceglie come colpisce la crisi.` : 'Scegli come colpisce la crisi.'),
      block: (name, left) =>
        name ? `${name} blocca ${actionNumber(left)}.` : `Blocca ${actionNumber(left)} per il prossimo round.`,
      unblock: (name) => (name ? `${name} sblocca un’azione.` : 'Scegli l’azione da sbloccare.'),
      raise: (name) => (name ? `${name} alza un indicatore.` : 'Scegli l’indicatore da alzare.'),
      shift: (name) =>
        name ? `${name} sposta un punto tra gli indicatori.` : 'Scegli quale indicatore dà un punto, e a quale.',
      dismiss: (name, left) =>
        name
          ? `${name} rimette nel sacchetto ${expertNumber(left)} della zona.`
          : `Rimetti nel sacchetto ${expertNumber(left)} della zona.`,
      shelve: (name) => (name ? `${name} rinuncia a un’evoluzione.` : 'Scegli l’evoluzione che va sotto la pila.'),
      second: (name, left) =>
        name
          ? `${name} porta esperti dal sacchetto.`
          : `Porta ${upTo(left)}${expertNumber(left)} a scelta dal sacchetto.`,
      move: (name) => (name ? `${name} sposta un esperto.` : 'Scegli l’esperto da spostare, e dove.'),
      retrain: (name) =>
        name ? `${name} riqualifica un esperto.` : 'Scegli l’esperto da scambiare e il tipo che vuoi.',
      start: (name) => (name ? `${name} avvia un’evoluzione.` : 'Scegli l’evoluzione da avviare.'),
      inaugurate: (name) =>
        name ? `${name} inaugura un’evoluzione.` : 'Scegli l’evoluzione da inaugurare e la sua casella.',
      adopt: (name) => (name ? `${name} sceglie un ruolo.` : 'Scegli uno di due ruoli.'),
    },
  },

  paths: {
    begin: { ...actions, manage: 'Chiudi il round' },
    whole: {
      layOff: (expert) => `Recluta esperti, ma prima congeda ${anExpert(expert)}`,
      layOffMore: (expert) => `Congeda ancora ${anExpert(expert)}`,
      assign: (expert, place) => `Assegna ${anExpert(expert)} ${to(place)}`,
      raise: (indicator) => `Alza un indicatore: ${indicators[indicator]}`,
      start: (tile) => `Avvia ${printed(tile)}`,
      inaugurate: (tile, cell, covered) => `Inaugura ${quoted(tile)} ${on(cell, covered)}`,
      move: (expert, before, after) => `Sposta ${anExpert(expert)} ${from(before)} ${to(after)}`,
      second: (expert, place) => `Porta ${anExpert(expert)} dal sacchetto ${to(place)}`,
      retrain: (out, into) => `Scambia ${anExpert(out)} con ${anExpert(into)}`,
      role: (card, lender) =>
        lender === null
          ? `Usa il ruolo ${roleCard(card)}`
          : `Prendi in prestito da ${lender} il ruolo ${roleCard(card)}`,
      plan: (card) => `Gioca la buona idea ${planCard(card)}`,
      adopt: (card) => `Prendi il ruolo ${roleCard(card)}`,
    },
    take: (tile) => `metti allo studio ${printed(tile)}`,
    inPlaceOf: (tile) => `${quoted(tile)} va sotto la pila`,
    aside: (tile) => `scarta ${quoted(tile)} e guarda la prossima`,
    leave: (tile) => `Lascia ${quoted(tile)} sulla pila`,
    under: (tile) => `Metti ${quoted(tile)} sotto la pila`,
    rescue: (expert) => `Porta ${anExpert(expert)} nella zona`,
    layOff: 'prima congeda esperti',
    draw: 'pesca dal sacchetto',
    drawThen: 'Ora pesca esperti',
    keep: (expert) => `Tieni ${anExpert(expert)}`,
    drop: (expert) => `Scarta ${anExpert(expert)}`,
    assign: (expert) => `Assegna ${anExpert(expert)}`,
    to,
    on,
    manage: 'Chiudi il round',
    block: (action) => `Blocca «${actions[action]}»`,
    unblock: (action) => `Sblocca «${actions[action]}»`,
    role: 'Usa un ruolo',
    plan: 'Gioca una buona idea',
    strike: (effects) => capital(effectList(effects)),
    endTurn: 'Termina il turno',
    goOn: 'Prosegui senza buone idee',
    letStrike: 'Lascia colpire la crisi',
    doneAssigning: 'Non assegnare altri',
    doneRescuing: 'Metti gli altri nel sacchetto',
    doneSeconding: 'Non portare altri',
    shiftFrom: (indicator) => `Togli 1 punto ${toThe[indicator]}`,
    shiftTo: (indicator) => `e dallo ${toThe[indicator]}`,
    dismiss: (expert) => `Rimetti nel sacchetto ${anExpert(expert)}`,
    shelve: (tile) => `Rinuncia a ${printed(tile)}`,
    second: (expert) => `Porta ${anExpert(expert)} dal sacchetto`,
    move: (expert, place) => `Sposta ${anExpert(expert)} ${from(place)}`,
    retrain: (expert) => `Restituisci ${anExpert(expert)}`,
    into: (expert) => `in cambio di ${anExpert(expert)}`,
  },

  events: {
    nuisance: (indicator, cell) => `C’è un disagio (${indicators[indicator]}) nella ${cellOf(cell)}.`,
    dealt: (study, site, zone) =>
      `Allo studio: ${tileList(study)}. In cantiere: ${evolutions[site]}. Nella zona esperti: ${expertList(zone)}.`,
    top: (tile) => `Ora in cima alla pila: ${printed(tile)}.`,
    turn: (name) => `Turno di ${name}.`,
    took: (name, tile) => `${name} mette allo studio ${quoted(tile)}.`,
    aside: (name, tile) => `${name} scarta ${quoted(tile)}.`,
    left: (name, tile) => `${name} lascia ${quoted(tile)} sulla pila.`,
    under: (name, tiles) => `${name} mette sotto la pila ${list(tiles.map(quoted))}.`,
    started: (name, tile) => `${name} avvia ${quoted(tile)}.`,
    rescued: (name, expert) => `${name} riporta ${anExpert(expert)} nella zona.`,
    'to-bag': (returned) => `Di nuovo nel sacchetto: ${expertList(returned)}.`,
    'laid-off': (name, expert) => `${name} congeda ${anExpert(expert)}.`,
    drew: (name, expert) => `${name} pesca ${anExpert(expert)}.`,
    kept: (name, expert) => `${name} tiene ${anExpert(expert)}.`,
    dropped: (name, expert) => `${name} scarta ${anExpert(expert)}.`,
    hired: (name, expert) => `${name} pesca ${anExpert(expert)} per la zona.`,
    assigned: (name, expert, place) => `${name} assegna ${anExpert(expert)} ${to(place)}.`,
    inaugurated: (name, tile, cell) => `${name} inaugura ${quoted(tile)} nella ${cellOf(cell)}.`,
    covered: (name, tile, cell, indicator) =>
      `${name} inaugura ${quoted(tile)} nella ${cellOf(cell)} e copre il disagio ${ofThe[indicator]}.`,
    indicator: (indicator, from, to) =>
      `${capital(the[indicator])} ${to > from ? 'sale' : 'scende'} da ${from} a ${to}.`,
    light: (to) => `Si accende la spia ${to}.`,
    managing: (name) => `${name} chiude il round.`,
    managed: (crisis) => `Crisi gestita: ${crises[crisis]}.`,
    unmanaged: (crisis, penalty) => `Crisi non gestita (${crises[crisis]}): ${effectList(penalty)}.`,
    crisis: (crisis, needs) => `Arriva una crisi, ${crises[crisis]}, che ${needing(needs)}.`,
    option: (name, effect, forced) =>
      forced === null
        ? `${name} sceglie: ${effectList(effect)}.`
        : `${crises[forced]} può colpire in un solo modo: ${effectList(effect)}.`,
    'no-option': (crisis) => `${crises[crisis]} non trova niente da colpire.`,
    released: (returned, where) => `Rimessi nel sacchetto: ${expertList(returned)} (${list(where.map(from))}).`,
    cleared: (returned) => `La zona si svuota, nel sacchetto: ${expertList(returned)}.`,
    'unblocked-all': 'Tutte le azioni si liberano, poi si blocca di nuovo.',
    blocked: (action) => `«${actions[action]}» ora è bloccata fino alla fine del round.`,
    unblocked: (name, action) => `${name} sblocca «${actions[action]}».`,
    'more-blocks': (n) => many(n, `Sarà bloccata ancora ${n} azione.`, `Saranno bloccate ancora ${n} azioni.`),
    role: (name, role) => `${name} ha il ruolo ${roleCard(role)}.`,
    'role-used': (name, role) => `${name} usa il ruolo ${roles[role]}.`,
    'role-borrowed': (name, role, lender) => `${name} prende in prestito da ${lender} il ruolo ${roles[role]}.`,
    'role-unlocked': (name, role) => `${name} scopre un secondo ruolo, ${roleCard(role)}.`,
    'role-offered': (name, roles) => `Ruoli offerti per ${name}: ${roleList(roles)}.`,
    'role-back': (name, role) => `${name} mette il ruolo ${roles[role]} sotto la sua pila.`,
    adopted: (name, role, other) => `${name} prende il ruolo ${roleCard(role)}; ${roles[other]} va sotto la pila.`,
    'plan-drawn': (name, plan) => `${name} riceve la buona idea ${planCard(plan)}.`,
    'plan-none': (name) => `Per ${name} non restano buone idee.`,
    'plan-played': (name, plan) => `${name} gioca la buona idea ${planCard(plan)}.`,
    dismissed: (name, expert) => `${name} rimette nel sacchetto ${anExpert(expert)}.`,
    shelved: (name, tile) => `${name} mette ${quoted(tile)} sotto la pila.`,
    seconded: (name, expert, place) => `${name} porta ${anExpert(expert)} dal sacchetto ${to(place)}.`,
    moved: (name, expert, before, after) => `${name} sposta ${anExpert(expert)} ${from(before)} ${to(after)}.`,
    retrained: (name, out, into) => `${name} scambia ${anExpert(out)} con ${anExpert(into)}.`,
  },

  refusals: {
    'invalid-head': () => 'Posti, livello o turno non sono possibili.',
    'invalid-evolutions': () => 'Il conto delle tessere evoluzione non torna.',
    'invalid-crises': () => 'Il conto delle carte crisi non torna.',
    'invalid-plans': () => 'Il conto delle buone idee non torna.',
    'invalid-roles': () => 'Il conto dei ruoli non torna.',
    'invalid-experts': () => 'Il conto degli esperti non torna, o stanno dove non possono.',
    'invalid-territory': () => 'Il territorio è costruito come non può essere.',
    'invalid-tracks': () => 'Un indicatore o la spia sta dove non può.',
    'invalid-end': () => 'La fine della partita non corrisponde alla posizione.',
    'invalid-pending': () => 'Quello che c’è da decidere non corrisponde al turno.',
    'invalid-loose-ends': () => 'C’è in sospeso qualcosa su cui nessuno deve decidere.',
    'no-move': () => 'Questa non è una mossa di questo gioco.',
    over: () => 'La partita è finita.',
    'not-now': () => 'Prima va deciso qualcos’altro.',
    acted: () => 'È possibile solo all’inizio di un turno.',
    blocked: () => 'Questa azione è bloccata fino alla fine del round.',
    'not-in-study': (v) => `${quoted(v.tile)} non è allo studio.`,
    'not-on-site': (v) => `${quoted(v.tile)} non è in cantiere.`,
    'no-room-needed': () => 'C’è un posto libero; nessuna evoluzione deve andarsene.',
    'room-needed': () => 'Non c’è un posto libero; indica quale evoluzione va sotto la pila.',
    'aside-limit': () => 'Ne sono già state scartate tre; questa va tenuta.',
    'not-in-zone': (v) => `Nella zona non c’è nessun ${experts[v.expert][0]}.`,
    'zone-full': () => 'La zona esperti è piena.',
    'bag-empty': () => 'Il sacchetto è vuoto.',
    'not-in-bag': (v) => `Nel sacchetto non c’è nessun ${experts[v.expert][0]}.`,
    'none-loose': (v) => `Non c’è nessun ${experts[v.expert][0]} da piazzare.`,
    'no-slot': (v) => `Lì non c’è un posto libero per ${anExpert(v.expert)}.`,
    'none-there': (v) => `Lì non c’è nessun ${experts[v.expert][0]}.`,
    incomplete: (v) => `Mancano ancora esperti: ${quoted(v.tile)}.`,
    'cell-taken': (v) => `C’è già qualcosa qui: ${cellOf(v.cell)}.`,
    'not-next-to': (v) =>
      `Non è accanto alla tessera iniziale o a un’evoluzione: ${cellOf(v.cell)}. Le diagonali non contano.`,
    'nuisance-gain': (v) => `Quel disagio chiede di alzare ${the[v.indicator]}, cosa che ${quoted(v.tile)} non fa.`,
    'must-first': () => 'Prima va fatto qualcos’altro.',
    'no-effect': () => 'Ora non cambierebbe niente.',
    'already-blocked': () => 'Questa azione è già bloccata.',
    'not-blocked': () => 'Questa azione non è bloccata.',
    'not-your-role': (v) => `Non puoi usare questo ruolo: ${roles[v.role]}.`,
    'role-used': () => 'Un ruolo per turno: è già stato usato.',
    'role-time': (v) => `Non è il momento per questo ruolo: ${roles[v.role]}.`,
    'not-your-plan': (v) => `Non hai questa buona idea: ${plans[v.plan]}.`,
    'not-offered': (v) => `Questo ruolo non è offerto: ${roles[v.role]}.`,
    'at-most': () => 'Quell’indicatore è già a 7.',
    'too-low': () => 'Quell’indicatore è troppo basso per dare un punto.',
    same: () => 'Sarebbe due volte lo stesso.',
    'invalid-start': (v) => `Sulla tessera iniziale (${cellOf(v.cell)}) non può esserci un disagio.`,
  },

  areas: {
    goal: { command: 'obiettivo', heading: 'Obiettivo e indicatori' },
    actions: { command: 'azioni', heading: 'Azioni' },
    crisis: { command: 'crisi', heading: 'Crisi' },
    study: { command: 'studio', heading: 'Evoluzioni allo studio' },
    site: { command: 'cantiere', heading: 'Evoluzioni in cantiere' },
    experts: { command: 'esperti', heading: 'Esperti' },
    territory: { command: 'territorio', heading: 'Territorio' },
    piles: { command: 'pile', heading: 'Pile' },
    player: { command: 'giocatore', heading: (name) => `Carte di ${name}` },
  },
  goal: {
    level: (level) => `${levels[level]}.`,
    aim: 'Vincete con tre indicatori a 6 o più e ogni disagio coperto.',
    risk: 'Perdete se un indicatore scende a 0, se si accende l’ultima spia o se dovesse arrivare una 46ª crisi.',
    indicators: { caption: 'Indicatori, da 0 a 7', head: ['Indicatore', 'Punti'] },
    light: (light, last) => `Spie accese: ${light} di ${last}.`,
    nuisances: (n) =>
      n === 0
        ? 'Non resta nessun disagio.'
        : many(n, `Resta ${n} disagio da coprire.`, `Restano ${n} disagi da coprire.`),
    turn: (name) => `Tocca ${toName(name)}.`,
    first: (name) => `Ha iniziato ${name}.`,
  },
  actionTable: { caption: 'Azioni', head: ['Azione', 'Stato'], free: 'libera', blocked: 'bloccata' },
  didAction: (name, action) => `Azione di ${name} in questo turno: ${actions[action]}.`,
  didManage: (name) => `${name} chiude il round in questo turno.`,
  roleSpent: (name) => `${name} ha usato un ruolo in questo turno.`,
  moreBlocks: (n) => `Bloccate in più nel prossimo round: ${actionNumber(n)}.`,
  crisisArea: {
    none: 'Sul tavolo non c’è nessuna crisi.',
    name: (name, needs) => `${crises[name]}, ${needing(needs)}.`,
    there: (present) => `Esperti presenti: ${expertList(present)}.`,
    missing: (wanted) => `Mancano ancora: ${expertList(wanted)}.`,
    complete: 'È gestita: tutti gli esperti sono lì.',
    penalty: (penalty) => `Se non viene gestita: ${effectList(penalty)}.`,
    arrival: (first, second) => `All’arrivo: ${effectList(first)}; oppure ${effectList(second)}.`,
    drawn: (n, most) => `Crisi pescate finora: ${n} di ${most} al massimo.`,
    deck: (n, most) => `${n} di ${most} crisi`,
  },
  studyArea: {
    there: (tile) => `${printed(tile)}.`,
    empty: 'Non c’è niente allo studio.',
    top: (tile) => `In cima alla pila: ${printed(tile)}.`,
    aside: (tiles) => `Scartate: ${list(tiles.map(printed))}.`,
    room: (n, most) => `${n} di ${most} posti occupati.`,
  },
  siteArea: {
    empty: 'Non c’è niente in cantiere.',
    caption: 'Evoluzioni in cantiere',
    head: ['Evoluzione', 'Esperti presenti', 'Mancano ancora', 'Cambia'],
    complete: 'nessuno, completa',
  },
  expertArea: {
    caption: 'Esperti per tipo',
    head: ['Tipo', 'Nella zona', 'Nel sacchetto'],
    zone: (n, most) => `${n} di ${most} posti della zona occupati.`,
    laidOff: (out) => `Congedati, fuori dal sacchetto: ${expertList(out)}.`,
    dropped: (out) => `Scartati, fuori dal sacchetto: ${expertList(out)}.`,
    loose: (out) => `Da piazzare: ${expertList(out)}.`,
    drawn: (expert) => `Appena pescato: ${anExpert(expert)}.`,
  },
  map: {
    caption: 'Territorio, colonne dalla a alla d, righe dalla 1 alla 4',
    head: ['Riga', 'a', 'b', 'c', 'd'],
    start: 'inizio',
    empty: 'vuota',
    nuisance: (indicator) => `disagio: ${indicators[indicator]}`,
  },
  pile: {
    stack: (n) => `Pila delle evoluzioni: ${n} ${many(n, 'tessera', 'tessere')}, quella in cima scoperta.`,
    crises: (n) => `Crisi: ${cards(n)}.`,
    plans: (n) => `Buone idee: ${cards(n)}.`,
    roles: (n) => `Ruoli coperti: ${cards(n)}.`,
    unseen: (items) => `Ancora da vedere: ${list(items)}.`,
    under: (items) => `In fondo, in ordine noto: ${list(items)}.`,
  },
  player: {
    role: (card) => `Ruolo: ${roleCard(card)}.`,
    noRole: 'Al momento nessun ruolo.',
    offer: (offered) => `Ruoli offerti: ${list(offered.map(roleCard))}.`,
    uses: (n, most) =>
      `Primo ruolo usato ${n} ${many(n, 'volta', 'volte')} su ${most}; poi si scopre il secondo ruolo, che è coperto sotto il primo.`,
    plans: (held) => `Buone idee: ${list(held.map(planCard))}.`,
    noPlans: 'Nessuna buona idea.',
    silent: (name) => `${name} ha giocato una buona idea e resta in silenzio fino al suo prossimo turno.`,
  },

  standing: { keep: 'Non chiedere delle mie buone idee' },
  board: {
    toWin: (indicatorsLeft, nuisances) =>
      `Per vincere: ${[
        ...(indicatorsLeft > 0 ? [`${many(indicatorsLeft, 'un altro', `altri ${indicatorsLeft}`)} a 6`] : []),
        ...(nuisances > 0 ? [`${nuisances} ${many(nuisances, 'disagio', 'disagi')} da coprire`] : []),
        ...(indicatorsLeft + nuisances === 0 ? ['non resta niente da fare'] : []),
      ].join(', ')}.`,
    toLose: (lights, points) => `Si perde tra ${lightSteps(lights)}, o a 0 (il più basso: ${points}).`,
    topped: (most) => `Nessun indicatore supera ${most}.`,
    explain: 'Cosa significa',
    lightsMean: 'Una crisi non gestita accende spie.',
    marksMean: [
      '',
      'Segno blu: chi avvia questa evoluzione può subito mettere allo studio un’evoluzione bonus.',
      'Segno verde: chi avvia questa evoluzione pesca una buona idea.',
    ],
    lastLight: 'Ancora una spia, e tutto è perduto.',
    wins: 'Vincete tutti!',
    loses: 'Perdereste tutti!',
    tower: (indicator, points, most, since) =>
      `${indicators[indicator]}: ${points} di ${most}${since === 0 ? '' : `, ${signed(since)} dal tuo ultimo turno`}`,
    fresh: (cell, tile) => `${cellOf(cell)}: ${evolutions[tile]}, nuova dal tuo ultimo turno`,
    actions: {
      choose: 'Scegli',
      start: 'Avvia',
      recruit: 'Recluta',
      assign: 'Assegna',
      inaugurate: 'Inaugura',
    },
    manage: 'Fine round',
    action: (short, action, blocked) => `${short}: ${action}${blocked ? ', bloccata' : ''}`,
    hints: {
      start: 'Scegli un’evoluzione allo studio.',
      recruit: 'Pesca dal sacchetto, o prima congeda esperti della zona.',
      assign: 'Scegli un esperto o un posto libero, fino a 3 volte.',
      inaugurate: 'Scegli un’evoluzione completa e la sua casella.',
    },
    means: {
      choose: 'metti allo studio la cima della pila, o scartala per la prossima, al massimo tre volte.',
      start: 'porta un’evoluzione dallo studio al cantiere, dove le si possono assegnare esperti.',
      recruit: 'congeda esperti a piacere, poi pesca dal sacchetto fino ad averne 5 nella zona; 3 pescati si scartano.',
      assign: 'manda fino a 3 esperti della zona su posti liberi in cantiere o della crisi.',
      inaugurate: 'metti sul territorio un’evoluzione completa: i suoi effetti valgono ora, e può coprire un disagio.',
    },
    manageMeans:
      'la crisi sul tavolo finisce, gestita o con la sua penalità; ne arriva una nuova; tutte le azioni tornano libere e tu ne blocchi una.',
    unable: {
      choose: 'Ora non si può prendere nessuna evoluzione.',
      start: 'Niente allo studio si può avviare.',
      recruit: 'Non si può pescare né congedare nessuno.',
      assign: 'Nessun esperto della zona va bene per un posto libero.',
      inaugurate: 'Nessuna evoluzione in cantiere è completa e ha una casella adatta.',
    },
    meaning: (action, means) => `${action}: ${means}`,
    block: (short) => `Blocca: ${short}`,
    free: (short) => `Sblocca: ${short}`,
    freeing: 'Scegli l’azione da sbloccare.',
    goOn: 'Scegli cosa la accompagna.',
    itsCell: (tile) => `${evolutions[tile]}: scegli la sua casella.`,
    givesBack: 'Chi restituisci?',
    takesInstead: 'Chi prendi al suo posto?',
    onlyManage: 'Nessuna azione è possibile: chiudi il round.',
    slot: (expert, place) => `Posto libero per ${anExpert(expert)}: ${places(place)}`,
    stands: (expert, place) => `Presente: ${anExpert(expert)}, ${places(place)}`,
    complete: 'completa',
    freePlace: 'posto libero',
    stack: (n) => `Cima della pila, ${n} ${many(n, 'tessera', 'tessere')}`,
    noCrisis: 'Nessuna crisi',
    nextCrisis: 'La prossima arriva alla fine del round.',
    pile: '15 carte, percorse al massimo tre volte.',
    onlyWay: 'l’unico modo possibile',
    arrived: (name) => `${crises[name]} all’arrivo`,
    cost: 'Se non gestita:',
    strikes: 'Quando colpisce:',
    or: 'o',
    managed: 'Tutti gli esperti sono lì: sarà gestita.',
    cell: (cell, what) => `${cellOf(cell)}: ${what}`,
    cityHall: 'municipio, la tessera iniziale',
    reachable: 'libera, qui la città può crescere',
    inZone: (expert) => `Nella zona: ${anExpert(expert)}`,
    zone: 'Zona',
    room: 'Posto libero nella zona',
    bag: (n, inside) => `Sacchetto con ${expertNumber(n)}: ${expertList(inside)}`,
    aside: (n, most) => `Scartati, ${n} di ${most}`,
    steps: {
      top: 'Metti allo studio',
      bag: 'Pesca dal sacchetto',
      aside: 'Scarta',
      leave: 'Lascia sulla pila',
      under: 'Metti sotto la pila',
      keep: 'Tieni',
      drop: 'Scarta',
    },
    gives: 'Quale indicatore dà un punto?',
    gets: 'Quale lo riceve?',
    wanted: (things, zone) =>
      things.length > 0
        ? `Posto libero: ${list(things.map(titled))}${zone > 0 ? ` (nella zona: ${zone})` : ''}`
        : 'Ora nessun posto libero',
    studied: (tiles) => `Allo studio: ${tileList(tiles)}`,
    leaving: (zone, things) =>
      `Ora: ${list([...(zone > 0 ? [`${zone} nella zona`] : []), ...things.map(titled)]) || 'nessuno'}`,
    laidOff: 'Congedati',
    loose: 'Da salvare',
    dock: 'La tua mossa: esperti e azioni',
    players: 'Ruoli e buone idee',
    toAct: 'di turno',
    silent: 'in silenzio',
    secondRole: (n) => `${n} ${many(n, 'uso', 'usi')} al secondo ruolo`,
    confirm: 'Conferma',
    cancel: 'Rimetti',
    won: 'La città fiorisce: avete vinto tutti!',
    lost: 'La città si spegne: avete perso tutti.',
    recap: {
      heading: 'Round per round',
      round: (n) => `Round ${n}`,
      opened: (tiles) => (tiles.length === 0 ? 'niente inaugurato' : `inaugurato: ${tileList(tiles)}`),
      crisis: (name, managed) => `${managed ? 'crisi gestita' : 'crisi non gestita'}: ${crises[name]}`,
      indicators: (change) => `indicatori ${change}`,
      light: (light) => `spia ${light}`,
      worst: (n, lost) =>
        `Il round ${n} è costato più di tutti: ${lost} ${many(lost, 'punto', 'punti')} di indicatori.`,
      best: (n, gained) =>
        `Il round ${n} ha reso più di tutti: ${gained} ${many(gained, 'punto', 'punti')} di indicatori.`,
    },
  },

  lines: {
    indicator: (indicator) => capital(indicators[indicator]),
    light: 'Spie rimaste',
    nuisances: 'Disagi coperti',
  },
  endings: {
    won: 'Tre indicatori sono a 6 o più, e ogni disagio è coperto.',
    'lost-indicator': 'Un indicatore è sceso a 0.',
    'lost-crisis-track': 'Si è accesa l’ultima spia.',
    'lost-crisis-pile': 'Le crisi sono state percorse tre volte.',
  },
  decided: {
    won: (high) => `${capital(list(high.map((one) => the[one])))} sono a 6 o più, e ogni disagio è coperto.`,
    'lost-indicator': (fallen) => `A 0: ${list(fallen.map((one) => the[one]))}.`,
  },
  options: {
    level: 'Livello',
    start: 'Casella iniziale (disposizione libera)',
    nuisances: 'Caselle con disagi (disposizione libera)',
    first: 'Primo giocatore',
    silence: 'Silenzio dopo una buona idea: non parlare fino al proprio turno successivo',
  },
  levels,
}
