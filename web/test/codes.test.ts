// Every refusal that a house or a server may send is a sentence on the page, in every language.
import { expect, test } from 'vitest'
import { en as tableEn } from '../../core/messages/en.ts'
import { fr as tableFr } from '../../core/messages/fr.ts'
import { SERVER_CODES } from '../../house/codes.ts'
import { en } from '../online/messages/en.ts'
import { fr } from '../online/messages/fr.ts'

type Sentences = { readonly [code: string]: (values: { readonly [name: string]: string | number }) => string }

/** Whatever a sentence may want to name. */
const VALUES = new Proxy({}, { get: (_, name) => `<${String(name)}>` })

const told: readonly (readonly [string, readonly string[], Sentences, Sentences])[] = [
  ['a server', SERVER_CODES, en.refusals, fr.refusals],
  ['a table', Object.keys(tableEn.refusals), tableEn.refusals, tableFr.refusals],
]

test.each(told)('of %s', (_, codes, english, french) => {
  const without = codes.filter((code) => {
    const [one, other] = [english[code]?.(VALUES), french[code]?.(VALUES)]
    return !one || !other || one === other || !/[.?!]$/.test(one) || !/[.?!]$/.test(other)
  })
  expect(without).toEqual([])
})

test('no sentence stands for a code that nobody sends', () => {
  const ofThePage = ['no-server', 'server-silent', 'hints-forbidden', 'push-denied', 'push-failed']
  const known: readonly string[] = [...SERVER_CODES, ...ofThePage]
  expect(Object.keys(en.refusals).filter((code) => !known.includes(code))).toEqual([])
})
