// All games keep the same thing in the same file under the same name; docs/add-a-game.md tells the shape.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Release } from '../core/versions.ts'
import type { Locale } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS } from './index.ts'

/** What a file of a game exports, besides what only that game has. */
const EXPORTS: { readonly [file: string]: readonly string[] } = {
  'versions.ts': ['RELEASES', 'SETS', 'setOf'],
  'set.ts': ['readSet'],
  'options.ts': ['options'],
  'data.ts': [],
  'card.ts': ['card'],
  'components.ts': ['components'],
  'state.ts': ['shape', 'MOST_SEATS', 'PHASES', 'OVER'],
  'moves.ts': ['moves'],
  'refusals.ts': ['refusals', 'CODE'],
  'rules.ts': ['setupBy', 'toAct', 'legal', 'check', 'because', 'play'],
  'rules/setup.ts': ['setupBy'],
  'score.ts': ['sheet', 'outcome', 'REASONS'],
  'invalid.ts': ['invalid', 'INVALID'],
  'view.ts': ['view', 'imagine'],
  'advice.ts': ['advice'],
  'names.ts': [],
  'words.ts': ['makeWords'],
  'help/notes.ts': ['notes'],
  'tutorial/lessons.ts': ['tutorial'],
  'rulebook/figures.ts': ['figures'],
  'rulebook/sections.ts': ['sections'],
  'test/face.ts': ['face', 'luck', 'hands', 'usualTurn'],
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`messages/${locale}.ts`, [locale]],
      [`help/${locale}.ts`, [locale]],
      [`card/${locale}.ts`, ['about']],
      [`tutorial/${locale}.ts`, ['lessons']],
      [`rulebook/${locale}.ts`, ['rulebook']],
    ]),
  ),
}

/** What a game has only where it needs it, and then like this. */
const OPTIONAL: { readonly [file: string]: readonly string[] } = {
  'ahead.ts': ['ahead'],
  'standing.ts': ['standing'],
  'facts.ts': [],
  'words/areas.ts': ['areas'],
  'words/paths.ts': ['path', 'whole'],
  'words/events.ts': ['event'],
}

/** What has no exports to compare. */
const FILES = [
  'README.md',
  'index.ts',
  'events.ts',
  'picture.svg',
  'board/Board.svelte',
  'test/playthrough.txt',
  'test/released.json',
  ...['advice', 'board', 'conform', 'data', 'invalid', 'records', 'rulebook', 'secrets', 'tutorial', 'words'].map(
    (one) => `test/${one}.test.ts`,
  ),
]

/** Files and folders that a game may have besides: what it alone needs has a name of its own. */
const FOLDERS = [
  'advice',
  'board',
  'card',
  'help',
  'messages',
  'nets',
  'rulebook',
  'rules',
  'sets',
  'test',
  'tutorial',
  'words',
]

describe.each(GAME_IDS)('%s', (id) => {
  const folder = new URL(`./${id}/`, import.meta.url)
  const Name = id.charAt(0).toUpperCase() + id.slice(1)
  const text = (file: string) => readFileSync(new URL(file, folder), 'utf8')

  test.each([...FILES, ...Object.keys(EXPORTS)])('has %s', (file) => {
    expect(existsSync(new URL(file, folder))).toBe(true)
  })

  const optional = Object.entries(OPTIONAL).filter(([file]) => existsSync(new URL(file, folder)))
  test.each([...Object.entries(EXPORTS), ...optional])('%s exports what it does in every game', async (file, names) => {
    const module: { readonly [name: string]: unknown } = await import(new URL(file, folder).href)
    expect(names.filter((name) => module[name] === undefined)).toEqual([])
  })

  test('names its types after itself', () => {
    expect(text('options.ts')).toContain(`export type ${Name}Options = typeof options`)
    expect(text('state.ts')).toContain(`export type ${Name}State =`)
    expect(text('events.ts')).toContain(`export type ${Name}Event =`)
    expect(text('events.ts')).toContain(`export type ${Name}Tell =`)
    expect(text('view.ts')).toContain(`export interface ${Name}View extends Seen {`)
    expect(text('messages/en.ts')).toContain('export type Messages =')
  })

  test('calls what its board knows a desk, and what may be done there offers', () => {
    const has = (file: string) => existsSync(new URL(file, folder))
    expect([has('board/desk.ts'), has('board/offers.ts')]).toContain(true)
    if (has('board/desk.ts'))
      expect(text('board/desk.ts')).toContain(`export interface Desk {\n  readonly view: ${Name}View\n`)
    if (has('board/offers.ts')) {
      expect(text('board/offers.ts')).toContain('export interface Offers {\n')
      expect(text('board/offers.ts')).toContain('export function offersOf(choices: readonly string[]): Offers {\n')
    }
  })

  test('tells in its README what is of our own design, and what each released number has changed', async () => {
    const { RELEASES } = (await import(new URL('versions.ts', folder).href)) as { RELEASES: readonly Release[] }
    const [, history = ''] = text('README.md').split('## History of the rules\n')
    expect(RELEASES.filter(({ rules }) => !history.includes(`\n| ${rules} `))).toEqual([])
    expect(text('README.md')).toMatch(/^## Our own design$|\*\*\[set\]\*\*/m)
  })

  test('has no folders of another kind', () => {
    const entries = readdirSync(folder, { withFileTypes: true })
    expect(entries.filter((one) => one.isDirectory() && !FOLDERS.includes(one.name)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('has a sentence for every code of a refusal; those of invalid positions begin so', async () => {
    const { INVALID } = (await import(new URL('invalid.ts', folder).href)) as { INVALID: readonly string[] }
    const { refusals } = (await import(new URL('refusals.ts', folder).href)) as { refusals: readonly string[] }
    expect(INVALID.filter((code) => !code.startsWith('invalid-'))).toEqual([])
    const [legal, ...codes] = [...refusals, ...INVALID]
    expect(legal).toBe('legal')
    for (const locale of LOCALES) {
      const module = (await import(new URL(`messages/${locale}.ts`, folder).href)) as {
        readonly [L in Locale]: { readonly refusals: object }
      }
      expect(codes.filter((code) => !Object.hasOwn(module[locale]?.refusals ?? {}, code))).toEqual([])
    }
  })
})

describe('nothing else knows the games by name', () => {
  const ROOMS = ['bin', 'bots', 'cli', 'core', 'e2e', 'house', 'lab', 'scripts', 'server', 'ui', 'web']
  const root = new URL('../', import.meta.url)
  const inRooms = ROOMS.flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  const files = [...readdirSync(root), ...inRooms].filter((file) => /\.(ts|mjs|cjs|js|svelte|html|css)$/.test(file))
  const isTest = (file: string) => /\.(test|hunt)\.ts$|\/test\/|^e2e\//.test(file)
  const linesOf = (file: string) => readFileSync(new URL(file, root), 'utf8').toLowerCase().split('\n')
  const areNamed = (lines: readonly string[]) => GAME_IDS.every((id) => lines.some((line) => line.includes(id)))

  test('the product and its scripts name none', () => {
    const naming = (file: string) => linesOf(file).some((line) => GAME_IDS.some((id) => line.includes(id)))
    expect(files.filter((file) => !isTest(file) && naming(file))).toEqual([])
  })

  const NEAR = 8
  /** Names of all games near one another, or each in a line that is the same but for the name, however far they lie apart. */
  function isListing(lines: readonly string[]): boolean {
    const entries = new Map<string, Set<string>>()
    for (const line of lines)
      for (const id of GAME_IDS.filter((one) => line.includes(one))) {
        const entry = line.trim().replaceAll(id, '')
        entries.set(entry, (entries.get(entry) ?? new Set()).add(id))
      }
    const isEach = [...entries.values()].some(({ size }) => size === GAME_IDS.length)
    return isEach || lines.some((_, at) => areNamed(lines.slice(at, at + NEAR)))
  }

  test('a test may play some as an example, but lists none: the next would be missing there', () => {
    expect(files.filter((file) => isTest(file) && isListing(linesOf(file)))).toEqual([])
  })

  test('a list is found also where its entries lie far apart', () => {
    const far = Array<string>(NEAR).fill('')
    expect(isListing(GAME_IDS.flatMap((id) => [`  game: '${id}',`, ...far]))).toBe(true)
    expect(isListing(GAME_IDS.flatMap((id, i) => [`${i} of ${id}`, ...far]))).toBe(false)
  })
})
