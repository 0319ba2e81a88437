// When a beginner of Sample is told something for the first time.
import type { Note } from '../../../core/help.ts'
import type { SampleEvent } from '../events.ts'
import type { SampleView } from '../view.ts'

export const notes: readonly Note<SampleView, SampleEvent>[] = [
  { id: 'build', when: ({ view }) => view.phase === 'build' },
]
