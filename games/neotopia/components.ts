// The components of Neotopia, as a measure of balance counts them.
import type { Components } from '../../core/components.ts'
import { inTurnOrder, LAID_OUT } from '../../core/components.ts'
import { CARDS, KINDS, TOKENS } from './data.ts'

const CARDS_DEALT = 3
const cardKind = new Map(CARDS.map(({ id, kind }) => [id, KINDS[kind]?.id ?? id]))

export const components: Components = {
  named: { colour: [0], take: [0], build: [0], use: [0] },
  labels(pile, item) {
    if (pile === 'bonus') return [TOKENS[item] ?? String(item)]
    if (pile !== 'projects') return [String(item)]
    const id = CARDS[item]?.id ?? String(item)
    return [id, cardKind.get(id) ?? id]
  },
  usedBy: { projects: 'build', bonus: 'use' },
  owner(draw) {
    const { pile, nth, kind, mover } = draw
    if (pile === 'projects') {
      if (kind === null || kind === 'colour')
        return { channel: 'hand', seat: inTurnOrder(draw, Math.floor(nth / CARDS_DEALT)) }
      // What comes later in the step refills the offer.
      return kind === 'draw' && nth === 0 ? { channel: 'draw', seat: mover } : null
    }
    return pile === 'bonus' && (kind === null || kind === 'colour') ? LAID_OUT : null
  },
  groups: (word) => (cardKind.has(word) ? [cardKind.get(word) as string] : []),
}
