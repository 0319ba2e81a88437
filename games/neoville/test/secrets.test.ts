// Who may see what: zone by zone, with planted tiles searched for in everything that leaves the table.
import { beforeAll, describe, expect, test } from 'vitest'
import { below, bitsFrom } from '../../../core/chance.ts'
import { choicesOf, moveSentence, sentences } from '../../../core/face.ts'
import type { Chance, Viewer } from '../../../core/game.ts'
import { NOBODY, PUBLIC } from '../../../core/game.ts'
import type { Moment, Update } from '../../../core/table.ts'
import { isRefused, Table } from '../../../core/table.ts'
import type { AnyWords } from '../../../core/words.ts'
import { neoville } from '../index.ts'
import type { NeovilleView } from '../view.ts'
import { game } from './sketch.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const ADA = 0
const BEN = 1
const CLEO = 2
const VIEWERS: readonly Viewer[] = [ADA, BEN, CLEO, PUBLIC]
/** Tiles with numbers that nothing else in a view has: squares end at 63, and the stack starts below 65. */
const TOKENS = [66, 67, 68, 69, 70, 71, 72, 73]

/** Gives the tiles asked for, and never a token unasked. */
class Planting implements Chance {
  readonly wanted: number[] = []
  readonly #bits = bitsFrom('planting')
  draw(_pile: string, items: ArrayLike<number>, n: number): number {
    const list = Array.from(items).slice(0, n)
    const want = this.wanted.shift()
    if (want !== undefined && want >= 0) return list.indexOf(want)
    const others = list.flatMap((item, i) => (TOKENS.includes(item) ? [] : [i]))
    return others[below(this.#bits, others.length)]
  }
}

let words: readonly AnyWords[]
beforeAll(async () => {
  words = [await neoville.words('en', NAMES), await neoville.words('fr', NAMES)]
})

/** Every number in what a viewer was given, but for those that count steps and lines. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [...value.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['step', 'seq', 'from', 'of', 'points', 'scores'].includes(key) ? [] : numbersIn(inner),
  )
}

/** All that is said of it, in both languages. */
function spoken({ view, past, choices }: Pick<Update, 'view'> & Partial<Update>): string {
  return words
    .flatMap((one) => [
      one.prompt(view),
      JSON.stringify(one.areas(view)),
      ...sentences(one, past ?? []),
      ...(choices ?? []).map((move) => moveSentence(one, view, move)),
      JSON.stringify(choicesOf(one, view, choices ?? [])),
    ])
    .join('\n')
}

/** The tokens a viewer could find in data or speech. */
function found(given: Pick<Update, 'view'> & Partial<Update>): number[] {
  const seen = new Set([...numbersIn(given), ...numbersIn(spoken(given))])
  return TOKENS.filter((token) => seen.has(token))
}

async function opened() {
  const chance = new Planting()
  // Ecomobiles and windmills of the option, six each; then four of the market; then the hands, from the first player on.
  chance.wanted.push(...new Array<number>(12 + 4).fill(-1), 66, -1, 67, -1, 68, -1)
  const options = { first: ADA, utilities: 'ecomobile-windmill' }
  const store = { append: async () => {} }
  const table = await Table.open(game, 3, options, { luck: () => chance, store, now: () => 0 })
  if (isRefused(table)) throw new Error(table.refusal.code)
  const updates = new Map<Viewer, Update[]>(VIEWERS.map((viewer) => [viewer, []]))
  for (const viewer of VIEWERS) table.subscribe(viewer, (update) => updates.get(viewer)?.push(update))
  const last = (viewer: Viewer) => updates.get(viewer)?.at(-1) as Update
  const play = async (move: string) => {
    const answer = await table.move(table.toAct, move, table.seq)
    expect(answer).toEqual({ seq: table.seq })
  }
  /** Any move of the seat to act that begins so. */
  const any = (start: string) => last(table.toAct).choices.find((move) => move.startsWith(start)) as string
  return { chance, table, updates, last, play, any }
}

/** Ada draws 70 unseen, Ben takes 71 that came to the market, Cleo draws 72 unseen. */
async function played() {
  const game = await opened()
  const { chance, play, any } = game
  await play(any('place 74'))
  await play('skip')
  chance.wanted.push(70)
  await play('draw')
  await play(any('place 75'))
  await play('skip')
  chance.wanted.push(71)
  await play(any('take'))
  await play(any('place 76'))
  await play('skip')
  chance.wanted.push(72)
  await play('draw')
  await play(any('place 66'))
  await play('skip')
  await play('take 71')
  return game
}

const seen = (moment: Moment) => moment.view as NeovilleView

describe('§2.4 who sees what', () => {
  /** Zone, and the viewers who may see it. */
  const everybody = VIEWERS
  test.each<[string, (view: NeovilleView) => unknown, readonly Viewer[]]>([
    ['the tile dealt to Ada and kept', ({ hands }) => hands[ADA][2]?.tile ?? null, [ADA]],
    ['the tile dealt to Ben', ({ hands }) => hands[BEN][1]?.tile ?? null, [BEN]],
    ['the tile Cleo drew from the stack', ({ hands }) => hands[CLEO][0]?.tile ?? null, [CLEO]],
    ['the tile Ada took from the market', ({ hands }) => hands[ADA][1]?.tile ?? null, everybody],
    ['the tile Ben took from the market', ({ hands }) => hands[BEN][0]?.tile ?? null, everybody],
    ['the slots taken', ({ hands }) => hands.map((hand) => hand.map((slot) => slot !== null)), everybody],
    ['which slots all know', ({ hands }) => hands.map((hand) => hand.map((slot) => slot?.known)), everybody],
    ['the market', ({ market }) => market, everybody],
    ['how many are in the stack', ({ stack }) => stack, everybody],
    ['the cities', ({ cities }) => cities, everybody],
    ['the supply', ({ towers, utilities, types }) => [towers, utilities, types], everybody],
    ['the turn', ({ round, first, active, phase }) => [round, first, active, phase], everybody],
  ])('%s', async (_, zone, viewers) => {
    const { last } = await played()
    const truth = zone(seen(last(viewers[0])))
    expect(truth).not.toBeNull()
    for (const viewer of VIEWERS)
      expect(zone(seen(last(viewer))), String(viewer)).toEqual(viewers.includes(viewer) ? truth : null)
  })

  test('equity tiles in the hand are seen by all', async () => {
    const { last } = await opened()
    for (const viewer of VIEWERS)
      expect(seen(last(viewer)).hands.map(([slot]) => slot)).toEqual(
        [74, 75, 76].map((tile) => ({ tile, known: true })),
      )
  })

  test('nobody sees what lies in the stack: no view has room for it', async () => {
    const { updates } = await played()
    // 69 and 73 are never drawn.
    for (const viewer of VIEWERS)
      for (const update of updates.get(viewer) ?? [])
        for (const token of [69, 73]) expect(found(update)).not.toContain(token)
  })
})

describe('planted tiles', () => {
  test('a hidden tile is in nothing that reaches the others, in data or in speech, until it is played', async () => {
    const { updates } = await played()
    const allowed = new Map<Viewer, readonly number[]>([
      // 71 came face up; 66 was placed at the end.
      [ADA, [66, 70, 71]],
      [BEN, [66, 67, 71]],
      [CLEO, [66, 68, 71, 72]],
      [PUBLIC, [66, 71]],
    ])
    for (const viewer of VIEWERS) {
      const tokens = new Set((updates.get(viewer) ?? []).flatMap(found))
      expect([...tokens].sort(), String(viewer)).toEqual(allowed.get(viewer))
      const early = (updates.get(viewer) ?? []).slice(0, -3).flatMap(found)
      if (viewer !== ADA) expect(early).not.toContain(66)
    }
  })

  test('a new subscriber, who hears the whole past, hears no more', async () => {
    const { table } = await played()
    const heard: Update[] = []
    for (const viewer of VIEWERS) table.subscribe(viewer, (update) => heard.push(update))
    expect(heard.map(found)).toEqual([
      [66, 70, 71],
      [66, 67, 71],
      [66, 68, 71, 72],
      [66, 71],
    ])
  })

  test('looking back shows each viewer what they saw then', async () => {
    const { table } = await played()
    const at = (step: number, viewer: Viewer) => {
      const moment = table.at(step, viewer)
      if (isRefused(moment)) throw new Error(moment.refusal.code)
      return found(moment)
    }
    expect(VIEWERS.map((viewer) => at(0, viewer))).toEqual([[66], [67], [68], []])
    expect(VIEWERS.map((viewer) => at(3, viewer))).toEqual([[66, 70], [67], [68], []])
    expect(VIEWERS.map((viewer) => at(9, viewer))).toEqual([[66, 70, 71], [67, 71], [68, 71, 72], [71]])
  })

  test('a preview and a refusal show only what the mover knows', async () => {
    const { table, any } = await played()
    const preview = table.preview(BEN, any('place 67'))
    if (isRefused(preview)) throw new Error(preview.refusal.code)
    expect(found(preview)).toEqual([66, 67, 71])
    for (const token of TOKENS)
      for (const seat of [ADA, BEN, CLEO]) {
        const answer = table.why(seat, `place ${token} d4 0`)
        if (seat !== BEN) expect(answer?.refusal.code).toBe('not-your-turn')
        else if (token === 67) expect(answer?.refusal.code).not.toBe('tile-not-in-hand')
        else expect(answer?.refusal).toEqual({ code: 'tile-not-in-hand', values: { tile: token } })
      }
  })

  test('what is tried out before one’s turn shows only what that seat knows', async () => {
    const { table } = await played()
    expect([table.ahead(BEN), table.ahead(PUBLIC)]).toEqual([[], []])
    for (const [seat, known] of [
      [ADA, [66, 70, 71]],
      [CLEO, [66, 68, 71, 72]],
    ] as const) {
      const ahead = table.ahead(seat)
      expect(ahead.length).toBeGreaterThan(0)
      for (const move of ahead) {
        const moment = table.preview(seat, move)
        if (isRefused(moment)) throw new Error(moment.refusal.code)
        expect(found(moment)).toEqual(known)
      }
      for (const tile of TOKENS.filter((token) => !known.some((one) => one === token)))
        expect(table.preview(seat, `place ${tile} d4 0`)).toMatchObject({
          refusal: { code: 'tile-not-in-hand', values: { tile } },
        })
    }
    expect(table.preview(NOBODY, 'place 70 d4 0')).toEqual({ refusal: { code: 'not-your-turn' } })
  })

  test('drawing cannot be previewed: it would show the top of the stack', async () => {
    const { table, play, any } = await played()
    await play(any('place 67'))
    await play('skip')
    for (const move of ['draw', any('take')])
      expect(table.preview(BEN, move)).toMatchObject({ refusal: { code: 'preview-luck' } })
  })

  test('the search finds a leak: the drawer’s own news holds the token', async () => {
    const { updates } = await played()
    const news = (updates.get(CLEO) ?? []).find(({ past }) =>
      past.some(({ events }) => events.some((e) => e.kind === 'drew' && 'tile' in e && e.tile === 72)),
    )
    expect(news && found({ view: (updates.get(PUBLIC) as Update[])[0].view, past: news.past })).toEqual([72])
  })
})
