import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../core/game.ts'
import type { GameId } from '../../games/index.ts'
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

const OFFERED: readonly (readonly [GameId, readonly string[], string])[] = [
  ['neoville', ['place 72 d4 0', 'place 72 d5 0'], '3.1'],
  ['neoville', ['build forest4 tl', 'skip'], '3.2'],
  ['evolutopia', ['start night-trams none', 'manage'], '3'],
  ['meowtopia', [], '4'],
]

test.each(OFFERED)(
  'what %s offers leads to its section; a mix, or nothing, to that of a turn',
  async (id, moves, section) => {
    const { game } = await loadGame(id)
    expect(moves.filter((move) => isRefusal(game.moves.parse(move)))).toEqual([])
    expect(sectionOf(id, moves)).toBe(section)
  },
)
