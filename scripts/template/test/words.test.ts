// Sample in words: no gap in any sentence, and all moves told apart.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { choicesOf } from '../../../core/face.ts'
import { MOST_MOVES, NOBODY, PUBLIC } from '../../../core/game.ts'
import { LOCALES } from '../../../core/words.ts'
import type { SampleEvent } from '../events.ts'
import { sample } from '../index.ts'
import { INVALID } from '../invalid.ts'
import { refusals } from '../refusals.ts'
import { REASONS } from '../score.ts'

const { game } = sample
const NAMES = ['Ada', 'Ben', 'Cleo']
const isWhole = (text: string | null) => !!text && !/undefined|NaN|\[object/.test(text)

describe.each(LOCALES)('in %s', async (locale) => {
  const words = await sample.words(locale, NAMES)

  test('a whole game is told without gaps', () => {
    const [bits, chance, s, list] = [bitsFrom(locale), seededChance(locale), game.blank(), new Int32Array(MOST_MOVES)]
    const hear = (event: SampleEvent) => expect(words.event(event)).toSatisfy(isWhole)
    game.setup(3, { first: null }, chance, s, hear)
    while (game.toAct(s) !== NOBODY) {
      const view = game.view(s, below(bits, 2) === 0 ? PUBLIC : game.toAct(s))
      expect(words.prompt(view)).toSatisfy(isWhole)
      expect(JSON.stringify(words.areas(view))).toSatisfy(isWhole)
      const legal = Array.from(list.subarray(0, game.legal(s, list)), (move) => game.moves.text(move))
      expect(new Set(legal.map((move) => words.path(view, move).join())).size).toBe(legal.length)
      expect(choicesOf(words as never, view, legal).length).toBeLessThanOrEqual(6)
      game.play(s, list[below(bits, legal.length)], chance, hear)
    }
    expect(words.prompt(game.view(s, 0))).toSatisfy(isWhole)
    for (const line of game.sheet(s)) expect(words.line(line)).toSatisfy(isWhole)
  })

  test('every refusal and every ending has its sentence', () => {
    const values = { plot: 'a1', seat: 2, ponds: 4 }
    for (const code of [...refusals.slice(1), ...INVALID]) expect(words.refusal({ code, values })).toSatisfy(isWhole)
    for (const reason of REASONS) expect(words.ending(reason, [])).toSatisfy(isWhole)
    expect(words.option('first')).toSatisfy(isWhole)
  })
})
