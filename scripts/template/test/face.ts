// How browser tests play Sample: what its board shows as possible, luck that makes it no short game, and its board played by hand.
import type { Face, Hands, UsualTurn } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = { confirm: NOTHING, offered: '.sample .plot.open', tried: NOTHING }

export const luck = 1

export const hands: Hands = { drag: null, keys: ['1'] }

export const usualTurn: UsualTurn = {
  afterFirst: false,
  play: async (finger) => finger.press('.sample .plot.open'),
  confirmed: 1,
  atOnce: 1,
}
