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
  tutor.undo()
  expect(tutor.choices).toContain(move)
})

test('the same move brings the same luck, however often it was tried before', () => {
  const [one, other] = [tutorOf('done'), tutorOf('done')]
  for (const move of one.choices) one.judge(move)
  one.play(one.choices[0] ?? '')
  other.play(other.choices[0] ?? '')
  expect(one.state.bytes).toEqual(other.state.bytes)
})

test('where a lesson goes on, the others play until it is the learner’s turn again', () => {
  const tutor = tutorOf('on')
  while (tutor.steps.every(({ seat }) => seat <= LEARNER)) tutor.play(tutor.choices[0] ?? '')
  expect(tutor.game.toAct(tutor.state)).toBe(LEARNER)
})

test('a lesson is taken back decision by decision, with what the others played after each', () => {
  const tutor = tutorOf('on')
  const positions: Uint8Array[] = []
  for (let decision = 0; decision < 4; decision++) {
    positions.push(tutor.state.bytes.slice())
    tutor.play(tutor.choices[0] ?? '')
  }
  for (const position of positions.reverse()) {
    tutor.undo()
    expect(tutor.state.bytes).toEqual(position)
  }
  expect(tutor.begun).toBe(false)
})

test('a free lesson shows what the game advises, and is done when the game is over', () => {
  const tutor = tutorOf('on')
  const free = new Tutor(tutor.game, {
    rules: tutor.game.rules,
    lessons: [{ ...tutor.lesson, free: true }],
  })
  const moves = new Int32Array(tutor.game.moves.size)
  while (!free.done) {
    tutor.game.advice.promising(free.state, moves)
    expect(free.example).toBe(tutor.game.moves.text(moves[0] ?? -1))
    free.play(free.example ?? '')
  }
  expect(tutor.game.outcome(free.state)).not.toBeNull()
})

test('the others play before a lesson that goes on, and the last has none after it', () => {
  const tutor = tutorOf('done', 'done')
  tutor.play(tutor.choices[0] ?? '')
  expect(tutor.goesOn).toBe(true)
  expect(tutor.next()).toBe(true)
  expect(tutor.game.toAct(tutor.state)).toBe(LEARNER)
  expect(tutor.next()).toBe(false)
})
