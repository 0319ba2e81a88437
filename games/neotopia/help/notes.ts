// When a beginner of Neotopia is told something for the first time.
import type { Note } from '../../../core/help.ts'
import type { NeotopiaEvent } from '../events.ts'
import type { NeotopiaView } from '../view.ts'

const own = ({ players, viewer }: NeotopiaView) => players[Number(viewer)]

export const notes: readonly Note<NeotopiaView, NeotopiaEvent>[] = [
  { id: 'start', when: ({ view }) => view.phase === 'start' },
  { id: 'turn', when: ({ view }) => view.phase === 'turn' },
  { id: 'project', when: ({ view }) => view.phase === 'turn' },
  { id: 'build', when: ({ choices }) => choices.some((move) => move.startsWith('build ')) },
  { id: 'last', when: ({ view }) => view.ending === 'last' },
  {
    id: 'scored',
    when: ({ view, events }) => events.some((event) => event.kind === 'built' && event.seat === view.viewer),
  },
  { id: 'kind', when: ({ view }) => view.regions.some(({ last }) => last !== null) },
  { id: 'token', when: ({ view }) => (own(view)?.tokens ?? []).some((count) => count > 0) },
  { id: 'produced', when: ({ events }) => events.some(({ kind }) => kind === 'refilled') },
  { id: 'colour', when: ({ view }) => view.round > 1 },
]
