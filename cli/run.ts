// The command line as a function: arguments in, exit code out.
import { nearestText } from '../core/moves.ts'
import { admin } from './admin.ts'
import { arena } from './arena.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import { blunders } from './blunders.ts'
import type { AnyCommand, Command, CommandName } from './command.ts'
import { Flags, readArguments } from './command.ts'
import { daily } from './daily.ts'
import { Failure, fail } from './fail.ts'
import { fit } from './fit.ts'
import { asksHelp, HelpWriter, helpMessages, versionText } from './help.ts'
import type { Io } from './io.ts'
import { INTERRUPTED } from './io.ts'
import { learn } from './learn.ts'
import { cliMessages, systemLocale, takeLocale } from './locale.ts'
import { toldIn } from './numbers.ts'
import { play } from './play.ts'
import { position } from './position.ts'
import { puzzles } from './puzzles.ts'
import { ratings } from './ratings.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { backup, restore } from './store.ts'
import { oneLine, widthOf } from './text.ts'
import { tune } from './tune.ts'
import { worker } from './worker.ts'

const COMMANDS: { readonly [N in CommandName]: Command<N> } = {
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
}
const ALL: readonly AnyCommand[] = Object.values(COMMANDS)

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
  const own = systemLocale(io.env)
  const { asked, rest } = takeLocale(argv, await cliMessages(own))
  const locale = asked ?? own
  const m = await cliMessages(locale)
  const [name = '--help', ...given] = rest
  const command = ALL.find((one) => one.name === name)
  if (asksHelp(command ? given : [name])) {
    const help = new HelpWriter(await helpMessages(locale), m, widthOf(io.stdout))
    io.stdout.write(command ? help.of(command) : help.ofAll(ALL))
    return 0
  }
  if (name === '--version' || name === '-v') {
    io.stdout.write(versionText())
    return 0
  }
  const names = ALL.map((one) => one.name)
  if (!command) fail(m.unknownCommand(name, nearestText(name, names), names.join(', ')))
  const { args, values } = readArguments(command, given, m)
  return command.run({ args, flags: new Flags(values, m), io, locale, m, numbers: toldIn(locale) })
}
