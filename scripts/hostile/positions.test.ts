// Impossible positions: refused in a line, and what is possible can be described.
import { writeFileSync } from 'node:fs'
import { emptyFolder, ludopolis } from '../../cli/test/terminal.ts'
import { bitsFrom, quickChance } from '../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../core/game.ts'
import type { Position } from '../../core/layout.ts'
import { layoutOf } from '../../core/layout.ts'
import { chooseOptions } from '../../core/options.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { judged } from './command.ts'
import type { Dice } from './hunt.ts'
import { hunt } from './hunt.ts'

const folder = emptyFolder()
const list = new Int32Array(MOST_MOVES)

/** A position of a game after so many random steps. */
async function reached(dice: Dice): Promise<{ readonly id: string; readonly position: Position }> {
  const id = dice.pick(GAME_IDS)
  const { game } = await loadGame(id)
  const chance = quickChance(bitsFrom(dice.seed))
  const s = game.blank()
  const seats = game.seats[0] + dice.below(game.seats[1] - game.seats[0] + 1)
  game.setup(seats, chooseOptions(game.options, {}, seats) as never, chance, s)
  for (let left = dice.below(60); left > 0 && game.toAct(s) !== NOBODY; left--)
    game.play(s, list[dice.below(game.legal(s, list))] as number, chance)
  return { id, position: layoutOf(s).write(s) }
}

/** One field, or one number of it, a little or wholly other. */
function nudged(position: Position, dice: Dice): Position {
  const field = dice.pick(Object.keys(position))
  const value = position[field] as number | readonly number[]
  const other = (n: number) => dice.pick([n + 1, Math.max(0, n - 1), 0, 1, 255, dice.below(300)])
  if (typeof value === 'number') return { ...position, [field]: other(value) }
  const at = dice.below(value.length)
  return { ...position, [field]: value.map((one, i) => (i === at ? other(one) : one)) }
}

hunt('positions', 0.2, async (dice) => {
  const { id, position } = await reached(dice)
  const text = dice.pick([
    () => JSON.stringify(nudged(position, dice)),
    () => JSON.stringify(nudged(nudged(position, dice), dice)),
    () => JSON.stringify(dice.tampered(position)),
    () => dice.scratched(JSON.stringify(position)),
  ])()
  writeFileSync(folder.path('position.json'), text)
  const argv = ['position', id, folder.path('position.json'), '--locale', dice.pick(['en', 'fr'])]
  return judged(await ludopolis(argv), [...argv, text])
})
