// What an event is about, as a drawing of 24 by 24 beside its line in the log: an element, a token or a project.
import { CARDS } from '../data.ts'
import type { NeotopiaEvent } from '../events.ts'
import { element, emblem, token } from './draw.ts'

const fitted = (drawing: string, scale: number) => `<g transform="translate(12 12) scale(${scale})">${drawing}</g>`
const project = (card: number) => fitted(emblem(CARDS[card]?.kind ?? 0), 0.65)

export function sketchOf(event: NeotopiaEvent): string {
  switch (event.kind) {
    case 'colour':
    case 'placed':
      return element(event.element, 12, 12, 0.44)
    case 'token':
    case 'used':
    case 'uncovered':
      return fitted(token(event.token), 0.72)
    case 'took':
    case 'built':
      return project(event.card)
    case 'drew':
      return event.card === undefined ? '' : project(event.card)
    default:
      return ''
  }
}
