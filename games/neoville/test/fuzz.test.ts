// Positions a step away from real ones: whatever passes as valid can be played to its end.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { NeovilleState } from '../state.ts'
import { shape } from '../state.ts'
import { playOut } from './play.ts'
import { game } from './sketch.ts'

const list = new Int32Array(MOST_MOVES)
const guarded = shape.guarded()
/** 16 rounds of three steps for each of four seats. */
const LONGEST = 16 * 3 * 4

const FIELDS = Object.entries(shape.write(game.blank())).map(([name, value]) => ({
  name,
  length: Array.isArray(value) ? value.length : null,
}))
/** Told by other fields, so that a change of one alone is always found. */
const DERIVED = ['rows', 'grid', 'ground', 'district', 'size', 'towers', 'towered']
const FREE = FIELDS.filter(({ name }) => !DERIVED.includes(name))

type Bits = ReturnType<typeof bitsFrom>

/** Another value in one of the fields; values that mean something more often than others. */
function change(s: NeovilleState, fields: typeof FIELDS, bits: Bits): string {
  const { name, length } = fields[below(bits, fields.length)]
  const value = below(bits, 4) === 0 ? below(bits, 256) : below(bits, 20)
  const held = s as unknown as { [name: string]: number | Uint8Array }
  const list = held[name]
  if (typeof list === 'number' || length === null) held[name] = value
  else if (below(bits, 2) === 0) list[below(bits, length)] = value
  else {
    // Two entries changed round keep every count, and so get further.
    const [a, b] = [below(bits, length), below(bits, length)]
    ;[list[a], list[b]] = [list[b], list[a]]
  }
  return name
}

/** Plays on at random; a field that overflows throws. */
function playToTheEnd(from: NeovilleState, bits: Bits, seed: string): void {
  guarded.bytes.set(from.bytes)
  const chance = seededChance(seed)
  let steps = 0
  while (game.toAct(guarded) !== NOBODY) {
    const n = game.legal(guarded, list)
    expect(n, 'somebody is to act and has a move').toBeGreaterThan(0)
    game.play(guarded, list[below(bits, n)], chance)
    expect(game.invalid(guarded)).toBeNull()
    expect(++steps).toBeLessThanOrEqual(LONGEST)
  }
  expect(game.outcome(guarded)?.scores).toHaveLength(guarded.seats)
  for (let seat = 0; seat < guarded.seats; seat++) game.view(guarded, seat)
}

function positionsOf(seats: number): NeovilleState[] {
  const positions: NeovilleState[] = []
  let steps = 0
  playOut(seats, `fuzz ${seats}`, {
    look: (s) => {
      if (steps++ % 6 !== 0 && game.toAct(s) !== NOBODY) return
      const copy = game.blank()
      copy.bytes.set(s.bytes)
      positions.push(copy)
    },
  })
  return positions
}

describe('a position that passes as valid', () => {
  test.each([
    [2, 'one field', 1],
    [3, 'one field', 1],
    [4, 'one field', 1],
    [2, 'two fields', 2],
    [3, 'two fields', 2],
    [4, 'two fields', 2],
  ])('is neither stuck nor overflows: %i seats, %s changed', { timeout: 0 }, (seats, _, changes) => {
    const bits = bitsFrom(`fuzz ${seats} ${changes}`)
    let passed = 0
    for (const s of positionsOf(seats))
      for (let round = 0; round < 250; round++) {
        const changed = game.blank()
        changed.bytes.set(s.bytes)
        const names = Array.from({ length: changes }, () => change(changed, FREE, bits))
        if (game.invalid(changed) !== null || s.bytes.every((byte, i) => byte === changed.bytes[i])) continue
        passed++
        if (passed % 20 !== 0) continue
        expect(() => playToTheEnd(changed, bits, `${seats} ${round}`), names.join(', ')).not.toThrow()
      }
    expect(passed, 'some changed positions pass').toBeGreaterThan(20)
  })

  test.each(DERIVED)('tells what the tiles tell: %s', (name) => {
    const bits = bitsFrom(name)
    const field = FIELDS.filter((one) => one.name === name)
    for (const s of positionsOf(2)) {
      const changed = game.blank()
      changed.bytes.set(s.bytes)
      change(changed, field, bits)
      if (s.bytes.some((byte, i) => byte !== changed.bytes[i])) expect(game.invalid(changed)).not.toBeNull()
    }
  })
})
