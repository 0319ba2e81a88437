// How somebody without a name is called: by number, in the reader's language, also where it was stored in another.
import type { Locale } from '../core/words.ts'

const PLAYER = import.meta.glob<string>('./called/*.ts', { import: 'player', eager: true })

export const calledByNumber = (locale: Locale, number: number) => `${PLAYER[`./called/${locale}.ts`]} ${number}`

export function nameIn(locale: Locale, name: string): string {
  const [, word = '', number] = /^(\S+) (\d)$/.exec(name) ?? []
  return Object.values(PLAYER).includes(word) ? calledByNumber(locale, Number(number)) : name
}
