// What a game says to beginners: what each thing on its board is, and notes at the first time something
// happens. The texts are a file for each language, loaded when they are wanted.
import type { GameEvent, ScoreLine, Seen } from './game.ts'
import type { TableMessages } from './messages/en.ts'
import type { Grid, Part } from './words.ts'

/** By id: how a thing on the board is called, and what it means. Boards name the ids as `data-explain`. */
interface Explanations {
  readonly [id: string]: readonly [name: string, text: string]
}

export interface Help {
  readonly explain: Explanations
  /** The text of each note, by its id. */
  readonly notes: { readonly [id: string]: string }
}

/** What somebody sees who is asked something: the position, its score sheet, and what has happened since they played last. */
export interface Sight<V extends Seen, E extends GameEvent> {
  readonly view: V
  readonly sheet: readonly ScoreLine[]
  readonly events: readonly E[]
  readonly choices: readonly string[]
}

/** Something that is told the first time it is so. */
export interface Note<V extends Seen, E extends GameEvent> {
  readonly id: string
  when(sight: Sight<V, E>): boolean
}

export type AnyNote = Note<Seen, GameEvent>

/** Without marks and case, so that what is typed is found. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What a typed thing is; without one, all that can be asked about. */
export function explainThing({ explain }: Help, typed: string, m: TableMessages): Part {
  const wanted = plain(typed.trim())
  const things = Object.values(explain)
  const found = wanted === '' ? [] : things.filter(([name]) => plain(name).includes(wanted))
  const exact = found.filter(([name]) => plain(name) === wanted)
  const [told, other] = exact.length > 0 ? exact : found
  if (told && !other) return `${told[0]} – ${told[1]}`
  const rows = (found.length > 0 ? found : things).map(([name, text]) => [name, text])
  const grid: Grid = {
    caption: found.length > 0 || wanted === '' ? m.help.explain : m.unexplained(typed),
    head: [m.thing, ''],
    rows,
  }
  return grid
}
