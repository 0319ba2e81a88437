// What `--help` and `--version` tell, made of the same descriptions that arguments are read by.
import { readFileSync } from 'node:fs'
import { LOCALES, localized } from '../core/words.ts'
import { GAME_IDS } from '../games/index.ts'
import { expectedOf } from '../server/config.ts'
import type { AnyCommand } from './command.ts'
import { inWords } from './command.ts'
import type { CliMessages } from './messages/en.ts'
import type { HelpMessages } from './messages/help/en.ts'
import { gridLines, wrap } from './text.ts'

export const helpMessages = localized<HelpMessages>((locale) => import(`./messages/help/${locale}.ts`))

export function asksHelp(given: readonly string[]): boolean {
  const end = given.indexOf('--')
  return (end < 0 ? given : given.slice(0, end)).some((token) => token === '--help' || token === '-h')
}

/** Sources and build alike lie one folder below the package. */
export function versionText(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return `ludopolis/${version} ${process.platform}-${process.arch} node-${process.version}\n`
}

type Section = readonly [title: string, lines: readonly string[]]

/** Writes help in one language, in lines of a width. */
export class HelpWriter {
  readonly #h: HelpMessages
  readonly #m: CliMessages
  readonly #width: number

  constructor(h: HelpMessages, m: CliMessages, width: number) {
    this.#h = h
    this.#m = m
    this.#width = width
  }

  ofAll(commands: readonly AnyCommand[]): string {
    const h = this.#h
    const rows = commands.map((command) => [inWords(usageOf(command), this.#m), h.commands[command.name].about])
    return sections([
      [h.usage, [...this.#plain('<command> [flags]'), '', ...this.#sentence(h.more)]],
      [h.commandList, this.#columns(rows)],
      [h.examples, this.#plain('play GAME')],
    ])
  }

  of(command: AnyCommand): string {
    const h = this.#h
    const variables = command.environment ?? []
    return sections([
      [h.usage, [...this.#plain(`${usageOf(command)} [flags]`), '', ...this.#sentence(h.commands[command.name].about)]],
      [h.flagList, this.#columns(this.#flagsOf(command))],
      [h.environment, this.#columns(variables.map((one) => [one, h.variable(h.variables[one], expectedOf(one))]))],
      [h.examples, this.#plain(...command.examples)],
    ])
  }

  #flagsOf({ name, flags }: AnyCommand): readonly (readonly string[])[] {
    const h = this.#h
    const about: { readonly [flag: string]: string } = { ...h.flags, ...h.commands[name].flags }
    const rows = Object.entries(flags).map(([flag, { takes, otherwise }]) => {
      const text = about[flag] ?? ''
      return [
        takes === undefined ? `--${flag}` : `--${flag} ${inWords(`<${takes}>`, this.#m)}`,
        otherwise === undefined ? text : h.otherwise(text, otherwise),
      ]
    })
    return [...rows, [`--locale <${LOCALES.join('|')}>`, h.flags.locale], ['-h, --help', h.flags.help]]
  }

  /** What can be typed: never broken, so that it can be copied. */
  #plain(...lines: readonly string[]): readonly string[] {
    return lines.map((line) => `  ludopolis ${inWords(line.replaceAll('GAME', GAME_IDS[0] as string), this.#m)}`)
  }

  #sentence(text: string): readonly string[] {
    return wrap(text, this.#width - 2).map((line) => `  ${line}`)
  }

  #columns(rows: readonly (readonly string[])[]): readonly string[] {
    return gridLines({ caption: '', head: ['', ''], rows }, this.#width)
  }
}

const usageOf = ({ name, takes }: AnyCommand) => [name, ...takes].join(' ')

function sections(parts: readonly Section[]): string {
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}\n${lines.join('\n')}\n`)
    .join('\n')
}
