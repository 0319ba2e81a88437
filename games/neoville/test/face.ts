// How browser tests play Neoville: what its board shows as possible, and luck that makes it no short game.
import type { Face } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.float.yes',
  offered: '.hand .tile[aria-pressed=false], .target, .supply [aria-pressed], button.skip, .market.active button',
  tried: NOTHING,
}

export const luck = 1
