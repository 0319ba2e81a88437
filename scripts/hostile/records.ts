// Records to be damaged, and ways to damage them.
import type { GameRecord } from '../../core/record.ts'
import { playGame } from '../../core/testing.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import type { Dice } from './hunt.ts'

/** A whole game and a begun one of each game. */
export const RECORDS: GameRecord[] = []
for (const id of GAME_IDS) {
  const { game } = await loadGame(id)
  const whole = playGame(game, game.seats[0], {}, 'hostile')
  RECORDS.push(whole, { ...whole, steps: whole.steps.slice(0, 6), outcome: null })
}

export function damaged(text: string, dice: Dice): string {
  switch (dice.below(6)) {
    case 0:
      return text.slice(0, dice.below(text.length))
    case 1:
      return text.slice(dice.below(text.length))
    case 2:
      return text + dice.scratched(text)
    case 3:
      return `${dice.text()}${text}`
    case 4:
      return '['.repeat(dice.below(20_000)) + text
    default:
      return dice.scratched(text)
  }
}
