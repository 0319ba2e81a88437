// What the command line tells of itself, and that it does so in the language of the user.
import { expect, test } from 'vitest'
import { LOCALES } from '../../core/words.ts'
import { ludopolis } from './terminal.ts'

async function told(...argv: string[]): Promise<string> {
  const { code, out, err } = await ludopolis(argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

const commandsIn = (help: string) =>
  [...help.matchAll(/^ {2}([a-z]+)(?: [<[].*?[\]>])? {2,}\S/gm)].map(([, name]) => name as string)

test('help names every command and every flag', async () => {
  const all = await told('--help')
  expect(await told()).toBe(all)
  for (const name of ['play', 'serve', 'simulate', 'replay', 'position', 'bench']) expect(all).toContain(`\n  ${name}`)
  expect(await told('simulate', '--help')).toMatch(/\n {2}--records <folder> +write every game/)
  expect(await told('simulate', '--help')).toMatch(/\n {2}--games <n> +how many games \(else 100\)\n/)
  expect(await told('play', 'neoville', '-h')).toContain('--resume <file>')
  expect(await told('--version')).toMatch(/^ludopolis\/\d+\.\d+\.\d+ /)
})

test('every language tells of the same commands and flags, in its own words', async () => {
  const all = await told('--help')
  const [first = '', ...others] = LOCALES
  for (const locale of others) expect(commandsIn(await told('--help', '--locale', locale))).toEqual(commandsIn(all))
  for (const name of commandsIn(all)) {
    const english = (await told(name, '--help', '--locale', first)).split('\n')
    for (const locale of others) {
      const lines = (await told(name, '--help', '--locale', locale)).split('\n')
      expect(lines.length).toBe(english.length)
      const flags = (of: readonly string[]) => of.map((line) => /^ +(-[a-z-]+)/.exec(line)?.[1])
      expect(flags(lines)).toEqual(flags(english))
      const same = lines.filter((line) => english.includes(line) && !/^( {2}ludopolis .*)?$/.test(line))
      expect(same, `${name} in ${locale}`).toEqual([])
    }
  }
})

test.each([
  [['--locale', 'de'], {}, 'Befehle:'],
  [['--help', '--locale=de'], {}, 'Befehle:'],
  [['--locale', 'de', 'play', '--help'], { LANG: 'fr_FR.UTF-8' }, 'ein Spiel im Terminal spielen'],
  [['play', '-h'], { LANG: 'fr_FR.UTF-8' }, 'jouer à un jeu dans le terminal'],
] as const)('%j with %j is told in the language asked for, else in the system’s', async (argv, env, text) => {
  expect((await ludopolis(argv, { env })).out).toContain(text)
})

test.each([
  [
    ['simulate', 'neoville', '--gmes', '3', '--locale', 'de'],
    'simulate kennt keinen Schalter --gmes; meintest du --games?',
  ],
  [['simulate', '--locale=it'], 'manca <gioco>; «ludopolis simulate --help» mostra come scriverlo.'],
  [['smulate', '--locale', 'es'], 'no existe la orden «smulate»; ¿querías decir simulate?'],
  [['puzzles', 'neoville', '--locale', 'nl'], '--out <bestand> ontbreekt.'],
  [['--locale', 'xx'], 'there is no language “xx”; choose from: en'],
  [['play', '--locale'], '--locale needs a value after it.'],
  [['play', '--locale', '--json'], '--locale needs a value after it.'],
  [['play', '--locale', 'de', '--locale', 'fr'], '--locale is given twice; give it once.'],
] as const)('%j is refused in the language asked for, if there is such', async (argv, line) => {
  const { code, out, err } = await ludopolis(argv)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(line)
})
