// Every legal move can be played from the board: its things are picked in any order, or it is found in the panel.
import { expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { copyState, isRefusal, MOST_MOVES, NOBODY, PUBLIC } from '../../../core/game.ts'
import { chooseOptions } from '../../../core/options.ts'
import type { Key, PickableMove } from '../board/picking.ts'
import { isPlain, narrowed, nextOf, pickedOf, readOptions, withPick } from '../board/picking.ts'
import { roundsOf } from '../board/recap.ts'
import { struckOf } from '../board/struck.ts'
import { IN_ZONE, INDICATORS, LEVELS } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import {
  canClear,
  countsUses,
  goalOf,
  isComplete,
  isFatal,
  isReachable,
  isTopped,
  leavingBy,
  missingAt,
  penaltyDue,
} from '../facts.ts'
import { evolutopia } from '../index.ts'
import { moves } from '../moves.ts'
import { tileChanges } from '../names.ts'
import type { EvolutopiaState } from '../state.ts'
import { setOf } from '../versions.ts'

const { game } = evolutopia
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']

function pickAll(options: readonly PickableMove[], keys: readonly Key[]): readonly Key[] | null {
  let picks: readonly Key[] = []
  for (const key of keys) {
    const more = withPick(options, picks, key)
    if (!more) return null
    picks = more
  }
  return picks
}

/** The moves the panel leads to, button by button. */
function inPanel(options: readonly PickableMove[], picks: readonly Key[], found: Set<string>): void {
  for (const { key, only } of nextOf(options, picks)) {
    if (only) found.add(only.text)
    else inPanel(options, [...picks, key], found)
  }
}

test('at every step of random games, every choice can be picked in either order and found in the panel', async () => {
  const list = new Int32Array(MOST_MOVES)
  const kinds = new Set<string>()
  for (let number = 0; number < 120; number++) {
    const seats = 1 + (number % 5)
    const words = await evolutopia.words('en', NAMES.slice(0, seats))
    const bits = bitsFrom(`board ${number}`)
    const chance = seededChance(`board ${number}`)
    const chosen = chooseOptions(game.options, { level: LEVELS[number % 5] }, seats)
    if (isRefusal(chosen)) throw new Error(chosen.code)
    const state = game.blank()
    game.setup(seats, chosen, chance, state)
    while (game.toAct(state) !== NOBODY) {
      const view = game.view(state, game.toAct(state))
      const choices = Array.from(list.subarray(0, game.legal(state, list)), game.moves.text)
      const options = readOptions(choices, view.pending === 'none', (move) => words.path(view, move))
      const found = new Set<string>()
      inPanel(options, [], found)
      for (const { text, keys, labels } of options) {
        kinds.add(text.split(' ')[0])
        const [forth, back] = [pickAll(options, keys), pickAll(options, keys.toReversed())]
        const reached = forth && back && narrowed(options, forth).length === 1 && pickedOf(options, back)?.text === text
        if (!reached || !found.has(text) || labels.some((label) => label === '')) expect(text).toBe('within reach')
      }
      game.play(state, list[below(bits, choices.length)], chance)
    }
  }
  expect([...kinds].sort()).toEqual(Object.keys(moves.kinds).sort())
})

test('what does not go with a new pick is put back', () => {
  const path = (move: string) => move.split(' ')
  const options = readOptions(['assign builder crisis', 'assign designer crisis', 'manage'], true, path)
  const builder = pickAll(options, ['zone:1', 'action:3'])
  expect(builder && withPick(options, builder, 'zone:0')).toEqual(['action:3', 'zone:0'])
  expect(builder && withPick(options, builder, 'manage')).toEqual(['manage'])
  expect(withPick(options, [], 'zone:4')).toBeNull()
})

test('a slot is taken without asking back once assigning has begun; inaugurating always asks', () => {
  const [assign, open] = readOptions(['assign builder crisis', 'inaugurate solar-field a1'], true, (move) => [move])
  expect([isPlain(assign, false), isPlain(assign, true), isPlain(open, true)]).toEqual([false, true, false])
})

test('§4 a penalty that would lose the game is known as such', () => {
  const state = game.blank()
  const chosen = chooseOptions(game.options, {}, 2)
  if (isRefusal(chosen)) throw new Error(chosen.code)
  game.setup(2, chosen, seededChance('fatal'), state)
  const view = game.view(state, 0)
  const { crises, lastLight } = setOf(game.rules)
  const storm = crises[0].penalty
  expect(isFatal(view, storm)).toBe(false)
  expect(isFatal({ ...view, indicators: [1, 3, 3, 3, 3] }, storm)).toBe(true)
  expect(isFatal({ ...view, indicators: [3, 1, 3, 3, 3] }, storm)).toBe(false)
  expect(isFatal({ ...view, light: lastLight - 1 }, storm)).toBe(true)
  // Whatever needs luck is left out, and nothing after it.
  const near = { ...view, zone: [0, 0, 0, 0, 0], light: lastLight - 1 }
  const hire = { do: 'hire', count: 2 } as const
  expect([isFatal(near, [hire]), isFatal(near, [hire, { do: 'lights', by: 1 }])]).toEqual([false, true])
})

/** What is told of a move played in a copy. */
function toldOf(state: EvolutopiaState, move: number): readonly EvolutopiaEvent[] {
  const told: EvolutopiaEvent[] = []
  game.play(copyState(state, game.blank()), move, seededChance('told'), (event) => told.push(event))
  return told
}

test('§3.5, §3.6 what a penalty, an arrival and a full tower are foretold to bring is what then comes of them', () => {
  const bits = bitsFrom('foretold')
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  const seen = { due: 0, managed: 0, topped: 0, rising: 0, leaving: 0 }
  for (let i = 0; i < 40; i++) {
    const chosen = chooseOptions(game.options, { level: LEVELS[i % 5] }, 2)
    if (isRefusal(chosen)) throw new Error(chosen.code)
    const chance = seededChance(`foretold ${i}`)
    game.setup(2, chosen, chance, s)
    while (game.toAct(s) !== NOBODY) {
      const n = game.legal(s, list)
      const view = game.view(s, PUBLIC)
      const set = setOf(view.rules)
      for (const move of list.subarray(0, n)) {
        const read = moves.read(move)
        if (read.kind === 'manage') {
          const unmanaged = toldOf(s, move).some((one) => one.kind === 'crisis-over' && !one.managed)
          expect(penaltyDue(view)).toEqual(unmanaged ? set.crises[view.crisis ?? -1].penalty : [])
          seen[unmanaged ? 'due' : 'managed']++
        }
        if (read.kind === 'inaugurate') {
          const high = copyState(s, game.blank())
          high.indicators.fill(4 + below(bits, 4))
          const risen = toldOf(high, move).flatMap((one) => (one.kind === 'indicator' ? [one] : []))
          const isCut = tileChanges(set, read.tile).some(
            ({ indicator, by }) =>
              by > 0 && !risen.some((one) => INDICATORS[one.indicator] === indicator && one.to - one.from === by),
          )
          expect(isTopped(game.view(high, PUBLIC), read.tile)).toBe(isCut)
          seen[isCut ? 'topped' : 'rising']++
        }
        if (read.kind === 'option') {
          const released = toldOf(s, move).flatMap((one) => (one.kind === 'released' ? [one] : []))
          const leaving = leavingBy(view, set.crises[view.crisis ?? -1].arrival[read.option])
          const gone = leaving.filter(({ inZone, targets }) => inZone + targets.length > 0)
          expect(gone.map(({ inZone, targets }) => [...(inZone > 0 ? [IN_ZONE] : []), ...targets])).toEqual(
            released.map(({ from }) => from),
          )
          seen.leaving += gone.length
        }
      }
      game.play(s, list[below(bits, n)], chance)
    }
  }
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true])
})

test('§3.4, §3.5 what is open, in reach and complete is what can be assigned to and built, by the rules', () => {
  const bits = bitsFrom('facts')
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  let built = 0
  for (let i = 0; i < 12; i++) {
    const chosen = chooseOptions(game.options, {}, 2)
    if (isRefusal(chosen)) throw new Error(chosen.code)
    const chance = seededChance(`facts ${i}`)
    game.setup(2, chosen, chance, s)
    while (game.toAct(s) !== NOBODY) {
      const n = game.legal(s, list)
      const view = game.view(s, PUBLIC)
      for (const move of list.subarray(0, n)) {
        const read = moves.read(move)
        if (read.kind === 'assign') expect(missingAt(view, read.target)[read.expert]).toBeGreaterThan(0)
        if (read.kind !== 'inaugurate') continue
        built++
        expect([isReachable(view, read.cell), isComplete(view, read.tile)]).toEqual([true, true])
        expect(missingAt(view, read.tile)).toEqual([0, 0, 0, 0, 0])
        expect(canClear(view, read.tile, read.cell)).toBe(view.nuisances[read.cell] !== null)
      }
      expect(isReachable(view, view.start)).toBe(false)
      game.play(s, list[below(bits, n)], chance)
    }
  }
  expect(built).toBeGreaterThan(20)
})

test('§4 what the city lacks and how near its end is are told by the rules', () => {
  const chosen = chooseOptions(game.options, {}, 2)
  if (isRefusal(chosen)) throw new Error(chosen.code)
  const state = game.blank()
  game.setup(2, chosen, seededChance('goal'), state)
  const view = game.view(state, 0)
  const { lastLight } = setOf(game.rules)
  const nuisances = view.nuisances.filter((one) => one !== null).length
  expect(nuisances).toBeGreaterThan(0)
  expect(goalOf({ ...view, indicators: [6, 5, 7, 1, 2], light: 2 })).toEqual({
    indicators: 1,
    nuisances,
    lights: lastLight - 2,
  })
  expect(goalOf({ ...view, indicators: [6, 6, 7, 7, 6], nuisances: view.nuisances.map(() => null) })).toMatchObject({
    indicators: 0,
    nuisances: 0,
  })
})

test('§3.7, §5 uses of a role count until there is a second one, and never alone', () => {
  const state = game.blank()
  const players = (seats: number) => {
    const chosen = chooseOptions(game.options, {}, seats)
    if (isRefusal(chosen)) throw new Error(chosen.code)
    game.setup(seats, chosen, seededChance('uses'), state)
    return game.view(state, PUBLIC)
  }
  const two = players(2)
  const [own] = two.players
  expect(countsUses({ ...two, players: [{ ...own, roles: [3] }, two.players[1]] }, 0)).toBe(true)
  expect(countsUses({ ...two, players: [{ ...own, roles: [3, 4] }, two.players[1]] }, 0)).toBe(false)
  expect(countsUses({ ...two, players: [{ ...own, roles: [] }, two.players[1]] }, 0)).toBe(false)
  const alone = players(1)
  expect(countsUses({ ...alone, players: [{ ...alone.players[0], roles: [3] }] }, 0)).toBe(false)
})

test('how it went is told round by round: what was opened, which crises were managed, and what rose and fell', () => {
  const told = (...events: readonly EvolutopiaEvent[]) => ({ seat: 0, events })
  const rounds = roundsOf([
    told({ kind: 'turn', seat: 0 }, { kind: 'inaugurated', seat: 0, tile: 7, cell: 2, nuisance: -1 }),
    told({ kind: 'indicator', indicator: 1, from: 3, to: 5 }, { kind: 'turn', seat: 1 }),
    told({ kind: 'managing', seat: 1 }, { kind: 'crisis-over', crisis: 4, managed: false }),
    told({ kind: 'indicator', indicator: 0, from: 3, to: 2 }, { kind: 'light', to: 3 }, { kind: 'turn', seat: 0 }),
    told({ kind: 'managing', seat: 0 }, { kind: 'crisis-over', crisis: 5, managed: true }),
  ])
  expect(rounds).toEqual([
    { opened: [7], crises: [{ crisis: 4, managed: false }], gained: 2, lost: 1, light: 3 },
    { opened: [], crises: [{ crisis: 5, managed: true }], gained: 0, lost: 0, light: null },
  ])
})

test('what a crisis has cost is told until crises are managed again, without what cards changed meanwhile', () => {
  const told = (...events: readonly EvolutopiaEvent[]) => ({ seat: 0, events })
  const penalty: EvolutopiaEvent[] = [
    { kind: 'indicator', indicator: 3, from: 3, to: 2 },
    { kind: 'light', to: 4 },
  ]
  const released: EvolutopiaEvent = { kind: 'released', expert: 3, count: 1, from: [7] }
  const past = [
    told({ kind: 'indicator', indicator: 0, from: 3, to: 2 }, { kind: 'turn', seat: 0 }),
    told({ kind: 'managing', seat: 0 }, { kind: 'crisis-over', crisis: 1, managed: false }, ...penalty),
    told({ kind: 'plan-played', seat: 0, plan: 8 }, { kind: 'indicator', indicator: 1, from: 2, to: 3 }),
    told({ kind: 'crisis', crisis: 8 }, { kind: 'option', seat: 0, crisis: 8, option: 0, only: true }, released),
    told({ kind: 'unblocked-all' }, { kind: 'blocked', seat: 0, action: 1 }, { kind: 'turn', seat: 1 }),
    told({ kind: 'indicator', indicator: 2, from: 2, to: 4 }, { kind: 'turn', seat: 0 }),
  ]
  expect(struckOf(past.slice(0, 1))).toBeNull()
  expect(struckOf(past)).toMatchObject({
    ended: { crisis: 1, managed: false },
    penalty,
    arrived: 8,
    arrival: [released],
    only: true,
  })
})
