// A figure worked out: the position that the engine reaches, ready for a board that only shows it.

import type { Figure } from '../../core/figure.ts'
import { positionOf } from '../../core/figure.ts'
import type { ScoreLine, Seen } from '../../core/game.ts'
import type { AnyGameModule } from '../../core/module.ts'
import type { AnyWords, Area, Locale } from '../../core/words.ts'
import type { Board } from '../boards.ts'

/** Lets the page answer its reader. */
export const rest = () => new Promise<void>((resolve) => setTimeout(resolve))

export interface DrawnFigure {
  readonly Board: Board
  readonly part: string | undefined
  readonly view: Seen
  readonly sheet: readonly ScoreLine[]
  readonly names: readonly string[]
  readonly words: AnyWords
  readonly texts: object
  /** What is shown, in words. */
  readonly area: Area
}

export async function draw(
  module: AnyGameModule,
  Board: Board,
  figure: Figure,
  locale: Locale,
  names: readonly string[],
): Promise<DrawnFigure> {
  const seated = names.slice(0, figure.seats)
  const [texts, words] = await Promise.all([module.texts(locale), module.words(locale, seated)])
  const state = await positionOf(module.game, figure, rest)
  const view = module.game.view(state, figure.viewer)
  const area = words.areas(view)[figure.area]
  if (!area) throw new Error(`a figure of ${module.game.id} has no area ${figure.area}`)
  return { Board, part: figure.part, view, sheet: module.game.sheet(state), names: seated, words, texts, area }
}
