// Meowtopia in English.
import type { Sentences } from '../../../core/words.ts'
import { capital, listing, minus, plural } from '../../../core/words.ts'
import type { ActionName, Crew, Family, FarmCell, Gain, GoodName, NamedMerchant, Sale, Sold, Unable } from '../data.ts'
import type { Side } from '../grid.ts'
import type { Phase, RefusalValues } from '../refusals.ts'

const many = plural('en')
const list = listing('en')
const units: { readonly [G in GoodName]: (n: number) => string } = {
  food: (n) => `${n} food`,
  coin: (n) => `${n} ${many(n, 'coin', 'coins')}`,
  none: () => 'nothing',
}
const points = (n: number) => `${minus(n)} ${many(Math.abs(n), 'point', 'points')}`
const workers = (n: number) => `${n} ${many(n, 'worker', 'workers')}`

const families: { readonly [F in Family]: string } = { ginger: 'ginger', black: 'black', grey: 'grey', white: 'white' }
const actions: { readonly [A in ActionName]: string } = {
  food: 'food',
  irrigation: 'irrigation',
  gold: 'gold',
  recruit: 'recruiting',
  fields: 'fields',
}
const goods: { readonly [G in Sold]: string } = { food: 'food', coin: 'coin' }
const sides: { readonly [S in Side]: string } = { north: 'north', east: 'east', south: 'south', west: 'west' }
const phases: { readonly [P in Phase]: string } = {
  wake: 'whom to wake',
  sell: 'what to sell',
  take: 'which tile to take',
  send: 'how many workers to send',
  field: 'where to lay a field',
  stick: 'where to lay a stick',
  recruit: 'whom to recruit',
  follow: 'to follow or to pass',
  evening: 'how to feed the kittens',
  over: 'nothing',
}
const column = (east: number) => (east === 0 ? 'column 0' : `column ${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`)
const row = (south: number) => (south === 0 ? 'row 0' : `row ${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`)
const place = ({ east, south }: FarmCell) => `${row(south)}, ${column(east)}`
const where = (at: FarmCell) => `${place(at)}, counted from the first field`
/** Why somebody had to pass. */
const forced: { readonly [U in Unable]: string } = {
  awake: 'has nobody awake, passes',
  coin: 'has no coin, passes',
  use: 'can do nothing with it, passes',
}
const passes = (name: string, unable: Unable | null) => `${name} ${unable ? forced[unable] : 'passes'}`
const tile = (on: readonly ActionName[]) => on.map((action) => actions[action]).join('–')
const tiles = (those: readonly (readonly ActionName[])[]) => list(those.map(tile))
const gained = ({ good, n }: Gain) => units[good](n)
/** '2 ginger and 1 black'. */
const byFamily = (crew: Crew) => list(crew.map(({ family, n }) => `${n} ${families[family]}`))
function kittens(crew: Crew): string {
  const n = crew.reduce((sum, one) => sum + one.n, 0)
  return `${byFamily(crew)} ${many(n, 'kitten', 'kittens')}`
}
const bearing = ({ good, goods }: NamedMerchant) => (good === 'none' ? 'without goods' : `with ${units[good](goods)}`)
const merchant = (one: NamedMerchant) => `a ${families[one.family]} merchant ${bearing(one)}`

const takes = (on: readonly ActionName[], food: number) =>
  food === 0 ? `Take the ${tile(on)} tile` : `Take the ${tile(on)} tile with ${food} food`

export const en = {
  name: 'Meowtopia',
  aim: 'Most points when the supply runs out',
  about: 'Send your kittens to work, let them nap, feed them every evening and water your fields: be the next mayor.',
  notice:
    'Ludopolis is an independent, unofficial implementation. The coats of the families, the values of the food tokens and which two actions stand on each tile of side B are our own.',
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
    wake: (name: string | null) => (name ? `${name} decides whom to wake.` : 'Morning: whom do you wake?'),
    sell: (name: string | null) => (name ? `${name} may sell to merchants.` : 'Morning: sell to your merchants?'),
    take: (name: string | null) => (name ? `${name} takes an action tile.` : 'Day: take an action tile.'),
    send: (name: string | null) => (name ? `${name} sends workers.` : 'Day: how many workers to send?'),
    field: (name: string | null, left: number) => (name ? `${name} lays a field.` : `Lay a field (${left} to lay).`),
    stick: (name: string | null, left: number) => (name ? `${name} lays a stick.` : `Lay a stick (${left} to lay).`),
    recruit: (name: string | null, left: number) =>
      name ? `${name} recruits a kitten.` : `Recruit a kitten (${left} to recruit).`,
    follow: (name: string | null, active: string, action: ActionName) =>
      name ? `${name} follows or passes.` : `Follow ${active} (${actions[action]}) or pass?`,
    evening: (name: string | null) => (name ? `${name} feeds the kittens.` : 'Evening: feed your kittens.'),
    over: (_name: string | null) => 'The game is over.',
  },
  moves: {
    wakeNobody: 'Wake nobody',
    wake: (n: number, paid: number) =>
      paid === 0 ? `Wake ${workers(n)} for free` : `Wake ${workers(n)} for ${paid} food`,
    sell: (good: Sold) => `Sell ${gained({ good, n: 1 })}`,
    toMerchant: (one: NamedMerchant) => `to ${merchant(one)}`,
    close: 'Sell nothing more',
    sellNothing: 'Sell nothing',
    take: takes,
    does: (does: ActionName, others: ActionName) => `do ${actions[does]}, the others do ${actions[others]}`,
    sendNobody: 'Send nobody',
    send: (n: number, gain: Gain | null) =>
      gain === null ? `Send ${workers(n)}` : `Send ${workers(n)} for ${gained(gain)}`,
    field: 'Lay a field',
    fieldColumn: (east: number, pts: number) =>
      pts === 0 ? column(east) : `${column(east)}, irrigated, ${points(pts)}`,
    stick: 'Lay a stick',
    stickSide: (east: number, side: Side, pts: number) =>
      `${column(east)}, ${sides[side]} side of the field, ${points(pts)}`,
    recruit: (family: Family) => `Recruit a ${families[family]} kitten`,
    roles: { worker: 'as a worker', merchant: 'as a merchant' },
    follow: (action: ActionName) => `Follow with ${actions[action]}`,
    withFamily: (family: Family) => `send a ${families[family]} kitten`,
    pass: 'Pass',
    passWakes: (family: Family) => `a ${families[family]} kitten wakes`,
    passFood: (food: number): string => (food === 0 ? 'no food is left to gain' : `gain ${food} food`),
    dismiss: 'Dismiss a worker',
    states: {
      awake: (family: Family) => `a ${families[family]} one that is awake`,
      asleep: (family: Family) => `a ${families[family]} one that is asleep`,
    },
    retire: 'Dismiss a merchant',
    retired: (one: NamedMerchant) => `a ${families[one.family]} one ${bearing(one)}`,
    feedAll: (paid: number) => `Feed everybody for ${paid} food`,
    feed: (unfed: number, paid: number, pts: number) =>
      `Leave ${unfed} ${many(unfed, 'kitten', 'kittens')} unfed for ${points(pts)} and pay ${paid} food`,
    /** Told whole, since their phrases joined make no sentence. */
    whole: {
      wake: (crew: Crew, paid: number) => `Wake ${kittens(crew)} for ${paid === 0 ? 'free' : units.food(paid)}`,
      sell: (good: Sold, to: NamedMerchant) => `Sell ${gained({ good, n: 1 })} to ${merchant(to)}`,
      take: (on: readonly ActionName[], food: number, does: ActionName, others: ActionName) =>
        `${takes(on, food)}: you do ${actions[does]}, the others ${actions[others]}`,
      send: (crew: Crew, gain: Gain | null) => `Send ${kittens(crew)}${gain ? ` for ${gained(gain)}` : ''}`,
      field: (at: FarmCell, pts: number) =>
        pts === 0 ? `Lay a dry field (${place(at)})` : `Lay a field, irrigated at once: ${points(pts)} (${place(at)})`,
      stick: (side: Side, at: FarmCell, pts: number) =>
        `Lay a stick on the ${sides[side]} side of the field (${place(at)}): ${points(pts)}`,
      recruit: {
        worker: (family: Family) => `Recruit a ${families[family]} kitten as a worker`,
        merchant: (family: Family) => `Recruit a ${families[family]} kitten as a merchant`,
      },
      follow: (action: ActionName, family: Family) => `Follow with a ${families[family]} kitten: ${actions[action]}`,
      passWakes: (family: Family) => `Pass and wake a ${families[family]} kitten`,
      passFood: (food: number) => (food === 0 ? 'Pass, though no food is left to gain' : `Pass and gain ${food} food`),
      dismiss: {
        awake: (family: Family) => `Dismiss a ${families[family]} worker who is awake`,
        asleep: (family: Family) => `Dismiss a ${families[family]} worker who is asleep`,
      },
      retire: (one: NamedMerchant) => `Dismiss ${merchant(one)}`,
    },
  },
  events: {
    start: (first: string, sideB: boolean) => `${first} goes first${sideB ? '; the tiles show side B' : ''}.`,
    round: (round: number, first: string) => `${first} begins round ${round}.`,
    lateRound: (round: number, last: number, first: string) =>
      round === last
        ? `${first} begins round ${round}, the last one in any case.`
        : `${first} begins round ${round}; the game ends after round ${last} at the latest.`,
    turn: (name: string) => `It is ${name}’s turn.`,
    rested: (name: string, food: number) =>
      food === 0
        ? `${name} has all workers awake, but no food is left to gain.`
        : `${name} has all workers awake and gains ${food} food.`,
    wokeNobody: (name: string) => `${name} wakes nobody.`,
    woke: (name: string, crew: Crew, paid: number) =>
      paid === 0 ? `${name} wakes ${kittens(crew)} for free.` : `${name} pays ${paid} food and wakes ${kittens(crew)}.`,
    sold: (name: string, { family, good, goods }: Sale) =>
      `${name} sells ${gained({ good, n: 1 })} to a ${families[family]} merchant, which now has ${units[good](goods)}.`,
    took: (name: string, action: ActionName, food: number) =>
      food === 0
        ? `${name} takes the ${actions[action]} tile.`
        : `${name} takes the ${actions[action]} tile and the ${food} food on it.`,
    tookB: (name: string, does: ActionName, others: ActionName, food: number) =>
      `${name} takes a tile to do ${actions[does]}; the others may do ${actions[others]}.${food === 0 ? '' : ` ${food} food was on it.`}`,
    sentNobody: (name: string) => `${name} sends nobody.`,
    sent: (name: string, crew: Crew, action: ActionName) => `${name} sends ${kittens(crew)} for ${actions[action]}.`,
    sentGain: (name: string, crew: Crew, gain: Gain) => `${name} sends ${kittens(crew)} and gains ${gained(gain)}.`,
    followed: (name: string, crew: Crew, action: ActionName) =>
      `${name} follows with ${kittens(crew)} for ${actions[action]}.`,
    followedGain: (name: string, crew: Crew, gain: Gain) =>
      `${name} follows with ${kittens(crew)} and gains ${gained(gain)}.`,
    passedWakes: (name: string, family: Family, unable: Unable | null) =>
      `${passes(name, unable)}, and a ${families[family]} kitten wakes.`,
    passedFood: (name: string, food: number, unable: Unable | null) =>
      food === 0
        ? `${passes(name, unable)}. No food is left to gain.`
        : `${passes(name, unable)} and gains ${food} food.`,
    field: (name: string, at: FarmCell, irrigated: boolean, pts: number) =>
      irrigated
        ? `${name} lays a field, irrigated at once: ${points(pts)} (${where(at)}).`
        : `${name} lays a dry field (${where(at)}).`,
    stick: (name: string, side: Side, at: FarmCell, pts: number) =>
      `${name} lays a stick: ${points(pts)} (${sides[side]} side of ${where(at)}).`,
    recruited: {
      worker: (name: string, family: Family) => `${name} recruits a ${families[family]} kitten as a worker.`,
      merchant: (name: string, family: Family) => `${name} recruits a ${families[family]} kitten as a merchant.`,
    },
    dismissed: {
      awake: (name: string, family: Family, food: number) =>
        `${name} dismisses a ${families[family]} kitten that was awake: ${food} food.`,
      asleep: (name: string, family: Family, food: number) =>
        `${name} dismisses a ${families[family]} kitten that was asleep: ${food} food.`,
    },
    dismissedMerchant: (name: string, one: NamedMerchant, food: number) =>
      `${name} dismisses ${merchant(one)}: ${food} food.`,
    fedFree: (name: string) => `${name} feeds everybody from the fields.`,
    fed: (name: string, paid: number) => `${name} feeds everybody for ${paid} food.`,
    unfed: (name: string, unfed: number, paid: number, pts: number) =>
      `${name} pays ${paid} food and leaves ${unfed} ${many(unfed, 'kitten', 'kittens')} unfed: ${points(pts)}.`,
    triggered: {
      fields: (name: string) => `${name} took the last field of the board: this is the last round.`,
      sticks: (name: string) => `${name} took the last stick of the board: this is the last round.`,
      kitten: (name: string) => `${name} recruited a kitten of another family: this is the last round.`,
      rounds: (_name: string) => 'This is the last round.',
    },
    left: (those: readonly (readonly ActionName[])[], food: number) =>
      food === those.length
        ? `Not taken: ${tiles(those)}. 1 food is put on ${many(those.length, 'it', 'each')}.`
        : food === 0
          ? `Not taken: ${tiles(those)}. No food is left to put there.`
          : `Not taken: ${tiles(those)}. There is food only for the first${food === 1 ? '' : ` ${food}`}.`,
    noneAwake: (name: string) => `No kitten of ${name} is awake.`,
    awake: (name: string, food: number) => `${name} gains ${food} food: 1 for each kitten awake at the end.`,
  },
  areas: {
    table: { command: 'table', heading: 'The table' },
    tiles: { command: 'tiles', heading: 'The action tiles' },
    supply: { command: 'supply', heading: 'The supply' },
    household: { command: 'household', heading: (name: string) => `The household of ${name}` },
    farm: { command: 'farm', heading: (name: string) => `The fields of ${name}` },
  },
  round: (round: number, last: number) => `Round ${round} of ${last} at most.`,
  late: (left: number) =>
    left === 0
      ? 'The game ends after this round, whatever happens.'
      : `The game ends in ${left} ${many(left, 'round', 'rounds')} at the latest, whatever happens.`,
  first: (name: string) => `${name} is the first player of this round.`,
  active: (name: string) => `It is ${name}’s turn.`,
  doing: (name: string, does: ActionName, others: ActionName) =>
    does === others
      ? `${name} took ${actions[does]}; the others may follow.`
      : `${name} took ${actions[does]}; the others may follow with ${actions[others]}.`,
  pending: (name: string, n: number, phase: 'field' | 'stick' | 'recruit') =>
    ({
      field: `${name} has ${n} ${many(n, 'field', 'fields')} to lay.`,
      stick: `${name} has ${n} ${many(n, 'stick', 'sticks')} to lay.`,
      recruit: `${name} has ${n} ${many(n, 'kitten', 'kittens')} to recruit.`,
    })[phase],
  lastRound: 'The end is triggered: this is the last round.',
  sideB: 'The tiles show side B: whoever takes one does one of its actions, the others may do the other.',
  tileGrid: { caption: 'Action tiles', head: ['Tile', 'Food on it', 'Taken by'] },
  nobody: 'nobody',
  nothing: '–',
  onBoard: (fields: number, sticks: number) =>
    `${fields} ${many(fields, 'field', 'fields')} and ${sticks} ${many(sticks, 'stick', 'sticks')} are left on the board.`,
  setAside: (fields: number, sticks: number) =>
    `${fields} ${many(fields, 'field', 'fields')} and ${sticks} ${many(sticks, 'stick', 'sticks')} lie aside for the last round.`,
  stock: (food: number, coins: number) => `The supply has ${units.food(food)} and ${units.coin(coins)} left.`,
  unlimited: 'Food and coins never run out.',
  parted: 'Somebody was dismissed this evening, so everybody left must be fed.',
  familyGrid: { caption: 'Kittens in the supply', head: ['Family', 'Player', 'Left'] },
  stores: (food: number, coins: number) => `${units.food(food)}, ${units.coin(coins)}.`,
  penalties: (n: number, pts: number) => `${n} penalty ${many(n, 'token', 'tokens')} (${points(pts)}).`,
  kittenGrid: { caption: 'Workers', head: ['Family', 'Awake', 'Asleep'] },
  merchantGrid: { caption: 'Merchants', head: ['Merchant', 'Family', 'Has', 'This morning'] },
  served: 'served',
  notServed: 'not served',
  noMerchants: 'No merchants.',
  bill: (bill: number, kittens: number, meal: number, irrigated: number) =>
    `Feeding everybody now would cost ${bill} food (${kittens} × ${meal} − ${irrigated} for irrigated fields).`,
  farm: (fields: number, irrigated: number, sticks: number) =>
    `${fields} ${many(fields, 'field', 'fields')}, ${irrigated} of them irrigated, and ${sticks} ${many(sticks, 'stick', 'sticks')}.`,
  farmGrid: (name: string) => `${name}’s fields; row 0, column 0 is the first field`,
  dry: 'dry',
  irrigated: (on: readonly Side[]) => `${many(on.length, 'stick', 'sticks')} ${list(on.map((side) => sides[side]))}`,
  lines: {
    kittens: 'Kittens',
    sticks: 'Sticks (by the fields they water)',
    'sold-coins': 'Coins on merchants',
    'sold-food': 'Food on merchants',
    coins: 'Coins',
    food: 'Food (two for a point)',
    penalties: 'Penalties',
  },
  endings: {
    fields: 'The last field of the board was taken.',
    sticks: 'The last stick of the board was taken.',
    kitten: 'A kitten of another family was recruited.',
    rounds: 'Forty rounds have been played.',
  },
  options: {
    supply: 'Food and coins',
    sideB: 'Side B of the tiles (two actions each)',
    first: 'First player',
  },
  values: {
    true: 'yes',
    false: 'no',
    random: 'at random',
    box: 'As many as the box holds (96 and 20)',
    unlimited: 'Without limit',
  },
  standing: { food: 'Always follow food', pass: 'Pass until my turn' },
  board: {
    confirm: 'Play this',
    confirmMove: (move: string) => `Play this: ${move}`,
    cancel: 'Put back',
    again: (move: string) => `${move}. Picked; press again to play.`,
    changes: 'What this would change',
    comma: ', ',
    kittens: 'Your kittens',
    awake: (family: Family) => `a ${families[family]} kitten, awake`,
    asleep: (family: Family) => `a ${families[family]} kitten, asleep`,
    workers: (awake: number, asleep: number, merchants: number) =>
      `${awake} awake, ${asleep} asleep, ${merchants} ${many(merchants, 'merchant', 'merchants')}.`,
    food: 'Food',
    coins: 'Coins',
    penalties: 'Penalties',
    points: 'Points',
    pts: (n: number) => `${minus(n)} ${many(Math.abs(n), 'pt', 'pts')}`,
    pointsOf: (name: string, total: number) => `${name}: ${points(total)}. What they are made of`,
    line: (line: string, points: string) => `${line}: ${points}`,
    noPoints: 'No points yet.',
    evening: 'In the evening',
    pays: (bill: number) => `pays ${bill}`,
    short: (n: number) => `short by ${n}`,
    free: 'free',
    feed: 'Feed all',
    meals: (kittens: number, meal: number, irrigated: number) =>
      `${kittens} ${many(kittens, 'kitten eats', 'kittens eat')} ${meal} each; ${irrigated} irrigated ${many(irrigated, 'field gives', 'fields give')} 1 each.`,
    foodLeft: (n: number) => `${n} left`,
    unfed: 'Leave unfed',
    notBoth: 'not after a dismissal',
    each: 'each',
    dismiss: 'Dismiss',
    dismissHint: 'Dismiss a kitten',
    pickKitten: 'pick a kitten',
    endsGame: 'This is the last round, then.',
    sending: (n: number) => `send ${workers(n)}`,
    tonight: (bill: number, food: number | null) =>
      `Tonight: ${bill} food at most${food === null ? '' : `; you will have ${food}`}`,
    atEnd: (n: number) => `At the end: +${n} food for kittens awake`,
    tomorrow: (asleep: number, waking: number): string =>
      `Tomorrow: ${asleep} asleep${waking > 0 ? `, ${waking} food to wake all` : ''}`,
    sellAll: (n: number) => `Sell to ${n} ${many(n, 'merchant', 'merchants')}`,
    unsold: (n: number) => `${n} ${many(n, 'merchant gets', 'merchants get')} nothing today.`,
    canSend: (awake: number): string =>
      awake === 0
        ? 'Nobody is awake: a tile only brings the food on it.'
        : `${workers(awake)} can be sent; the other players may follow with one each.`,
    fieldHint: (water: boolean): string =>
      water ? 'A drop marks where there is water already.' : 'A field helps to feed once a stick waters it.',
    stickHint: 'Between two fields a stick scores 2 points, at the outer edge 1.',
    follow: 'Follow',
    sell: 'Sell',
    thenOnly: 'then only',
    round: (round: number) => `Round ${round}`,
    turn: 'Parts of the turn',
    parts: { morning: 'Morning', day: 'Day', others: 'Others', evening: 'Evening' },
    ends: 'Ends with the last field or stick.',
    late: (left: number): string =>
      left === 0
        ? 'After this round it ends in any case.'
        : `In ${left} ${many(left, 'round', 'rounds')} it ends in any case.`,
    lastRound: 'Last round!',
    aside: 'More fields and sticks can still be laid.',
    stockFood: (n: number) => `${n} food left in the supply`,
    stockCoins: (n: number) => `${n} ${many(n, 'coin', 'coins')} left in the supply`,
    fieldsLeft: (n: number) => `${n} ${many(n, 'field', 'fields')} left`,
    sticksLeft: (n: number) => `${n} ${many(n, 'stick', 'sticks')} left`,
    kittensLeft: (family: Family, n: number, name: string) =>
      `${n} ${families[family]} ${many(n, 'kitten', 'kittens')} left for ${name}`,
    actions: { food: 'Food', irrigation: 'Irrigation', gold: 'Gold', recruit: 'Recruit', fields: 'Fields' },
    about: {
      food: '1 to 6 workers bring 2, 5, 8, 12, 16 or 20 food.',
      irrigation: 'Each worker lays a stick on a free side of your fields.',
      gold: 'Each worker brings a coin.',
      recruit: 'Each worker and a coin bring a new kitten.',
      fields: 'Each worker lays a field beside yours.',
    },
    roles: { worker: 'Worker', merchant: 'Merchant' },
    rolesDo: { worker: 'can be sent to work', merchant: '1 sale a morning' },
    fieldHere: (watered: boolean): string =>
      watered ? 'A field here gets water at once.' : 'A field here stays dry until a stick touches it.',
    stickHere: (n: number) =>
      n === 0
        ? 'Waters no field that was dry.'
        : `Waters ${n} more ${many(n, 'field', 'fields')}: ${n} food less to pay in the evening.`,
    takenBy: (tile: string, name: string) => `${tile}; taken by ${name}`,
    turns: 'Round the table',
    first: 'first player',
    stances: {
      acts: 'acts',
      decides: 'decides',
      follows: 'follows',
      passes: 'passes',
      waits: 'waits',
    },
    others: 'The other households',
    larger: (name: string) => `${name}: look closer`,
    smaller: (name: string) => `${name}: make smaller`,
  },
  refusals: {
    'no-move': () => 'That move does not exist.',
    'game-over': () => 'The game is over; no more moves can be played.',
    'not-now': (v) => `The question now is ${phases[v.phase]}.`,
    'not-asleep': (v) =>
      v.asleep === 0
        ? `No ${families[v.family]} kitten is asleep.`
        : `Only ${v.asleep} ${families[v.family]} ${many(v.asleep, 'kitten is', 'kittens are')} asleep.`,
    'wake-cost': (v) => `Waking them costs ${v.cost} food, and there is ${v.food}.`,
    'no-merchant': (v) =>
      `No ${families[v.family]} merchant ${v.goods === 0 ? 'without goods' : `that has ${v.goods}`} takes this: ${goods[v.good]}.`,
    'merchant-served': () => 'That merchant has had its unit this morning.',
    'no-goods': (v) => `There is no ${goods[v.good]} left to sell.`,
    'no-tile': () => 'No tile has these actions.',
    'tile-taken': (v) => `${v.seat} has taken that tile this round.`,
    'either-way': (v) =>
      `Nobody can do either action, so it makes no difference; name ${actions[v.action]} as the action done.`,
    'not-awake': (v) =>
      v.awake === 0
        ? `No ${families[v.family]} kitten is awake.`
        : `Only ${v.awake} ${families[v.family]} ${many(v.awake, 'kitten is', 'kittens are')} awake.`,
    'six-at-most': () => 'Six workers at most can do an action.',
    'no-use': (v) =>
      `For ${actions[v.action]}, ${v.most} ${many(v.most, 'worker', 'workers')} at most can be used now.`,
    'cannot-follow': (v) => `${capital(actions[v.action])} is impossible now: only passing is left.`,
    'somebody-sleeps': () => 'A worker is asleep, so passing wakes one; say of which family.',
    'cell-taken': (v) => `There is a field at ${place(v.cell)} already.`,
    'cell-apart': (v) => `No field of yours has a side in common with ${place(v.cell)}.`,
    'edge-taken': () => 'A stick lies on that side already.',
    'edge-apart': () => 'That is no side of a field of yours.',
    'own-first': (v) => `There ${many(v.left, 'is', 'are')} ${v.left} of your own family left to recruit first.`,
    'no-kitten': (v) => `No ${families[v.family]} kitten is left in the supply.`,
    'last-worker': () => 'The last worker of a household cannot be dismissed.',
    'not-in-household': () => 'There is no such kitten in the household.',
    'must-go-unfed': (v) =>
      `With ${v.food} food for a bill of ${v.bill}, ${v.least} ${many(v.least, 'kitten', 'kittens')} at least must go unfed.`,
    'too-many-unfed': (v) => `A bill of ${v.bill} leaves ${v.most} ${many(v.most, 'kitten', 'kittens')} unfed at most.`,
    'not-both': () => 'Somebody was dismissed this evening, so nobody may go unfed.',
    'dismiss-more': (v) => `With ${v.food} food for a bill of ${v.bill}, one more must be dismissed.`,
    'invalid-turn': () => 'Round, turn and step do not agree.',
    'invalid-household': (v) => `The household of ${v.seat} has what it cannot have.`,
    'invalid-kittens': (v) => `There are ${v.count} ${families[v.family]} kittens; that cannot be.`,
    'invalid-farm': (v) => `The fields and sticks of ${v.seat} cannot lie like this.`,
    'invalid-supply': () => 'The fields or sticks on the board do not agree with those laid.',
    'invalid-stock': () => 'The food or coins do not add up to those of the box.',
    'invalid-ending': () => 'The end of the game does not agree with the position.',
    'invalid-tiles': () => 'The action tiles do not agree with the turns taken.',
  } satisfies Sentences<RefusalValues>,
}

export type Messages = typeof en
