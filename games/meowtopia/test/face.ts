// How browser tests play Meowtopia: what its board shows as possible, luck that makes it no short game, and its board played by hand.
import type { Face, Hands, UsualTurn } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.decision .yes[aria-disabled=false]',
  offered: '.meowtopia [data-move], .decision .way[aria-pressed], .crew .open',
  // One kitten more may be one too many.
  tried: '.crew .open',
}

export const luck = 1

export const hands: Hands = {
  drag: { thing: '.crew [data-drag]', place: '.tiles [data-drop]', confirm: '.decision .yes' },
  keys: ['2', 'ArrowRight', 'Enter', 'Enter'],
}

export const usualTurn: UsualTurn = {
  afterFirst: false,
  play: async (finger) => {
    const both = finger.atOnce ? ['[data-move="take irrigation irrigation 2"]'] : []
    await finger.play('.decision .yes', '[data-move="take irrigation irrigation"]', ...both)
    for (let i = 0; i < 2; i++) await finger.play('.decision .yes', '.farm [data-move^=stick]')
    // Feeding everybody is picked already.
    await finger.see('role=heading[name=/Evening/]')
    await finger.press('.decision .yes')
  },
  confirmed: 7,
  atOnce: 5,
}
