// The setup (§2).
import type { Chance } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { FAMILY_SIZE, FIELDS_ON_BOARD, START, STICKS_ON_BOARD } from '../data.ts'
import type { MeowtopiaTell } from '../events.ts'
import { layField, layStick } from '../farm.ts'
import { EAST, HOME, STEP, WEST } from '../grid.ts'
import type { MeowtopiaOptions } from '../options.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_SEATS } from '../state.ts'
import { SETS } from '../versions.ts'
import { beginTurn, settle } from './course.ts'

const SEAT_NUMBERS = [0, 1, 2, 3] as const

export const setupBy =
  (rules: number) =>
  (seats: number, chosen: Chosen<MeowtopiaOptions>, chance: Chance, s: MeowtopiaState, tell?: MeowtopiaTell): void => {
    s.bytes.fill(0)
    s.rules = rules
    s.seats = seats
    s.variant = chosen.sideB ? 1 : 0
    s.boxed = chosen.supply === 'box' ? 1 : 0
    if (s.boxed !== 0) {
      s.foodLeft = SETS[rules].foodInBox - seats * START.food
      s.coinsLeft = SETS[rules].coinsInBox - seats * START.coins
    }
    s.round = 1
    s.first = chosen.first ?? SEAT_NUMBERS[chance.draw('first player', SEAT_NUMBERS, seats)]
    s.fieldsLeft = FIELDS_ON_BOARD[seats] - seats * START.fields
    s.sticksLeft = STICKS_ON_BOARD[seats] - seats * START.sticks
    for (let seat = 0; seat < seats; seat++) {
      s.supply[seat] = FAMILY_SIZE - START.kittens
      s.awake[seat * MOST_SEATS + seat] = START.kittens
      s.food[seat] = START.food
      s.coins[seat] = START.coins
      layField(s, seat, HOME)
      layField(s, seat, HOME + STEP[EAST])
      layStick(s, seat, HOME + STEP[EAST], WEST)
    }
    if (tell) {
      tell({ kind: 'start', seats, variant: chosen.sideB, first: s.first })
      tell({ kind: 'round', round: 1, first: s.first })
    }
    beginTurn(s, tell)
    settle(s, tell)
  }
