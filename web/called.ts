// How somebody is called who gave no name: by number, in the language of whoever looks, also where another wrote it down.
import type { Locale } from '../core/words.ts'

const PLAYER = import.meta.glob<string>('./called/*.ts', { import: 'player', eager: true })

export const calledByNumber = (locale: Locale, number: number) => `${PLAYER[`./called/${locale}.ts`]} ${number}`

export function nameIn(locale: Locale, name: string): string {
  const [, word = '', number] = /^(\S+) (\d)$/.exec(name) ?? []
  return Object.values(PLAYER).includes(word) ? calledByNumber(locale, Number(number)) : name
}
