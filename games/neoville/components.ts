// The components of Neoville, as a measure of balance counts them.
import type { Components } from '../../core/components.ts'
import { inTurnOrder, LAID_OUT } from '../../core/components.ts'
import { newestOf } from '../../core/versions.ts'
import { UTILITIES, UTILITY_TYPES } from './data.ts'
import { RELEASES, setOf } from './versions.ts'

const MARKET = 4
const TILES_DEALT = 2

export const components: Components = {
  named: { place: [0], build: [0], take: [0] },
  labels(pile, item) {
    if (pile === 'stack') return [String(item)]
    if (pile !== 'utility types') return [UTILITIES[item].name]
    // The pairs are numbered by the type that is left out, the last first.
    return [UTILITY_TYPES.filter((_, type) => type !== UTILITY_TYPES.length - 1 - item).join(' + ')]
  },
  usedBy: { stack: 'place', ecomobile: 'build', windmill: 'build', biodome: 'build' },
  owner(draw) {
    const { pile, nth, kind, mover } = draw
    if (kind !== null) return kind === 'draw' ? { channel: 'draw', seat: mover } : null
    if (pile !== 'stack') return pile === 'first player' ? null : LAID_OUT
    if (nth < MARKET) return null
    return { channel: 'hand', seat: inTurnOrder(draw, Math.floor((nth - MARKET) / TILES_DEALT)) }
  },
  about: (pile, label) => (pile === 'stack' ? setOf(newestOf(RELEASES)).tiles[Number(label)] : undefined),
}
