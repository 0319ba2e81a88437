// Meowtopia in German.
import { listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('de')
const list = listing('de')
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} Nahrung`,
  coin: (n) => `${n} ${many(n, 'Münze', 'Münzen')}`,
  none: () => 'nichts',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'Punkt', 'Punkte')}`
const workers = (n: number) => `${n} Arbeiter`
const fields = (n: number) => `${n} ${many(n, 'Feld', 'Felder')}`
const sticks = (n: number) => `${n} ${many(n, 'Kanal', 'Kanäle')}`
const rounds = (n: number) => `${n} ${many(n, 'Runde', 'Runden')}`

const families: { readonly [F in Family]: string } = { ginger: 'rot', black: 'schwarz', grey: 'grau', white: 'weiß' }
const actions: { readonly [A in ActionName]: string } = {
  food: 'Nahrung',
  irrigation: 'Bewässerung',
  gold: 'Gold',
  recruit: 'Anwerben',
  fields: 'Felder',
}
const goods: { readonly [G in Sold]: string } = { food: 'Nahrung', coin: 'Münze' }
const sides: { readonly [S in Side]: string } = { north: 'Nord', east: 'Ost', south: 'Süd', west: 'West' }
const phases: { readonly [P in Phase]: string } = {
  wake: 'wer geweckt wird',
  sell: 'was verkauft wird',
  take: 'welches Plättchen genommen wird',
  send: 'wie viele Arbeiter losziehen',
  field: 'wo ein Feld hinkommt',
  stick: 'wo ein Kanal hinkommt',
  recruit: 'wer angeworben wird',
  follow: 'folgen oder passen',
  evening: 'wie die Kätzchen satt werden',
  over: 'nichts',
}
const column = (east: number) => (east === 0 ? 'Spalte 0' : `Spalte ${Math.abs(east)} ${east < 0 ? 'West' : 'Ost'}`)
const row = (south: number) => (south === 0 ? 'Reihe 0' : `Reihe ${Math.abs(south)} ${south < 0 ? 'Nord' : 'Süd'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, vom ersten Feld aus gezählt`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'hat niemanden wach, passt',
  coin: 'hat keine Münze, passt',
  use: 'kann damit nichts anfangen, passt',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'passt'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
/** The coats take their endings like any short adjective. */
const kitten = (family: Family) => `${families[family]}es Kätzchen`
const coated = (n: number, family: Family) => `${n} ${families[family]}${many(n, 'es', 'e')} Kätzchen`
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => `${n} ${families[family]}${many(n, 'es', 'e')}`))
const kittens = (crew: Crew) => `${byFamily(crew)} Kätzchen`
/** As the object of a sentence. */
const aMerchant = (family: Family) => `einen ${families[family]}en Händler`
const bearing = ({ good, goods }: NamedMerchant) => (good === 'none' ? 'ohne Ware' : `mit ${units[good](goods)}`)
const merchant = (one: NamedMerchant) => `${aMerchant(one.family)} ${bearing(one)}`

const takes = (on: readonly ActionName[], food: number) =>
  `Nimm das Plättchen ${tile(on)}${food === 0 ? '' : ` mit ${food} Nahrung`}`

export const de = {
  name: 'Meowtopia',
  aim: 'Meiste Punkte, wenn etwas ausgeht',
  about:
    'Schick deine Kätzchen zur Arbeit, lass sie dösen, füttere sie jeden Abend und bewässere deine Felder: Das Rathaus wartet auf dich.',
  notice:
    'Ludopolis ist eine unabhängige, inoffizielle Umsetzung. Das Fell der Familien, die Werte der Nahrungsmarker und welche zwei Aktionen auf jedem Plättchen der Seite B stehen, haben wir selbst festgelegt.',
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
    wake: (name) => (name ? `${name} entscheidet, wer geweckt wird.` : 'Morgen: Wen weckst du?'),
    sell: (name) => (name ? `${name} darf an Händler verkaufen.` : 'Morgen: Verkaufst du an deine Händler?'),
    take: (name) => (name ? `${name} nimmt ein Aktionsplättchen.` : 'Tag: Nimm ein Aktionsplättchen.'),
    send: (name) => (name ? `${name} schickt Arbeiter los.` : 'Tag: Wie viele Arbeiter schickst du?'),
    field: (name, left) => (name ? `${name} legt ein Feld.` : `Leg ein Feld (noch ${left}).`),
    stick: (name, left) => (name ? `${name} legt einen Kanal.` : `Leg einen Kanal (noch ${left}).`),
    recruit: (name, left) => (name ? `${name} wirbt ein Kätzchen an.` : `Wirb ein Kätzchen an (noch ${left}).`),
    follow: (name, active, action: ActionName) =>
      name ? `${name} folgt oder passt.` : `Folgen oder passen? ${active} spielt: ${actions[action]}.`,
    evening: (name) => (name ? `${name} füttert die Kätzchen.` : 'Abend: Füttere deine Kätzchen.'),
    over: () => 'Die Partie ist zu Ende.',
  },
  moves: {
    wakeNobody: 'Weck niemanden',
    wake: (n, paid) => (paid === 0 ? `Weck ${workers(n)} gratis` : `Weck ${workers(n)} für ${paid} Nahrung`),
    sell: (good: Sold) => `Verkauf ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `an ${merchant(one)}`,
    close: 'Verkauf nichts mehr',
    sellNothing: 'Verkauf nichts',
    take: takes,
    does: (does, others: ActionName) => `für dich ${actions[does]}, für die anderen ${actions[others]}`,
    sendNobody: 'Schick niemanden los',
    send: (n, gain: Gain | null) => `Schick ${workers(n)} ${gain ? `für ${gained(gain)} ` : ''}los`,
    field: 'Leg ein Feld',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, bewässert, ${points(pts)}`),
    stick: 'Leg einen Kanal',
    stickSide: (east, side, pts: number) => `${column(east)}, ${sides[side]}seite des Feldes, ${points(pts)}`,
    recruit: (family: Family) => `Wirb ein ${kitten(family)} an`,
    roles: { worker: 'als Arbeiter', merchant: 'als Händler' },
    follow: (action: ActionName) => `Folge: ${actions[action]}`,
    withFamily: (family: Family) => `schick ein ${kitten(family)}`,
    pass: 'Passe',
    passWakes: (family: Family) => `ein ${kitten(family)} wacht auf`,
    passFood: (food) => (food === 0 ? 'es ist keine Nahrung mehr da' : `du bekommst ${food} Nahrung`),
    dismiss: 'Entlass einen Arbeiter',
    states: {
      awake: (family) => `ein waches ${kitten(family)}`,
      asleep: (family) => `ein schlafendes ${kitten(family)}`,
    },
    retire: 'Entlass einen Händler',
    retired: (one: NamedMerchant) => `einen ${families[one.family]}en ${bearing(one)}`,
    feedAll: (paid) => `Füttere alle für ${paid} Nahrung`,
    feed: (unfed, paid, pts) => `Lass ${unfed} Kätzchen hungern für ${points(pts)} und zahl ${paid} Nahrung`,
    whole: {
      wake: (crew, paid) => `Weck ${kittens(crew)} ${paid === 0 ? 'gratis' : `für ${paid} Nahrung`}`,
      sell: (good, to) => `Verkauf ${gained({ good, n: 1 })} an ${merchant(to)}`,
      take: (on, food, does, others) =>
        `${takes(on, food)}: für dich ${actions[does]}, für die anderen ${actions[others]}`,
      send: (crew, gain) => `Schick ${kittens(crew)} ${gain ? `für ${gained(gain)} ` : ''}los`,
      field: (at, pts) =>
        pts === 0
          ? `Leg ein trockenes Feld (${place(at)})`
          : `Leg ein Feld, gleich bewässert: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) => `Leg einen Kanal an die ${sides[side]}seite des Feldes (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family) => `Wirb ein ${kitten(family)} als Arbeiter an`,
        merchant: (family) => `Wirb ein ${kitten(family)} als Händler an`,
      },
      follow: (action, family) => `Folge mit einem ${families[family]}en Kätzchen: ${actions[action]}`,
      passWakes: (family) => `Passe und weck ein ${kitten(family)}`,
      passFood: (food) => (food === 0 ? 'Passe; es ist keine Nahrung mehr da' : `Passe und nimm ${food} Nahrung`),
      dismiss: {
        awake: (family) => `Entlass einen wachen ${families[family]}en Arbeiter`,
        asleep: (family) => `Entlass einen schlafenden ${families[family]}en Arbeiter`,
      },
      retire: (one) => `Entlass ${merchant(one)}`,
    },
  },
  events: {
    start: (first, sideB) => `${first} beginnt${sideB ? '; die Plättchen zeigen Seite B' : ''}.`,
    round: (round, first) => `${first} beginnt Runde ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} beginnt Runde ${round}, auf jeden Fall die letzte.`
        : `${first} beginnt Runde ${round}; spätestens nach Runde ${last} ist Schluss.`,
    turn: (name) => `${name} ist am Zug.`,
    rested: (name, food) =>
      food === 0
        ? `${name} hat alle Arbeiter wach, aber es ist keine Nahrung mehr da.`
        : `${name} hat alle Arbeiter wach und bekommt ${food} Nahrung.`,
    wokeNobody: (name) => `${name} weckt niemanden.`,
    woke: (name, crew, paid: number) =>
      paid === 0
        ? `${name} weckt ${kittens(crew)} gratis.`
        : `${name} zahlt ${paid} Nahrung und weckt ${kittens(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} verkauft ${gained({ good, n: 1 })} an ${aMerchant(family)}, der jetzt ${units[good](goods)} hat.`,
    took: (name, action, food: number) =>
      food === 0
        ? `${name} nimmt das Plättchen ${actions[action]}.`
        : `${name} nimmt das Plättchen ${actions[action]} samt ${food} Nahrung.`,
    tookB: (name, does, others, food: number) =>
      `${name} nimmt ein Plättchen: ${actions[does]}, für die anderen ${actions[others]}.${food === 0 ? '' : ` Darauf ${many(food, 'lag', 'lagen')} ${food} Nahrung.`}`,
    sentNobody: (name) => `${name} schickt niemanden los.`,
    sent: (name, crew, action: ActionName) => `${name} schickt ${kittens(crew)} los: ${actions[action]}.`,
    sentGain: (name, crew, gain: Gain) => `${name} schickt ${kittens(crew)} los und bekommt ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) => `${name} folgt und schickt ${kittens(crew)}: ${actions[action]}.`,
    followedGain: (name, crew, gain: Gain) => `${name} folgt, schickt ${kittens(crew)} und bekommt ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)}, und ein ${kitten(family)} wacht auf.`,
    passedFood: (name, food, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}; es ist keine Nahrung mehr da.`
        : `${passes(name, unable)} und bekommt ${food} Nahrung.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} legt ein Feld, sofort bewässert: ${points(pts)} (${where(at)}).`
        : `${name} legt ein trockenes Feld (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} legt einen Kanal: ${points(pts)} (${sides[side]}seite, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} wirbt ein ${kitten(family)} als Arbeiter an.`,
      merchant: (name, family) => `${name} wirbt ein ${kitten(family)} als Händler an.`,
    },
    dismissed: {
      awake: (name, family, food) => `${name} entlässt ein waches ${kitten(family)}: ${food} Nahrung.`,
      asleep: (name, family, food) => `${name} entlässt ein schlafendes ${kitten(family)}: ${food} Nahrung.`,
    },
    dismissedMerchant: (name, one, food) => `${name} entlässt ${merchant(one)}: ${food} Nahrung.`,
    fedFree: (name) => `${name} füttert alle von den eigenen Feldern.`,
    fed: (name, paid) => `${name} füttert alle für ${paid} Nahrung.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} zahlt ${paid} Nahrung und lässt ${unfed} Kätzchen hungern: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} hat das letzte Feld vom Plan genommen: Das ist die letzte Runde.`,
      sticks: (name) => `${name} hat den letzten Kanal vom Plan genommen: Das ist die letzte Runde.`,
      kitten: (name) => `${name} hat ein Kätzchen einer anderen Familie angeworben: Das ist die letzte Runde.`,
      rounds: () => 'Das ist die letzte Runde.',
    },
    left: (those, food) =>
      food === those.length
        ? `Nicht genommen: ${tiles(those)}. 1 Nahrung kommt ${many(those.length, 'darauf', 'auf jedes')}.`
        : food === 0
          ? `Nicht genommen: ${tiles(those)}. Es ist keine Nahrung mehr dafür da.`
          : `Nicht genommen: ${tiles(those)}. Die Nahrung reicht nur für ${food === 1 ? 'das erste' : `die ersten ${food}`}.`,
    noneAwake: (name) => `Kein Kätzchen von ${name} ist wach.`,
    awake: (name, food) => `${name} bekommt ${food} Nahrung: 1 für jedes am Ende wache Kätzchen.`,
  },
  areas: {
    table: { command: 'tisch', heading: 'Der Tisch' },
    tiles: { command: 'plättchen', heading: 'Die Aktionsplättchen' },
    supply: { command: 'vorrat', heading: 'Der Vorrat' },
    household: { command: 'haushalt', heading: (name) => `Der Haushalt von ${name}` },
    farm: { command: 'felder', heading: (name) => `Die Felder von ${name}` },
  },
  round: (round, last) => `Runde ${round} von höchstens ${last}.`,
  late: (left) =>
    left === 0 ? 'Nach dieser Runde ist auf jeden Fall Schluss.' : `Spätestens in ${rounds(left)} ist Schluss.`,
  first: (name) => `Startspieler dieser Runde: ${name}.`,
  active: (name) => `${name} ist am Zug.`,
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} hat ${actions[does]} genommen; die anderen dürfen folgen.`
      : `${name} hat ${actions[does]} genommen; die anderen dürfen folgen: ${actions[others]}.`,
  pending: (name, n, phase) =>
    ({
      field: `${name} muss noch ${fields(n)} legen.`,
      stick: `${name} muss noch ${sticks(n)} legen.`,
      recruit: `${name} muss noch ${n} Kätzchen anwerben.`,
    })[phase],
  lastRound: 'Das Ende ist ausgelöst: Das ist die letzte Runde.',
  sideB:
    'Die Plättchen zeigen Seite B: Wer eines nimmt, macht eine der Aktionen, die anderen dürfen die andere machen.',
  tileGrid: { caption: 'Aktionsplättchen', head: ['Plättchen', 'Nahrung darauf', 'Genommen von'] },
  nobody: 'niemand',
  nothing: '–',
  onBoard: (f, s) => `Auf dem Plan: noch ${fields(f)} und ${sticks(s)}.`,
  setAside: (f, s) => `Beiseite für die letzte Runde: ${fields(f)} und ${sticks(s)}.`,
  stock: (food, coins) => `Im Vorrat: noch ${units.food(food)} und ${units.coin(coins)}.`,
  unlimited: 'Nahrung und Münzen gehen nie aus.',
  parted: 'Heute Abend wurde jemand entlassen, also müssen alle Übrigen gefüttert werden.',
  familyGrid: { caption: 'Kätzchen im Vorrat', head: ['Familie', 'Spieler', 'Übrig'] },
  stores: (food, coins) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} ${many(n, 'Strafe', 'Strafen')} (${points(pts)}).`,
  kittenGrid: { caption: 'Arbeiter', head: ['Familie', 'Wach', 'Schlafend'] },
  merchantGrid: { caption: 'Händler', head: ['Händler', 'Familie', 'Hat', 'Heute Morgen'] },
  served: 'bedient',
  notServed: 'nicht bedient',
  noMerchants: 'Keine Händler.',
  bill: (bill, kittens, meal, irrigated) =>
    `Alle zu füttern kostet jetzt ${bill} Nahrung (${kittens} × ${meal} − ${irrigated} für bewässerte Felder).`,
  farm: (f, irrigated, s) => `${fields(f)}, davon ${irrigated} bewässert, und ${sticks(s)}.`,
  farmGrid: (name) => `Die Felder von ${name}; Reihe 0, Spalte 0 ist das erste Feld`,
  dry: 'trocken',
  irrigated: (on: readonly Side[]) => `${many(on.length, 'Kanal', 'Kanäle')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Kätzchen',
    sticks: 'Kanäle (je bewässertem Feld)',
    'sold-coins': 'Münzen bei Händlern',
    'sold-food': 'Nahrung bei Händlern',
    coins: 'Münzen',
    food: 'Nahrung (zwei für einen Punkt)',
    penalties: 'Strafen',
  },
  endings: {
    fields: 'Das letzte Feld vom Plan wurde genommen.',
    sticks: 'Der letzte Kanal vom Plan wurde genommen.',
    kitten: 'Ein Kätzchen einer anderen Familie wurde angeworben.',
    rounds: 'Vierzig Runden sind gespielt.',
  },
  options: {
    supply: 'Nahrung und Münzen',
    sideB: 'Seite B der Plättchen (je zwei Aktionen)',
    first: 'Startspieler',
  },
  values: {
    true: 'ja',
    false: 'nein',
    random: 'zufällig',
    box: 'Wie in der Schachtel (96 und 20)',
    unlimited: 'Unbegrenzt',
  },
  standing: { food: 'Bei Nahrung immer folgen', pass: 'Passen bis zu meinem Zug' },
  board: {
    confirm: 'So spielen',
    confirmMove: (move) => `So spielen: ${move}`,
    cancel: 'Zurücklegen',
    again: (move) => `${move}. Gewählt; noch einmal tippen zum Spielen.`,
    changes: 'Was sich dadurch ändert',
    comma: ', ',
    kittens: 'Deine Kätzchen',
    awake: (family: Family) => `ein ${kitten(family)}, wach`,
    asleep: (family: Family) => `ein ${kitten(family)}, schlafend`,
    workers: (awake, asleep, merchants) => `${awake} wach, ${asleep} schlafend, ${merchants} Händler.`,
    food: 'Nahrung',
    coins: 'Münzen',
    penalties: 'Strafen',
    points: 'Punkte',
    pts: (n) => `${minus(n)} P.`,
    pointsOf: (name, total) => `${name}: ${points(total)}. Woraus sie bestehen`,
    line: (line, points) => `${line}: ${points}`,
    noPoints: 'Noch keine Punkte.',
    evening: 'Am Abend',
    pays: (bill) => `zahlt ${bill}`,
    short: (n) => `${n} ${many(n, 'fehlt', 'fehlen')}`,
    free: 'gratis',
    feed: 'Alle füttern',
    meals: (kittens, meal, irrigated) =>
      `${kittens} Kätzchen ${many(kittens, 'frisst', 'fressen')} je ${meal}; ${irrigated} ${many(irrigated, 'bewässertes Feld gibt', 'bewässerte Felder geben')} je 1.`,
    foodLeft: (n) => `${n} übrig`,
    unfed: 'Hungern lassen',
    notBoth: 'nicht nach dem Entlassen',
    each: 'pro Kopf',
    dismiss: 'Entlassen',
    dismissHint: 'Ein Kätzchen entlassen',
    pickKitten: 'wähle ein Kätzchen',
    endsGame: 'Das ist dann die letzte Runde.',
    sending: (n) => `schick ${workers(n)}`,
    tonight: (bill, food) => `Abends: höchstens ${bill} Nahrung${food === null ? '' : `; du hast dann ${food}`}`,
    atEnd: (n) => `Am Ende: +${n} Nahrung für wache Kätzchen`,
    tomorrow: (asleep, waking) =>
      `Morgen: ${asleep} ${many(asleep, 'schläft', 'schlafen')}${waking > 0 ? `, alle wecken kostet ${waking}` : ''}`,
    sellAll: (n) => `Verkauf an ${n} Händler`,
    unsold: (n) => `${n} Händler ${many(n, 'bekommt', 'bekommen')} heute nichts.`,
    canSend: (awake) =>
      awake === 0
        ? 'Niemand ist wach: Ein Plättchen bringt nur die Nahrung darauf.'
        : `${workers(awake)} ${many(awake, 'kann', 'können')} los; andere Spieler dürfen mit je einem folgen.`,
    fieldHint: (water) =>
      water ? 'Ein Tropfen zeigt, wo schon Wasser ist.' : 'Ein Feld hilft beim Füttern, sobald ein Kanal es bewässert.',
    stickHint: 'Zwischen zwei Feldern bringt ein Kanal 2 Punkte, am Rand 1.',
    follow: 'Folgen',
    sell: 'Verkaufen',
    thenOnly: 'dann nur',
    round: (round) => `Runde ${round}`,
    turn: 'Teile des Zugs',
    parts: { morning: 'Morgen', day: 'Tag', others: 'Andere', evening: 'Abend' },
    ends: 'Schluss beim letzten Feld oder letzten Kanal.',
    late: (left) =>
      left === 0 ? 'Nach dieser Runde ist auf jeden Fall Schluss.' : `In ${rounds(left)} ist auf jeden Fall Schluss.`,
    lastRound: 'Letzte Runde!',
    aside: 'Felder und Kanäle gibt es trotzdem noch.',
    stockFood: (n) => `Noch ${n} Nahrung im Vorrat`,
    stockCoins: (n) => `Noch ${units.coin(n)} im Vorrat`,
    fieldsLeft: (n) => `Noch ${fields(n)}`,
    sticksLeft: (n) => `Noch ${sticks(n)}`,
    kittensLeft: (family, n, name: string) => `Noch ${coated(n, family)} für ${name}`,
    actions: { food: 'Nahrung', irrigation: 'Bewässern', gold: 'Gold', recruit: 'Anwerben', fields: 'Felder' },
    about: {
      food: '1 bis 6 Arbeiter bringen 2, 5, 8, 12, 16 oder 20 Nahrung.',
      irrigation: 'Jeder Arbeiter legt einen Kanal an eine freie Seite deiner Felder.',
      gold: 'Jeder Arbeiter bringt eine Münze.',
      recruit: 'Jeder Arbeiter bringt für eine Münze ein neues Kätzchen.',
      fields: 'Jeder Arbeiter legt ein Feld neben deine.',
    },
    roles: { worker: 'Arbeiter', merchant: 'Händler' },
    rolesDo: { worker: 'kann arbeiten gehen', merchant: 'morgens 1 Verkauf' },
    fieldHere: (watered) =>
      watered ? 'Ein Feld bekommt hier sofort Wasser.' : 'Ein Feld bleibt hier trocken, bis ein Kanal es berührt.',
    stickHere: (n) =>
      n === 0
        ? 'Bewässert kein trockenes Feld.'
        : `Bewässert ${fields(n)} mehr: abends ${n} Nahrung weniger zu zahlen.`,
    takenBy: (tile, name) => `${tile}; genommen von ${name}`,
    turns: 'Reihum',
    first: 'Startspieler',
    stances: {
      acts: 'handelt',
      decides: 'entscheidet',
      follows: 'folgt',
      passes: 'passt',
      waits: 'wartet',
    },
    others: 'Die anderen Haushalte',
    larger: (name) => `${name}: näher ansehen`,
    smaller: (name) => `${name}: verkleinern`,
  },
  refusals: {
    'no-move': () => 'Diesen Zug gibt es nicht.',
    'game-over': () => 'Die Partie ist zu Ende; kein Zug ist mehr möglich.',
    'not-now': (v) => `Jetzt geht es um etwas anderes: ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `Kein ${kitten(v.family)} schläft.`
        : `Nur ${coated(v.asleep, v.family)} ${many(v.asleep, 'schläft', 'schlafen')}.`,
    'wake-cost': (v) => `Das Wecken kostet ${v.cost} Nahrung, du hast ${v.food}.`,
    'no-merchant': (v) =>
      `Kein ${families[v.family]}er Händler ${v.goods === 0 ? 'ohne Ware' : `mit ${v.goods} ${many(v.goods, 'Ware', 'Waren')}`} nimmt das: ${goods[v.good]}.`,
    'merchant-served': () => 'Dieser Händler hat heute Morgen schon seine Ware bekommen.',
    'no-goods': (v) => `Es ist keine ${goods[v.good]} mehr da, um sie zu verkaufen.`,
    'no-tile': () => 'Kein Plättchen hat diese Aktionen.',
    'tile-taken': (v) => `${v.seat} hat dieses Plättchen in dieser Runde schon genommen.`,
    'either-way': (v) =>
      `Niemand kann eine der beiden Aktionen ausführen, es macht also keinen Unterschied; nenne ${actions[v.action]} als deine.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `Kein ${kitten(v.family)} ist wach.`
        : `Nur ${coated(v.awake, v.family)} ${many(v.awake, 'ist', 'sind')} wach.`,
    'six-at-most': () => 'Höchstens sechs Arbeiter können eine Aktion ausführen.',
    'no-use': (v) => `Für ${actions[v.action]} kannst du jetzt höchstens ${workers(v.most)} einsetzen.`,
    'cannot-follow': (v) => `Das geht jetzt nicht: ${actions[v.action]}. Es bleibt nur Passen.`,
    'somebody-sleeps': () => 'Ein Arbeiter schläft, Passen weckt also einen; sag, aus welcher Familie.',
    'cell-taken': (v) => `Dort liegt schon ein Feld: ${place(v.cell)}.`,
    'cell-apart': (v) => `Dieser Platz grenzt an keines deiner Felder: ${place(v.cell)}.`,
    'edge-taken': () => 'An dieser Seite liegt schon ein Kanal.',
    'edge-apart': () => 'Das ist keine Seite eines deiner Felder.',
    'own-first': (v) => `Wirb erst die eigene Familie an: noch ${v.left} übrig.`,
    'no-kitten': (v) => `Im Vorrat ist kein ${kitten(v.family)} mehr.`,
    'last-worker': () => 'Der letzte Arbeiter eines Haushalts kann nicht entlassen werden.',
    'not-in-household': () => 'So ein Kätzchen gibt es in diesem Haushalt nicht.',
    'must-go-unfed': (v) =>
      `${v.food} Nahrung bei Kosten von ${v.bill}: Mindestens ${v.least} Kätzchen ${many(v.least, 'muss', 'müssen')} hungern.`,
    'too-many-unfed': (v) =>
      `Bei Kosten von ${v.bill} ${many(v.most, 'hungert', 'hungern')} höchstens ${v.most} Kätzchen.`,
    'not-both': () => 'Heute Abend wurde jemand entlassen, also darf niemand hungern.',
    'dismiss-more': (v) => `${v.food} Nahrung bei Kosten von ${v.bill}: Es muss noch jemand entlassen werden.`,
    'invalid-turn': () => 'Runde, Zug und Schritt passen nicht zusammen.',
    'invalid-household': (v) => `Dieser Haushalt hat, was er nicht haben kann: ${v.seat}.`,
    'invalid-kittens': (v) => `${coated(v.count, v.family)} kann es nicht geben.`,
    'invalid-farm': (v) => `Die Felder und Kanäle von ${v.seat} können so nicht liegen.`,
    'invalid-supply': () => 'Die Felder oder Kanäle auf dem Plan passen nicht zu den gelegten.',
    'invalid-stock': () => 'Nahrung oder Münzen ergeben nicht die der Schachtel.',
    'invalid-ending': () => 'Das Ende der Partie passt nicht zur Stellung.',
    'invalid-tiles': () => 'Die Aktionsplättchen passen nicht zu den gespielten Zügen.',
  },
} satisfies Messages
