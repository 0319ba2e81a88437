// What the lab knows of each game's components: how items are called, whose a draw is, which words of a move name one.
import type { Seat } from '../../core/game.ts'
import {
  CRISES,
  EVOLUTIONS,
  EXPERTS,
  INDICATORS,
  nuisanceIndicator,
  PLANS,
  ROLES,
} from '../../games/evolutopia/data.ts'
import { CARDS, KINDS, TOKENS } from '../../games/neotopia/data.ts'
import { TILES, UTILITIES, UTILITY_TYPES } from '../../games/neoville/data.ts'

/** How luck came: dealt to a seat, drawn blindly by a seat, or laid out for all. */
export const CHANNELS = ['hand', 'draw', 'setup'] as const
export type Channel = (typeof CHANNELS)[number]

/** The whole table, where a draw is nobody's own. */
export const TABLE = -1

/** A draw among others. */
export interface DrawAt {
  readonly pile: string
  /** Its number among the draws from this pile in the same step, or in the set-up. */
  readonly nth: number
  /** The kind of move; null in the set-up. */
  readonly kind: string | null
  readonly mover: Seat
  readonly first: Seat
  readonly seats: number
}

export interface Owner {
  readonly channel: Channel
  readonly seat: Seat | typeof TABLE
}

export interface Components {
  /** By kind of move: which of its words, from 0, name components. */
  readonly named: { readonly [kind: string]: readonly number[] }
  /** An item's name, as moves write it, then the groups it belongs to. */
  labels(pile: string, item: number): readonly string[]
  /** By pile: the kind of move that uses what came from it. */
  readonly usedBy: { readonly [pile: string]: string }
  /** null: no random exposure of anybody, or measured elsewhere. */
  owner(draw: DrawAt): Owner | null
  /** What is on a component whose name tells little. */
  about?(pile: string, label: string): string | undefined
  /** The groups of a component that a move names. */
  groups?(word: string): readonly string[]
}

const LAID_OUT: Owner = { channel: 'setup', seat: TABLE }
const inTurnOrder = ({ first, seats }: DrawAt, place: number) => (first + place) % seats

/** A game without a row: what the set-up laid out, and kinds of moves. */
const ANY: Components = {
  named: {},
  labels: (_pile, item) => [String(item)],
  usedBy: {},
  owner: ({ kind, pile }) => (kind === null && pile !== 'first player' ? LAID_OUT : null),
}

const MARKET = 4
const TILES_DEALT = 2

const neoville: Components = {
  named: { place: [0], build: [0], take: [0] },
  labels(pile, item) {
    if (pile === 'stack') return [String(item)]
    if (pile !== 'utility types') return [UTILITIES[item]?.name ?? String(item)]
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
  about: (pile, label) => (pile === 'stack' ? TILES[Number(label)] : undefined),
}

const CARDS_DEALT = 3
const cardKind = new Map(CARDS.map(({ id, kind }) => [id, KINDS[kind]?.id ?? id]))

const neotopia: Components = {
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

const meowtopia: Components = {
  ...ANY,
  named: { take: [0], sell: [1], recruit: [1] },
}

const EVOLUTOPIA_NAMES: { readonly [pile: string]: (item: number) => string | undefined } = {
  roles: (item) => ROLES[item],
  plans: (item) => PLANS[item],
  crises: (item) => CRISES[item],
  evolutions: (item) => EVOLUTIONS[item],
  experts: (item) => EXPERTS[item],
  nuisances: (item) => INDICATORS[nuisanceIndicator(item)],
}

const evolutopia: Components = {
  named: {
    start: [0],
    assign: [0, 1],
    inaugurate: [0],
    option: [0],
    block: [0],
    role: [0],
    plan: [0],
    adopt: [0],
    unblock: [0],
    raise: [0],
  },
  labels: (pile, item) => [EVOLUTOPIA_NAMES[pile]?.(item) ?? String(item)],
  usedBy: { roles: 'role', plans: 'plan', evolutions: 'inaugurate' },
  owner: ({ pile, kind }) =>
    pile === 'first player' ? null : { channel: kind === null ? 'setup' : 'draw', seat: TABLE },
}

const GAMES: { readonly [game: string]: Components } = { neoville, neotopia, meowtopia, evolutopia }

export function componentsOf(game: string): Components {
  return GAMES[game] ?? ANY
}

/** What a move is, as text: its kind, then its kind with each component it names and the groups of that. */
export function labelsOfMove({ named, groups }: Components, text: string): readonly string[] {
  const [kind = '', ...words] = text.split(' ')
  const labels = [kind]
  for (const at of named[kind] ?? []) {
    const word = words[at]
    if (word === undefined) continue
    for (const one of [word, ...(groups?.(word) ?? [])]) labels.push(`${kind} ${one}`)
  }
  return labels
}
