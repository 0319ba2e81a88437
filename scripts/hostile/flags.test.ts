// Odd words, flags and options on the command line, and Ctrl-C at any moment.
import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach } from 'vitest'
import { emptyFolder, ludopolis } from '../../cli/test/terminal.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { judged } from './command.ts'
import type { Dice } from './hunt.ts'
import { hunt } from './hunt.ts'

const folder = emptyFolder()
// Whatever is taken for the name of a file lands there.
const home = process.cwd()
beforeEach(() => process.chdir(folder.path('.')))
afterEach(() => process.chdir(home))

const COMMANDS = ['simulate', 'replay', 'position', 'bench', 'arena', 'tune', 'fit', 'balance', 'play']
const FLAGS = ['seats', 'bots', 'bot', 'games', 'seed', 'options', 'records', 'json', 'threads', 'until-certain', 'to']
const MORE = [
  'out',
  'against',
  'generations',
  'only',
  'seconds',
  'people',
  'record',
  'resume',
  'locale',
  'help',
  'x',
  '',
]
const BOTS = ['random', 'greedy', 'novice', 'search:3it', 'search:1ms', 'search:99999999ms', 'none', '']
const NUMBERS = ['0', '1', '2', '3', '4', '5', '-1', '1.5', '1e3', '999999999999999', '9'.repeat(400), 'NaN', '０']

function word(dice: Dice): string {
  return dice.pick([
    () => dice.pick(GAME_IDS),
    () => dice.pick(NUMBERS),
    () => dice.some(4, () => dice.pick(BOTS)).join(','),
    () => dice.text(),
    () => JSON.stringify(dice.value()),
    () => folder.path(dice.pick(['there.json', 'new.json', 'no/such/folder/file', `${'long'.repeat(100)}.json`, '.'])),
    () => dice.pick(['/dev/null', '/dev/zero', '/dev/full', '-', '--', '/proc/self/mem', '/']),
  ])()
}

/** A call that will run for a while if it is understood is stopped at some moment. */
async function ran(argv: readonly string[], dice: Dice) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), dice.below(60))
  try {
    return await ludopolis(argv, { signal: stop.signal, lines: dice.some(5, () => dice.text()) })
  } finally {
    clearTimeout(timer)
  }
}

hunt('flags', 0.15, async (dice) => {
  writeFileSync(folder.path('there.json'), dice.once(2) ? '{}' : dice.text(100))
  const command = dice.once(12) ? dice.text() : dice.pick(COMMANDS)
  const argv = [command, ...(dice.once(6) ? [] : [dice.pick(GAME_IDS)])]
  for (let i = dice.below(5); i > 0; i--) {
    const flag = `--${dice.pick(dice.once(2) ? FLAGS : MORE)}`
    argv.push(...dice.pick([[flag, word(dice)], [`${flag}=${word(dice)}`], [flag], [word(dice)]]))
  }
  if (command !== 'bench') argv.push('--threads', '1')
  return judged(await ran(argv, dice), argv)
})

hunt('options', 0.15, async (dice) => {
  const id = dice.pick(GAME_IDS)
  const { game } = await loadGame(id)
  const names = Object.keys(game.options)
  const values = Object.values(game.options).flatMap((option) => (option.type === 'choice' ? option.values : []))
  const given = Object.fromEntries(
    dice.some(4, () => [
      dice.once(8) ? dice.text() : dice.pick(names),
      dice.once(2) ? dice.pick(values) : dice.value(),
    ]),
  )
  const text = dice.once(5) ? dice.scratched(JSON.stringify(given)) : JSON.stringify(given)
  const seats = String(game.seats[0] + dice.below(game.seats[1] - game.seats[0] + 1))
  const argv = ['simulate', id, '--seats', seats, '--games', '1', '--options', text || '{}']
  return judged(await ran(argv, dice), argv)
})
