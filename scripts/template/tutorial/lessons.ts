// The tutorial of Sample: what each lesson asks for, and what counts as having done it.
import type { Tutorial } from '../../../core/tutorial.ts'
import type { SampleEvent } from '../events.ts'
import type { SampleView } from '../view.ts'

export const tutorial: Tutorial<SampleView, SampleEvent> = {
  rules: 1,
  lessons: [
    { id: 'build', from: { seats: 2, seed: '1', options: { first: 0 }, moves: '' }, judge: () => 'done' },
    { id: 'points', judge: ({ gained }) => (gained > 0 ? 'done' : { wrong: 'nothing' }) },
  ],
}
