// A referee who was told the rules and hears the events, and knows nothing of the code: it keeps its own account of the table and
// says where something is told that the rules do not allow.
import type { Counts } from '../data.ts'
import type { MeowtopiaEvent } from '../events.ts'

type Told<K extends MeowtopiaEvent['kind']> = Extract<MeowtopiaEvent, { readonly kind: K }>

interface Merchant {
  readonly family: number
  good: string
  goods: number
  /** Has received its unit this morning. */
  served: boolean
}

interface Household {
  readonly awake: number[]
  readonly asleep: number[]
  readonly merchants: Merchant[]
  readonly fields: Set<string>
  readonly sticks: Set<string>
  food: number
  coins: number
  penalties: number
}

// §1.1, §2, §4.3, §5 as the rules tell them.
const FIELDS = { 2: 18, 3: 19, 4: 22 } as const
const STICKS = { 2: 20, 3: 22, 4: 24 } as const
const LADDER = [0, 2, 5, 8, 12, 16, 20]
const TILES = ['food', 'irrigation', 'gold', 'recruit', 'fields']
const SIDE_B = ['irrigation', 'gold', 'recruit', 'fields', 'food']
/** Where every farm begins. */
const [X, Y] = [32, 32]

const sum = (counts: Counts) => counts.reduce((total, count) => total + count, 0)
const field = (x: number, y: number) => `${x},${y}`
/** An edge by the cell north or west of which it lies. */
const edge = (x: number, y: number, side: number) =>
  side % 2 === 0 ? `north of ${x},${y + (side === 2 ? 1 : 0)}` : `west of ${x + (side === 1 ? 1 : 0)},${y}`
const around = (x: number, y: number) => [
  [x, y - 1],
  [x + 1, y],
  [x, y + 1],
  [x - 1, y],
]

export class Referee {
  readonly #households: Household[]
  readonly #supply: number[]
  readonly #tileFood = [0, 0, 0, 0, 0]
  readonly #taken = new Set<number>()
  #fields: number
  #sticks: number
  /** §1.2 what lies in the box; without limit if it is not played with. */
  #box = { food: Number.POSITIVE_INFINITY, coins: Number.POSITIVE_INFINITY }
  #round = 0
  #first = -1
  #turns = 0
  #ending: string | null = null
  #action = { does: '', others: '', pending: 0, actor: -1, asked: 0 }
  #parted = false

  constructor(seats: 2 | 3 | 4, boxed: boolean) {
    this.#households = Array.from({ length: seats }, (_, seat) => ({
      awake: [0, 1, 2, 3].map((family) => (family === seat ? 2 : 0)),
      asleep: [0, 0, 0, 0],
      merchants: [],
      fields: new Set([field(X, Y), field(X + 1, Y)]),
      sticks: new Set([edge(X, Y, 1)]),
      food: 4,
      coins: 1,
      penalties: 0,
    }))
    this.#supply = [0, 1, 2, 3].map((family) => (family < seats ? 4 : 0))
    this.#fields = FIELDS[seats]
    this.#sticks = STICKS[seats]
    if (boxed) this.#box = { food: 96 - 4 * seats, coins: 20 - seats }
  }

  hear(event: MeowtopiaEvent): void {
    const hearings: { readonly [K in MeowtopiaEvent['kind']]: (event: never) => void } = {
      start: ({ first }: Told<'start'>) => (this.#first = first - 1),
      round: (e: Told<'round'>) => this.#hearRound(e),
      turn: (e: Told<'turn'>) => this.#hearTurn(e),
      rested: (e: Told<'rested'>) => this.#hearRested(e),
      woke: (e: Told<'woke'>) => this.#hearWoke(e),
      sold: (e: Told<'sold'>) => this.#hearSold(e),
      took: (e: Told<'took'>) => this.#hearTook(e),
      sent: (e: Told<'sent'>) => this.#hearSent(e),
      followed: (e: Told<'followed'>) => this.#hearFollowed(e),
      passed: (e: Told<'passed'>) => this.#hearPassed(e),
      field: (e: Told<'field'>) => this.#hearField(e),
      stick: (e: Told<'stick'>) => this.#hearStick(e),
      recruited: (e: Told<'recruited'>) => this.#hearRecruited(e),
      dismissed: (e: Told<'dismissed'>) => this.#hearDismissed(e),
      fed: (e: Told<'fed'>) => this.#hearFed(e),
      triggered: (e: Told<'triggered'>) => this.#is(e.ending, this.#ending, 'what triggers the end'),
      left: (e: Told<'left'>) => this.#hearLeft(e),
      ended: (e: Told<'ended'>) => this.#hearEnded(e),
      awake: (e: Told<'awake'>) => this.#hearAwake(e),
    }
    hearings[event.kind](event as never)
  }

  /** §8 */
  scores(): number[] {
    return this.#households.map((home) => {
      const on = (good: string) => sum(home.merchants.map((one) => (one.good === good ? one.goods : 0)))
      const watered = sum([...home.fields].map((at) => this.#edges(home, at)))
      const kept = home.coins + Math.floor(home.food / 2) - 3 * home.penalties
      return 3 * this.#kittens(home) + watered + 3 * on('coin') + 2 * on('food') + kept
    })
  }

  #is(told: unknown, right: unknown, what: string): void {
    if (JSON.stringify(told) !== JSON.stringify(right))
      throw new Error(
        `round ${this.#round}: ${what}: told ${JSON.stringify(told)}, by the rules ${JSON.stringify(right)}`,
      )
  }

  get #active(): number {
    return (this.#first + this.#turns - 1) % this.#households.length
  }

  #kittens({ awake, asleep, merchants }: Household): number {
    return sum(awake) + sum(asleep) + merchants.length
  }

  /** How many edges of a field have a stick. */
  #edges({ sticks }: Household, at: string): number {
    const [x, y] = at.split(',').map(Number)
    return [0, 1, 2, 3].filter((side) => sticks.has(edge(x, y, side))).length
  }

  #bill(home: Household): number {
    return Math.max(0, 2 * this.#kittens(home) - [...home.fields].filter((at) => this.#edges(home, at) > 0).length)
  }

  /** §1.2 gains what is left. */
  #gain(home: Household, what: 'food' | 'coins', wanted: number, told: number, why: string): void {
    const gained = Math.min(wanted, this.#box[what])
    this.#is(told, gained, why)
    this.#box[what] -= gained
    home[what] += gained
  }

  #pay(home: Household, what: 'food' | 'coins', paid: number): void {
    home[what] -= paid
    this.#box[what] += paid
    this.#is(home[what] >= 0, true, `${what} that is paid is there`)
  }

  // §3

  #hearRound({ round, first }: Told<'round'>): void {
    const seats = this.#households.length
    this.#is([round, first], [this.#round + 1, (this.#first + 1) % seats], 'the next round')
    if (round > 1) this.#is(this.#turns, seats, 'turns in the round before')
    this.#is(this.#ending, null, 'no round follows once the end is triggered')
    this.#round = round
    this.#first = first
    this.#turns = 0
    this.#taken.clear()
  }

  #hearTurn({ seat }: Told<'turn'>): void {
    this.#turns++
    this.#is(seat, this.#active, 'whose turn it is')
    this.#parted = false
    for (const merchant of this.#households[seat].merchants) merchant.served = false
  }

  #hearLeft({ tiles, food }: Told<'left'>): void {
    const left = [0, 1, 2, 3, 4].filter((tile) => !this.#taken.has(tile))
    this.#is(tiles.length, left.length, 'tiles nobody took')
    this.#is(food, Math.min(left.length, this.#box.food), 'food for tiles nobody took')
    for (const tile of left.slice(0, food)) this.#tileFood[tile]++
    this.#box.food -= food
  }

  // §4.1, §4.2

  #hearRested({ seat, food }: Told<'rested'>): void {
    const home = this.#households[seat]
    this.#is([seat, sum(home.asleep)], [this.#active, 0], 'all awake')
    this.#gain(home, 'food', 1, food, 'food for whoever is rested')
  }

  #hearWoke({ seat, kittens, paid }: Told<'woke'>): void {
    const home = this.#households[seat]
    const asleep = sum(home.asleep)
    this.#is([seat, asleep > 0], [this.#active, true], 'somebody sleeps')
    this.#is(paid, asleep === 1 ? 0 : sum(kittens), 'the price of waking')
    this.#pay(home, 'food', paid)
    this.#shift(home.asleep, home.awake, kittens)
  }

  #shift(from: number[], to: number[], kittens: Counts): void {
    for (const [family, count] of kittens.entries()) {
      from[family] -= count
      to[family] += count
      this.#is(from[family] >= 0, true, 'kittens who wake or are sent are there')
    }
  }

  #hearSold({ seat, family, good, goods }: Told<'sold'>): void {
    const home = this.#households[seat]
    const merchant = home.merchants.find(
      (one) => one.family === family && one.goods === goods - 1 && !one.served && ['none', good].includes(one.good),
    )
    if (!merchant || seat !== this.#active) throw new Error(`no merchant of ${seat} can sell ${good}`)
    merchant.good = good
    merchant.goods = goods
    merchant.served = true
    // What lies on a merchant does not go back to the box.
    home[good === 'food' ? 'food' : 'coins']--
    this.#is(Math.min(home.food, home.coins) >= 0, true, 'what is sold is there')
  }

  // §4.3, §4.4, §5

  #hearTook({ seat, tile, does, others, food }: Told<'took'>): void {
    this.#is([seat, this.#taken.has(tile)], [this.#active, false], 'a free tile')
    const shown = does === others ? [TILES[tile]] : [TILES[tile], SIDE_B[tile]]
    this.#is(
      [does, others].every((action) => shown.includes(action)),
      true,
      'what the tile shows',
    )
    this.#is(food, this.#tileFood[tile], 'the food on the tile')
    this.#households[seat].food += food
    this.#tileFood[tile] = 0
    this.#taken.add(tile)
    this.#action = { does, others, pending: 0, actor: seat, asked: 0 }
  }

  #hearSent({ seat, action, kittens, food, coins }: Told<'sent'>): void {
    this.#is([seat, action], [this.#active, this.#action.does], 'who is sent to do what')
    this.#is(sum(kittens) <= 6, true, 'six workers at most')
    this.#work(seat, action, kittens, food, coins)
  }

  #hearFollowed({ seat, action, kittens, food, coins }: Told<'followed'>): void {
    this.#nextAsked(seat)
    this.#is([sum(kittens), action], [1, this.#action.others], 'one worker follows')
    this.#work(seat, action, kittens, food, coins)
  }

  #hearPassed({ seat, wakes, food }: Told<'passed'>): void {
    const home = this.#households[seat]
    this.#nextAsked(seat)
    this.#is(wakes === null, sum(home.asleep) === 0, 'whoever passes wakes somebody if anybody sleeps')
    if (wakes === null) this.#gain(home, 'food', 1, food, 'food for passing')
    else
      this.#shift(
        home.asleep,
        home.awake,
        [0, 1, 2, 3].map((family) => (family === wakes ? 1 : 0)),
      )
  }

  /** Everybody else, clockwise, once the one before has placed everything. */
  #nextAsked(seat: number): void {
    this.#action.asked++
    this.#is(this.#action.pending, 0, 'everything is placed before the next is asked')
    this.#is(seat, (this.#active + this.#action.asked) % this.#households.length, 'who is asked to follow')
  }

  #work(seat: number, action: string, kittens: Counts, food: number, coins: number): void {
    const home = this.#households[seat]
    const workers = sum(kittens)
    this.#shift(home.awake, home.asleep, kittens)
    this.#gain(home, 'food', action === 'food' ? LADDER[workers] : 0, food, 'food brought')
    this.#gain(home, 'coins', action === 'gold' ? workers : 0, coins, 'coins brought')
    this.#action.pending = action === 'food' || action === 'gold' ? 0 : workers
    this.#action.actor = seat
  }

  #place(seat: number): Household {
    this.#is([seat, this.#action.pending > 0], [this.#action.actor, true], 'who places something')
    this.#action.pending--
    return this.#households[seat]
  }

  #hearField({ seat, column, row, irrigated }: Told<'field'>): void {
    const home = this.#place(seat)
    const beside = around(column, row).some(([x, y]) => home.fields.has(field(x, y)))
    this.#is(
      [beside, home.fields.has(field(column, row))],
      [true, false],
      'a field lies beside another, on a free cell',
    )
    home.fields.add(field(column, row))
    this.#is(irrigated, this.#edges(home, field(column, row)) > 0, 'the field is irrigated')
    this.#fields--
    if (this.#fields === 0) this.#ending ??= 'fields'
  }

  #hearStick({ seat, column, row, side, points }: Told<'stick'>): void {
    const home = this.#place(seat)
    const at = edge(column, row, side)
    const [x, y] = around(column, row)[side]
    const waters = [field(column, row), field(x, y)].filter((one) => home.fields.has(one)).length
    this.#is([home.sticks.has(at), points], [false, waters], 'a stick lies on a free edge of one or two fields')
    this.#is(waters > 0, true, 'a stick waters a field')
    home.sticks.add(at)
    this.#sticks--
    if (this.#sticks === 0) this.#ending ??= 'sticks'
  }

  #hearRecruited({ seat, family, role }: Told<'recruited'>): void {
    const home = this.#place(seat)
    if (family !== seat) {
      this.#is(this.#supply[seat], 0, 'one’s own family comes first')
      this.#ending ??= 'kitten'
    }
    this.#pay(home, 'coins', 1)
    this.#supply[family]--
    this.#is(this.#supply[family] >= 0, true, 'a kitten is left')
    if (role === 0) home.awake[family]++
    else home.merchants.push({ family, good: 'none', goods: 0, served: true })
  }

  // §4.5

  #hearDismissed({ seat, family, was, good, goods, food }: Told<'dismissed'>): void {
    const home = this.#households[seat]
    this.#is([seat, this.#bill(home) > 0], [this.#active, true], 'who owes food')
    if (was === 'merchant') {
      const i = home.merchants.findIndex((one) => one.family === family && one.good === good && one.goods === goods)
      this.#is(home.merchants.splice(i, i < 0 ? 0 : 1).length, 1, 'the merchant is there')
      if (good !== 'none') this.#box[good === 'food' ? 'food' : 'coins'] += goods
    } else {
      home[was][family]--
      this.#is(home[was][family] >= 0, true, 'the kitten is there')
      this.#is(sum(home.awake) + sum(home.asleep) > 0, true, 'the last worker stays')
    }
    this.#supply[family]++
    this.#gain(home, 'food', 3, food, 'food for a kitten dismissed')
    this.#parted = true
  }

  #hearFed({ seat, bill, paid, unfed }: Told<'fed'>): void {
    const home = this.#households[seat]
    this.#is(this.#action.asked, this.#households.length - 1, 'everybody was asked to follow')
    this.#is([seat, bill], [this.#active, this.#bill(home)], 'the bill')
    this.#is(paid, Math.max(0, bill - 2 * unfed), 'what is paid')
    this.#is(unfed > 0 && this.#parted, false, 'dismissed or kept all, not both')
    this.#is(unfed <= Math.ceil(bill / 2), true, 'no more go hungry than have something to eat')
    this.#pay(home, 'food', paid)
    home.penalties += unfed
  }

  // §7

  #hearEnded({ ending }: Told<'ended'>): void {
    this.#is(this.#turns, this.#households.length, 'the round is finished')
    if (this.#ending === null) this.#is(this.#round, 40, 'the last round')
    this.#is(ending, this.#ending ?? 'rounds', 'why it ends')
  }

  #hearAwake({ seat, food }: Told<'awake'>): void {
    const home = this.#households[seat]
    this.#is(food, sum(home.awake) + home.merchants.length, 'food for awake kittens')
    home.food += food
  }
}
