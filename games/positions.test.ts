// A position that passes as valid can be played: it is neither stuck nor does anything overflow, whichever numbers were changed.
import { describe, expect, test } from 'vitest'
import type { Bits } from '../core/chance.ts'
import { below, bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, State } from '../core/game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from '../core/game.ts'
import { layoutOf } from '../core/layout.ts'
import type { AnyChosen, Option } from '../core/options.ts'
import { chooseOptions } from '../core/options.ts'
import { mutate } from '../core/test/mutations.ts'
import { GAME_IDS, loadGame } from './index.ts'

/** Games for each number of players, and changed positions of each. */
const GAMES = 5
const CHANGES = 60
/** Played on with what passes. */
const STEPS = 12

const list = new Int32Array(MOST_MOVES)

function anyValue(option: Option, bits: Bits): unknown {
  if (option.type === 'flag') return below(bits, 2) === 1
  return option.type === 'choice' ? option.values[below(bits, option.values.length)] : undefined
}

/** Any options that go together. */
function anyOptions({ options }: AnyGame, seats: number, bits: Bits): AnyChosen {
  const given = Object.entries(options).map(([name, option]) => [name, anyValue(option, bits)] as const)
  const wanted = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  const chosen = chooseOptions(options, wanted, seats)
  return (isRefusal(chosen) ? chooseOptions(options, {}, seats) : chosen) as AnyChosen
}

/** Plays at random for this many steps at most, and looks after each. */
function playOn(game: AnyGame, s: State, bits: Bits, steps: number, look: (step: number) => void): void {
  const chance = seededChance('on')
  for (let step = 0; step < steps && game.toAct(s) !== NOBODY; step++) {
    const count = game.legal(s, list)
    if (count === 0) throw new Error(`stuck after ${step} steps`)
    game.play(s, list[below(bits, count)] as number, chance)
    look(step + 1)
  }
}

describe.each(GAME_IDS)('%s', async (id) => {
  const { game } = await loadGame(id)
  const [least, most] = game.seats
  const seatings = Array.from({ length: most - least + 1 }, (_, i) => least + i)

  test.each(seatings)('%i seats: with one or two numbers changed it is refused, or can be played on', (seats) => {
    const bits = bitsFrom(`positions ${seats}`)
    const s = game.blank()
    const layout = layoutOf(s)
    const [changed, guarded] = [game.blank(), layout.guarded()]
    const mustBeValid = (step: number) => {
      const refusal = game.invalid(guarded)
      if (refusal) throw new Error(`${refusal.code} ${JSON.stringify(refusal.values)} after ${step} steps`)
    }
    let passed = 0
    for (let i = 0; i < GAMES; i++) {
      game.setup(seats, anyOptions(game, seats, bits), seededChance(`positions ${seats} ${i}`), s)
      playOn(game, s, bits, below(bits, 40) * (1 + below(bits, 10)), () => {})
      const position = layout.write(s)
      for (let change = 0; change < CHANGES; change++) {
        const tried = mutate(position, bits)
        expect(layout.read(tried, changed)).toBe(null)
        if (game.invalid(changed)) continue
        passed++
        guarded.bytes.set(changed.bytes)
        const other = Object.keys(tried).filter((name) => String(tried[name]) !== String(position[name]))
        expect(() => playOn(game, guarded, bits, STEPS, mustBeValid), `game ${i}, ${other}`).not.toThrow()
      }
    }
    expect(passed).toBeGreaterThan(GAMES)
  })
})
