// When a beginner of Evolutopia is told something for the first time.
import type { Note } from '../../../core/help.ts'
import { isInDanger } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import type { EvolutopiaView } from '../view.ts'

type EvolutopiaNote = Note<EvolutopiaView, EvolutopiaEvent>

/** While this is asked. */
const asked =
  (pending: EvolutopiaView['pending']): EvolutopiaNote['when'] =>
  ({ view }) =>
    view.pending === pending
/** While something of this kind can be done. */
const offered =
  (kind: string): EvolutopiaNote['when'] =>
  ({ choices }) =>
    choices.some((move) => move.startsWith(`${kind} `))

export const notes: readonly EvolutopiaNote[] = [
  { id: 'turn', when: ({ view }) => view.phase === 'turn' },
  { id: 'option', when: asked('option') },
  { id: 'block', when: asked('block') },
  { id: 'recruit', when: asked('drawn') },
  { id: 'danger', when: ({ view }) => view.indicators.some(isInDanger) },
  { id: 'ready', when: offered('inaugurate') },
  { id: 'role', when: offered('role') },
  { id: 'plan', when: offered('plan') },
  { id: 'crisis', when: ({ view }) => view.phase === 'turn' && view.crisis !== null },
  { id: 'blocked', when: ({ view }) => view.phase === 'turn' && view.blocked.some((blocked) => blocked) },
]
