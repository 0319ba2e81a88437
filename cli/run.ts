// The command line as a function: arguments in, exit code out.
import { readFileSync } from 'node:fs'
import { cac } from 'cac'
import { nearestText } from '../core/moves.ts'
import { arena } from './arena.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import type { Command } from './command.ts'
import { Flags, readArguments } from './command.ts'
import { Failure, fail } from './fail.ts'
import { fit } from './fit.ts'
import type { Io } from './io.ts'
import { askedLocale, cliMessages, systemLocale } from './locale.ts'
import { play } from './play.ts'
import { position } from './position.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { backup, restore } from './store.ts'
import { tune } from './tune.ts'

const COMMANDS: readonly Command[] = [
  play,
  serve,
  simulate,
  replay,
  position,
  bench,
  arena,
  tune,
  fit,
  balance,
  backup,
  restore,
]

export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await obey(argv, io)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    io.stderr.write(`ludopolis: ${error.message}\n`)
    return 1
  }
}

async function obey(argv: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...given] = argv
  const command = COMMANDS.find((one) => one.name === name)
  if (command ? asksHelp(given) : asksHelp([name]) || name === '--version' || name === '-v') {
    tellAbout(command ? [name, '--help'] : [name], command?.environment)
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

function asksHelp(given: readonly string[]): boolean {
  const end = given.indexOf('--')
  return (end < 0 ? given : given.slice(0, end)).some((token) => token === '--help' || token === '-h')
}

/** Help and version are cac's work; it writes to the console. */
function tellAbout(argv: readonly string[], environment: Command['environment'] = []): void {
  const cli = cac('ludopolis')
  for (const command of COMMANDS) {
    const described = cli.command(`${command.name} ${command.takes}`.trim(), command.about)
    for (const [flag, about] of command.flags) described.option(flag, about)
    for (const example of command.examples) described.example(`  $ ludopolis ${example}`)
  }
  cli.usage('<command> [flags]     (ludopolis <command> --help tells more)')
  cli.example('  $ ludopolis play neoville')
  const widest = Math.max(...environment.map(([name]) => name.length))
  const variables = environment.map(([name, about]) => `  ${name.padEnd(widest)}  ${about}`).join('\n')
  cli.help((sections) => [
    ...sections
      .filter(({ title }) => !title?.startsWith('For more info'))
      .map((section) => ({ ...section, body: section.body.replace(/ +$/gm, '') })),
    ...(variables ? [{ title: 'Environment', body: variables }] : []),
  ])
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  cli.version(version)
  cli.parse(['node', 'ludopolis', ...argv], { run: false })
}
