// What others do is shown one thing after the other.
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/game.ts'
import type { Update } from '../../core/table.ts'
import { Telling } from '../telling.svelte.ts'

/** A step of a seat of which these things are told. */
function step(number: number, seat: number, ...told: readonly string[]): Update {
  const events = told.map((text) => ({ kind: text }) as GameEvent)
  return { step: number, from: number, past: [{ seat, events }] } as unknown as Update
}
const START = { step: 0, from: 0, past: [{ seat: -1, events: [] }] } as unknown as Update

describe('what others do', () => {
  let shown: number[]
  let beat: number
  let waiting: (() => void)[]
  let telling: Telling
  /** A line has been told for as long as it takes. */
  const pass = () => waiting.shift()?.()

  beforeEach(() => {
    shown = []
    beat = 600
    waiting = []
    telling = new Telling({
      show: (update) => shown.push(update.step),
      sentence: ({ kind }) => kind,
      isOwn: (seat) => seat === 0,
      beat: () => beat,
      later: (then) => {
        waiting.push(then)
        return () => {
          waiting = waiting.filter((one) => one !== then)
        }
      },
    })
    telling.hear(START)
  })

  it('waits until what came before has been told', () => {
    telling.hear(step(1, 1, 'takes'))
    telling.hear(step(2, 1, 'lays'))
    expect(shown).toEqual([0, 1])
    expect(telling.busy).toBe(true)
    pass()
    expect(shown).toEqual([0, 1, 2])
    expect(telling.line).toEqual({ seat: 1, text: 'lays' })
    pass()
    expect(telling.busy).toBe(false)
  })

  it('is told line by line, also what follows by itself', () => {
    telling.hear(step(1, 1, 'passes', 'wakes', 'is fed'))
    const told = [telling.line?.text]
    pass()
    told.push(telling.line?.text)
    pass()
    told.push(telling.line?.text)
    expect(told).toEqual(['passes', 'wakes', 'is fed'])
    expect(telling.scene?.happenings.map(({ line }) => line)).toEqual([0, 1, 2])
  })

  it('leaves out what one did oneself, and tells what followed from it', () => {
    telling.hear(step(1, 0, 'takes', 'is fed'))
    expect(telling.scene?.lines).toEqual([{ seat: 0, text: 'is fed' }])
    expect(shown).toEqual([0, 1])
  })

  it('can be skipped', () => {
    for (const number of [1, 2, 3]) telling.hear(step(number, 1, `step ${number}`))
    telling.skip()
    expect(shown).toEqual([0, 1, 2, 3])
    expect(telling.line?.text).toBe('step 3')
    expect(telling.busy).toBe(false)
  })

  it('waits for nothing at the pace of at once', () => {
    beat = 0
    for (const number of [1, 2, 3]) telling.hear(step(number, 1, 'lays', 'takes'))
    expect(shown).toEqual([0, 1, 2, 3])
    expect(waiting).toEqual([])
  })

  it('is seen again, from what lay there before, and then the table is as it is', () => {
    telling.hear(step(1, 1, 'takes'))
    pass()
    telling.hear(step(2, 1, 'lays'))
    pass()
    expect(telling.repeatable).toBe(true)
    telling.repeat()
    const seen = [telling.repeated?.step]
    while (waiting.length > 0) {
      pass()
      seen.push(telling.repeated?.step)
    }
    expect(seen).toEqual([0, 1, 2, undefined])
    expect(shown).toEqual([0, 1, 2])
  })

  it('comes to what each of them did last in one go, step by step', () => {
    telling.hear(step(1, 1, 'waits'))
    telling.hear(step(2, 2, 'rests'))
    pass()
    telling.hear(step(3, 1, 'takes', 'is paid'))
    telling.hear(step(4, 1, 'lays'))
    while (waiting.length > 0) pass()
    expect(telling.acts).toEqual([
      { seat: 2, text: 'rests' },
      { seat: 1, text: 'takes' },
      { seat: 1, text: 'lays' },
    ])
  })

  it('waits for whoever is not ready yet, once the table is there', () => {
    telling.clear()
    shown = []
    telling.hold()
    telling.hear(START)
    telling.hear(step(1, 1, 'takes'))
    expect(shown).toEqual([0])
    telling.release()
    expect(shown).toEqual([0, 1])
    expect(telling.line).toEqual({ seat: 1, text: 'takes' })
  })

  it('calls what happened to oneself past once one has gone on', () => {
    telling.hear(step(1, 0, 'takes', 'is fed'))
    while (waiting.length > 0) pass()
    expect(telling.isPast).toBe(false)
    telling.hear(step(2, 0, 'lays'))
    while (waiting.length > 0) pass()
    expect(telling.isPast).toBe(true)
    telling.hear(step(3, 1, 'lays'))
    expect(telling.isPast).toBe(false)
  })

  it('is not seen again any more once one has played', () => {
    telling.hear(step(1, 1, 'takes'))
    pass()
    telling.hear(step(2, 0, 'takes'))
    expect(telling.repeatable).toBe(false)
  })

  it('stops being seen again when something new happens', () => {
    telling.hear(step(1, 1, 'takes'))
    pass()
    telling.repeat()
    telling.hear(step(2, 1, 'lays'))
    expect(telling.repeated).toBe(null)
    expect(shown).toEqual([0, 1, 2])
  })

  it('is gone when a step is taken back', () => {
    telling.hear(step(1, 1, 'takes'))
    pass()
    telling.hear({ ...START, from: 1, past: [] })
    expect(telling.line).toBe(null)
    expect(telling.repeatable).toBe(false)
  })

  it('is gone for other eyes', () => {
    telling.hear(step(1, 1, 'takes'))
    telling.hear(step(2, 1, 'lays'))
    telling.clear()
    expect(telling.line).toBe(null)
    expect(waiting).toEqual([])
  })
})
