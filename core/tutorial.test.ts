import { expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { toy } from './test/toy/index.ts'
import type { AnyTutorial, Verdict } from './tutorial.ts'
import { LEARNER, Tutor } from './tutorial.ts'

/** Lessons of the toy that go on one after the other, each with this verdict on every move. */
function tutorOf(...verdicts: readonly Verdict[]): Tutor {
  const lessons = verdicts.map((verdict, i) => ({
    id: `lesson ${i}`,
    ...(i === 0 ? { from: { seats: 2, seed: '1', options: { first: LEARNER }, moves: '' } } : {}),
    judge: () => verdict,
  }))
  const tutorial: AnyTutorial = { rules: toy.game.rules, lessons }
  return new Tutor(toy.game as AnyGame, tutorial)
}

test('what a lesson does not ask for is answered with the reason, and nothing has happened', () => {
  const tutor = tutorOf({ wrong: 'why' })
  const before = tutor.state.bytes.slice()
  expect(tutor.play(tutor.choices[0] ?? '')).toEqual({ wrong: 'why' })
  expect(tutor.state.bytes).toEqual(before)
  expect(tutor.example).toBeNull()
})

test('what the rules forbid is refused as at any table', () => {
  expect(tutorOf('done').play('nonsense')).toHaveProperty('code')
})

test('a lesson that is done offers nothing more, until it is begun again', () => {
  const tutor = tutorOf('done')
  const [move = ''] = tutor.choices
  expect(tutor.play(move)).toBe('done')
  expect(tutor.choices).toEqual([])
  expect(tutor.play(move)).toHaveProperty('code')
  tutor.restart()
  expect(tutor.choices).toContain(move)
})

test('the same move brings the same luck, however often it was tried before', () => {
  const [one, other] = [tutorOf('done'), tutorOf('done')]
  for (const move of one.choices) one.judge(move)
  one.play(one.choices[0] ?? '')
  other.play(other.choices[0] ?? '')
  expect(one.state.bytes).toEqual(other.state.bytes)
})

test('the others play before a lesson that goes on, and the last has none after it', () => {
  const tutor = tutorOf('done', 'done')
  tutor.play(tutor.choices[0] ?? '')
  expect(tutor.goesOn).toBe(true)
  expect(tutor.next()).toBe(true)
  expect(tutor.game.toAct(tutor.state)).toBe(LEARNER)
  expect(tutor.next()).toBe(false)
})
