// What games say to beginners: every thing on a board that bears a mark is explained, and nothing else; every note has its words.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyNote, Help } from '../core/help.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS, loadGame } from './index.ts'

/** Notes stand in the room of one line of news. */
const LONGEST_NOTE = 135
const LONGEST_AIM = 42

/** The opening tags of a component; what stands in braces may hold any sign. */
function tagsOf(text: string): readonly string[] {
  const tags: string[] = []
  for (const { index } of text.matchAll(/<[a-z]/g)) {
    let depth = 0
    for (let at = index; at < text.length; at++) {
      if (text[at] === '{') depth++
      else if (text[at] === '}') depth--
      else if (text[at] === '>' && depth === 0) {
        tags.push(text.slice(index, at + 1))
        break
      }
    }
  }
  return tags
}

describe.each(GAME_IDS)('%s', (id) => {
  const board = new URL(`./${id}/board/`, import.meta.url)
  const files = readdirSync(board).map((file) => [file, readFileSync(new URL(file, board), 'utf8')] as const)
  const tags = files.flatMap(([file, text]) =>
    file.endsWith('.svelte') ? tagsOf(text).map((tag) => ({ file, tag })) : [],
  )
  const literals = (text: string) => [...text.matchAll(/'([a-z][\w-]*)'/g)].map(([, one]) => one ?? '')
  const named = tags.flatMap(({ tag }) => [
    ...[...tag.matchAll(/data-explain="([\w-]+)"/g)].map(([, one]) => one ?? ''),
    ...[...tag.matchAll(/data-explain=\{([^}]*)\}/g)].flatMap(([, worked]) => literals(worked ?? '')),
  ])
  // What is worked out stands in one file, whose ids are typed.
  const typed = files.filter(([file]) => file === 'explain.ts').flatMap(([, text]) => literals(text))
  const helps = () => Promise.all(LOCALES.map(async (locale) => (await loadGame(id)).help(locale)))

  test('every explanation is of something on the board, and all that is named there is explained', async () => {
    for (const { explain } of await helps()) {
      const ids = Object.keys(explain)
      expect(named.filter((one) => !ids.includes(one))).toEqual([])
      expect(ids.filter((one) => ![...named, ...typed].includes(one))).toEqual([])
    }
  })

  test('whatever can be moved, taken or looked at on the board is explained', () => {
    const bare = tags.filter(({ tag }) => tag.includes('data-spot=') && !tag.includes('data-explain='))
    expect(bare.map(({ file, tag }) => `${file}: ${tag}`)).toEqual([])
  })

  test('every text says something, and names are told apart', async () => {
    for (const { explain, notes } of (await helps()) as readonly Help[]) {
      const names = Object.values(explain).map(([name]) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const text of [...Object.values(explain).flat(), ...Object.values(notes)]) expect(text.trim()).not.toBe('')
    }
  })

  test('every note has words that fit where it is shown, and there are no others', async () => {
    const { notes } = (await import(`./${id}/help/notes.ts`)) as { readonly notes: readonly AnyNote[] }
    for (const help of await helps()) {
      expect(Object.keys(help.notes).sort()).toEqual(notes.map((note) => note.id).sort())
      for (const text of Object.values(help.notes)) expect(text.length, text).toBeLessThanOrEqual(LONGEST_NOTE)
    }
  })

  test('the aim is short enough to stay in sight', async () => {
    for (const locale of LOCALES)
      expect((await (await loadGame(id)).words(locale, [])).aim.length).toBeLessThanOrEqual(LONGEST_AIM)
  })
})
