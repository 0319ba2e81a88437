// A referee who was told the rules and hears the events, and knows nothing of the code: it keeps its own account of the table and
// says where something is told that the rules do not allow. What is printed on cards it reads in the set as it is written.
import type { EvolutopiaEvent } from '../events.ts'
import type { Printed } from './table-account.ts'
import { Experts, Tiles, tell } from './table-account.ts'

type Told<K extends EvolutopiaEvent['kind']> = Extract<EvolutopiaEvent, { readonly kind: K }>

/** Which event shows that an action was taken, by action. */
const DONE_BY = [['took'], ['started'], ['laid-off', 'drew'], ['assigned'], ['inaugurated']] as const
const HELPING_HANDS = 0
const EMERGENCY_DRILL = 6
const SITE_MANAGER = 1

export class Referee {
  readonly #printed: Printed
  readonly #experts = new Experts()
  readonly #tiles = new Tiles()
  readonly #seats: number
  readonly #indicators: number[]
  readonly #blocked = new Set<number>()
  readonly #crises = { seen: new Set<number>(), under: [] as number[], drawn: 0 }
  readonly #plans = { seen: new Set<number>(), under: [] as number[], held: new Map<number, number>() }
  readonly #roles: number[][]
  readonly #uses: number[]
  #light: number
  #crisis = -1
  #active = -1
  /** Kinds of events heard this turn. */
  #heard = new Set<string>()
  #managing: 'no' | 'penalty' | 'revealed' | 'arrived' | 'blocking' = 'no'
  #roleUsed = false
  #toBlock = 0
  /** How many may still be assigned: three by the action, more by cards. */
  #toAssign = 0
  /** A plan settles the crisis, with or without experts. */
  #drill = false
  /** Changes that come together and are still to be told. */
  #due: string[] = []
  #planDue = false
  #over: string | null = null

  constructor(printed: Printed, seats: number, discovery: boolean, start: number) {
    this.#printed = printed
    this.#seats = seats
    this.#indicators = Array.from({ length: 5 }, () => (discovery ? 3 : 2))
    this.#light = discovery ? 2 : 1
    this.#roles = Array.from({ length: seats }, () => [])
    this.#uses = Array.from({ length: seats }, () => 0)
    this.#tiles.start = start
  }

  hear(event: EvolutopiaEvent): void {
    if (this.#due.length > 0 && !['indicator', 'light', 'to-bag'].includes(event.kind))
      tell(event.kind, `first ${this.#due.join(', ')}`, 'changes come together')
    this.#heard.add(event.kind)
    const hearing = this.#hearings[event.kind] as (event: EvolutopiaEvent) => void
    hearing(event)
  }

  /** §4, between two moves: it is over if and only if somebody has won or lost. */
  judge(): void {
    const lost = this.#indicators.includes(0) || this.#light >= this.#printed.lastLight || this.#crises.drawn > 45
    const won = this.#indicators.filter((points) => points >= 6).length >= 3 && this.#tiles.uncovered() === 0
    const due = lost ? 'lost' : won ? 'won' : null
    tell(this.#over?.split('-')[0] ?? null, due, 'whether it is over')
  }

  readonly #hearings: { readonly [K in EvolutopiaEvent['kind']]: (event: Told<K>) => void } = {
    nuisance: ({ nuisance, cell }) => this.#tiles.nuisances.set(cell, nuisance >> 1),
    dealt: ({ study, site, zone }) => {
      tell([study.length, zone.reduce((a, b) => a + b)], [2, 3], 'the deal')
      this.#tiles.deal(study, site)
      for (const [expert, count] of zone.entries()) this.#experts.move('bag', 'zone', expert, count)
    },
    top: ({ tile }) => this.#tiles.turnUp(tile),
    turn: (e) => this.#hearTurn(e),
    took: ({ tile }) => this.#tiles.take(tile),
    aside: ({ tile }) => this.#tiles.setAside(tile),
    left: ({ tile }) => tell(tile, this.#tiles.top, 'the top stays'),
    under: ({ tiles }) => {
      for (const tile of tiles) if (this.#tiles.goUnder(tile)) this.#experts.leave(tile)
    },
    started: ({ tile }) => {
      this.#tiles.toSite(tile)
      this.#planDue = this.#printed.marks[tile] === 'green'
    },
    rescued: ({ expert }) => this.#experts.move('loose', 'zone', expert),
    'to-bag': ({ experts }) => this.#experts.toBag(experts),
    'laid-off': ({ expert }) => this.#experts.move('zone', 'laid off', expert),
    drew: ({ expert }) => this.#experts.move('bag', 'drawn', expert),
    kept: ({ expert }) => this.#experts.move('drawn', 'zone', expert),
    dropped: ({ expert }) => this.#experts.move('drawn', 'dropped', expert),
    hired: ({ expert }) => this.#experts.move('bag', 'zone', expert),
    assigned: ({ expert, target }) => {
      tell(this.#toAssign-- > 0, true, 'not too many are assigned')
      this.#send('zone', expert, target)
    },
    seconded: ({ expert, target }) => this.#send('bag', expert, target),
    moved: ({ expert, from, to }) =>
      to > 35 ? this.#experts.move(from, 'zone', expert) : this.#send(from, expert, to),
    retrained: ({ out, into }) => {
      this.#experts.move('zone', 'bag', out)
      this.#experts.move('bag', 'zone', into)
    },
    dismissed: ({ expert }) => this.#experts.move('zone', 'bag', expert),
    shelved: ({ tile }) => {
      if (this.#tiles.goUnder(tile)) this.#experts.leave(tile)
    },
    released: ({ expert, count }) => tell(count, this.#experts.release(expert), 'how many are released'),
    cleared: ({ experts }) => {
      tell(experts, this.#experts.at('zone'), 'who leaves the zone')
      for (const [expert, count] of experts.entries()) this.#experts.move('zone', 'bag', expert, count)
    },
    inaugurated: (e) => this.#hearInaugurated(e),
    indicator: ({ indicator, from, to }) => {
      const [change] = this.#due.splice(0, 1)
      const told = `${indicator} ${from} ${to}`
      if (change !== undefined) tell(told, change, 'an indicator changes')
      else tell([Math.abs(to - from), from], [1, this.#indicators[indicator]], 'a card moves a point')
      this.#indicators[indicator] = to
    },
    light: ({ to }) => {
      tell(`light ${to}`, this.#due.shift(), 'the light moves')
      this.#light = to
    },
    managing: ({ seat }) => {
      tell([seat, this.#did()], [this.#active, []], 'managing instead of an action')
      this.#managing = 'penalty'
    },
    'crisis-over': (e) => this.#hearCrisisOver(e),
    crisis: (e) => this.#hearCrisis(e),
    option: ({ crisis, option }) => {
      tell([crisis, this.#managing], [this.#crisis, 'revealed'], 'the arrival of the crisis')
      tell(this.#works(option), true, 'the option changes something')
      this.#managing = 'arrived'
      this.#strike(this.#printed.arrivals[crisis][option])
    },
    'no-option': ({ crisis }) => {
      tell([crisis, this.#works(0), this.#works(1)], [this.#crisis, false, false], 'neither option changes anything')
      this.#managing = 'arrived'
    },
    'more-blocks': ({ count }) => {
      this.#toBlock += count
    },
    'unblocked-all': () => {
      this.#blocked.clear()
      this.#managing = 'blocking'
      this.#toBlock++
    },
    blocked: (e) => this.#hearBlocked(e),
    unblocked: ({ action }) => tell(this.#blocked.delete(action), true, 'a blocked action is freed'),
    role: ({ seat, role }) => this.#roles[seat].push(role),
    'role-used': (e) => this.#hearRoleUsed(e),
    'role-unlocked': ({ seat, role }) => {
      tell(this.#uses[seat], 3, 'the third use turns up the second role')
      tell([this.#roles[seat].length, this.#roles.flat().includes(role)], [1, false], 'a role nobody has')
      this.#roles[seat].push(role)
    },
    'role-offered': ({ roles }) => {
      tell([this.#seats, new Set(roles).size, roles.includes(0)], [1, 2, false], 'two roles are offered, alone')
    },
    'role-back': ({ seat, role }) => tell(this.#roles[seat].splice(0), [role], 'the role goes back'),
    adopted: ({ seat, role }) => this.#roles[seat].push(role),
    'plan-drawn': ({ seat, plan }) => {
      tell([seat, this.#planDue], [this.#active, true], 'a green mark brings a plan')
      this.#drawn(plan, this.#plans, 9)
      this.#plans.held.set(plan, seat)
      this.#planDue = false
    },
    'plan-none': () => {
      tell([this.#planDue, this.#plans.held.size], [true, 9], 'no plan is left')
      this.#planDue = false
    },
    'plan-played': ({ seat, plan }) => {
      tell([seat, this.#plans.held.get(plan)], [this.#active, seat], 'one’s own plan in one’s own turn')
      this.#plans.held.delete(plan)
      this.#plans.under.push(plan)
      if (plan === HELPING_HANDS) this.#toAssign += 2
      this.#drill = plan === EMERGENCY_DRILL
    },
    over: ({ reason }) => {
      this.#over = reason
      if (reason === 'lost-crisis-pile') tell(this.#crises.drawn++, 45, 'no 46th crisis')
    },
  }

  /** Actions taken this turn, by the events they are told by. */
  #did(): readonly string[] {
    return DONE_BY.flat().filter((kind) => this.#heard.has(kind) && !this.#heard.has('plan-played'))
  }

  #hearTurn({ seat }: Told<'turn'>): void {
    if (this.#active >= 0) tell(seat, (this.#active + 1) % this.#seats, 'play passes to the left')
    tell(this.#experts.adrift(), 0, 'nobody is left over from the turn before')
    tell([this.#toBlock, this.#planDue], [0, false], 'everything of the turn before is done')
    this.#active = seat
    this.#heard = new Set()
    this.#managing = 'no'
    this.#roleUsed = false
    this.#toAssign = 3
  }

  /** Somebody goes to an open slot of an evolution on site, or of the crisis. */
  #send(from: string | number, expert: number, target: number): void {
    const needs = target === 35 ? this.#printed.crisisNeeds[this.#crisis] : this.#printed.needs[target]
    if (target !== 35) tell(this.#tiles.site.includes(target), true, 'the evolution is on site')
    this.#experts.move(from, target, expert)
    tell(this.#experts.at(target)[expert] <= needs[expert], true, 'there is an open slot')
  }

  #hearInaugurated({ tile, cell, nuisance }: Told<'inaugurated'>): void {
    const changes = this.#printed.changes[tile]
    tell(this.#experts.at(tile), this.#printed.needs[tile], 'the evolution is complete')
    const here = this.#tiles.build(tile, cell)
    tell(nuisance < 0 ? undefined : nuisance >> 1, here, 'the nuisance covered')
    if (here !== undefined) tell(changes[here] >= 1, true, 'a gain in the nuisance’s indicator')
    this.#experts.leave(tile)
    for (const [indicator, by] of changes.entries()) this.#owe(indicator, by)
  }

  #owe(indicator: number, by: number): void {
    const from = this.#indicators[indicator]
    const to = Math.max(0, Math.min(7, from + by))
    if (to !== from) this.#due.push(`${indicator} ${from} ${to}`)
  }

  // §3.6

  #hearCrisisOver({ crisis, managed }: Told<'crisis-over'>): void {
    const whole = JSON.stringify(this.#experts.at(35)) === JSON.stringify(this.#printed.crisisNeeds[crisis])
    tell([crisis, managed], [this.#crisis, whole || this.#drill], 'the crisis was managed')
    this.#drill = false
    this.#experts.leave(35)
    this.#crises.under.push(crisis)
    this.#crisis = -1
    if (!managed) this.#strike(this.#printed.penalties[crisis])
  }

  #hearCrisis({ crisis }: Told<'crisis'>): void {
    tell([this.#managing, this.#crisis], ['penalty', -1], 'a crisis is turned up after the one before has gone')
    this.#drawn(crisis, this.#crises, 15)
    this.#crises.drawn++
    this.#crisis = crisis
    this.#managing = 'revealed'
  }

  /** §8 From those nobody has seen; then from under the pile, in order. */
  #drawn(item: number, pile: { readonly seen: Set<number>; readonly under: number[] }, size: number): void {
    if (pile.seen.size === size) tell(item, pile.under.shift(), 'the next of the pile')
    else tell(pile.seen.has(item), false, 'a card nobody has seen')
    pile.seen.add(item)
  }

  #strike(effects: readonly string[]): void {
    for (const effect of effects) {
      const [what, by] = effect.split(' ')
      if (what === 'light') this.#due.push(`light ${Math.min(this.#printed.lastLight, this.#light + Number(by))}`)
      else if (this.#printed.indicator(what) >= 0) this.#owe(this.#printed.indicator(what), Number(by))
    }
  }

  #works(option: number): boolean {
    return this.#printed.arrivals[this.#crisis][option].some((effect) => {
      const [what, which] = effect.split(' ')
      if (what === 'release') return this.#experts.inPlay(this.#printed.expert(which)) > 0
      if (what === 'clear' || what === 'dismiss') return this.#experts.at('zone').some((count) => count > 0)
      if (what === 'shelve') return (which === 'site' ? this.#tiles.site : this.#tiles.study).length > 0
      return true
    })
  }

  #hearBlocked({ action }: Told<'blocked'>): void {
    tell(this.#blocked.has(action), false, 'the action was free')
    this.#blocked.add(action)
    if (this.#managing === 'blocking') this.#toBlock--
    else tell([this.#managing, DONE_BY[action].some((kind) => this.#heard.has(kind))], ['no', true], 'the action taken')
  }

  // §3.7

  #hearRoleUsed({ seat, role, lender, uses }: Told<'role-used'>): void {
    tell([seat, this.#roleUsed], [this.#active, false], 'one role a turn')
    this.#roleUsed = true
    const [first, second] = this.#roles[seat]
    const neighbours = [1, this.#seats - 1].map((step) => (seat + step) % this.#seats)
    if (lender < 0) tell(this.#roles[seat].includes(role), true, 'one’s own role')
    else {
      tell([this.#roles[seat].includes(0), neighbours.includes(lender)], [true, true], 'the Tinkerer and a neighbour')
      tell(this.#roles[lender].includes(role), true, 'an open role of the neighbour')
    }
    if (this.#seats > 1 && second === undefined && first === (lender < 0 ? role : 0)) this.#uses[seat]++
    tell(uses, this.#uses[seat], 'uses are counted')
    this.#isTime(this.#printed.times[role])
    if (role === SITE_MANAGER) this.#toAssign++
  }

  #isTime(when: string): void {
    const managed = this.#managing === 'blocking' && this.#toBlock === 0
    const acted = this.#managing === 'no' && this.#heard.has('blocked')
    const after = { managed, recruited: acted && this.#heard.has('drew'), inaugurated: acted }[when]
    if (after !== undefined) tell(after, true, `a role for when one has ${when}`)
    if (when === 'after') tell(managed || acted, true, 'a role for afterwards')
  }
}
