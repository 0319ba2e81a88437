// `ludopolis bench --bot`: how long a bot takes for its turns in a thread of its own, against the budget it was given.
import { Pool } from '../bots/pool.ts'
import { startNodeWorker } from '../bots/worker-start-node.ts'
import { seededChance } from '../core/chance.ts'
import type { AnyGame } from '../core/game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from '../core/game.ts'
import { chooseOptions } from '../core/options.ts'
import type { NamedBot } from './bots.ts'
import type { Call } from './command.ts'
import { findGame } from './games.ts'
import { gridLines } from './text.ts'

interface Turns {
  readonly turns: number
  readonly meanMilliseconds: number
  readonly longestMilliseconds: number
}

/** Every seat of every game is that bot, for as many seconds. */
export async function benchTurns(
  ids: readonly string[],
  bot: NamedBot,
  seconds: number,
  { flags, io, m }: Pick<Call, 'flags' | 'io' | 'm'>,
): Promise<number> {
  const found: { [id: string]: Turns } = {}
  for (const id of ids) {
    const { game } = await findGame(id, m)
    const times = await turnsOf(game, bot.name, seconds * 1000, io.signal)
    if (io.signal.aborted) return 130
    found[id] = told(times)
  }
  if (flags.has('json')) io.stdout.write(`${JSON.stringify(found)}\n`)
  else {
    const rows = Object.entries(found).map(([id, { turns, meanMilliseconds, longestMilliseconds }]) => [
      id,
      String(turns),
      String(meanMilliseconds),
      String(longestMilliseconds),
    ])
    const head = [m.game, m.turns, m.meanTurn, m.longestTurn]
    io.stdout.write(`${gridLines({ caption: '', head, rows }).join('\n')}\n`)
  }
  return 0
}

/** Milliseconds from asking to hearing the answer, for every decision with a choice. */
async function turnsOf(game: AnyGame, bot: string, milliseconds: number, signal: AbortSignal): Promise<number[]> {
  const pool = new Pool(startNodeWorker, 1)
  const seats = Math.max(2, game.seats[0])
  const options = chooseOptions(game.options, {}, seats)
  if (isRefusal(options)) throw new Error(`the default options of ${game.id} are refused: ${options.code}`)
  const s = game.blank()
  const list = new Int32Array(MOST_MOVES)
  const times: number[] = []
  const end = performance.now() + milliseconds
  try {
    for (let number = 0; performance.now() < end; number++) {
      const chance = seededChance(`turns/${number}`)
      game.setup(seats, options, chance, s)
      while (game.toAct(s) !== NOBODY && performance.now() < end && !signal.aborted) {
        if (game.legal(s, list) === 1) {
          game.play(s, list[0] as number, chance)
          continue
        }
        const asked = performance.now()
        const text = await pool.think(
          { game: game.id, rules: game.rules, view: game.view(s, game.toAct(s)), bot },
          signal,
        )
        times.push(performance.now() - asked)
        const move = game.moves.parse(text)
        if (isRefusal(move)) throw new Error(`a bot answered ${text}`)
        game.play(s, move, chance)
      }
      if (signal.aborted) break
    }
  } finally {
    pool.close()
  }
  return times
}

function told(times: readonly number[]): Turns {
  const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10
  const sum = times.reduce((total, one) => total + one, 0)
  return {
    turns: times.length,
    meanMilliseconds: rounded(sum / Math.max(1, times.length)),
    longestMilliseconds: rounded(Math.max(0, ...times)),
  }
}
