import { describe, expect, test } from 'vitest'
import type { RulePart } from '../../core/rulebook.ts'
import { LOCALES } from '../../core/words.ts'
import { GAME_IDS } from '../../games/index.ts'
import { loadFigures, loadRulebook } from '../rules/books.ts'
import { piecesOf } from '../rules/inline.ts'

function linesOf(part: RulePart): readonly string[] {
  if (typeof part === 'string') return [part]
  if ('list' in part) return part.list
  if ('steps' in part) return part.steps
  if ('table' in part) return [part.table.caption, ...part.table.head, ...part.table.rows.flat()]
  if ('figure' in part) return [part.caption]
  return Object.values(part)
}

const kindOf = (part: RulePart) => (typeof part === 'string' ? 'text' : Object.keys(part)[0])

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  test.each(LOCALES)('has no empty text, and links only to sections it has, in %s', async (locale) => {
    const { goal, sections } = await loadRulebook(game, locale)
    expect(goal.split(/(?<=\.) /)).toHaveLength(2)
    const known = sections.map(({ id }) => id)
    for (const { id, heading, parts } of sections) {
      expect(heading.trim()).not.toBe('')
      if (!known.some((other) => other.startsWith(`${id}.`))) expect(parts, `§${id}`).not.toEqual([])
      for (const line of parts.flatMap(linesOf)) {
        expect(line.trim()).not.toBe('')
        for (const piece of piecesOf(line)) if (piece.kind === 'section') expect(known).toContain(piece.id)
      }
    }
  })

  test.each(LOCALES)('says the same in %s as in English, part by part', async (locale) => {
    const [english, translated] = await Promise.all([loadRulebook(game, 'en'), loadRulebook(game, locale)])
    for (const [index, { id, parts }] of english?.sections.entries() ?? []) {
      const other = translated?.sections[index]?.parts ?? []
      expect(other.map(kindOf), `§${id}`).toEqual(parts.map(kindOf))
      expect(
        other.map((part) => linesOf(part).length),
        `§${id}`,
      ).toEqual(parts.map((part) => linesOf(part).length))
    }
  })

  test.each(LOCALES)('tells in a table what counts how much, in %s', async (locale) => {
    const { sections, scoring } = await loadRulebook(game, locale)
    const parts = sections.find(({ id }) => id === scoring)?.parts ?? []
    expect(parts.map(kindOf)).toContain('table')
  })

  test('shows every figure it has, and no other', async () => {
    const { sections } = await loadRulebook(game, 'en')
    const shown = sections.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part !== 'string' && 'figure' in part ? [part.figure] : [])),
    )
    expect(shown.sort()).toEqual(Object.keys(await loadFigures(game)).sort())
  })
})

test('a line of the rules may have strong words and links', () => {
  expect(piecesOf('**Bleu**\u00a0: voir §3.2.')).toEqual([
    { kind: 'strong', text: 'Bleu' },
    { kind: 'plain', text: '\u00a0: voir ' },
    { kind: 'section', text: '§3.2', id: '3.2' },
    { kind: 'plain', text: '.' },
  ])
})
