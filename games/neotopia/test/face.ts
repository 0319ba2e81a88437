// How browser tests play Neotopia: what its board shows as possible, and luck that makes it no short game.
import type { Face } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.bar .answer .primary',
  offered: `.bar .offered button, .element.open, .item.open, .space.open[role], .forward.open, .tokens .ready,
    .hand .ready, .offer.active .project, .offer.active .deck[aria-pressed]`,
  tried: NOTHING,
}

export const luck = 1
