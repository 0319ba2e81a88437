// How browser tests play Evolutopia: what its board shows as possible, and luck that makes it no short game.
import type { Face } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.panel .yes',
  offered: '.evolutopia [data-key][aria-pressed]:not(:disabled), .panel .next [data-key], .tower.pickable',
  tried: NOTHING,
}

export const luck = 5
