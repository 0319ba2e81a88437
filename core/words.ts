// How a game speaks: everything a person reads or hears of it, in one language and with the players' names.
import type { GameEvent, Refusal, ScoreLine, Seat, Seen } from './game.ts'

/** A language by its tag, one of these. */
export type Locale = string
/** The languages that are offered; which these are follows from the files that are there (scripts/languages.mjs). */
export const LOCALES: readonly Locale[] = LANGUAGES

/** A room's texts are in a file a language, each exporting them under the name of the language. */
export type OpenTexts<M> = (locale: Locale) => Promise<{ readonly [L in Locale]: M }>

/** Texts by language, each loaded when it is asked for. */
export function localized<M>(open: OpenTexts<M>): (locale: Locale) => Promise<M> {
  return async (locale) => {
    const { [locale]: texts } = await open(locale)
    if (texts === undefined) throw new Error(`no texts in "${locale}"`)
    return texts
  }
}

/** With a capital, as a sentence begins. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A small table; the first cell of every row is its heading. */
export interface Grid {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export type Part = string | Grid

/** One heading of the position, and the command that shows it: `hand`, `market`, `city 2` (seat counted from 1). */
export interface Area {
  readonly command: string
  readonly seat?: Seat
  readonly heading: string
  readonly parts: readonly Part[]
}

export interface Words<V extends Seen, E extends GameEvent> {
  readonly name: string
  /** What the game is, in one sentence. */
  readonly about: string
  /** What wins, in one short line that stays in sight. */
  readonly aim: string
  /** Which parts of the set are our own design. */
  readonly notice: string
  /** What is asked now; says "you" if the viewer is to act, else names who is. */
  prompt(v: V): string
  /** Everything the viewer can know of the position, and nothing more. */
  areas(v: V): readonly Area[]
  /**
   * A legal move as a path of phrases from the broad to the narrow: 'Place the water and grass tile', 'at row 2, column 3',
   * 'turned once'. Joined by commas they are its sentence; moves that begin alike are offered together.
   */
  path(v: V, move: string): readonly string[]
  /** A legal move whose phrases make no sentence when they are joined, as one; null for the others. */
  whole?(v: V, move: string): string | null
  /** A move for who sees its place marked, where words for that place are longer; else null. */
  marked?(v: V, move: string): string | null
  /** One sentence for the log, or '' for what needs no telling. */
  event(e: E): string
  /** The sentence of a refusal of this game, or null if the code is not the game's own. */
  refusal(r: Refusal): string | null
  line(line: Pick<ScoreLine, 'line' | 'of'>): string
  /** What a line is called where all its pieces, regions or tracks are taken together; if not told, as it is. */
  sum?(line: string): string
  /** Why it ended. With the last sheet it names the lines that decided; without, it fits any game that ended so. */
  ending(reason: string, sheet?: readonly ScoreLine[]): string
  /** The name of an option, and of one of its values. */
  option(name: string): string
  value(option: string, value: string): string
  /** What a standing answer of the game is called, by its id. */
  readonly standing?: { readonly [id: string]: string }
}

export type AnyWords = Words<Seen, GameEvent>

interface PlainTexts {
  readonly [name: string]: string
}

/** What every game's messages hold in the same way. */
export function plainWords(m: {
  readonly name: string
  readonly about: string
  readonly aim: string
  readonly notice: string
  readonly options: PlainTexts
  readonly values: PlainTexts
}): Pick<AnyWords, 'name' | 'about' | 'aim' | 'notice' | 'option' | 'value'> {
  const { name, about, aim, notice, options, values } = m
  return {
    name,
    about,
    aim,
    notice,
    option: (option) => options[option],
    value: (_option, value) => values[value],
  }
}

type Values = NonNullable<Refusal['values']>

/** Sentences of refusals by their codes; what they speak of comes by name. */
export interface Sentences<V = Values> {
  readonly [code: string]: (values: V) => string
}

/** The sentence of a refusal, or null if the code is none of these; `named` makes of its values what the sentences are given. */
export function sentenceOf(sentences: Sentences, refusal: Refusal): string | null
export function sentenceOf<V>(sentences: Sentences<V>, refusal: Refusal, named: (values: Values) => V): string | null
export function sentenceOf(
  sentences: Sentences,
  { code, values = {} }: Refusal,
  named: (values: Values) => Values = (same) => same,
): string | null {
  return Object.hasOwn(sentences, code) ? sentences[code](named(values)) : null
}

/** Whose ways a language follows where its countries differ: Portugal counts and writes dates otherwise than Brazil. */
const COUNTRY: { readonly [L in Locale]?: string } = { pt: 'pt-PT' }
/** The tag by which Intl counts and writes in a language. */
export const writtenAs = (locale: Locale): string => COUNTRY[locale] ?? locale

/** The classes that whole numbers of a language fall into, in the order of the forms given. */
type Classes = readonly Intl.LDMLPluralRule[]
/** The form of a noun that goes with a number. */
type FormOf<C extends Classes> = (n: number, ...forms: { readonly [K in keyof C]: string }) => string

/** Languages known to have other classes than one and other: they may not be left out. */
interface ClassesOf {
  readonly ru: readonly ['one', 'few', 'many']
}

/**
 * The form of a noun that goes with a number: plural('en')(2, 'tile', 'tiles'). A language with other classes than one and other
 * names them, and gives a form for each: plural('ru', ['one', 'few', 'many'])(5, 'плитка', 'плитки', 'плиток').
 */
export function plural<L extends keyof ClassesOf>(locale: L, classes: ClassesOf[L]): FormOf<ClassesOf[L]>
export function plural<L extends Locale, const C extends Classes = readonly ['one', 'other']>(
  locale: L extends keyof ClassesOf ? never : L,
  classes?: C,
): FormOf<C>
export function plural(locale: Locale, classes?: Classes): FormOf<Classes> {
  const known: Classes = classes ?? ['one', 'other']
  let rules: Intl.PluralRules | undefined
  return (n, ...forms) => {
    rules ??= new Intl.PluralRules(writtenAs(locale))
    const at = known.indexOf(rules.select(n))
    // Millions and fractions, which no game has, may be a class of their own.
    return forms[at < 0 ? known.length - 1 : at]
  }
}

/** A number, below zero with a true minus. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** A change of a number: +2, −1. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : minus(by)
}

/** What stands before the last of two, and of more. */
const BEFORE_LAST: { readonly [L in Locale]?: readonly [ofTwo: string, ofMore: string] } = {
  en: [' and ', ', and '],
  fr: [' et ', ' et '],
  de: [' und ', ' und '],
  it: [' e ', ' e '],
  pt: [' e ', ' e '],
  nl: [' en ', ' en '],
  ru: [' и ', ' и '],
}

/**
 * 'a', 'a and b', 'a, b, and c', as the language has it. Intl.ListFormat says the same, but takes a phone a tenth of a second to
 * begin: only a language that is not told above waits for it. Spanish does, whose y is an e before some words. Italian is told
 * better here, with ed before an e.
 */
export function listing(locale: Locale): (items: readonly string[]) => string {
  const before = BEFORE_LAST[locale]
  if (!before) {
    let format: Intl.ListFormat | undefined
    return (items) => {
      format ??= new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
      return format.format(items)
    }
  }
  const [ofTwo, ofMore] = before
  return (items) => {
    const last = items.at(-1) ?? ''
    if (items.length < 2) return last
    const and = items.length === 2 ? ofTwo : ofMore
    return items.slice(0, -1).join(', ') + (locale === 'it' && /^e/i.test(last) ? ' ed ' : and) + last
  }
}
