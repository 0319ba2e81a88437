// Meowtopia in Dutch.
import { listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase } from '../refusals.ts'
import type { Messages } from './en.ts'

const many = plural('nl')
const list = listing('nl')
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} voedsel`,
  coin: (n) => `${n} ${many(n, 'munt', 'munten')}`,
  none: () => 'niets',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'punt', 'punten')}`
const workers = (n: number) => `${n} ${many(n, 'arbeider', 'arbeiders')}`
const fields = (n: number) => `${n} ${many(n, 'akker', 'akkers')}`
const sticks = (n: number) => `${n} ${many(n, 'kanaal', 'kanalen')}`
const kittens = (n: number) => `${n} ${many(n, 'kitten', 'kittens')}`
const rounds = (n: number) => `${n} ${many(n, 'ronde', 'ronden')}`

const families: { readonly [F in Family]: string } = { ginger: 'rood', black: 'zwart', grey: 'grijs', white: 'wit' }
const actions: { readonly [A in ActionName]: string } = {
  food: 'voedsel',
  irrigation: 'bevloeiing',
  gold: 'goud',
  recruit: 'aannemen',
  fields: 'akkers',
}
const goods: { readonly [G in Sold]: string } = { food: 'voedsel', coin: 'munt' }
const sides: { readonly [S in Side]: string } = { north: 'noord', east: 'oost', south: 'zuid', west: 'west' }
const phases: { readonly [P in Phase]: string } = {
  wake: 'wie je wekt',
  sell: 'wat je verkoopt',
  take: 'welke tegel je neemt',
  send: 'hoeveel arbeiders je stuurt',
  field: 'waar je een akker legt',
  stick: 'waar je een kanaal legt',
  recruit: 'wie je aanneemt',
  follow: 'of je volgt of past',
  evening: 'hoe je de kittens voert',
  over: 'niets',
}
const column = (east: number) => (east === 0 ? 'kolom 0' : `kolom ${Math.abs(east)} ${east < 0 ? 'west' : 'oost'}`)
const row = (south: number) => (south === 0 ? 'rij 0' : `rij ${Math.abs(south)} ${south < 0 ? 'noord' : 'zuid'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, geteld vanaf de eerste akker`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'heeft niemand wakker, past',
  coin: 'heeft geen munt, past',
  use: 'kan er niets mee, past',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'past'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
/** A coat as it stands before several kittens, and before a merchant. */
const bent: { readonly [F in Family]: string } = { ginger: 'rode', black: 'zwarte', grey: 'grijze', white: 'witte' }
const coated = (n: number, family: Family) => `${n} ${many(n, families[family], bent[family])}`
const kittensOf = (n: number, family: Family) => `${coated(n, family)} ${many(n, 'kitten', 'kittens')}`
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => coated(n, family)))
/** The noun goes with the last of the numbers before it. */
const crewOf = (crew: Crew) => `${byFamily(crew)} ${many(crew.at(-1)?.n ?? 0, 'kitten', 'kittens')}`
const bearing = ({ good, goods }: NamedMerchant) => (good === 'none' ? 'zonder goederen' : `met ${units[good](goods)}`)
const merchant = (one: NamedMerchant) => `een ${bent[one.family]} handelaar ${bearing(one)}`

const takes = (on: readonly ActionName[], food: number) =>
  `Neem de tegel ‘${tile(on)}’${food === 0 ? '' : ` met ${food} voedsel`}`

export const nl = {
  name: 'Meowtopia',
  aim: 'De meeste punten als iets opraakt',
  about:
    'Stuur je kittens aan het werk, laat ze dutten, geef ze elke avond te eten en bevloei je akkers: word de volgende burgemeester.',
  notice:
    'Ludopolis is een onafhankelijke, onofficiële uitvoering. De vacht van de families, de waarden van de voedselfiches en welke twee acties op elke tegel van kant B staan, hebben we zelf bepaald.',
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
    wake: (name) => (name ? `${name} beslist wie er wakker wordt.` : 'Ochtend: wie wek je?'),
    sell: (name) => (name ? `${name} mag aan handelaars verkopen.` : 'Ochtend: aan je handelaars verkopen?'),
    take: (name) => (name ? `${name} neemt een actietegel.` : 'Dag: neem een actietegel.'),
    send: (name) => (name ? `${name} stuurt arbeiders.` : 'Dag: hoeveel arbeiders stuur je?'),
    field: (name, left) => (name ? `${name} legt een akker.` : `Leg een akker (nog ${left}).`),
    stick: (name, left) => (name ? `${name} legt een kanaal.` : `Leg een kanaal (nog ${left}).`),
    recruit: (name, left) => (name ? `${name} neemt een kitten aan.` : `Neem een kitten aan (nog ${left}).`),
    follow: (name, active, action: ActionName) =>
      name ? `${name} volgt of past.` : `Volg je ${active} (${actions[action]}) of pas je?`,
    evening: (name) => (name ? `${name} voert de kittens.` : 'Avond: voer je kittens.'),
    over: (_name) => 'De partij is afgelopen.',
  },
  moves: {
    wakeNobody: 'Wek niemand',
    wake: (n, paid) => (paid === 0 ? `Wek ${workers(n)} gratis` : `Wek ${workers(n)} voor ${paid} voedsel`),
    sell: (good: Sold) => `Verkoop ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `aan ${merchant(one)}`,
    close: 'Verkoop niets meer',
    sellNothing: 'Verkoop niets',
    take: takes,
    does: (does, others: ActionName) => `voor jou ${actions[does]}, voor de anderen ${actions[others]}`,
    sendNobody: 'Stuur niemand',
    send: (n, gain: Gain | null) =>
      gain === null ? `Stuur ${workers(n)}` : `Stuur ${workers(n)} voor ${gained(gain)}`,
    field: 'Leg een akker',
    fieldColumn: (east, pts: number) => (pts === 0 ? column(east) : `${column(east)}, bevloeid, ${points(pts)}`),
    stick: 'Leg een kanaal',
    stickSide: (east, side, pts: number) => `${column(east)}, ${sides[side]}zijde van de akker, ${points(pts)}`,
    recruit: (family: Family) => `Neem een ${families[family]} kitten aan`,
    roles: { worker: 'als arbeider', merchant: 'als handelaar' },
    follow: (action: ActionName) => `Volg met ${actions[action]}`,
    withFamily: (family: Family) => `stuur een ${families[family]} kitten`,
    pass: 'Pas',
    passWakes: (family: Family) => `een ${families[family]} kitten wordt wakker`,
    passFood: (food) => (food === 0 ? 'er is geen voedsel meer te krijgen' : `je krijgt ${food} voedsel`),
    dismiss: 'Ontsla een arbeider',
    states: {
      awake: (family) => `een ${families[family]} kitten dat wakker is`,
      asleep: (family) => `een ${families[family]} kitten dat slaapt`,
    },
    retire: 'Ontsla een handelaar',
    retired: (one: NamedMerchant) => `een ${bent[one.family]} ${bearing(one)}`,
    feedAll: (paid) => `Voer iedereen voor ${paid} voedsel`,
    feed: (unfed, paid, pts) => `Laat ${kittens(unfed)} hongerig voor ${points(pts)} en betaal ${paid} voedsel`,
    whole: {
      wake: (crew, paid) => `Wek ${crewOf(crew)} ${paid === 0 ? 'gratis' : `voor ${paid} voedsel`}`,
      sell: (good, to) => `Verkoop ${gained({ good, n: 1 })} aan ${merchant(to)}`,
      take: (on, food, does, others) =>
        `${takes(on, food)}: voor jou ${actions[does]}, voor de anderen ${actions[others]}`,
      send: (crew, gain) => `Stuur ${crewOf(crew)}${gain ? ` voor ${gained(gain)}` : ''}`,
      field: (at, pts) =>
        pts === 0
          ? `Leg een droge akker (${place(at)})`
          : `Leg een akker, meteen bevloeid: ${points(pts)} (${place(at)})`,
      stick: (side, at, pts) => `Leg een kanaal aan de ${sides[side]}zijde van de akker (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family) => `Neem een ${families[family]} kitten aan als arbeider`,
        merchant: (family) => `Neem een ${families[family]} kitten aan als handelaar`,
      },
      follow: (action, family) => `Volg met een ${families[family]} kitten: ${actions[action]}`,
      passWakes: (family) => `Pas en wek een ${families[family]} kitten`,
      passFood: (food) => (food === 0 ? 'Pas, al is er geen voedsel meer' : `Pas en krijg ${food} voedsel`),
      dismiss: {
        awake: (family) => `Ontsla een wakkere ${bent[family]} arbeider`,
        asleep: (family) => `Ontsla een slapende ${bent[family]} arbeider`,
      },
      retire: (one) => `Ontsla ${merchant(one)}`,
    },
  },
  events: {
    start: (first, sideB) => `${first} begint${sideB ? '; de tegels tonen kant B' : ''}.`,
    round: (round, first) => `${first} begint ronde ${round}.`,
    lateRound: (round, last, first) =>
      round === last
        ? `${first} begint ronde ${round}, hoe dan ook de laatste.`
        : `${first} begint ronde ${round}; de partij eindigt uiterlijk na ronde ${last}.`,
    turn: (name) => `${name} is aan de beurt.`,
    rested: (name, food) =>
      food === 0
        ? `${name} heeft alle arbeiders wakker, maar er is geen voedsel meer te krijgen.`
        : `${name} heeft alle arbeiders wakker en krijgt ${food} voedsel.`,
    wokeNobody: (name) => `${name} wekt niemand.`,
    woke: (name, crew, paid: number) =>
      paid === 0 ? `${name} wekt gratis ${crewOf(crew)}.` : `${name} betaalt ${paid} voedsel en wekt ${crewOf(crew)}.`,
    sold: (name, { family, good, goods }) =>
      `${name} verkoopt ${gained({ good, n: 1 })} aan een ${bent[family]} handelaar, die nu ${units[good](goods)} heeft.`,
    took: (name, action, food: number) =>
      food === 0
        ? `${name} neemt de tegel ‘${actions[action]}’.`
        : `${name} neemt de tegel ‘${actions[action]}’ met ${food} voedsel erop.`,
    tookB: (name, does, others, food: number) =>
      `${name} neemt een tegel: ${actions[does]}, voor de anderen ${actions[others]}.${food === 0 ? '' : ` Er lag ${food} voedsel op.`}`,
    sentNobody: (name) => `${name} stuurt niemand.`,
    sent: (name, crew, action: ActionName) => `${name} stuurt ${crewOf(crew)} (${actions[action]}).`,
    sentGain: (name, crew, gain: Gain) => `${name} stuurt ${crewOf(crew)} en krijgt ${gained(gain)}.`,
    followed: (name, crew, action: ActionName) => `${name} volgt met ${crewOf(crew)} (${actions[action]}).`,
    followedGain: (name, crew, gain: Gain) => `${name} volgt met ${crewOf(crew)} en krijgt ${gained(gain)}.`,
    passedWakes: (name, family: Family, unable: Unable | null) =>
      `${passes(name, unable)}, en een ${families[family]} kitten wordt wakker.`,
    passedFood: (name, food, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}; er is geen voedsel meer te krijgen.`
        : `${passes(name, unable)} en krijgt ${food} voedsel.`,
    field: (name, at: FarmCell, irrigated, pts: number) =>
      irrigated
        ? `${name} legt een akker, meteen bevloeid: ${points(pts)} (${where(at)}).`
        : `${name} legt een droge akker (${where(at)}).`,
    stick: (name, side: Side, at: FarmCell, pts: number) =>
      `${name} legt een kanaal: ${points(pts)} (${sides[side]}zijde, ${where(at)}).`,
    recruited: {
      worker: (name, family) => `${name} neemt een ${families[family]} kitten aan als arbeider.`,
      merchant: (name, family) => `${name} neemt een ${families[family]} kitten aan als handelaar.`,
    },
    dismissed: {
      awake: (name, family, food) => `${name} ontslaat een ${families[family]} kitten dat wakker was: ${food} voedsel.`,
      asleep: (name, family, food) => `${name} ontslaat een ${families[family]} kitten dat sliep: ${food} voedsel.`,
    },
    dismissedMerchant: (name, one, food: number) => `${name} ontslaat ${merchant(one)}: ${food} voedsel.`,
    fedFree: (name) => `${name} voert iedereen van de eigen akkers.`,
    fed: (name, paid) => `${name} voert iedereen voor ${paid} voedsel.`,
    unfed: (name, unfed, paid, pts) =>
      `${name} betaalt ${paid} voedsel en laat ${kittens(unfed)} hongerig: ${points(pts)}.`,
    triggered: {
      fields: (name) => `${name} nam de laatste akker van het bord: dit is de laatste ronde.`,
      sticks: (name) => `${name} nam het laatste kanaal van het bord: dit is de laatste ronde.`,
      kitten: (name) => `${name} nam een kitten van een andere familie aan: dit is de laatste ronde.`,
      rounds: (_name) => 'Dit is de laatste ronde.',
    },
    left: (those, food) =>
      food === those.length
        ? `Niet genomen: ${tiles(those)}. ${many(those.length, 'Er komt 1 voedsel op.', 'Op elk komt 1 voedsel.')}`
        : food === 0
          ? `Niet genomen: ${tiles(those)}. Er is geen voedsel meer om erop te leggen.`
          : `Niet genomen: ${tiles(those)}. Er is alleen voedsel voor de eerste${food === 1 ? '' : ` ${food}`}.`,
    noneAwake: (name) => `Geen kitten van ${name} is wakker.`,
    awake: (name, food) => `${name} krijgt ${food} voedsel: 1 voor elk kitten dat aan het einde wakker is.`,
  },
  areas: {
    table: { command: 'tafel', heading: 'De tafel' },
    tiles: { command: 'tegels', heading: 'De actietegels' },
    supply: { command: 'voorraad', heading: 'De voorraad' },
    household: { command: 'huishouden', heading: (name) => `Het huishouden van ${name}` },
    farm: { command: 'boerderij', heading: (name) => `De akkers van ${name}` },
  },
  round: (round, last) => `Ronde ${round} van hoogstens ${last}.`,
  late: (left) =>
    left === 0
      ? 'De partij eindigt na deze ronde, wat er ook gebeurt.'
      : `De partij eindigt uiterlijk over ${rounds(left)}, wat er ook gebeurt.`,
  first: (name) => `${name} is de startspeler van deze ronde.`,
  active: (name) => `${name} is aan de beurt.`,
  doing: (name, does, others: ActionName) =>
    does === others
      ? `${name} nam ${actions[does]}; de anderen mogen volgen.`
      : `${name} nam ${actions[does]}; de anderen mogen volgen met ${actions[others]}.`,
  pending: (name, n, phase) =>
    ({
      field: `${name} heeft nog ${fields(n)} te leggen.`,
      stick: `${name} heeft nog ${sticks(n)} te leggen.`,
      recruit: `${name} heeft nog ${kittens(n)} aan te nemen.`,
    })[phase],
  lastRound: 'Het einde is ingezet: dit is de laatste ronde.',
  sideB: 'De tegels tonen kant B: wie er een neemt, doet een van de acties, de anderen mogen de andere doen.',
  tileGrid: { caption: 'Actietegels', head: ['Tegel', 'Voedsel erop', 'Genomen door'] },
  nobody: 'niemand',
  nothing: '–',
  onBoard: (f, s) => `Nog op het bord: ${fields(f)} en ${sticks(s)}.`,
  setAside: (f, s) => `Apart voor de laatste ronde: ${fields(f)} en ${sticks(s)}.`,
  stock: (food, coins) => `Nog in de voorraad: ${units.food(food)} en ${units.coin(coins)}.`,
  unlimited: 'Voedsel en munten raken nooit op.',
  parted: 'Vanavond is iemand ontslagen, dus iedereen die blijft, moet eten krijgen.',
  familyGrid: { caption: 'Kittens in de voorraad', head: ['Familie', 'Speler', 'Over'] },
  stores: (food, coins) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n, pts) => `${n} ${many(n, 'straffiche', 'straffiches')} (${points(pts)}).`,
  kittenGrid: { caption: 'Arbeiders', head: ['Familie', 'Wakker', 'Slapend'] },
  merchantGrid: { caption: 'Handelaars', head: ['Handelaar', 'Familie', 'Heeft', 'Vanochtend'] },
  served: 'bediend',
  notServed: 'niet bediend',
  noMerchants: 'Geen handelaars.',
  bill: (bill, n, meal, irrigated) =>
    `Iedereen voeren zou nu ${bill} voedsel kosten (${n} × ${meal} − ${irrigated} voor bevloeide akkers).`,
  farm: (f, irrigated, s) => `${fields(f)}, waarvan ${irrigated} bevloeid, en ${sticks(s)}.`,
  farmGrid: (name) => `De akkers van ${name}; rij 0, kolom 0 is de eerste akker`,
  dry: 'droog',
  irrigated: (on: readonly Side[]) => `${many(on.length, 'kanaal', 'kanalen')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Kittens',
    sticks: 'Kanalen (per bevloeide akker)',
    'sold-coins': 'Munten bij handelaars',
    'sold-food': 'Voedsel bij handelaars',
    coins: 'Munten',
    food: 'Voedsel (twee voor een punt)',
    penalties: 'Straffen',
  },
  endings: {
    fields: 'De laatste akker van het bord is genomen.',
    sticks: 'Het laatste kanaal van het bord is genomen.',
    kitten: 'Er is een kitten van een andere familie aangenomen.',
    rounds: 'Er zijn veertig ronden gespeeld.',
  },
  options: {
    supply: 'Voedsel en munten',
    sideB: 'Kant B van de tegels (elk twee acties)',
    first: 'Startspeler',
  },
  values: {
    true: 'ja',
    false: 'nee',
    random: 'willekeurig',
    box: 'Zoveel als er in de doos zit (96 en 20)',
    unlimited: 'Onbeperkt',
  },
  standing: { food: 'Voedsel altijd volgen', pass: 'Passen tot mijn beurt' },
  board: {
    confirm: 'Speel dit',
    confirmMove: (move) => `Speel dit: ${move}`,
    cancel: 'Terugleggen',
    again: (move) => `${move}. Gekozen; druk nog eens om te spelen.`,
    changes: 'Wat dit zou veranderen',
    comma: ', ',
    kittens: 'Je kittens',
    awake: (family: Family) => `een ${families[family]} kitten, wakker`,
    asleep: (family: Family) => `een ${families[family]} kitten, slapend`,
    workers: (awake, asleep, merchants) =>
      `${awake} wakker, ${asleep} slapend, ${merchants} ${many(merchants, 'handelaar', 'handelaars')}.`,
    food: 'Voedsel',
    coins: 'Munten',
    penalties: 'Straffen',
    points: 'Punten',
    pts: (n) => `${minus(n)} ${many(Math.abs(n), 'pt', 'ptn')}`,
    pointsOf: (name, total) => `${name}: ${points(total)}. Waaruit ze bestaan`,
    line: (line, points) => `${line}: ${points}`,
    noPoints: 'Nog geen punten.',
    evening: '’s Avonds',
    pays: (bill) => `betaalt ${bill}`,
    short: (n) => `${n} te weinig`,
    free: 'gratis',
    feed: 'Iedereen voeren',
    meals: (n, meal, irrigated) =>
      `${n} ${many(n, 'kitten eet', 'kittens eten')} elk ${meal}; ${irrigated} bevloeide ${many(irrigated, 'akker geeft', 'akkers geven')} elk 1.`,
    foodLeft: (n) => `nog ${n}`,
    unfed: 'Hongerig laten',
    notBoth: 'niet na een ontslag',
    each: 'per stuk',
    dismiss: 'Ontslaan',
    dismissHint: 'Een kitten ontslaan',
    pickKitten: 'kies een kitten',
    endsGame: 'Dan is dit de laatste ronde.',
    sending: (n) => `stuur ${workers(n)}`,
    tonight: (bill, food) => `Vanavond: hoogstens ${bill} voedsel${food === null ? '' : `; je hebt dan ${food}`}`,
    atEnd: (n) => `Aan het einde: +${n} voedsel voor wakkere kittens`,
    tomorrow: (asleep, waking) => `Morgen: ${asleep} slapend${waking > 0 ? `, iedereen wekken kost ${waking}` : ''}`,
    sellAll: (n) => `Verkoop aan ${n} ${many(n, 'handelaar', 'handelaars')}`,
    unsold: (n) => `${n} ${many(n, 'handelaar krijgt', 'handelaars krijgen')} vandaag niets.`,
    canSend: (awake) =>
      awake === 0
        ? 'Niemand is wakker: een tegel levert alleen het voedsel erop.'
        : `Je kunt ${workers(awake)} sturen; andere spelers mogen elk met één volgen.`,
    fieldHint: (water) =>
      water ? 'Een druppel toont waar al water is.' : 'Een akker helpt bij het voeren zodra een kanaal hem bevloeit.',
    stickHint: 'Tussen twee akkers scoort een kanaal 2 punten, aan de rand 1.',
    follow: 'Volgen',
    sell: 'Verkopen',
    thenOnly: 'daarna alleen',
    round: (round) => `Ronde ${round}`,
    turn: 'Delen van de beurt',
    parts: { morning: 'Ochtend', day: 'Dag', others: 'Anderen', evening: 'Avond' },
    ends: 'Einde bij de laatste akker of het laatste kanaal.',
    late: (left) =>
      left === 0 ? 'Na deze ronde is het hoe dan ook afgelopen.' : `Over ${rounds(left)} is het hoe dan ook afgelopen.`,
    lastRound: 'Laatste ronde!',
    aside: 'Er kunnen nog akkers en kanalen bij.',
    stockFood: (n) => `Nog ${n} voedsel in de voorraad`,
    stockCoins: (n) => `Nog ${units.coin(n)} in de voorraad`,
    fieldsLeft: (n) => `Nog ${fields(n)}`,
    sticksLeft: (n) => `Nog ${sticks(n)}`,
    kittensLeft: (family, n, name: string) => `Nog ${kittensOf(n, family)} voor ${name}`,
    actions: { food: 'Voedsel', irrigation: 'Bevloeiing', gold: 'Goud', recruit: 'Aannemen', fields: 'Akkers' },
    about: {
      food: '1 tot 6 arbeiders leveren 2, 5, 8, 12, 16 of 20 voedsel op.',
      irrigation: 'Elke arbeider legt een kanaal langs een vrije zijde van je akkers.',
      gold: 'Elke arbeider levert een munt op.',
      recruit: 'Elke arbeider haalt voor een munt een nieuw kitten.',
      fields: 'Elke arbeider legt een akker naast die van jou.',
    },
    roles: { worker: 'Arbeider', merchant: 'Handelaar' },
    rolesDo: { worker: 'kan aan het werk', merchant: '1 verkoop per ochtend' },
    fieldHere: (watered) =>
      watered ? 'Een akker hier krijgt meteen water.' : 'Een akker hier blijft droog tot een kanaal hem raakt.',
    stickHere: (n) =>
      n === 0
        ? 'Bevloeit geen akker die droog was.'
        : `Bevloeit nog ${fields(n)}: ’s avonds ${n} voedsel minder te betalen.`,
    takenBy: (tile, name) => `${tile}; genomen door ${name}`,
    turns: 'De tafel rond',
    first: 'startspeler',
    stances: {
      acts: 'handelt',
      decides: 'beslist',
      follows: 'volgt',
      passes: 'past',
      waits: 'wacht',
    },
    others: 'De andere huishoudens',
    larger: (name) => `${name}: inzoomen`,
    smaller: (name) => `${name}: uitzoomen`,
  },
  refusals: {
    'no-move': () => 'Die zet bestaat niet.',
    'game-over': () => 'De partij is afgelopen; er kan geen zet meer worden gespeeld.',
    'not-now': (v) => `De vraag is nu ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `Er slaapt geen ${families[v.family]} kitten.`
        : `Er ${many(v.asleep, 'slaapt', 'slapen')} maar ${kittensOf(v.asleep, v.family)}.`,
    'wake-cost': (v) => `Ze wekken kost ${v.cost} voedsel; je hebt er ${v.food}.`,
    'no-merchant': (v) =>
      `Geen ${bent[v.family]} handelaar ${v.goods === 0 ? 'zonder goederen' : `met ${v.goods} ${many(v.goods, 'stuk', 'stuks')}`} neemt dit: ${goods[v.good]}.`,
    'merchant-served': () => 'Die handelaar heeft vanochtend al iets gekregen.',
    'no-goods': (v) => `Er is geen ${goods[v.good]} meer om te verkopen.`,
    'no-tile': () => 'Geen tegel heeft deze acties.',
    'tile-taken': (v) => `Die tegel is deze ronde al genomen, door ${v.seat}.`,
    'either-way': (v) =>
      `Niemand kan een van beide acties doen, dus het maakt niet uit; noem ${actions[v.action]} als actie.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `Er is geen ${families[v.family]} kitten wakker.`
        : `Er ${many(v.awake, 'is', 'zijn')} maar ${kittensOf(v.awake, v.family)} wakker.`,
    'six-at-most': () => 'Hoogstens zes arbeiders kunnen een actie doen.',
    'no-use': (v) => `Voor ${actions[v.action]} kun je nu hoogstens ${workers(v.most)} gebruiken.`,
    'cannot-follow': (v) => `Dit kan nu niet: ${actions[v.action]}. Alleen passen blijft over.`,
    'somebody-sleeps': () => 'Er slaapt een arbeider, dus passen wekt er een; zeg van welke familie.',
    'cell-taken': (v) => `Op ${place(v.cell)} ligt al een akker.`,
    'cell-apart': (v) => `Geen akker van jou heeft een zijde gemeen met ${place(v.cell)}.`,
    'edge-taken': () => 'Langs die zijde ligt al een kanaal.',
    'edge-apart': () => 'Dat is geen zijde van een akker van jou.',
    'own-first': (v) => `Van je eigen familie ${many(v.left, 'is', 'zijn')} er eerst nog ${v.left} aan te nemen.`,
    'no-kitten': (v) => `Er is geen ${families[v.family]} kitten meer in de voorraad.`,
    'last-worker': () => 'De laatste arbeider van een huishouden kan niet worden ontslagen.',
    'not-in-household': () => 'Zo’n kitten is er niet in het huishouden.',
    'must-go-unfed': (v) =>
      `Met ${v.food} voedsel voor een rekening van ${v.bill} ${many(v.least, 'blijft', 'blijven')} minstens ${kittens(v.least)} hongerig.`,
    'too-many-unfed': (v) => `Een rekening van ${v.bill} laat hoogstens ${kittens(v.most)} hongerig.`,
    'not-both': () => 'Vanavond is iemand ontslagen, dus niemand mag hongerig blijven.',
    'dismiss-more': (v) => `Met ${v.food} voedsel voor een rekening van ${v.bill} moet er nog één worden ontslagen.`,
    'invalid-turn': () => 'Ronde, beurt en stap kloppen niet met elkaar.',
    'invalid-household': (v) => `Dit huishouden heeft wat het niet kan hebben: ${v.seat}.`,
    'invalid-kittens': (v) => `Er zijn ${kittensOf(v.count, v.family)}; dat kan niet.`,
    'invalid-farm': (v) => `Zo kunnen deze akkers en kanalen niet liggen: ${v.seat}.`,
    'invalid-supply': () => 'De akkers of kanalen op het bord kloppen niet met wat er ligt.',
    'invalid-stock': () => 'Voedsel of munten kloppen niet met die van de doos.',
    'invalid-ending': () => 'Het einde van de partij klopt niet met de stelling.',
    'invalid-tiles': () => 'De actietegels kloppen niet met de genomen beurten.',
  },
} satisfies Messages
