// Every text of every language that is there or begun: no holes, its own marks, the words of its glossary, no English left over.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '../games/index.ts'
import { en } from '../web/messages/en.ts'
import { glossaryOf } from './glossary.mjs'
import { begun, missingRooms, rooms } from './languages.mjs'
import { ROOT } from './ready.mjs'
import type { Text } from './texts.ts'
import { textsOf } from './texts.ts'

/** Marks that a language never uses. */
const FOREIGN: { readonly [language: string]: RegExp } = {
  en: /[„«»"]|[ \u00a0]%/,
  fr: /[„“”"]/,
  de: /[«»”"]|(?<![\d\u00a0])%/,
  it: /[„"]/,
  es: /[„"]/,
  pt: /[„"]/,
  nl: /[„«»"]/,
  ru: /[“”"]/,
}

/** Plurals of what every game counts: wrong after a 1 that is no part of a larger figure, as in 11 or 1/2. */
const PLURALS: { readonly [language: string]: string } = {
  en: 'points|steps|fields',
  fr: 'points|étapes|champs',
  de: 'Punkte|Schritte',
  it: 'punti|passi|campi|partite',
  es: 'puntos|pasos|campos',
  pt: 'pontos|passos|campos',
  nl: 'punten|stappen|akkers',
  ru: 'очки|очка|очков|шага|шагов|поля|полей',
}

/** How players are not addressed, by the head of the glossary. */
const ADDRESS: { readonly [language: string]: string } = {
  fr: 'tu|toi|tes|tien',
  es: 'usted|ustedes',
  pt: 'tu|tua|tuas|teu|teus|ti|contigo',
  nl: 'uw|uzelf',
  ru: 'ты|тебя|тебе|твой|твоя|твоё|твои',
}

const PAIRS: { readonly [close: string]: string } = { ')': '(', ']': '[', '}': '{', '»': '«' }
function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const sign of text) {
    if (Object.values(PAIRS).includes(sign)) open.push(sign)
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) return false
  }
  return open.length === 0
}

const count = (text: string, sign: string) => text.split(sign).length - 1
/** Each with whether a text of a language is wrong like this; JSON that is shown as an example is no text. */
const FAULTS: { readonly [what: string]: (text: string, language: string) => boolean } = {
  'a hole': (text) => /undefined|NaN|\[object|=>/.test(text),
  'a doubled space': (text) => /[ \u00a0\u202f]{2}/.test(text),
  'a doubled point': (text) => /(?<!\.)\.\.(?!\.)/.test(text),
  'a space at the end': (text) => / $/.test(text) && /\p{L}/u.test(text),
  'a missing space': (text) => /\p{Ll}[.;!?]\p{Lu}/u.test(text),
  'many where there is one': (text, language) =>
    new RegExp(`(?<![\\p{L}\\d.,:+–×/-])1 (?:${PLURALS[language]})(?!\\p{L})`, 'u').test(
      text.replaceAll('\u00a0', ' '),
    ),
  'another address': (text, language) =>
    ADDRESS[language] !== undefined && patternOf(`(?:${ADDRESS[language]})`).test(text),
  'brackets that do not match': (text) => !isBalanced(text),
  'a mark of another language': (text, language) => FOREIGN[language]?.test(text.replaceAll(/\{[^}]*\}/g, '')) ?? false,
  'an apostrophe of a typewriter': (text) => /\p{L}'\p{L}/u.test(text),
  'a quotation that is not closed': (text, language) => language === 'de' && count(text, '„') !== count(text, '“'),
  'an article that is not cut short': (text, language) =>
    language === 'it' && /(?<!\p{L})(?:il|al|dal|del|nel|sul) (?:1|11|8\d*)(?![\d.])/iu.test(text),
  'a question or a call that is not opened': (text, language) =>
    language === 'es' && (count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')),
}

const PEOPLE = [en.setup.bots, en.setup.spareBots, en.rules.names]
/** People and games are called the same everywhere. */
const NAMES = new Set([...GAME_IDS, 'sample', 'ludopolis', 'json', ...PEOPLE.flat()].map((name) => name.toLowerCase()))
const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !NAMES.has(word))
const told = ({ room, key, text }: Text) => `${room} ${key}: ${text}`

type Terms = ReturnType<typeof glossaryOf>['terms']
const isOfPart = (room: string, part: string) => part === 'Site' || room.startsWith(`games/${part.toLowerCase()}/`)
const patterns = new Map<string, RegExp>()
/** A word or words, wherever they stand whole; made once, since many texts are asked. */
function patternOf(words: string): RegExp {
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\p{L}_-])${words}(?![\\p{L}_])`, 'iu')
  patterns.set(words, pattern)
  return pattern
}
/** Each text that calls a thing by another word than the glossary of its part. */
function straysIn(texts: readonly Text[], terms: Terms): readonly string[] {
  return terms.flatMap(({ part, word, not }) =>
    not.flatMap((other) =>
      texts
        .filter(({ room, text }) => isOfPart(room, part) && patternOf(other).test(text))
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

test('every glossary has the same terms', () => {
  const english = glossaryOf('en').terms.map(({ part, term }) => `${part}: ${term}`)
  for (const language of begun())
    expect(glossaryOf(language).terms.map(({ part, term }) => `${part}: ${term}`)).toEqual(english)
})
