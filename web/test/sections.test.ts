import { describe, expect, test } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { loadRulebook } from '../rules/books.ts'
import { SECTIONS, sectionOf } from '../rules/sections.ts'

describe.each(GAME_IDS)('the sections of %s', (id) => {
  test('are in its rulebook, for moves that it has', async () => {
    const [{ game }, { sections }] = await Promise.all([loadGame(id), loadRulebook(id, 'en')])
    const { turn, ...kinds } = SECTIONS[id]
    for (const kind of Object.keys(kinds)) expect(game.moves.parse(kind)).not.toMatchObject({ code: 'move-kind' })
    expect(sections.map((section) => section.id)).toEqual(expect.arrayContaining([turn, ...Object.values(kinds)]))
  })
})

test('what is offered leads to its section; a mix, or nothing, to that of a turn', () => {
  expect(sectionOf('neoville', ['place 74 d4 0', 'place 74 d5 0'])).toBe('3.1')
  expect(sectionOf('neoville', ['build forest 4 nw', 'skip'])).toBe('3.2')
  expect(sectionOf('evolutopia', ['start night-trams nobody', 'manage'])).toBe('3')
  expect(sectionOf('meowtopia', [])).toBe('4')
})
