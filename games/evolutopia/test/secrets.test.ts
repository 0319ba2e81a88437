// Who sees what (§8): everything on the table is open to everybody, and what nobody may know is nowhere in the state.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, PlaybackChance, RecordingChance, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY, PUBLIC } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { chooseOptions } from '../../../core/options.ts'
import type { EvolutopiaEvent } from '../events.ts'
import type { EvolutopiaOptions } from '../options.ts'
import type { EvolutopiaView } from '../view.ts'
import { Bench, game } from './bench.ts'

const optionsFor = (seats: number) => chooseOptions(game.options, {}, seats) as Chosen<EvolutopiaOptions>
const without = ({ viewer: _, ...rest }: EvolutopiaView) => rest

/** Zone by zone, whether it is open to [its owner or the active player, another seat, the spectator]. */
const ZONES: readonly (readonly [zone: keyof EvolutopiaView, own: boolean, other: boolean, spectator: boolean])[] = [
  ['indicators', true, true, true],
  ['light', true, true, true],
  ['blocked', true, true, true],
  ['nuisances', true, true, true],
  ['built', true, true, true],
  ['top', true, true, true],
  ['stack', true, true, true],
  ['aside', true, true, true],
  ['study', true, true, true],
  ['site', true, true, true],
  ['zone', true, true, true],
  ['bag', true, true, true],
  ['laidOff', true, true, true],
  ['dropped', true, true, true],
  ['drawn', true, true, true],
  ['crisis', true, true, true],
  ['crises', true, true, true],
  ['plans', true, true, true],
  ['roles', true, true, true],
  ['players', true, true, true],
  ['offer', true, true, true],
]

/** Random games, with every position on the way. */
function* positions(seats: number, games: number) {
  const list = new Int32Array(MOST_MOVES)
  for (let number = 0; number < games; number++) {
    const bits = bitsFrom(`secrets ${seats} ${number}`)
    const chance = seededChance(`secrets ${seats} ${number}`)
    const s = game.blank()
    game.setup(seats, optionsFor(seats), chance, s)
    while (game.toAct(s) !== NOBODY) {
      yield s
      const n = game.legal(s, list)
      game.play(s, list[below(bits, n)], chance)
    }
    yield s
  }
}

describe('§8 who sees what', () => {
  test.each([1, 2, 3, 5])('every zone is open to every viewer, with %i seats', (seats) => {
    for (const s of positions(seats, 3)) {
      const seen = game.view(s, game.toAct(s) === NOBODY ? 0 : game.toAct(s))
      const other = game.view(s, seats - 1)
      const spectator = game.view(s, PUBLIC)
      const open = ZONES.map(([zone]) => [
        zone,
        seen[zone] !== undefined,
        JSON.stringify(other[zone]) === JSON.stringify(seen[zone]),
        JSON.stringify(spectator[zone]) === JSON.stringify(seen[zone]),
      ])
      expect(open).toEqual(ZONES)
      expect(without(spectator)).toEqual(without(seen))
    }
  })

  test('what lies unseen shows no order: the view is the same however the sets lie in memory', () => {
    const b = new Bench({ seats: 3 })
    const before = JSON.stringify(b.view())
    const shuffled: readonly [Uint8Array, number][] = [
      [b.s.unseen, b.s.unseenCount],
      [b.s.crisisUnseen, b.s.crisisUnseenCount],
      [b.s.planUnseen, b.s.planUnseenCount],
      [b.s.roleUnseen, b.s.roleUnseenCount],
    ]
    for (const [pile, count] of shuffled) pile.subarray(0, count).reverse()
    expect(JSON.stringify(b.view())).toBe(before)
  })

  test('planted in the draw: whatever comes next from a pile, nothing told or seen before differs', () => {
    // Two worlds with the same past and another future: the future may show only when it is drawn.
    const list = new Int32Array(MOST_MOVES)
    const recording = new RecordingChance(seededChance('one future'))
    const [one, two] = [game.blank(), game.blank()]
    game.setup(3, optionsFor(3), recording, one)
    game.setup(3, optionsFor(3), new PlaybackChance(recording.take()), two)
    const bits = bitsFrom('secret walk')
    for (let step = 0; step < 60 && game.toAct(one) !== NOBODY; step++) {
      for (const viewer of [PUBLIC, 0, 1, 2]) expect(game.view(two, viewer)).toEqual(game.view(one, viewer))
      const move = list[below(bits, game.legal(one, list))]
      const told: [EvolutopiaEvent[], EvolutopiaEvent[]] = [[], []]
      game.play(one, move, recording, (event: EvolutopiaEvent) => told[0].push(event))
      game.play(two, move, new PlaybackChance(recording.take()), (event: EvolutopiaEvent) => told[1].push(event))
      expect(told[1]).toEqual(told[0])
    }
  })

  test('a second role is nowhere before it is turned up', () => {
    const b = new Bench({ seats: 5 })
    expect([...b.s.secondRole]).toEqual([0, 0, 0, 0, 0])
    expect(b.view().players.map(({ roles }) => roles.length)).toEqual([1, 1, 1, 1, 1])
    expect(b.view().roles.unseen).toHaveLength(5)
  })

  test('nothing is told to one seat only', () => {
    const list = new Int32Array(MOST_MOVES)
    const bits = bitsFrom('only')
    const s = game.blank()
    const chance = seededChance('only')
    const tell = (...told: readonly unknown[]) => expect(told).toHaveLength(1)
    game.setup(4, optionsFor(4), chance, s, tell)
    while (game.toAct(s) !== NOBODY) game.play(s, list[below(bits, game.legal(s, list))], chance, tell)
  })

  test('the top of the stack is turned up at once whenever the top leaves, out of the unseen, then the known bottom', () => {
    const all = game.view(new Bench({}).s, 0)
    expect(all.stack.unseen).not.toContain(all.top)
    const b = new Bench({ under: ['wind-park', 'cable-car', 'goods-yard'] })
    while (b.view().stack.unseen.length > 0) {
      const n = b.s.unseenCount - 1
      b.s.under[b.s.underCount++] = b.s.unseen[n]
      b.s.unseen[n] = 0
      b.s.unseenCount--
    }
    expect(game.invalid(b.s)).toBeNull()
    const [next] = b.view().stack.under
    b.play('take none')
    expect(b.view().top).toBe(next)
  })
})
