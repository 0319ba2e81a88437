// How browser tests play Sample: what its board shows as possible, and luck that makes it no short game.
import type { Face } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = { confirm: NOTHING, offered: '.sample .plot.open', tried: NOTHING }

export const luck = 1
