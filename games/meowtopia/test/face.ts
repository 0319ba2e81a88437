// How browser tests play Meowtopia: what its board shows as possible, and luck that makes it no short game.
import type { Face } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.decision .yes[aria-disabled=false]',
  offered: '.meowtopia [data-move], .decision .way[aria-pressed], .crew .open',
  // One kitten more may be one too many.
  tried: '.crew .open',
}

export const luck = 1
