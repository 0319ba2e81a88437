// Meowtopia in Italian.
import { to } from '../../../core/messages/italian.ts'
import { capital, listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('it')
const list = listing('it')
const NOTHING = 'niente'
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} cibo`,
  coin: (n) => `${n} ${many(n, 'moneta', 'monete')}`,
  none: () => NOTHING,
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punto', 'punti')}`
const workers = (n: number) => `${n} ${many(n, 'lavoratore', 'lavoratori')}`
const kittens = (n: number) => `${n} ${many(n, 'gattino', 'gattini')}`
const fields = (n: number) => `${n} ${many(n, 'campo', 'campi')}`
const sticks = (n: number) => `${n} ${many(n, 'bastoncino', 'bastoncini')}`
const left = (n: number) => many(n, 'resta', 'restano')

const families: { readonly [F in Family]: string } = { ginger: 'rosso', black: 'nero', grey: 'grigio', white: 'bianco' }
const actions: { readonly [A in ActionName]: string } = {
  food: 'cibo',
  irrigation: 'irrigazione',
  gold: 'oro',
  recruit: 'reclutamento',
  fields: 'campi',
}
const goods: { readonly [G in Sold]: string } = { food: 'cibo', coin: 'moneta' }
const sides: { readonly [S in Side]: string } = { north: 'nord', east: 'est', south: 'sud', west: 'ovest' }
const phases: { readonly [P in Phase]: string } = {
  wake: 'chi svegliare',
  sell: 'cosa vendere',
  take: 'quale tessera prendere',
  send: 'quanti lavoratori mandare',
  field: 'dove posare un campo',
  stick: 'dove posare un bastoncino',
  recruit: 'chi reclutare',
  follow: 'se seguire o passare',
  evening: 'come sfamare i gattini',
  over: NOTHING,
}
const column = (east: number) => (east === 0 ? 'colonna 0' : `colonna ${Math.abs(east)} ${east < 0 ? 'ovest' : 'est'}`)
const row = (south: number) => (south === 0 ? 'riga 0' : `riga ${Math.abs(south)} ${south < 0 ? 'nord' : 'sud'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, contando dal primo campo`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'non ha nessuno sveglio, passa',
  coin: 'non ha monete, passa',
  use: 'non può approfittarne, passa',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'passa'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
const several: { readonly [F in Family]: string } = { ginger: 'rossi', black: 'neri', grey: 'grigi', white: 'bianchi' }
const coated = (n: number, family: Family) => `${kittens(n)} ${many(n, families[family], several[family])}`
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => coated(n, family)))
/** What a merchant has, after its name. */
const bearing = (good: GoodName, n: number) => (good === 'none' ? 'senza merci' : `con ${units[good](n)}`)
const merchant = ({ family, good, goods }: NamedMerchant) => `un mercante ${families[family]} ${bearing(good, goods)}`

const takes = (on: readonly ActionName[], food: number) =>
  `Prendi la tessera ${tile(on)}${food === 0 ? '' : ` con ${food} cibo`}`

export const it: Messages = {
  name: 'Meowtopia',
  aim: 'Più punti quando finisce la riserva',
  about:
    'Manda i tuoi gattini al lavoro, lasciali riposare, sfamali ogni sera e irriga i campi: il prossimo sindaco sei tu.',
  notice:
    'Ludopolis è una realizzazione indipendente e non ufficiale. Il pelo delle famiglie, i valori dei segnalini cibo e le due azioni su ogni tessera del lato B sono di nostra creazione.',
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
    wake: (name) => (name ? `${name} decide chi svegliare.` : 'Mattino: chi svegli?'),
    sell: (name) => (name ? `${name} può vendere ai mercanti.` : 'Mattino: vendi ai tuoi mercanti?'),
    take: (name) => (name ? `${name} prende una tessera azione.` : 'Giorno: prendi una tessera azione.'),
    send: (name) => (name ? `${name} manda lavoratori.` : 'Giorno: quanti lavoratori mandi?'),
    field: (name, left) => (name ? `${name} posa un campo.` : `Posa un campo (${left} da posare).`),
    stick: (name, left) => (name ? `${name} posa un bastoncino.` : `Posa un bastoncino (${left} da posare).`),
    recruit: (name, left) => (name ? `${name} recluta un gattino.` : `Recluta un gattino (${left} da reclutare).`),
    follow: (name, active, action: ActionName) =>
      name ? `${name} segue o passa.` : `Segui ${active} (${actions[action]}) o passi?`,
    evening: (name) => (name ? `${name} sfama i gattini.` : 'Sera: sfama i tuoi gattini.'),
    over: (_name) => 'La partita è finita.',
  },
  moves: {
    wakeNobody: 'Non svegliare nessuno',
    wake: (n, paid) => (paid === 0 ? `Sveglia ${workers(n)} gratis` : `Sveglia ${workers(n)} per ${paid} cibo`),
    sell: (good: Sold) => `Vendi ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `a ${merchant(one)}`,
    close: 'Non vendere altro',
    sellNothing: 'Non vendere niente',
    take: takes,
    does: (does, others: ActionName) => `per te ${actions[does]}, per gli altri ${actions[others]}`,
    sendNobody: 'Non mandare nessuno',
    send: (n, gain: Gain | null) => (gain === null ? `Manda ${workers(n)}` : `Manda ${workers(n)} per ${gained(gain)}`),
    field: 'Posa un campo',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, irrigato, ${points(pts)}`),
    stick: 'Posa un bastoncino',
    stickSide: (east, side, pts: number) => `${column(east)}, lato ${sides[side]} del campo, ${points(pts)}`,
    recruit: (family: Family) => `Recluta un gattino ${families[family]}`,
    roles: { worker: 'come lavoratore', merchant: 'come mercante' },
    follow: (action: ActionName) => `Segui: ${actions[action]}`,
    withFamily: (family: Family) => `manda un gattino ${families[family]}`,
    pass: 'Passa',
    passWakes: (family: Family) => `un gattino ${families[family]} si sveglia`,
    passFood: (food) => (food === 0 ? 'non resta cibo da ricevere' : `ricevi ${food} cibo`),
    dismiss: 'Congeda un lavoratore',
    states: {
      awake: (family) => `uno ${families[family]} sveglio`,
      asleep: (family) => `uno ${families[family]} addormentato`,
    },
    retire: 'Congeda un mercante',
    retired: (one: NamedMerchant) => `uno ${families[one.family]} ${bearing(one.good, one.goods)}`,
    feedAll: (paid) => `Sfama tutti per ${paid} cibo`,
    feed: (unfed, paid, pts) => `Lascia senza cibo ${kittens(unfed)} per ${points(pts)} e paga ${paid} cibo`,
    whole: {
      wake: (crew, paid) => `Sveglia ${byFamily(crew)} ${paid === 0 ? 'gratis' : `per ${paid} cibo`}`,
      sell: (good, to) => `Vendi ${gained({ good, n: 1 })} a ${merchant(to)}`,
      take: (on, food, does, others) => `${takes(on, food)}: per te ${actions[does]}, per gli altri ${actions[others]}`,
      send: (crew, gain) => `Manda ${byFamily(crew)}${gain ? ` per ${gained(gain)}` : ''}`,
      field: (at, pts) =>
        pts === 0
          ? `Posa un campo asciutto (${place(at)})`
          : `Posa un campo subito irrigato: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) => `Posa un bastoncino sul lato ${sides[side]} del campo (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family) => `Recluta un gattino ${families[family]} come lavoratore`,
        merchant: (family) => `Recluta un gattino ${families[family]} come mercante`,
      },
      follow: (action, family) => `Segui con un gattino ${families[family]}: ${actions[action]}`,
      passWakes: (family) => `Passa e sveglia un gattino ${families[family]}`,
      passFood: (food) => (food === 0 ? 'Passa, anche se non resta cibo' : `Passa e ricevi ${food} cibo`),
      dismiss: {
        awake: (family) => `Congeda un lavoratore ${families[family]} sveglio`,
        asleep: (family) => `Congeda un lavoratore ${families[family]} addormentato`,
      },
      retire: (one) => `Congeda ${merchant(one)}`,
    },
  },
  events: {
    start: (first, sideB) => `Inizia ${first}${sideB ? '; le tessere mostrano il lato B' : ''}.`,
    round: (round, first) => `${first} inizia il round ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} inizia il round ${round}, l’ultimo in ogni caso.`
        : `${first} inizia il round ${round}; la partita finisce al più tardi dopo il round ${last}.`,
    turn: (name) => `Tocca ${to(name)}.`,
    rested: (name, food) =>
      food === 0
        ? `${name} ha tutti i lavoratori svegli, ma non resta cibo da ricevere.`
        : `${name} ha tutti i lavoratori svegli e riceve ${food} cibo.`,
    wokeNobody: (name) => `${name} non sveglia nessuno.`,
    woke: (name, crew, paid: number) =>
      paid === 0
        ? `${name} sveglia ${byFamily(crew)} gratis.`
        : `${name} paga ${paid} cibo e sveglia ${byFamily(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} vende ${gained({ good, n: 1 })} a un mercante ${families[family]}, che ora ha ${units[good](goods)}.`,
    took: (name, action, food: number) =>
      food === 0
        ? `${name} prende la tessera ${actions[action]}.`
        : `${name} prende la tessera ${actions[action]} con sopra ${food} cibo.`,
    tookB: (name, does, others, food: number) =>
      `${name} prende una tessera: ${actions[does]} per sé, ${actions[others]} per gli altri.${food === 0 ? '' : ` Cibo sopra: ${food}.`}`,
    sentNobody: (name) => `${name} non manda nessuno.`,
    sent: (name, crew, action: ActionName) => `${name} manda ${byFamily(crew)} (${actions[action]}).`,
    sentGain: (name, crew, gain: Gain) => `${name} manda ${byFamily(crew)} e riceve ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) => `${name} segue con ${byFamily(crew)} (${actions[action]}).`,
    followedGain: (name, crew, gain: Gain) => `${name} segue con ${byFamily(crew)} e riceve ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)} e un gattino ${families[family]} si sveglia.`,
    passedFood: (name, food, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}; non resta cibo da ricevere.`
        : `${passes(name, unable)} e riceve ${food} cibo.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} posa un campo, subito irrigato: ${points(pts)} (${where(at)}).`
        : `${name} posa un campo arido (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} posa un bastoncino: ${points(pts)} (lato ${sides[side]}, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} recluta un gattino ${families[family]} come lavoratore.`,
      merchant: (name, family) => `${name} recluta un gattino ${families[family]} come mercante.`,
    },
    dismissed: {
      awake: (name, family, food) => `${name} congeda un gattino ${families[family]} che era sveglio: ${food} cibo.`,
      asleep: (name, family, food) => `${name} congeda un gattino ${families[family]} che dormiva: ${food} cibo.`,
    },
    dismissedMerchant: (name, one, food: number) => `${name} congeda ${merchant(one)}: ${food} cibo.`,
    fedFree: (name) => `${name} sfama tutti con i suoi campi.`,
    fed: (name, paid) => `${name} sfama tutti per ${paid} cibo.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} paga ${paid} cibo e lascia senza cibo ${kittens(unfed)}: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} ha preso l’ultimo campo del tabellone: questo è l’ultimo round.`,
      sticks: (name) => `${name} ha preso l’ultimo bastoncino del tabellone: questo è l’ultimo round.`,
      kitten: (name) => `${name} ha reclutato un gattino di un’altra famiglia: questo è l’ultimo round.`,
      rounds: (_name) => 'Questo è l’ultimo round.',
    },
    left: (those, food) =>
      food === those.length
        ? `${many(those.length, 'Tessera non presa', 'Tessere non prese')}: ${tiles(those)}. ${many(those.length, 'Riceve 1 cibo', 'Ricevono 1 cibo ciascuna')}.`
        : food === 0
          ? `${many(those.length, 'Tessera non presa', 'Tessere non prese')}: ${tiles(those)}. Non resta cibo da metterci.`
          : `${many(those.length, 'Tessera non presa', 'Tessere non prese')}: ${tiles(those)}. C’è cibo solo per ${food === 1 ? 'la prima' : `le prime ${food}`}.`,
    noneAwake: (name) => `Nessun gattino di ${name} è sveglio.`,
    awake: (name, food) => `${name} riceve ${food} cibo: 1 per ogni gattino sveglio alla fine.`,
  },
  areas: {
    table: { command: 'tavolo', heading: 'Il tavolo' },
    tiles: { command: 'tessere', heading: 'Le tessere azione' },
    supply: { command: 'riserva', heading: 'La riserva' },
    household: { command: 'casa', heading: (name) => `La casa di ${name}` },
    farm: { command: 'campi', heading: (name) => `I campi di ${name}` },
  },
  round: (round, last) => `Round ${round} di ${last} al massimo.`,
  late: (rounds) =>
    rounds === 0
      ? 'La partita finisce comunque dopo questo round.'
      : `La partita finisce comunque al più tardi tra ${rounds} round.`,
  first: (name) => `In questo round il primo giocatore è ${name}.`,
  active: (name) => `Tocca ${to(name)}.`,
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} ha preso ${actions[does]}; gli altri possono seguire.`
      : `${name} ha preso ${actions[does]}; gli altri possono seguire con ${actions[others]}.`,
  pending: (name, n, phase) =>
    ({
      field: `${name} ha ${fields(n)} da posare.`,
      stick: `${name} ha ${sticks(n)} da posare.`,
      recruit: `${name} ha ${kittens(n)} da reclutare.`,
    })[phase],
  lastRound: 'La fine è scattata: questo è l’ultimo round.',
  sideB: 'Le tessere mostrano il lato B: chi ne prende una fa una delle sue azioni, gli altri possono fare l’altra.',
  tileGrid: { caption: 'Tessere azione', head: ['Tessera', 'Cibo sopra', 'Presa da'] },
  nobody: 'nessuno',
  nothing: '–',
  onBoard: (f, s) => `Sul tabellone restano ${fields(f)} e ${sticks(s)}.`,
  setAside: (f, s) => `Da parte per l’ultimo round: ${fields(f)} e ${sticks(s)}.`,
  stock: (food, coins) => `Nella riserva restano ${units.food(food)} e ${units.coin(coins)}.`,
  unlimited: 'Cibo e monete non finiscono mai.',
  parted: 'Stasera qualcuno è stato congedato, quindi tutti quelli rimasti vanno sfamati.',
  familyGrid: { caption: 'Gattini nella riserva', head: ['Famiglia', 'Giocatore', 'Rimasti'] },
  stores: (food, coins) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} penalità (${points(pts)}).`,
  kittenGrid: { caption: 'Lavoratori', head: ['Famiglia', 'Svegli', 'Addormentati'] },
  merchantGrid: { caption: 'Mercanti', head: ['Mercante', 'Famiglia', 'Ha', 'Stamattina'] },
  served: 'servito',
  notServed: 'non servito',
  noMerchants: 'Nessun mercante.',
  bill: (bill, n, meal, irrigated) =>
    `Sfamare tutti ora costerebbe ${bill} cibo (${n} × ${meal} − ${irrigated} dai campi irrigati).`,
  farm: (f, irrigated, s) =>
    `${fields(f)}, di cui ${irrigated} ${many(irrigated, 'irrigato', 'irrigati')}, e ${sticks(s)}.`,
  farmGrid: (name) => `I campi di ${name}; riga 0, colonna 0 è il primo campo`,
  dry: 'arido',
  irrigated: (on: readonly Side[]) =>
    `${many(on.length, 'bastoncino', 'bastoncini')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Gattini',
    sticks: 'Bastoncini (per i campi che irrigano)',
    'sold-coins': 'Monete sui mercanti',
    'sold-food': 'Cibo sui mercanti',
    coins: 'Monete',
    food: 'Cibo (due per un punto)',
    penalties: 'Penalità',
  },
  endings: {
    fields: 'È stato preso l’ultimo campo del tabellone.',
    sticks: 'È stato preso l’ultimo bastoncino del tabellone.',
    kitten: 'È stato reclutato un gattino di un’altra famiglia.',
    rounds: 'Sono stati giocati quaranta round.',
  },
  options: {
    supply: 'Cibo e monete',
    sideB: 'Lato B delle tessere (due azioni ciascuna)',
    first: 'Primo giocatore',
  },
  values: {
    true: 'sì',
    false: 'no',
    random: 'a caso',
    box: 'Quanti ne contiene la scatola (96 e 20)',
    unlimited: 'Senza limite',
  },
  standing: { food: 'Segui sempre il cibo', pass: 'Passa fino al mio turno' },
  board: {
    confirm: 'Gioca la mossa',
    confirmMove: (move) => `Gioca la mossa: ${move}`,
    cancel: 'Rimetti',
    again: (move) => `${move}. Scelta fatta; premi ancora per giocare.`,
    changes: 'Cosa cambierebbe',
    comma: ', ',
    kittens: 'I tuoi gattini',
    awake: (family: Family) => `un gattino ${families[family]}, sveglio`,
    asleep: (family: Family) => `un gattino ${families[family]}, addormentato`,
    workers: (awake, asleep, merchants) =>
      `${awake} ${many(awake, 'sveglio', 'svegli')}, ${asleep} ${many(asleep, 'addormentato', 'addormentati')}, ${merchants} ${many(merchants, 'mercante', 'mercanti')}.`,
    food: 'Cibo',
    coins: 'Monete',
    penalties: 'Penalità',
    points: 'Punti',
    pts: (n) => `${minus(n)} pt`,
    pointsOf: (name, total) => `${name}: ${points(total)}. Da dove vengono`,
    line: (line, points) => `${line}: ${points}`,
    noPoints: 'Ancora nessun punto.',
    evening: 'La sera',
    pays: (bill) => `paga ${bill}`,
    short: (n) => many(n, `ne manca ${n}`, `ne mancano ${n}`),
    free: 'gratis',
    feed: 'Sfama tutti',
    meals: (n, meal, irrigated) =>
      `${kittens(n)} ${many(n, 'mangia', 'mangiano')} ${meal} a testa; ${fields(irrigated)} ${many(irrigated, 'irrigato dà', 'irrigati danno')} 1 ciascuno.`,
    foodLeft: (n) => `${left(n)} ${n}`,
    unfed: 'Senza cibo',
    notBoth: 'non dopo un congedo',
    each: 'ciascuno',
    dismiss: 'Congeda',
    dismissHint: 'Congeda un gattino',
    pickKitten: 'scegli un gattino',
    endsGame: 'Allora questo sarà l’ultimo round.',
    sending: (n) => `manda ${workers(n)}`,
    tonight: (bill, food) => `Stasera: al massimo ${bill} cibo${food === null ? '' : `; ne avrai ${food}`}`,
    atEnd: (n) => `Alla fine: +${n} cibo per i gattini svegli`,
    tomorrow: (asleep, waking) =>
      `Domani: ${asleep} ${many(asleep, 'addormentato', 'addormentati')}${waking > 0 ? `, ${waking} per svegliarli` : ''}`,
    sellAll: (n) => `Vendi a ${n} ${many(n, 'mercante', 'mercanti')}`,
    unsold: (n) => `Oggi ${n} ${many(n, 'mercante non riceve', 'mercanti non ricevono')} niente.`,
    canSend: (awake) =>
      awake === 0
        ? 'Nessuno è sveglio: una tessera porta solo il cibo che c’è sopra.'
        : `Puoi mandare ${workers(awake)}; gli altri giocatori possono seguire con uno ciascuno.`,
    fieldHint: (water) =>
      water ? 'Una goccia segna dove c’è già acqua.' : 'Un campo aiuta a sfamare quando un bastoncino lo irriga.',
    stickHint: 'Tra due campi un bastoncino dà 2 punti, sul bordo 1.',
    follow: 'Segui',
    sell: 'Vendi',
    thenOnly: 'poi solo',
    round: (round) => `Round ${round}`,
    turn: 'Parti del turno',
    parts: { morning: 'Mattino', day: 'Giorno', others: 'Altri', evening: 'Sera' },
    ends: 'Fine con l’ultimo campo o l’ultimo bastoncino.',
    late: (rounds) => (rounds === 0 ? 'Dopo questo round finisce comunque.' : `Tra ${rounds} round finisce comunque.`),
    lastRound: 'Ultimo round!',
    aside: 'Si possono ancora posare campi e bastoncini.',
    stockFood: (n) => `Nella riserva ${left(n)} ${n} cibo`,
    stockCoins: (n) => `Nella riserva ${left(n)} ${units.coin(n)}`,
    fieldsLeft: (n) => `${capital(left(n))} ${fields(n)}`,
    sticksLeft: (n) => `${capital(left(n))} ${sticks(n)}`,
    kittensLeft: (family, n, name: string) => `${capital(left(n))} ${coated(n, family)} per ${name}`,
    actions: { food: 'Cibo', irrigation: 'Irrigazione', gold: 'Oro', recruit: 'Recluta', fields: 'Campi' },
    about: {
      food: 'Da 1 a 6 lavoratori portano 2, 5, 8, 12, 16 o 20 cibo.',
      irrigation: 'Ogni lavoratore posa un bastoncino su un lato libero dei tuoi campi.',
      gold: 'Ogni lavoratore porta una moneta.',
      recruit: 'Ogni lavoratore, con una moneta, porta un nuovo gattino.',
      fields: 'Ogni lavoratore posa un campo accanto ai tuoi.',
    },
    roles: { worker: 'Lavoratore', merchant: 'Mercante' },
    rolesDo: { worker: 'può andare al lavoro', merchant: '1 vendita al mattino' },
    fieldHere: (watered) =>
      watered ? 'Qui un campo riceve subito acqua.' : 'Qui un campo resta arido finché un bastoncino non lo tocca.',
    stickHere: (n) =>
      n === 0 ? 'Non irriga nessun campo arido.' : `Irriga ancora ${fields(n)}: la sera ${n} cibo in meno da pagare.`,
    takenBy: (tile, name) => `${tile}; presa da ${name}`,
    turns: 'Intorno al tavolo',
    first: 'primo giocatore',
    stances: {
      acts: 'agisce',
      decides: 'decide',
      follows: 'segue',
      passes: 'passa',
      waits: 'aspetta',
    },
    others: 'Le altre case',
    larger: (name) => `${name}: guarda da vicino`,
    smaller: (name) => `${name}: riduci`,
  },
  refusals: {
    'no-move': () => 'Questa mossa non esiste.',
    'game-over': () => 'La partita è finita; non si può più giocare nessuna mossa.',
    'not-now': (v) => `Ora c’è da decidere: ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `Nessun gattino ${families[v.family]} dorme.`
        : `${many(v.asleep, 'Dorme', 'Dormono')} solo ${coated(v.asleep, v.family)}.`,
    'wake-cost': (v) => `Svegliarli costa ${v.cost} cibo, e ce n’è ${v.food}.`,
    'no-merchant': (v) =>
      `Nessun mercante ${families[v.family]} ${v.goods === 0 ? 'senza merci' : `con ${v.goods} ${many(v.goods, 'merce', 'merci')}`} accetta questo: ${goods[v.good]}.`,
    'merchant-served': () => 'Quel mercante ha già avuto la sua unità stamattina.',
    'no-goods': (v) => `Non resta ${v.good === 'coin' ? 'nessuna ' : ''}${goods[v.good]} da vendere.`,
    'no-tile': () => 'Nessuna tessera ha queste azioni.',
    'tile-taken': (v) => `In questo round quella tessera l’ha presa ${v.seat}.`,
    'either-way': (v) =>
      `Nessuno può fare nessuna delle due azioni, quindi non c’è differenza; indica ${actions[v.action]} come azione fatta.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `Nessun gattino ${families[v.family]} è sveglio.`
        : `${many(v.awake, 'È sveglio', 'Sono svegli')} solo ${coated(v.awake, v.family)}.`,
    'six-at-most': () => 'Al massimo sei lavoratori possono fare un’azione.',
    'no-use': (v) =>
      `Ora per questa azione (${actions[v.action]}) ${many(v.most, 'serve', 'servono')} al massimo ${workers(v.most)}.`,
    'cannot-follow': (v) => `Ora questa azione è impossibile: ${actions[v.action]}. Resta solo passare.`,
    'somebody-sleeps': () => 'Un lavoratore dorme, quindi passando se ne sveglia uno; indica di quale famiglia.',
    'cell-taken': (v) => `In ${place(v.cell)} c’è già un campo.`,
    'cell-apart': (v) => `Nessun tuo campo ha un lato in comune con ${place(v.cell)}.`,
    'edge-taken': () => 'Su quel lato c’è già un bastoncino.',
    'edge-apart': () => 'Quello non è un lato di un tuo campo.',
    'own-first': (v) => `Prima vanno reclutati i gattini della tua famiglia: ne ${left(v.left)} ${v.left}.`,
    'no-kitten': (v) => `Nella riserva non resta nessun gattino ${families[v.family]}.`,
    'last-worker': () => 'L’ultimo lavoratore di una casa non si può congedare.',
    'not-in-household': () => 'In casa non c’è un gattino come quello.',
    'must-go-unfed': (v) =>
      `Con ${v.food} cibo per un conto di ${v.bill}, almeno ${kittens(v.least)} ${many(v.least, 'deve', 'devono')} restare senza cibo.`,
    'too-many-unfed': (v) =>
      `Con un conto di ${v.bill} al massimo ${kittens(v.most)} ${many(v.most, 'può', 'possono')} restare senza cibo.`,
    'not-both': () => 'Stasera qualcuno è stato congedato, quindi nessuno può restare senza cibo.',
    'dismiss-more': (v) => `Con ${v.food} cibo per un conto di ${v.bill}, bisogna congedarne ancora uno.`,
    'invalid-turn': () => 'Round, turno e fase non corrispondono.',
    'invalid-household': (v) => `La casa di ${v.seat} ha quello che non può avere.`,
    'invalid-kittens': (v) => `Ci sono ${coated(v.count, v.family)}; non può essere.`,
    'invalid-farm': (v) => `I campi e i bastoncini di ${v.seat} non possono stare così.`,
    'invalid-supply': () => 'I campi o i bastoncini sul tabellone non corrispondono a quelli posati.',
    'invalid-stock': () => 'Il cibo o le monete non corrispondono a quelli della scatola.',
    'invalid-ending': () => 'La fine della partita non corrisponde alla posizione.',
    'invalid-tiles': () => 'Le tessere azione non corrispondono ai turni giocati.',
  },
}
