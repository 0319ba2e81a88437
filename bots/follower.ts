// Plays the first move of the game's advice without thinking, as playouts do: quick enough for the lab to tune with.
import type { Bits } from '../core/chance.ts'
import type { AnyGame } from '../core/game.ts'
import { MOST_MOVES } from '../core/game.ts'
import type { Bot } from './bot.ts'
import { Worlds } from './worlds.ts'

export function followerBot(game: AnyGame, bits: Bits): Bot {
  const list = new Int32Array(MOST_MOVES)
  return {
    choose(decision) {
      if (decision.count === 1) return decision.legal[0]!
      game.advice.promising(new Worlds(game, decision.view(), bits).at(0), list)
      return list[0]!
    },
  }
}
