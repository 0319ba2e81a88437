// The tutorial of Neotopia.
import { expect, it } from 'vitest'
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial, TutorialWords } from '../../../core/tutorial.ts'
import { LEARNER, Tutor } from '../../../core/tutorial.ts'
import { neotopia } from '../index.ts'
import { tutorial } from '../tutorial/lessons.ts'
import type { NeotopiaView } from '../view.ts'

const words = import.meta.glob<TutorialWords>('../tutorial/[a-z][a-z].ts', { import: 'lessons', eager: true })

testTutorial({ module: neotopia, tutorial: tutorial as AnyTutorial, words, least: 8 })

/** A lesson as it begins. */
const begin = (id: string) => {
  const number = tutorial.lessons.findIndex((lesson) => lesson.id === id)
  return new Tutor(neotopia.game, tutorial as AnyTutorial, number)
}
const seen = (tutor: Tutor) => tutor.game.view(tutor.state, LEARNER) as NeotopiaView

it('no element that makes a group larger completes a project, as the guide then says', () => {
  const accepted = begin('group').choices.filter((move) => begin('group').judge(move) === 'done')
  expect(accepted.length).toBeGreaterThan(1)
  for (const move of accepted) {
    const tutor = begin('group')
    tutor.play(move)
    expect(seen(tutor).window?.builds, move).toEqual([])
  }
})

it('the points that the guide tells of the regions are those on the table, groups and all', () => {
  const [own] = seen(begin('lowest')).players
  const told = own.points.map((points, region) => points + own.clusters[region].length)
  for (const lessons of Object.values(words)) expect(lessons.lowest.task.match(/\d+/g)?.map(Number)).toEqual(told)
})
