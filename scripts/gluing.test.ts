// A label and what it tells are one message: code that sets the colon between two texts leaves out the space that French has
// before it. It finds the colon between two things that are filled in, or after one, in whatever a page or a board shows.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './ready.mjs'

/** Texts of one language, and what only programmers read. */
const APART = /(?:^|\/)(?:messages|help|tutorial|rulebook|test|node_modules)\/|\.test\.ts$|\.d\.ts$/

/** In markup `{one}: {other}` and `{one}: </b>`, in an attribute `"{one}: {other}"`. */
const IN_MARKUP = /\}(?:: |\u00a0: |:)(?:\{(?!@)|<)/g
/** In a template `${one}: ${other}`. */
const IN_TEMPLATE = /`[^`\n]*\}: \$\{[^`\n]*`/g
/** A style, a key and an error are no texts of players. */
const NO_TEXT = /throw|super\(|style/

function glued(file: string, text: string): readonly string[] {
  const lines = (part: string, pattern: RegExp) =>
    part
      .split('\n')
      .flatMap((line) => (line.search(pattern) >= 0 && !NO_TEXT.test(line) ? [`${file}: ${line.trim()}`] : []))
  if (!file.endsWith('.svelte')) return lines(text, IN_TEMPLATE)
  const script = text.match(/<script[\s\S]*?<\/script>/)?.[0] ?? ''
  const markup = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  return [...lines(script, IN_TEMPLATE), ...lines(markup, IN_TEMPLATE), ...lines(markup, IN_MARKUP)]
}

const files = ['bots', 'cli', 'core', 'games', 'house', 'lab', 'server', 'ui', 'web'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((one) => `${room}/${one}`)
    .filter((file) => /\.(?:svelte|ts)$/.test(file) && !APART.test(file)),
)

test('no text is glued to another by a colon', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => glued(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

/** A template as it stands in code. */
const template = (text: string) => `\`${text.replaceAll('{', '${')}\``

describe('what is glued is found', () => {
  test.each([
    ['One.svelte', '<p>{texts.regions[id]}: {texts.track}</p>'],
    ['One.svelte', '<span class="unseen">{texts.parks}: </span>{count}'],
    ['One.svelte', '<b>{texts.parks}:</b> {count}'],
    ['One.svelte', '<i aria-label="{name}: {large ? t.smaller : t.larger}"></i>'],
    ['One.svelte', `<script lang="ts">\n  const one = ${template('{label}: {text}')}\n</script>`],
    ['one.ts', `const one = ${template('{words.option(name)}: {words.value(name, value)}')}`],
  ])('in %s: %s', (file, text) => {
    expect(glued(file, text)).toHaveLength(1)
  })

  test.each([
    ['One.svelte', '<p style="inset: {one}: {two}">{texts.whole(one, two)}</p>'],
    ['One.svelte', '{#if one}{:else}{two}{/if}'],
    ['one.ts', 'const { one }: { one: string } = two'],
    ['one.ts', `throw new Error(${template('{one}: {two}')})`],
  ])('and nothing else, in %s: %s', (file, text) => {
    expect(glued(file, text)).toEqual([])
  })
})
