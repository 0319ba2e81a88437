// Whole games told in every language: what is said of a game as it is played has no faults either.
import { expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../core/chance.ts'
import { moveSentence } from '../core/face.ts'
import { isRefusal, MOST_MOVES, NOBODY, PUBLIC } from '../core/game.ts'
import { chooseOptions } from '../core/options.ts'
import type { Part } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import { FAULTS } from './faults.mjs'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
/** A position has many sentences, and most are those of the step before. */
const EVERY = 6

const textsOf = (part: Part): readonly string[] =>
  typeof part === 'string' ? [part] : [part.caption, ...part.head, ...part.rows.flat()]

/** Everything that is said of a game played at random, once. */
async function toldOf(id: (typeof GAME_IDS)[number], locale: string, seats: number): Promise<ReadonlySet<string>> {
  const { game, words: speak } = await loadGame(id)
  const names = NAMES.slice(0, seats)
  const words = await speak(locale, names)
  const told = new Set<string>()
  const say = (...texts: readonly string[]) => {
    for (const text of texts) told.add(text)
  }
  const options = chooseOptions(game.options, {}, seats)
  if (isRefusal(options)) throw new Error(options.code)
  const [bits, chance, list] = [bitsFrom(id), seededChance(id), new Int32Array(MOST_MOVES)]
  const s = game.blank()
  game.setup(seats, options, chance, s, (event) => say(words.event(event)))
  for (let step = 0; game.toAct(s) !== NOBODY; step++) {
    const legal = game.legal(s, list)
    const move = list[below(bits, legal)] ?? 0
    const view = game.view(s, step % 2 === 0 ? game.toAct(s) : PUBLIC)
    say(words.prompt(view), moveSentence(words, view, game.moves.text(move)))
    if (step % EVERY === 0) {
      for (const { heading, parts } of words.areas(view)) say(heading, ...parts.flatMap(textsOf))
      for (const one of list.subarray(0, legal)) say(moveSentence(words, view, game.moves.text(one)))
      for (const line of game.sheet(s)) say(words.line(line))
    }
    game.play(s, move, chance, (event) => say(words.event(event)))
  }
  const reason = game.outcome(s)?.reason ?? ''
  say(words.prompt(game.view(s, PUBLIC)), words.ending(reason, game.sheet(s)), words.ending(reason))
  return told
}

for (const id of GAME_IDS)
  test.each(LOCALES)(`${id} is told well in %s`, async (locale) => {
    const told = [...(await toldOf(id, locale, 2)), ...(await toldOf(id, locale, 4))]
    expect(told.length).toBeGreaterThan(100)
    for (const [what, isFaulty] of Object.entries(FAULTS))
      expect([...new Set(told.filter((text) => isFaulty(text, locale)))], what).toEqual([])
  })
