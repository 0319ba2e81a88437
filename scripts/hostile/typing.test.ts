// A person who types anything at all into a game at the terminal.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterEach, beforeEach } from 'vitest'
import { emptyFolder, ludopolis } from '../../cli/test/terminal.ts'
import { isRefusal } from '../../core/game.ts'
import { readRecord } from '../../core/record.ts'
import { GAME_IDS } from '../../games/index.ts'
import { judged } from './command.ts'
import { Found } from './faults.ts'
import type { Dice } from './hunt.ts'
import { hunt } from './hunt.ts'

const folder = emptyFolder()
// Whatever is taken for the name of a file lands there.
const home = process.cwd()
beforeEach(() => process.chdir(folder.path('.')))
afterEach(() => process.chdir(home))

const WORDS = [
  '1',
  '2',
  '3',
  '1',
  '1',
  'do 1',
  'moves',
  'look',
  'score',
  'log',
  'undo',
  'back',
  'help',
  'why',
  'why 1',
  'quit',
]

const line = (dice: Dice) =>
  dice.pick([
    () => dice.pick(WORDS),
    () => dice.pick(WORDS),
    () => String(dice.below(40)),
    () => dice.text(),
    () => '',
  ])()

hunt('typing', 0.1, async (dice) => {
  const file = folder.path('game.json')
  rmSync(file, { force: true })
  const argv = ['play', dice.pick(GAME_IDS), '--seed', dice.seed, '--record', file, '--bots', 'random']
  const lines = dice.some(30, () => line(dice)).flatMap((one) => one.split('\n'))
  const answer = judged(await ludopolis(argv, { lines }), [...argv, ...lines])
  if (!existsSync(file)) throw new Found('lost step', `${argv.join(' ')} kept nothing`)
  const record = readRecord(readFileSync(file, 'utf8'))
  if (isRefusal(record)) throw new Found('lost step', `${record.code}: ${argv.join(' ')}`)
  const { code, err } = await ludopolis(['replay', file])
  if (code !== 0) throw new Found('lost step', err)
  return answer
})
