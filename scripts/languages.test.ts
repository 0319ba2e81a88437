// Every text of every language that is there or begun: no holes, its own marks, the words of its glossary, no English left over.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '../games/index.ts'
import { en } from '../web/messages/en.ts'
import { FAULTS, wholeWords } from './faults.mjs'
import { glossaryOf } from './glossary.mjs'
import { begun, missingRooms, missingRows, offered, rooms } from './languages.mjs'
import { ROOT } from './ready.mjs'
import type { Text } from './texts.ts'
import { textsOf } from './texts.ts'

const PEOPLE = [en.setup.bots, en.setup.spareBots, en.rules.names]
/** People and games are called the same everywhere. */
const NAMES = new Set([...GAME_IDS, 'sample', 'ludopolis', 'json', ...PEOPLE.flat()].map((name) => name.toLowerCase()))
const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !NAMES.has(word))
const told = ({ room, key, text }: Text) => `${room} ${key}: ${text}`

type Terms = ReturnType<typeof glossaryOf>['terms']
const isOfPart = (room: string, part: string) => part === 'Site' || room.startsWith(`games/${part.toLowerCase()}/`)
/** Each text that calls a thing by another word than the glossary of its part. */
function straysIn(texts: readonly Text[], terms: Terms): readonly string[] {
  return terms.flatMap(({ part, word, not }) =>
    not.flatMap((other) =>
      texts
        .filter(({ room, text }) => isOfPart(room, part) && wholeWords(other).test(text))
        .map((text) => `${word}, not ${other}: ${told(text)}`),
    ),
  )
}

describe.each(begun())('in %s', (language) => {
  const missing = missingRooms(language)
  const there = rooms().filter((room) => !missing.includes(room))
  const { terms, same } = glossaryOf(language)
  const find = async (room: string, isFaulty: (text: Text) => boolean) => [
    ...new Set((await textsOf(room, language)).filter(isFaulty).map(told)),
  ]

  test.each(there)('%s reads well', async (room) => {
    expect(await textsOf(room, language)).not.toEqual([])
    for (const [what, isFaulty] of Object.entries(FAULTS))
      expect(await find(room, ({ text }) => isFaulty(text, language)), what).toEqual([])
  })

  test.each(there.filter(() => language !== 'en'))('%s has nothing left in English', async (room) => {
    const english = new Set((await textsOf(room, 'en')).map(({ text }) => text))
    const left = await find(room, ({ text }) => english.has(text) && wordsOf(text).some((word) => !same.has(word)))
    expect(left).toEqual([])
  })

  test.each(there.filter(() => language !== 'en'))('%s has every entry of every list, and no more', async (room) => {
    const keysOf = async (one: string) =>
      new Set((await textsOf(room, one)).map(({ key }) => key.replace(`/${one}.ts`, '')))
    expect(await keysOf(language)).toEqual(await keysOf('en'))
  })

  test.each(there)('%s calls things by the words of the glossary', async (room) => {
    expect([...new Set(straysIn(await textsOf(room, language), terms))]).toEqual([])
  })

  test('another word than the glossary’s is found wherever one is planted', () => {
    const planted = terms.flatMap(({ part, not }) => not.map((other) => ({ part, other })))
    expect(new Set(planted.map(({ part }) => part)).size).toBeGreaterThan(1)
    for (const { part, other } of planted)
      for (const room of part === 'Site' ? rooms() : rooms().filter((one) => isOfPart(one, part)))
        for (const text of [other, `Ada: ${other}.`, `(${other.toUpperCase()})`])
          expect(straysIn([{ room, key: 'planted', text }], terms), `${room}: ${text}`).not.toEqual([])
  })

  test.each(there)('%s begins its refusals as sentences begin', async (room) => {
    const small = ({ key, text }: Text) =>
      /^(?:games|core)\//.test(room) && key.startsWith('refusals.') && /^\p{Ll}/u.test(text)
    expect(await find(room, small)).toEqual([])
  })

  test.each(there)('%s has a form for every class of its numbers', (room) => {
    const rules = new Intl.PluralRules(language)
    const classes = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))
    const calls = readFileSync(join(ROOT, room, `${language}.ts`), 'utf8').matchAll(
      /\bplural\(('\w+')(?:, \[(.*?)\])?\)/g,
    )
    for (const [, of, named = "'one', 'other'"] of calls) {
      expect(of).toBe(`'${language}'`)
      expect(new Set(named.split(', ').map((one) => one.slice(1, -1)))).toEqual(classes)
    }
  })
})

test.each([
  ['a hole', 'en', 'Ada has undefined points.'],
  ['a doubled space', 'fr', 'Ada\u00a0 joue.'],
  ['a doubled point', 'ru', 'Расклад дня, 19 ноября 2026 г..'],
  ['a space at the end', 'en', 'Ada '],
  ['a missing space', 'de', 'Ada zieht.Ben baut.'],
  ['many where there is one', 'de', 'Mit 1\u00a0Punkten Vorsprung.'],
  ['many where there is one', 'ru', '1 очков'],
  ['another address', 'de', 'Wählen Sie ein Plättchen.'],
  ['another address', 'it', 'Scegli la vostra tessera.'],
  ['another address', 'nl', 'Kies uw tegel.'],
  ['brackets that do not match', 'en', '(Ada'],
  ['a mark of another language', 'es', '“Ada”'],
  ['a mark of another language', 'it', '“Ada”'],
  ['a mark of another language', 'pt', '«Ada»'],
  ['an apostrophe of a typewriter', 'fr', "l'étape"],
  ['a quotation that is not closed', 'de', '„Ada'],
  ['an article that is not cut short', 'it', 'il 8%'],
  ['a question or a call that is not opened', 'es', 'Has ganado!'],
])('%s is found in %s', (what, language, text) => {
  expect(Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.(text, language))).toEqual([what])
})

test.each([
  ['de', 'Züge vorschlagen: Sie werden gezeigt. Sie gelten, wenn alle zustimmen.'],
  ['de', '11 Punkte, 1/2 Punkte, 0 von 21 Punkten'],
  ['it', 'I suoi punti: 1 punto.'],
])('no fault is found in %s: %s', (language, text) => {
  expect(Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.(text, language))).toEqual([])
})

test.each(offered())('what a fault is in %s is said in every table', (language) => {
  expect(missingRows(language)).toEqual([])
})

test('every glossary has the same terms', () => {
  const english = glossaryOf('en').terms.map(({ part, term }) => `${part}: ${term}`)
  for (const language of begun())
    expect(glossaryOf(language).terms.map(({ part, term }) => `${part}: ${term}`)).toEqual(english)
})
