// Where the rules page finds what it shows: a game's rulebook by language, its figures, and the board that draws them.
import type { Figures } from '../../core/figure.ts'
import type { Rulebook } from '../../core/rulebook.ts'
import type { Locale } from '../../core/words.ts'
import type { GameId } from '../../games/index.ts'
import type { Board } from '../boards.ts'

const BOOKS = import.meta.glob<Rulebook>('../../games/*/rulebook/[a-z][a-z].ts', { import: 'rulebook' })
const FIGURES = import.meta.glob<Figures>('../../games/*/rulebook/figures.ts', { import: 'figures' })
const BOARDS = import.meta.glob<Board>('../../games/*/board/Board.svelte', { import: 'default' })

async function load<T>(shelf: { readonly [path: string]: () => Promise<T> }, path: string): Promise<T> {
  const open = shelf[`../../games/${path}`]
  if (!open) throw new Error(`there is no ${path}`)
  return open()
}

export function loadRulebook(game: GameId, locale: Locale): Promise<Rulebook> {
  return load(BOOKS, `${game}/rulebook/${locale}.ts`)
}

/** A game without a board has no figures. */
export function hasBoard(game: GameId): boolean {
  return `../../games/${game}/board/Board.svelte` in BOARDS
}

export function loadBoard(game: GameId): Promise<Board> {
  return load(BOARDS, `${game}/board/Board.svelte`)
}

export function loadFigures(game: GameId): Promise<Figures> {
  return load(FIGURES, `${game}/rulebook/figures.ts`)
}
