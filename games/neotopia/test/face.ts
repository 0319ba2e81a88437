// How browser tests play Neotopia: what its board shows as possible, luck that makes it no short game, and its board played by hand.
import type { Face, Hands, UsualTurn } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.bar .answer .primary',
  offered: `.bar .offered button, .element.open, .item.open, .space.open[role], .forward.open, .tokens .ready,
    .hand .ready, .offer.active .project, .offer.active .deck[aria-pressed]`,
  tried: NOTHING,
}

export const luck = 1

export const hands: Hands = {
  drag: { thing: '.element[data-drag], .item[data-drag]', place: '.open[data-space]', confirm: '.float.yes' },
  keys: ['1', 'ArrowDown', 'Enter', 'Enter'],
}

export const usualTurn: UsualTurn = {
  // The first turn chooses colours.
  afterFirst: true,
  play: async (finger) => {
    for (let i = 0; i < 3; i++)
      await finger.play('.float.yes', '.element[data-drag][aria-pressed=false]', '.open[data-space]')
    await finger.press('role=button[name="End the turn"]')
  },
  confirmed: 10,
  atOnce: 7,
}
