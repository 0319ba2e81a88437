// When a beginner of Meowtopia is told something for the first time.
import type { Note } from '../../../core/help.ts'
import type { MeowtopiaEvent } from '../events.ts'
import type { MeowtopiaView } from '../view.ts'

type MeowtopiaNote = Note<MeowtopiaView, MeowtopiaEvent>

/** While this is asked. */
const asked =
  (phase: MeowtopiaView['phase']): MeowtopiaNote['when'] =>
  ({ view }) =>
    view.phase === phase

export const notes: readonly MeowtopiaNote[] = [
  { id: 'end', when: ({ view }) => view.ending !== null },
  {
    id: 'penalty',
    when: ({ view, events }) =>
      events.some((event) => event.kind === 'fed' && event.seat === view.viewer && event.unfed > 0),
  },
  { id: 'follow', when: asked('follow') },
  { id: 'wake', when: asked('wake') },
  { id: 'sell', when: asked('sell') },
  { id: 'bonus', when: ({ view }) => view.phase === 'take' && view.tiles.some(({ food }) => food > 0) },
  { id: 'take', when: asked('take') },
  { id: 'field', when: asked('field') },
  { id: 'stick', when: asked('stick') },
  { id: 'recruit', when: asked('recruit') },
  { id: 'evening', when: asked('evening') },
]
