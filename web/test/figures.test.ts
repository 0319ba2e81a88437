// Every figure of the rules shows what its caption says.
import { expect, test } from 'vitest'
import type { AnyGame, ScoreLine } from '../../core/game.ts'
import type { Figure } from '../../core/rulebook.ts'
import { positionOf } from '../../core/rulebook.ts'
import { figures as evolutopia } from '../../games/evolutopia/rulebook/figures.ts'
import type { EvolutopiaView } from '../../games/evolutopia/view.ts'
import type { GameId } from '../../games/index.ts'
import { loadGame } from '../../games/index.ts'
import { figures as meowtopia } from '../../games/meowtopia/rulebook/figures.ts'
import type { MeowtopiaView } from '../../games/meowtopia/view.ts'
import { figures as neotopia } from '../../games/neotopia/rulebook/figures.ts'
import type { NeotopiaView } from '../../games/neotopia/view.ts'
import { CELL_COLUMNS, FRAME, PIECE_STRIDE, TOWER_COUNT } from '../../games/neoville/data.ts'
import { figures as neoville } from '../../games/neoville/rulebook/figures.ts'
import type { NeovilleView } from '../../games/neoville/view.ts'

interface Case<V> {
  readonly figure: Figure
  /** The English command of the area that tells it. */
  readonly area: string
  shows(view: V, sheet: readonly ScoreLine[]): boolean
}

const FIGURES: {
  readonly neoville: { readonly [F in keyof typeof neoville]: Case<NeovilleView> }
  readonly neotopia: { readonly [F in keyof typeof neotopia]: Case<NeotopiaView> }
  readonly meowtopia: { readonly [F in keyof typeof meowtopia]: Case<MeowtopiaView> }
  readonly evolutopia: { readonly [F in keyof typeof evolutopia]: Case<EvolutopiaView> }
} = {
  neoville: {
    supply: {
      figure: neoville.supply,
      area: 'supply',
      shows: (view) => view.towers.length === 20 && sum(view.utilities) === 10,
    },
    market: { figure: neoville.market, area: 'market', shows: (view) => view.market.length === 4 },
    growing: {
      figure: neoville.growing,
      area: 'city',
      shows: (view, sheet) =>
        view.round <= 12 &&
        isFramed(view) &&
        towersOf(sheet).some(({ points }) => points > 0) &&
        towersOf(sheet).some(({ points, settled }) => points < 0 && !settled),
    },
    finished: {
      figure: neoville.finished,
      area: 'city',
      shows: (view, sheet) =>
        view.toAct < 0 &&
        towersOf(sheet).filter(({ points }) => points > 0).length >= 3 &&
        towersOf(sheet).filter(({ points }) => points < 0).length >= 2 &&
        utilitiesOf(sheet).some(({ points }) => points > 0) &&
        utilitiesOf(sheet).some(({ points }) => points < 0),
    },
  },
  neotopia: {
    start: {
      figure: neotopia.start,
      area: 'factories',
      shows: (view) =>
        view.offer.length === 4 && view.factories.every((factory) => factory.every((count) => count === 1)),
    },
    cards: { figure: neotopia.cards, area: 'offer', shows: (view) => view.offer.length === 4 },
    regions: {
      figure: neotopia.regions,
      area: 'desert',
      shows: (view) =>
        view.regions.filter(({ built }) => built.length > 0).length >= 2 && (view.regions[0]?.built.length ?? 0) > 0,
    },
  },
  meowtopia: {
    tiles: {
      figure: meowtopia.tiles,
      area: 'tiles',
      shows: (view) => view.tiles.length === 5 && view.tiles.every(({ taker }) => taker === null),
    },
    farm: {
      figure: meowtopia.farm,
      area: 'farm',
      shows: ({ households: [home] }) =>
        home !== undefined && home.fields.length >= 5 && home.irrigated >= 3 && home.irrigated < home.fields.length,
    },
    household: {
      figure: meowtopia.household,
      area: 'household',
      shows: ({ households: [home] }) =>
        home !== undefined &&
        sum(home.awake) > 0 &&
        sum(home.asleep) > 0 &&
        home.merchants.some(({ goods }) => goods > 0),
    },
  },
  evolutopia: {
    territory: {
      figure: evolutopia.territory,
      area: 'territory',
      shows: (view) => view.nuisances.filter((one) => one !== null).length === 2,
    },
    indicators: {
      figure: evolutopia.indicators,
      area: 'goal',
      shows: (view) => view.indicators.every((points) => points === 3),
    },
    crisis: { figure: evolutopia.crisis, area: 'crisis', shows: (view) => view.crisis !== null },
    site: {
      figure: evolutopia.site,
      area: 'site',
      shows: (view) => view.site.length >= 2 && view.site.some(({ experts }) => sum(experts) > 0),
    },
    growing: {
      figure: evolutopia.growing,
      area: 'territory',
      shows: (view) => view.toAct >= 0 && view.built.filter((one) => one !== null).length >= 3,
    },
  },
}

/** The city is four wide and four high, so that no room is left around it. */
function isFramed({ cities: [city] }: NeovilleView): boolean {
  const span = (at: readonly number[]) => Math.max(...at) - Math.min(...at) + 1
  const cells = city?.tiles.map(({ cell }) => cell) ?? []
  return (
    span(cells.map((cell) => cell % CELL_COLUMNS)) === FRAME &&
    span(cells.map((cell) => Math.floor(cell / CELL_COLUMNS))) === FRAME
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const pieceOf = ({ of = -1 }: ScoreLine) => of % PIECE_STRIDE
const own = (sheet: readonly ScoreLine[]) => sheet.filter(({ seat, of }) => seat === 0 && of !== undefined)
const towersOf = (sheet: readonly ScoreLine[]) => own(sheet).filter((line) => pieceOf(line) < TOWER_COUNT)
const utilitiesOf = (sheet: readonly ScoreLine[]) => own(sheet).filter((line) => pieceOf(line) >= TOWER_COUNT)

async function isShown(game: AnyGame, { figure, shows }: Case<never>, change: Partial<Figure> = {}): Promise<boolean> {
  const state = await positionOf(game, { ...figure, ...change })
  return shows(game.view(state, figure.viewer) as never, game.sheet(state))
}

/** Advice that plays otherwise leads elsewhere; this says where the thing can be seen now. */
async function instead(game: AnyGame, one: Case<never>): Promise<string> {
  for (let more = 0; more < 400; more++)
    for (const change of [{ seed: String(more) }, { steps: one.figure.steps + more }, { steps: more }])
      if (await isShown(game, one, change)) return JSON.stringify(change)
  return 'none found'
}

const CASES = Object.entries(FIGURES).flatMap(([game, cases]) =>
  Object.entries(cases).map(([name, one]) => [game as GameId, name, one as Case<never>] as const),
)

test.each(CASES)('in the rules of %s the figure "%s" shows what it says', async (id, _name, one) => {
  const { game, words } = await loadGame(id)
  if (!(await isShown(game, one))) expect.fail(`take instead: ${await instead(game, one)}`)
  const names = ['Ada', 'Bruno', 'Clara'].slice(0, one.figure.seats)
  const view = game.view(await positionOf(game, one.figure), one.figure.viewer)
  expect((await words('en', names)).areas(view)[one.figure.area]?.command).toBe(one.area)
})
