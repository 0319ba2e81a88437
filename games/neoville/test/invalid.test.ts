// Positions a step away from real ones: whatever passes as valid can be played to its end.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { NeovilleState } from '../state.ts'
import { shape } from '../state.ts'
import { playOut } from './play.ts'
import { game } from './sketch.ts'

type Bits = ReturnType<typeof bitsFrom>
/** What is changed, and how: the value of a field or entry, or two entries changed round. */
type Change = (s: NeovilleState) => void

interface Field {
  readonly name: string
  /** null: the field is one number. */
  readonly length: number | null
}

const FIELDS: readonly Field[] = Object.entries(shape.write(game.blank())).map(([name, value]) => ({
  name,
  length: Array.isArray(value) ? value.length : null,
}))
/** Told by other fields, so that a change of one alone is always found. */
const DERIVED = ['rows', 'grid', 'ground', 'district', 'size', 'towers', 'towered']
const FREE = FIELDS.filter(({ name }) => !DERIVED.includes(name))
/** Values that mean something, and the greatest. */
const VALUES = [0, 1, 2, 3, 4, 5, 6, 16, 73, 255]
/** 16 rounds of three steps for each of four seats. */
const LONGEST = 16 * 3 * 4
function set({ name, length }: Field, index: number, value: number): Change {
  return (s) => {
    const held = s as unknown as { [name: string]: number | Uint8Array }
    const list = held[name]
    if (length === null || typeof list === 'number') held[name] = value
    else list[index] = value
  }
}

function swap({ name }: Field, a: number, b: number): Change {
  return (s) => {
    const list = (s as unknown as { [name: string]: Uint8Array })[name]
    ;[list[a], list[b]] = [list[b], list[a]]
  }
}

function anyChange(field: Field, bits: Bits): Change {
  const index = below(bits, field.length ?? 1)
  if (field.length !== null && below(bits, 2) === 0) return swap(field, index, below(bits, field.length))
  return set(field, index, VALUES[below(bits, VALUES.length)])
}

function copyOf(s: NeovilleState): NeovilleState {
  const copy = game.blank()
  copy.bytes.set(s.bytes)
  return copy
}

/** Every sixth position of a random game, and the last. */
function positionsOf(seats: number): NeovilleState[] {
  const positions: NeovilleState[] = []
  let steps = 0
  playOut(seats, `fuzz ${seats}`, {
    look: (s) => {
      if (steps++ % 6 === 0 || game.toAct(s) === NOBODY) positions.push(copyOf(s))
    },
  })
  return positions
}

const list = new Int32Array(MOST_MOVES)
const guarded = shape.guarded()

/** Plays on at random; a field that overflows throws. */
function playToTheEnd(from: NeovilleState, bits: Bits): void {
  guarded.bytes.set(from.bytes)
  const chance = seededChance('fuzz')
  let steps = 0
  while (game.toAct(guarded) !== NOBODY) {
    const n = game.legal(guarded, list)
    if (n === 0) throw new Error('somebody is to act and has no move')
    game.play(guarded, list[below(bits, n)], chance)
    if (++steps > LONGEST) throw new Error('no end')
  }
  expect(game.invalid(guarded)).toBeNull()
  expect(game.outcome(guarded)?.scores).toHaveLength(guarded.seats)
}

/** Plays on what passes, some positions of those in which the same fields were changed. */
class Trial {
  passed = 0
  readonly #some: number
  readonly #played = new Map<string, number>()
  readonly #bits: Bits

  constructor(bits: Bits, some: number) {
    this.#bits = bits
    this.#some = some
  }

  of(s: NeovilleState, names: readonly string[], changes: readonly Change[]): void {
    const changed = copyOf(s)
    for (const change of changes) change(changed)
    if (s.bytes.every((byte, i) => byte === changed.bytes[i]) || game.invalid(changed) !== null) return
    this.passed++
    const key = names.join(' ')
    const played = this.#played.get(key) ?? 0
    if (played === this.#some) return
    this.#played.set(key, played + 1)
    expect(() => playToTheEnd(changed, this.#bits), `with ${key} changed`).not.toThrow()
  }
}

describe('a position that passes as valid is neither stuck nor overflows', () => {
  test.each([2, 3, 4])('one field changed, %i seats', { timeout: 0 }, (seats) => {
    const bits = bitsFrom(`one ${seats}`)
    const trial = new Trial(bits, 3)
    for (const s of positionsOf(seats))
      for (const field of FREE) {
        const { name, length } = field
        const indexes = length === null ? [0] : [0, length - 1, below(bits, length), below(bits, length)]
        for (const index of indexes) for (const value of VALUES) trial.of(s, [name, 'set'], [set(field, index, value)])
        if (length !== null) trial.of(s, [name, 'swapped'], [swap(field, below(bits, length), below(bits, length))])
      }
    expect(trial.passed).toBeGreaterThan(20)
  })

  test.each([2, 3, 4])('two fields changed, %i seats', { timeout: 0 }, (seats) => {
    const bits = bitsFrom(`two ${seats}`)
    const trial = new Trial(bits, 1)
    for (const s of positionsOf(seats))
      for (let round = 0; round < 200; round++) {
        const pair = [FREE[below(bits, FREE.length)], FREE[below(bits, FREE.length)]]
        const changes = pair.map((field) => anyChange(field, bits))
        trial.of(
          s,
          pair.map(({ name }) => name),
          changes,
        )
      }
    expect(trial.passed).toBeGreaterThan(20)
  })
})

test.each(DERIVED)('what tiles and pieces tell cannot be told otherwise: %s', (name) => {
  const bits = bitsFrom(name)
  const field = FIELDS.find((one) => one.name === name) as Field
  for (const s of positionsOf(2)) {
    const changed = copyOf(s)
    anyChange(field, bits)(changed)
    if (s.bytes.some((byte, i) => byte !== changed.bytes[i])) expect(game.invalid(changed)).not.toBeNull()
  }
})
