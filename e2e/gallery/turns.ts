// How long bots take for their turns in a browser's worker, against their budget: `npm run gallery turns`.
import { readdirSync } from 'node:fs'
import { test } from '@playwright/test'
import type { FromWorker } from '../../bots/protocol.ts'
import { seededChance } from '../../core/chance.ts'
import type { Seen } from '../../core/game.ts'
import { isRefusal, MOST_MOVES, NOBODY } from '../../core/game.ts'
import { chooseOptions } from '../../core/options.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'

const BOT = 'search:100ms'
const TURNS = 40

for (const id of GAME_IDS)
  test(`turns of ${BOT} in ${id}`, async ({ page }) => {
    const { game } = await loadGame(id)
    const [script] = readdirSync('dist/web/assets').filter((name) => /^thinker-web-.*\.js$/.test(name))
    await page.goto('/')
    const think = (view: Seen, bot: string) =>
      page.evaluate(
        ([url, game, rules, view, bot]) =>
          new Promise<{ move: string; milliseconds: number }>((done, fail) => {
            const kept = globalThis as { thinking?: Worker }
            kept.thinking ??= new Worker(url, { type: 'module' })
            const asked = performance.now()
            kept.thinking.onerror = ({ message }) => fail(new Error(message))
            kept.thinking.onmessage = ({ data }: MessageEvent<FromWorker>) => {
              if (data.kind === 'answer') done({ move: data.move, milliseconds: performance.now() - asked })
              if (data.kind === 'refused') fail(new Error(data.why))
            }
            const job = { game, rules, view, bot }
            kept.thinking.postMessage({ kind: 'think', id: 1, job, asked: performance.timeOrigin + asked })
          }),
        [`/assets/${script}`, id, game.rules, view, bot] as const,
      )
    const seats = Math.max(2, game.seats[0])
    const options = chooseOptions(game.options, {}, seats)
    if (isRefusal(options)) throw new Error(`the default options of ${id} are refused: ${options.code}`)
    const chance = seededChance('turns')
    const [s, list] = [game.blank(), new Int32Array(MOST_MOVES)]
    const times: number[] = []
    game.setup(seats, options, chance, s)
    // The page has its workers ready before the first turn.
    await think(game.view(s, game.toAct(s)), 'follower')
    while (times.length < TURNS && game.toAct(s) !== NOBODY) {
      if (game.legal(s, list) === 1) {
        game.play(s, list[0] as number, chance)
        continue
      }
      const told = await think(game.view(s, game.toAct(s)), BOT)
      times.push(told.milliseconds)
      const move = game.moves.parse(told.move)
      if (isRefusal(move)) throw new Error(`a bot answered ${told.move}`)
      game.play(s, move, chance)
    }
    const mean = times.reduce((sum, one) => sum + one, 0) / times.length
    console.log(
      `${id}: ${times.length} turns, mean ${mean.toFixed(1)} ms, first ${times[0]?.toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
    )
  })
