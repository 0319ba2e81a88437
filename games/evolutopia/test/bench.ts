// A bench for tests: positions written down by name, moves by text, luck by what is to come.
import type { Chance } from '../../../core/game.ts'
import { isRefusal, MOST_MOVES, refusalOf } from '../../../core/game.ts'
import type { Action, Crisis, Evolution, Expert, Indicator, LevelId, Plan, Role } from '../data.ts'
import {
  ACTIONS,
  CRISES,
  CRISIS_COUNT,
  EVOLUTION_COUNT,
  EVOLUTIONS,
  EXPERTS,
  INDICATORS,
  LEVELS,
  NUISANCE_COUNT,
  nuisanceIndicator,
  PLAN_COUNT,
  PLANS,
  ROLE_COUNT,
  ROLES,
} from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import { evolutopia } from '../index.ts'
import { CELL_NAMES } from '../moves.ts'
import type { EvolutopiaState } from '../state.ts'
import { AFTER, TURN } from '../state.ts'
import { setOf } from '../versions.ts'

export const { game } = evolutopia
export const set = setOf(game.rules)

export type Cell = string
export interface Position {
  /** The newest, if not said. */
  readonly rules?: number
  readonly seats?: number
  readonly active?: number
  readonly level?: LevelId
  readonly silence?: boolean
  readonly indicators?: readonly number[]
  readonly light?: number
  readonly blocked?: readonly Action[]
  readonly start?: Cell
  readonly nuisances?: { readonly [cell: Cell]: Indicator }
  readonly built?: { readonly [cell: Cell]: Evolution }
  readonly top?: Evolution
  readonly under?: readonly Evolution[]
  readonly study?: readonly Evolution[]
  /** Each with the experts on it. */
  readonly site?: readonly (readonly [Evolution, ...Expert[]])[]
  readonly zone?: readonly Expert[]
  readonly crisis?: readonly [Crisis, ...Expert[]]
  /** Crises that have been, in order; the pile is known below the unseen ones. */
  readonly past?: readonly Crisis[]
  readonly drawn?: number
  readonly roles?: readonly (readonly [Role, number, Role?])[]
  readonly plans?: readonly (readonly Plan[])[]
  readonly after?: Action
}

const tile = (name: Evolution) => EVOLUTIONS.indexOf(name)
const crisis = (name: Crisis) => CRISES.indexOf(name)
const plan = (name: Plan) => PLANS.indexOf(name)
const role = (name: Role) => ROLES.indexOf(name)
const expert = (name: Expert) => EXPERTS.indexOf(name)
const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const others = (n: number, used: readonly number[]) => range(n).filter((item) => !used.includes(item))

function layBoards(s: EvolutopiaState, p: Position): void {
  s.start = CELL_NAMES.indexOf(p.start ?? 'b2')
  const free = range(NUISANCE_COUNT)
  for (const [cell, indicator] of Object.entries(p.nuisances ?? { d4: 'economy' as const })) {
    const at = free.findIndex((nuisance) => nuisanceIndicator(nuisance) === INDICATORS.indexOf(indicator))
    s.nuisances[CELL_NAMES.indexOf(cell)] = free.splice(at, 1)[0] + 1
  }
  for (const [cell, name] of Object.entries(p.built ?? {})) s.built[CELL_NAMES.indexOf(cell)] = tile(name) + 1
  s.indicators.set(p.indicators ?? [3, 3, 3, 3, 3])
  s.light = p.light ?? 1
  for (const action of p.blocked ?? []) s.blocked[ACTIONS.indexOf(action)] = 1
}

function layTiles(s: EvolutopiaState, p: Position): void {
  const study = (p.study ?? []).map(tile)
  const site = (p.site ?? []).map(([name]) => tile(name))
  const under = (p.under ?? []).map(tile)
  const built = Object.values(p.built ?? {}).map(tile)
  const used = [...study, ...site, ...under, ...built]
  s.top = p.top ? tile(p.top) : others(EVOLUTION_COUNT, used)[0]
  const unseen = others(EVOLUTION_COUNT, [...used, s.top])
  s.study.set(study)
  s.studyCount = study.length
  s.site.set(site)
  s.siteCount = site.length
  s.under.set(under)
  s.underCount = under.length
  s.unseen.set(unseen)
  s.unseenCount = unseen.length
}

function layExperts(s: EvolutopiaState, p: Position): void {
  s.bag.fill(5)
  const take = (list: Uint8Array, at: number, name: Expert) => {
    list[at + expert(name)]++
    s.bag[expert(name)]--
  }
  for (const name of p.zone ?? []) take(s.zone, 0, name)
  for (const [place, [, ...there]] of (p.site ?? []).entries())
    for (const name of there) take(s.siteExperts, place * EXPERTS.length, name)
  const [, ...there] = p.crisis ?? ['flood']
  if (p.crisis) for (const name of there) take(s.crisisExperts, 0, name)
}

function layCards(s: EvolutopiaState, p: Position): void {
  const past = (p.past ?? []).map(crisis)
  const now = p.crisis ? [crisis(p.crisis[0])] : []
  s.crisis = p.crisis ? now[0] + 1 : 0
  s.crisesDrawn = p.drawn ?? past.length + now.length
  s.crisisUnder.set(past)
  s.crisisUnderCount = past.length
  const unseen = others(CRISIS_COUNT, [...past, ...now])
  s.crisisUnseen.set(unseen)
  s.crisisUnseenCount = unseen.length

  for (const [seat, held] of (p.plans ?? []).entries()) for (const name of held) s.planOwner[plan(name)] = seat + 1
  const plans = range(PLAN_COUNT).filter((item) => s.planOwner[item] === 0)
  s.planUnseen.set(plans)
  s.planUnseenCount = plans.length

  const defaults: readonly (readonly [Role, number, Role?])[] = [
    ['planner', 0],
    ['negotiator', 0],
    ['coordinator', 0],
    ['surveyor', 0],
    ['treasurer', 0],
  ]
  const used: number[] = s.seats === 1 ? [role('tinkerer')] : []
  for (let seat = 0; seat < s.seats; seat++) {
    const [first, uses, second] = p.roles?.[seat] ?? defaults[seat]
    s.firstRole[seat] = role(first) + 1
    s.uses[seat] = uses
    s.secondRole[seat] = second ? role(second) + 1 : 0
    used.push(role(first), ...(second ? [role(second)] : []))
  }
  const roles = others(ROLE_COUNT, used)
  s.roleUnseen.set(roles)
  s.roleUnseenCount = roles.length
}

/** What is to be drawn next, pile by pile, by name; else the first that lies there. */
export type Luck = readonly (readonly [pile: string, name: string])[]

function itemOf(pile: string, name: string): number {
  const names: { readonly [pile: string]: readonly string[] } = {
    evolutions: EVOLUTIONS,
    experts: EXPERTS,
    crises: CRISES,
    plans: PLANS,
    roles: ROLES,
  }
  return names[pile].indexOf(name)
}

export class Bench implements Chance {
  readonly s = game.blank()
  readonly events: EvolutopiaEvent[] = []
  #luck: (readonly [string, string])[] = []

  constructor(p: Position) {
    const { s } = this
    s.rules = p.rules ?? game.rules
    s.seats = p.seats ?? 2
    s.level = LEVELS.indexOf(p.level ?? 'custom')
    s.silence = (p.silence ?? true) ? 1 : 0
    s.active = p.active ?? 0
    s.phase = p.after ? AFTER : TURN
    s.did = p.after ? ACTIONS.indexOf(p.after) + 1 : 0
    layBoards(s, p)
    layTiles(s, p)
    layExperts(s, p)
    layCards(s, p)
    const wrong = game.invalid(s)
    if (wrong) throw new Error(`the bench is no position: ${wrong.code}`)
  }

  draw(pile: string, items: ArrayLike<number>, n: number): number {
    const next = this.#luck.findIndex(([wanted]) => wanted === pile)
    if (next < 0) return 0
    const [[, name]] = this.#luck.splice(next, 1)
    const index = Array.from(items).slice(0, n).indexOf(itemOf(pile, name))
    if (index < 0) throw new Error(`${name} is not in ${pile}`)
    return index
  }

  move(text: string): number {
    const move = game.moves.parse(text)
    if (isRefusal(move)) throw new Error(`"${text}" is no move`)
    return move
  }

  /** Plays moves; the luck is for all of them. */
  play(texts: string | readonly string[], luck: Luck = []): this {
    this.#luck = [...luck]
    this.events.length = 0
    for (const text of typeof texts === 'string' ? [texts] : texts) {
      const move = this.move(text)
      const refusal = refusalOf(game, this.s, move)
      if (refusal) throw new Error(`"${text}" is refused: ${refusal.code}`)
      game.play(this.s, move, this, (event: EvolutopiaEvent) => this.events.push(event))
      const wrong = game.invalid(this.s)
      if (wrong) throw new Error(`"${text}" led to no position: ${wrong.code}`)
    }
    return this
  }

  /** 'legal', or the code of the refusal. */
  why(text: string): string {
    return game.refusals[game.check(this.s, this.move(text))]
  }

  /** The legal moves that begin so. */
  legal(begin = ''): string[] {
    const list = new Int32Array(MOST_MOVES)
    const n = game.legal(this.s, list)
    return Array.from(list.subarray(0, n), (move) => game.moves.text(move)).filter((text) => text.startsWith(begin))
  }

  view() {
    return game.view(this.s, 0)
  }

  happened(kind: EvolutopiaEvent['kind']): EvolutopiaEvent[] {
    return this.events.filter((event) => event.kind === kind)
  }

  /** Experts by name, of a list of counts. */
  experts(counts: ArrayLike<number>): Expert[] {
    return EXPERTS.flatMap((kind, i) => Array.from({ length: counts[i] }, () => kind))
  }

  reason(): string | undefined {
    return game.outcome(this.s)?.reason
  }
}

export const tileNames = (tiles: readonly number[]): string[] => tiles.map((one) => EVOLUTIONS[one])
