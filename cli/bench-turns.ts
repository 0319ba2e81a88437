// `ludopolis bench --bot`: how long a bot takes for its turns in a thread of its own, against the budget it was given.
import { Pool } from '../bots/pool.ts'
import { startNodeWorker } from '../bots/start-node.ts'
import { seededChance } from '../core/chance.ts'
import type { AnyGame } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import { Breath } from '../lab/breath.ts'
import { ListedDecision, playOut } from '../lab/playing.ts'
import { mean } from '../lab/standings.ts'
import type { NamedBot } from './bots.ts'
import type { Invocation } from './command.ts'
import { fail } from './fail.ts'
import { defaultOptions, findGame } from './games.ts'
import { INTERRUPTED } from './io.ts'
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
  { flags, io, m, numbers }: Pick<Invocation, 'flags' | 'io' | 'm' | 'numbers'>,
): Promise<number> {
  const found: { [id: string]: Turns } = {}
  for (const id of ids) {
    const { game } = await findGame(id, m)
    const times = await turnsOf(game, bot.name, seconds * 1000, { io, m })
    if (io.signal.aborted) return INTERRUPTED
    found[id] = told(times)
  }
  if (flags.has('json')) io.stdout.write(`${JSON.stringify(found)}\n`)
  else {
    const rows = Object.entries(found).map(([id, { turns, meanMilliseconds, longestMilliseconds }]) => [
      id,
      String(turns),
      numbers.plain(meanMilliseconds),
      numbers.plain(longestMilliseconds),
    ])
    const head = [m.game, m.turns, m.meanTurn, m.longestTurn]
    io.stdout.write(`${gridLines({ caption: '', head, rows }).join('\n')}\n`)
  }
  return 0
}

/** Milliseconds from asking to hearing the answer, for every decision with a choice. */
async function turnsOf(
  game: AnyGame,
  bot: string,
  milliseconds: number,
  { io: { signal }, m }: Pick<Invocation, 'io' | 'm'>,
): Promise<number[]> {
  const pool = new Pool(startNodeWorker, 1)
  const seats = Math.max(2, game.seats[0])
  const options = defaultOptions(game, seats)
  const s = game.blank()
  const decision = new ListedDecision(game, s)
  const times: number[] = []
  // The last turn may end later: it is measured whole.
  const over = new AbortController()
  const stop = () => over.abort()
  // Not AbortSignal.any: Node 20 forgets a timeout that nothing else holds, and the measuring would never end.
  const timer = setTimeout(stop, milliseconds)
  signal.addEventListener('abort', stop)
  const choose = async () => {
    const { legal, count } = decision.now()
    if (count === 1) return legal[0] as number
    const asked = performance.now()
    const job = { game: game.id, rules: game.rules, view: decision.view(), bot }
    const text = await pool.think(job, signal).catch(() => fail(m.botLost(bot)))
    times.push(performance.now() - asked)
    const move = game.moves.parse(text)
    if (isRefusal(move)) throw new Error(`a bot answered ${text}`)
    return move
  }
  const breath = new Breath(over.signal)
  try {
    for (let number = 0; ; number++) {
      const chance = seededChance(`turns/${number}`)
      game.setup(seats, options, chance, s)
      await playOut(game, s, chance, choose, breath)
      if (breath.due) await breath.take()
    }
  } catch (error) {
    if (error !== over.signal.reason) throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    pool.close()
  }
  return times
}

function told(times: readonly number[]): Turns {
  const toTenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10
  return {
    turns: times.length,
    meanMilliseconds: toTenths(mean(times)),
    longestMilliseconds: toTenths(times.reduce((longest, one) => Math.max(longest, one), 0)),
  }
}
