// What `--help` and `--version` tell, made of the same descriptions that arguments are read by.
import { readFileSync } from 'node:fs'
import { GAME_IDS } from '../games/index.ts'
import type { Command } from './command.ts'

export function asksHelp(given: readonly string[]): boolean {
  const end = given.indexOf('--')
  return (end < 0 ? given : given.slice(0, end)).some((token) => token === '--help' || token === '-h')
}

export function helpOfAll(commands: readonly Command[]): string {
  return sections([
    ['Usage', ['ludopolis <command> [flags]     (ludopolis <command> --help tells more)']],
    ['Commands', columns(commands.map((command) => [usageOf(command), command.about]))],
    ['Example', [exampleOf('play GAME')]],
  ])
}

export function helpOf(command: Command): string {
  const flags = [...command.flags, ['-h, --help', 'this text']] as const
  return sections([
    ['Usage', [`ludopolis ${usageOf(command)} [flags]`, '', command.about]],
    ['Flags', columns(flags)],
    ['Environment', columns(command.environment ?? [])],
    ['Examples', command.examples.map(exampleOf)],
  ])
}

/** Sources and build alike lie one folder below the package. */
export function versionText(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return `ludopolis/${version} ${process.platform}-${process.arch} node-${process.version}\n`
}

const exampleOf = (example: string) => `ludopolis ${example.replaceAll('GAME', GAME_IDS[0] as string)}`
const usageOf = ({ name, takes }: Command) => `${name} ${takes}`.trim()

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `${first.padEnd(width)}  ${second}`)
}

function sections(parts: readonly (readonly [title: string, lines: readonly string[]])[]): string {
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}:\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n`)
    .join('\n')
}
