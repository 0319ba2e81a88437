// How browser tests play Evolutopia: what its board shows as possible, luck that makes it no short game, and its board played by hand.
import type { Face, Hands, UsualTurn } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.panel .yes',
  offered: '.evolutopia [data-key][aria-pressed]:not(:disabled), .panel .next [data-key], .tower.pickable',
  tried: NOTHING,
}

export const luck = 5

export const hands: Hands = {
  drag: { thing: '.stack [data-drag]', place: '.study .places[data-drop]', confirm: '.chosen .yes' },
  keys: ['1', '1', 'Enter'],
}

export const usualTurn: UsualTurn = {
  afterFirst: false,
  play: async (finger) => finger.play('.chosen .yes', '[data-key="action:0"]', '.panel [data-key=top]'),
  confirmed: 3,
  atOnce: 2,
}
