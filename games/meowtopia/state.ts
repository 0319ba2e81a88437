// The layout of the state, what its numbers mean, and small readers.
import { layout } from '../../core/layout.ts'
import type { ActionName } from './data.ts'
import {
  ACTIONS,
  FAMILIES,
  FAMILY_SIZE,
  FIELDS_ON_BOARD,
  LAST_ROUND,
  MOST_WORKERS,
  START,
  STICKS_ON_BOARD,
} from './data.ts'
import { SETS } from './versions.ts'

export const MOST_SEATS = FAMILIES.length
export const TILES = ACTIONS.length

/**
 * In one round a player gains at most this many fields, sticks or kittens: six on their own turn, and on side B, where
 * each action is on two tiles, one more by following.
 */
export const MOST_GAINED = MOST_WORKERS + 1
/** At the start of a round that is not the last, one field at least is on the board. */
export const MOST_FIELDS = START.fields + FIELDS_ON_BOARD[4] - MOST_SEATS * START.fields - 1 + MOST_GAINED
export const MOST_STICKS = START.sticks + STICKS_ON_BOARD[4] - MOST_SEATS * START.sticks - 1 + MOST_GAINED
/** At the start of a round that is not the last, a household has only its own family. */
export const MOST_KITTENS = FAMILY_SIZE + MOST_GAINED
/** §4.5 one is a worker. */
export const MOST_MERCHANTS = MOST_KITTENS - 1
/** §4.2 one unit a round: a merchant hired by following may be served in the first. */
export const MOST_GOODS = LAST_ROUND

export const PHASES = [
  'wake',
  'sell',
  'take',
  'send',
  'field',
  'stick',
  'recruit',
  'follow',
  'evening',
  'over',
] as const
export const WAKE = 0
export const SELL = 1
export const TAKE = 2
export const SEND = 3
export const FIELD = 4
export const STICK = 5
export const HIRE = 6
export const FOLLOW = 7
export const EVENING = 8
export const OVER = 9

export const shape = layout({
  rules: 'u8',
  seats: 'u8',
  variant: 'u8',
  round: 'u8',
  first: 'u8',
  /** How many turns of this round are over. */
  turn: 'u8',
  phase: 'u8',
  actor: 'u8',
  /** By day: what the active player does, and what the others do. */
  does: 'u8',
  others: 'u8',
  /** Fields, sticks or kittens the actor has still to place. */
  pending: 'u8',
  ending: 'u8',
  /** In the evening: the active player has dismissed a kitten. */
  parted: 'u8',
  /** §1.2 whether food and coins are those of the box, and then how many lie in the supply. */
  boxed: 'u8',
  foodLeft: 'u8',
  coinsLeft: 'u8',
  /** 0, or 1 + the seat that took the tile this round. */
  takers: ['u8', TILES],
  tileFood: ['u8', TILES],
  fieldsLeft: 'u8',
  sticksLeft: 'u8',
  /** By family. */
  supply: ['u8', MOST_SEATS],
  /** By seat. */
  food: ['u16', MOST_SEATS],
  coins: ['u16', MOST_SEATS],
  penalties: ['u16', MOST_SEATS],
  fields: ['u8', MOST_SEATS],
  sticks: ['u8', MOST_SEATS],
  merchants: ['u8', MOST_SEATS],
  /** By seat and family: workers. */
  awake: ['u8', MOST_SEATS * MOST_SEATS],
  asleep: ['u8', MOST_SEATS * MOST_SEATS],
  /** By seat and order of hiring. */
  merchantFamily: ['u8', MOST_SEATS * MOST_MERCHANTS],
  merchantGood: ['u8', MOST_SEATS * MOST_MERCHANTS],
  merchantGoods: ['u8', MOST_SEATS * MOST_MERCHANTS],
  /** Got its unit this morning. */
  merchantServed: ['u8', MOST_SEATS * MOST_MERCHANTS],
  /** By seat and order of laying: where a field lies, and on which of its sides a stick (farm.ts). */
  cells: ['u16', MOST_SEATS * MOST_FIELDS],
  water: ['u8', MOST_SEATS * MOST_FIELDS],
})
export type MeowtopiaState = ReturnType<typeof shape.blank>

export function activeSeat(s: MeowtopiaState): number {
  return (s.first + s.turn) % s.seats
}

/** §1.3, §5 what a tile shows. */
export function actionsOn(s: MeowtopiaState, tile: number): readonly ActionName[] {
  return s.variant === 0 ? [ACTIONS[tile]] : [ACTIONS[tile], ACTIONS[SETS[s.rules].second[tile]]]
}

/** §3, §5 the tile whose actions are these, or −1. */
export function tileOf(s: MeowtopiaState, does: number, others: number): number {
  if (s.variant === 0) return does === others ? does : -1
  const { second } = SETS[s.rules]
  if (second[does] === others) return does
  return second[others] === does ? others : -1
}
