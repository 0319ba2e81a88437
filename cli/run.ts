// The command line as a function: arguments in, exit code out.
import { nearestText } from '../core/moves.ts'
import { admin } from './admin.ts'
import { arena } from './arena.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import { blunders } from './blunders.ts'
import type { Command } from './command.ts'
import { Flags, readArguments } from './command.ts'
import { daily } from './daily.ts'
import { Failure, fail } from './fail.ts'
import { fit } from './fit.ts'
import { asksHelp, helpOf, helpOfAll, versionText } from './help.ts'
import type { Io } from './io.ts'
import { INTERRUPTED } from './io.ts'
import { learn } from './learn.ts'
import { askedLocale, cliMessages, systemLocale } from './locale.ts'
import { play } from './play.ts'
import { position } from './position.ts'
import { puzzles } from './puzzles.ts'
import { ratings } from './ratings.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { backup, restore } from './store.ts'
import { oneLine } from './text.ts'
import { tune } from './tune.ts'
import { worker } from './worker.ts'

const COMMANDS: readonly Command[] = [
  play,
  daily,
  serve,
  worker,
  simulate,
  replay,
  review,
  position,
  bench,
  arena,
  tune,
  fit,
  learn,
  balance,
  blunders,
  puzzles,
  backup,
  restore,
  ratings,
  admin,
]

export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await obey(argv, io)
  } catch (error) {
    if (io.signal.aborted && error === io.signal.reason) return INTERRUPTED
    if (!(error instanceof Failure)) throw error
    io.stderr.write(`ludopolis: ${oneLine(error.message)}\n`)
    return 1
  }
}

async function obey(argv: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...given] = argv
  const command = COMMANDS.find((one) => one.name === name)
  const told = tellAbout(name, command, given)
  if (told !== null) {
    io.stdout.write(told)
    return 0
  }
  const own = systemLocale(io.env)
  const m = await cliMessages(own)
  const names = COMMANDS.map((one) => one.name)
  if (!command) fail(m.unknownCommand(name, nearestText(name, names), names.join(', ')))
  const { args, values } = readArguments(command, given, m)
  const asked = values.get('locale')
  const locale = asked === undefined ? own : askedLocale(asked, m)
  const spoken = await cliMessages(locale)
  return command.run({ args, flags: new Flags(values, spoken), io, locale, m: spoken })
}

function tellAbout(name: string, command: Command | undefined, given: readonly string[]): string | null {
  if (command) return asksHelp(given) ? helpOf(command) : null
  if (asksHelp([name])) return helpOfAll(COMMANDS)
  return name === '--version' || name === '-v' ? versionText() : null
}
