// How browser tests play Neoville: what its board shows as possible, luck that makes it no short game, and its board played by hand.
import type { Face, Hands, UsualTurn } from '../../../e2e/face.ts'
import { NOTHING } from '../../../e2e/face.ts'

export const face: Face = {
  confirm: '.float.yes',
  offered: '.hand .tile[aria-pressed=false], .target, .supply [aria-pressed], button.skip, .market.active button',
  tried: NOTHING,
}

export const luck = 1

export const hands: Hands = {
  drag: { thing: '.hand [data-drag]', place: '.target[data-drop]', confirm: '.float.yes' },
  keys: ['1', 'ArrowRight', 'r', 'Enter'],
}

export const usualTurn: UsualTurn = {
  afterFirst: false,
  // The first tile of a city can be turned: played at once, it takes one press more.
  play: async (finger) => {
    const turned = finger.atOnce ? ['.city .ghost[role=button]'] : []
    await finger.play('.float.yes', '.hand [data-drag]', '.target', ...turned)
    await finger.play('.float.yes', '.supply .tower[data-drag]')
    await finger.press('.market .tile[data-choice]')
  },
  confirmed: 6,
  atOnce: 5,
}
