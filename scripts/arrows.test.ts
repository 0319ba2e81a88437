// The arrows between the rooms hold for types too. dependency-cruiser sees the types that a .ts file takes, but drops those of a
// Svelte component with its script's types, so the components are held against the same rules here.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

type Patterns = string | readonly string[] | undefined
interface Rule {
  readonly name: string
  readonly from: { readonly path?: Patterns; readonly pathNot?: Patterns }
  readonly to: { readonly path?: Patterns; readonly pathNot?: Patterns; readonly [other: string]: unknown }
}

const ROOT = resolve(import.meta.dirname, '..')
const CONFIG = '.dependency-cruiser.cjs'
const rules: readonly Rule[] = createRequire(import.meta.url)(join(ROOT, CONFIG)).forbidden
/** Those that say who may import whom, whatever is imported. */
const arrows = rules.filter(({ to }) => to.path && Object.keys(to).every((key) => key === 'path' || key === 'pathNot'))

const listed = (patterns: Patterns): readonly string[] => (patterns === undefined ? [] : [patterns].flat())

/** The arrows that an import breaks. */
function brokenBy(file: string, imported: string): readonly string[] {
  return arrows.flatMap(({ name, from, to }) => {
    const starts = listed(from.path).map((path) => new RegExp(path).exec(file))
    const start = starts.find((one) => one !== null)
    if (starts.length > 0 && !start) return []
    const matches = (patterns: Patterns, path: string) =>
      listed(patterns).some((pattern) => new RegExp(pattern.replaceAll('$1', start?.[1] ?? '')).test(path))
    if (matches(from.pathNot, file)) return []
    return matches(to.path, imported) && !matches(to.pathNot, imported) ? [name] : []
  })
}

/** What a component's text breaks, types included. */
function brokenIn(file: string, text: string): readonly string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, one]) => one ?? '')
  return specifiers.flatMap((one) => {
    const imported = posix.join(posix.dirname(file), one)
    return brokenBy(file, imported).map((name) => `${file} → ${imported}: ${name}`)
  })
}

describe('in Svelte components', () => {
  const components = ['games', 'ui', 'web']
    .flatMap((room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((one) => `${room}/${one}`),
    )
    .filter((file) => file.endsWith('.svelte'))

  test('no arrow is broken, for a type neither', () => {
    expect(components.length).toBeGreaterThan(50)
    expect(components.flatMap((file) => brokenIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
  })

  test.each([
    ['a type', "import type { State } from '../state.ts'", 'board-knows-no-rules'],
    [
      'a type without a name of its own',
      "const { s }: { s: import('../rules/build.ts').Takes } = $props()",
      'board-knows-no-rules',
    ],
    ['a rule', "import { legal } from '../rules.ts'", 'board-knows-no-rules'],
    ['another game', "import type { Desk } from '../../meadow/board/desk.ts'", 'one-game'],
    ['the page', "import type { Page } from '../../../web/page.ts'", 'board-rooms'],
  ])('%s that a board takes from elsewhere is found', (_, line, name) => {
    expect(brokenIn('games/brook/board/Board.svelte', `<script lang="ts">\n  ${line}\n</script>`).join()).toContain(
      name,
    )
  })

  test('views, events, data and sets are a board’s to know', () => {
    const text = ['view', 'events', 'data', 'set', 'versions', 'names', 'moves', 'facts', 'messages/en']
      .map((file) => `import type { One } from '../${file}.ts'`)
      .join('\n')
    expect(brokenIn('games/brook/board/Board.svelte', text)).toEqual([])
  })
})

describe('in TypeScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-arrows-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  test('a board that takes a type of the rules in any way is found by the arrow check', () => {
    for (const file of [CONFIG, 'tsconfig.base.json']) write(file, readFileSync(join(ROOT, file), 'utf8'))
    write('games/brook/state.ts', 'export interface State { readonly seats: number }\n')
    write('games/brook/view.ts', 'export interface View { readonly seats: number }\n')
    const ways = {
      imported: "import type { State } from '../state.ts'\nexport type Taken = State\n",
      inline: "export type Taken = import('../state.ts').State\n",
      whole: "export type Taken = typeof import('../state.ts')\n",
      passed: "export type { State } from '../state.ts'\n",
      seen: "import type { View } from '../view.ts'\nexport type Given = View\n",
    }
    for (const [way, text] of Object.entries(ways)) write(`games/brook/board/${way}.ts`, text)
    const cruise = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const run = spawnSync(process.execPath, [cruise, 'games', '--output-type', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { violations } = JSON.parse(run.stdout).summary as {
      violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
    }
    const found = violations.filter(({ rule }) => rule.name === 'board-knows-no-rules').map(({ from }) => from)
    expect(found.sort()).toEqual(['imported', 'inline', 'passed', 'whole'].map((way) => `games/brook/board/${way}.ts`))
  })
})
