// What every game's rules to read are held to: all numbers in order, figures that show what they say, and the section that a
// player is led to from what is offered.
import { expect, test } from 'vitest'
import type { Figure } from '../figure.ts'
import { positionOf } from '../figure.ts'
import type { AnyGame, ScoreLine, Seen } from '../game.ts'
import { isRefusal } from '../game.ts'
import type { AnyGameModule } from '../module.ts'
import type { Rulebook } from '../rulebook.ts'
import { sectionOf } from '../rulebook.ts'

export interface FigureCase<V extends Seen> {
  /** The English command of the area that tells it. */
  readonly area: string
  shows(view: V, sheet: readonly ScoreLine[]): boolean
}

interface Expected<V extends Seen, F extends { readonly [name: string]: Figure }> {
  readonly module: AnyGameModule
  /** By the name of their files. */
  readonly books: { readonly [file: string]: Rulebook }
  readonly figures: F
  /** By chapter of the rules, how many numbered paragraphs it has. */
  readonly chapters: readonly number[]
  /** The sections in which something is marked as our ruling, and as our own design. */
  readonly marked: { readonly ruling: readonly string[]; readonly ours: readonly string[] }
  readonly shown: { readonly [K in keyof F]: FigureCase<V> }
  /** Moves that are offered together, and the section they lead to. */
  readonly offered: readonly (readonly [moves: readonly string[], section: string])[]
}

export function testRulebook<V extends Seen, F extends { readonly [name: string]: Figure }>(
  wanted: Expected<V, F>,
): void {
  const { module, books, figures, chapters, marked, shown, offered } = wanted
  const { game, sections, words } = module
  const numbers = chapters.flatMap((count, chapter) => [
    String(chapter + 1),
    ...Array.from({ length: count }, (_, index) => `${chapter + 1}.${index + 1}`),
  ])

  test.each(Object.entries(books))('every number of the rules is there in order, in %s', (_locale, book) => {
    expect(book.sections.map(({ id }) => id)).toEqual(['short', ...numbers, 'tips', 'about'])
  })

  test.each(Object.entries(books))(
    'what is a ruling, and what is our own design, is marked as such in %s',
    (_locale, book) => {
      const markedAs = (mark: string) =>
        book.sections.flatMap(({ id, parts }) =>
          parts.some((part) => typeof part === 'object' && mark in part) ? [id] : [],
        )
      expect({ ruling: markedAs('ruling'), ours: markedAs('ours') }).toEqual(marked)
    },
  )

  test.each(Object.entries(shown))('the figure "%s" shows what it says', async (name, one) => {
    const figure = figures[name] as Figure
    if (!(await isShown(game, figure, one))) expect.fail(`take instead: ${await instead(game, figure, one)}`)
    const names = ['Ada', 'Bruno', 'Clara'].slice(0, figure.seats)
    const view = game.view(await positionOf(game, figure), figure.viewer)
    expect((await words('en', names)).areas(view)[figure.area]?.command).toBe(one.area)
  })

  test('the sections that moves lead to are there, for moves that there are', () => {
    const { turn, ...kinds } = sections
    for (const kind of Object.keys(kinds)) expect(game.moves.parse(kind)).not.toMatchObject({ code: 'move-kind' })
    expect(numbers).toEqual(expect.arrayContaining([turn, ...Object.values(kinds)]))
  })

  test.each(offered)('%j leads to §%s', (moves, section) => {
    expect(moves.filter((move) => isRefusal(game.moves.parse(move)))).toEqual([])
    expect(sectionOf(sections, moves)).toBe(section)
  })
}

async function isShown<V extends Seen>(game: AnyGame, figure: Figure, { shows }: FigureCase<V>): Promise<boolean> {
  const state = await positionOf(game, figure)
  return shows(game.view(state, figure.viewer) as V, game.sheet(state))
}

/** Advice that plays otherwise leads elsewhere; this says where the thing can be seen now. */
async function instead<V extends Seen>(game: AnyGame, figure: Figure, one: FigureCase<V>): Promise<string> {
  for (let more = 0; more < 400; more++)
    for (const change of [{ seed: String(more) }, { steps: figure.steps + more }, { steps: more }])
      if (await isShown(game, { ...figure, ...change }, one)) return JSON.stringify(change)
  return 'none found'
}
