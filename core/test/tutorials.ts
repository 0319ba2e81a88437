// What every game's tutorial is held to: by right moves it goes through to its end, whichever of them is played, and every
// wrong one is answered with its reason, in all languages.
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../game.ts'
import type { AnyGameModule } from '../module.ts'
import type { AnyTutorial, TutorialWords, Verdict } from '../tutorial.ts'
import { Tutor } from '../tutorial.ts'

interface Expected {
  readonly module: AnyGameModule
  readonly tutorial: AnyTutorial
  /** By the name of their files. */
  readonly words: { readonly [file: string]: TutorialWords }
  /** How many lessons there are at least. */
  readonly least: number
}

/** More steps than any lesson takes. */
const LONGEST = 12

/** Plays a lesson to its end by moves that help; false where they lead nowhere. */
function finish(tutor: Tutor): boolean {
  for (let steps = 0; !tutor.done && steps < LONGEST; steps++) {
    const { example } = tutor
    if (example === null) return false
    tutor.play(example)
  }
  return tutor.done
}

/** A tutor at the beginning of a lesson, come there by moves that help. */
function tutorAt({ module, tutorial }: Expected, lesson: number): Tutor {
  const tutor = new Tutor(module.at(tutorial.rules).game, tutorial, lesson)
  while (tutor.number < lesson) {
    if (!finish(tutor)) throw new Error(`lesson "${tutor.lesson.id}" has no way through`)
    tutor.next()
  }
  return tutor
}

const reasonOf = (verdict: Verdict) => (typeof verdict === 'string' ? null : verdict.wrong)

export function testTutorial(wanted: Expected): void {
  const { module, tutorial, words } = wanted
  const { game } = module.at(tutorial.rules)
  const lessons = tutorial.lessons.map(({ id }, number) => ({ id, number }))

  test('has lessons enough for a first game, each with its words', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(wanted.least)
    for (const texts of Object.values(words)) expect(Object.keys(texts)).toEqual(lessons.map(({ id }) => id))
  })

  test('has the same seats from beginning to end', () => {
    expect(new Set(tutorial.lessons.flatMap(({ from }) => (from ? [from.seats] : []))).size).toBe(1)
  })

  test('goes through to its end by moves that help', () => {
    const tutor = new Tutor(game, tutorial)
    do expect(finish(tutor), `lesson "${tutor.lesson.id}"`).toBe(true)
    while (tutor.next())
  })

  describe.each(lessons)('lesson "$id"', ({ id, number }) => {
    test('begins in a position that can be', () => {
      expect(game.invalid(tutorAt(wanted, number).state)).toBeNull()
    })

    test('leads on from every move that it accepts', () => {
      const accepted = tutorAt(wanted, number).choices.filter(
        (move) => reasonOf(tutorAt(wanted, number).judge(move) as Verdict) === null,
      )
      expect(accepted.length).toBeGreaterThan(0)
      for (const move of accepted) {
        const tutor = tutorAt(wanted, number)
        tutor.play(move)
        expect(finish(tutor), move).toBe(true)
        if (!tutor.goesOn || !tutor.next()) continue
        expect(finish(tutor), `${move}, then "${tutor.lesson.id}"`).toBe(true)
      }
    })

    test('answers every other move with a reason that is told, and tells no other', () => {
      const tutor = tutorAt(wanted, number)
      const given = new Set<string>()
      for (let steps = 0; !tutor.done && steps < LONGEST; steps++) {
        for (const move of tutor.choices) {
          const reason = reasonOf(tutor.judge(move) as Verdict)
          if (reason !== null) given.add(reason)
          const before = tutor.state.bytes.slice()
          if (reason !== null) expect(tutor.play(move)).toEqual({ wrong: reason })
          expect(tutor.state.bytes).toEqual(before)
        }
        tutor.play(tutor.example ?? '')
      }
      for (const texts of Object.values(words))
        expect(Object.keys(texts[id]?.wrong ?? {}).sort()).toEqual([...given].sort())
    })

    test('leaves what is not allowed to the rules', () => {
      const tutor = tutorAt(wanted, number)
      const { choices } = tutor
      for (let move = 0; move < game.moves.size; move += 1 + Math.floor(game.moves.size / 500)) {
        const text = game.moves.text(move)
        if (!choices.includes(text)) expect(isRefusal(tutor.judge(text)), text).toBe(true)
      }
    })
  })
}
