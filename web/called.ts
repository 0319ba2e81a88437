// How somebody is called who gave no name: by number, in the language of whoever looks, also where another wrote it down.
import type { Locale } from '../core/words.ts'
import { LOCALES } from '../core/words.ts'

const PLAYER: { readonly [L in Locale]: string } = { en: 'Player', fr: 'Joueur' }

export const calledByNumber = (locale: Locale, number: number) => `${PLAYER[locale]} ${number}`

export function nameIn(locale: Locale, name: string): string {
  const [, word, number] = /^(\S+) (\d)$/.exec(name) ?? []
  return LOCALES.some((one) => PLAYER[one] === word) ? calledByNumber(locale, Number(number)) : name
}
