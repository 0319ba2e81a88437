// The board of Meowtopia: whatever may be played can be picked on it, and what it tells of followers is true.
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Bits } from '../../../core/chance.ts'
import { below, bitsFrom, quickChance } from '../../../core/chance.ts'
import type { Seat } from '../../../core/game.ts'
import { NOBODY } from '../../../core/game.ts'
import type { Past } from '../../../core/table.ts'
import Board from '../board/Board.svelte'
import { crewKind, crewMove, matesOf, movesOf, recruitsFor, sleepersOf } from '../board/crew.ts'
import type { LegalMove } from '../board/desk.ts'
import { ALL_SALES, layingOf, readMoves, tileTaken } from '../board/desk.ts'
import type { Spot } from '../board/farm.ts'
import { CELL, edgeX, edgeY, heightToLay, LEAST, nextSpot, spotOf, sticksOf } from '../board/farm.ts'
import type { Stance } from '../board/followers.ts'
import { storiesOf } from '../board/followers.ts'
import Stores from '../board/Stores.svelte'
import { spotsOf } from '../board/traces.ts'
import { FOOD_GOOD } from '../data.ts'
import type { MeowtopiaEvent } from '../events.ts'
import { afterWork, earningsOf, endFoodOf, movesAfter, plainSales, pointsOf, salesAfter, tableAfter } from '../facts.ts'
import { meowtopia } from '../index.ts'
import { en } from '../messages/en.ts'
import { fr } from '../messages/fr.ts'
import { moves } from '../moves.ts'
import type { MeowtopiaView } from '../view.ts'
import { makeWords } from '../words.ts'
import { Scene } from './scene.ts'

const { game } = meowtopia
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

interface Step {
  /** As the seat to act sees it. */
  readonly view: MeowtopiaView
  readonly choices: readonly string[]
  /** What led here: whose move, if any, and what was told. */
  readonly seat: Seat | typeof NOBODY
  readonly move: string
  readonly events: readonly MeowtopiaEvent[]
}

/** A random game, position by position, with what led to each. */
function* positions(seed: string, seats: number, sideB: boolean): Generator<Step> {
  const bits: Bits = bitsFrom(seed)
  const chance = quickChance(bits)
  const state = game.blank()
  const list = new Int32Array(4096)
  let [seat, move]: [Seat | typeof NOBODY, string] = [NOBODY, '']
  let events: MeowtopiaEvent[] = []
  const tell = (event: MeowtopiaEvent) => events.push(event)
  game.setup(seats, { supply: seats === 2 ? 'box' : 'unlimited', sideB, first: null }, chance, state, tell)
  for (;;) {
    const count = game.legal(state, list)
    const choices = Array.from(list.subarray(0, count), (move) => game.moves.text(move))
    yield { view: game.view(state, game.toAct(state)), choices, seat, move, events }
    if (count === 0) return
    events = []
    const next = list[below(bits, count)]
    ;[seat, move] = [game.toAct(state), game.moves.text(next)]
    game.play(state, next, chance, tell)
  }
}

const TABLES = [2, 3, 4].flatMap((seats) => [false, true].map((sideB) => ({ seats, sideB })))

function draw({ view, choices }: Step, m = en): string {
  const names = NAMES.slice(0, view.households.length)
  const nothing = () => undefined
  return render(Board, {
    props: {
      view,
      choices,
      sheet: [],
      names,
      words: makeWords(m, names),
      texts: m,
      play: nothing,
      preview: () => Promise.reject(new Error('nothing is picked')),
      ask: nothing,
    },
  }).body
}

const still = (view: MeowtopiaView, choices: readonly string[]): Step => ({
  ...{ view, choices, seat: NOBODY, move: '', events: [] },
})

/** Every crew that can be put together by picking kittens. */
function crews(view: MeowtopiaView, legal: readonly LegalMove[]): ReadonlySet<string> {
  const kind = crewKind(legal)
  if (!kind) return new Set()
  const recruits = recruitsFor(kind, matesOf(view.households[view.toAct]))
  const subsets = Array.from({ length: 1 << recruits.length }, (_, bits) => recruits.filter((_, i) => (bits >> i) & 1))
  return new Set(subsets.map((mates) => crewMove(kind, mates)))
}

function unreachable(step: Step): readonly string[] {
  const { view, choices } = step
  const legal = readMoves(choices)
  const picked = crews(view, legal)
  const mates = matesOf(view.households[view.toAct])
  const left = choices.filter((move) => !picked.has(move) && !mates.some((mate) => movesOf(mate, legal).includes(move)))
  if (left.length === 0) return left
  const html = draw(step)
  return left.filter((move) => !html.includes(`data-move="${move}"`))
}

describe.each(TABLES)('a board for $seats (side B: $sideB)', ({ seats, sideB }) => {
  it('offers every move that may be played', () => {
    for (const step of positions(`board ${seats} ${sideB}`, seats, sideB))
      if (step.choices.length > 0) expect(unreachable(step)).toEqual([])
  })

  it('tells who followed and who passed, until the next tile is taken', () => {
    const past: Past<MeowtopiaEvent>[] = []
    let played = new Map<number, Stance>()
    let [compared, closed] = [0, 0]
    for (const { view, events, seat, move } of positions(`followers ${seats} ${sideB}`, seats, sideB)) {
      past.push({ seat, events })
      const kind = move === '' ? 'setup' : moves.readText(move).kind
      if (kind === 'take') played = new Map([[seat, 'acts']])
      if (kind === 'follow') played.set(seat, 'follows')
      if (kind === 'pass') played.set(seat, 'passes')
      const day = storiesOf(past, view)
      expect(day[view.active].stance).toBe('acts')
      for (const [other, stance] of played)
        if (other !== view.active) {
          expect(day[other].stance).toBe(stance)
          compared++
        }
      // A player with nobody to send was passed over, which is told as well.
      if (view.does !== null || played.size === 0) continue
      expect(day.filter(({ stance }) => stance === 'waits' || stance === 'decides')).toEqual([])
      closed++
    }
    expect(compared).toBeGreaterThan(20)
    expect(closed).toBeGreaterThan(10)
  })

  it('leaves nobody passing who was not asked', () => {
    const past: Past<MeowtopiaEvent>[] = []
    let asked = 0
    for (const { view, events, seat, move } of positions(`asked ${seats} ${sideB}`, seats, sideB)) {
      past.push({ seat, events })
      if (!move.startsWith('take ') || view.phase !== 'send') continue
      const stances = storiesOf(past, view).flatMap(({ stance }, other) => (other === view.active ? [] : stance))
      expect(new Set(stances)).toEqual(new Set(['waits']))
      asked++
    }
    expect(asked).toBeGreaterThan(5)
  })
})

describe('free cells and edges', () => {
  const ARROWS = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const

  it('can all be reached with the arrow keys', () => {
    for (const { choices } of positions('arrows', 3, false)) {
      const spots = choices.map((move) => spotOf(move)).filter((spot) => spot !== null)
      const reached = new Set<Spot>(spots.slice(0, 1))
      for (const spot of reached)
        for (const [right, down] of ARROWS) {
          const next = nextSpot(spots, spot, right, down)
          if (next) reached.add(next)
        }
      expect(reached.size).toBe(spots.length)
    }
  })

  it('bear a drop where a field is irrigated at once', () => {
    const words = makeWords(en, NAMES.slice(0, 2))
    const seen = new Set<boolean>()
    for (const { view, choices } of positions('drops', 2, false))
      for (const spot of choices.map((move) => spotOf(move)).filter((spot) => spot?.edge === null)) {
        if (!spot) continue
        // A stick lies on a side of the free cell.
        const sticks = sticksOf(view.households[view.toAct].fields)
        const watered = sticks.some((one) => Math.abs(edgeX(one) - spot.x) + Math.abs(edgeY(one) - spot.y) === CELL / 2)
        expect(pointsOf(view, spot.move) > 0).toBe(watered)
        expect(words.path(view, spot.move).join(' ').includes('irrigated')).toBe(watered)
        seen.add(watered)
      }
    expect(seen.size).toBe(2)
  })
})

it('asks for a scene in which every place to lay something is met by a finger', () => {
  const seen = new Set<string>()
  for (const { view, choices } of positions('room', 4, true)) {
    const laying = layingOf(readMoves(choices))
    if (!laying) continue
    const middles = choices.flatMap((move) => spotOf(move)?.y ?? [])
    const across = (Math.max(...middles) - Math.min(...middles)) / CELL + (laying === 'field' ? 1 : 0)
    const room = heightToLay(view.households[view.toAct].fields, laying)
    expect(room).toBeGreaterThanOrEqual(Math.floor(across * LEAST[laying]))
    expect(draw({ view, choices, seat: NOBODY, move: '', events: [] })).toContain(`--fields: ${room}px`)
    seen.add(laying)
  }
  expect(seen).toEqual(new Set(['field', 'stick']))
})

it('keeps at the foot of the screen only what is asked, so that a replay shows the whole farm', () => {
  const [step] = positions('foot', 2, false)
  const foot = /class="[^"]*\bdock\b[^"]*\bnear\b/
  expect(draw(step)).toMatch(foot)
  expect(draw({ ...step, choices: [] })).not.toMatch(foot)
})

it('offers nothing to whoever only looks on', () => {
  for (const step of positions('onlooker', 2, false))
    if (step.view.phase !== 'over') expect(draw({ ...step, choices: [] })).not.toContain('data-move')
})

describe('the kittens of a household', () => {
  const home = (awake: number, asleep: number) => {
    const [{ view }] = positions('places', 2, false)
    return { ...view.households[0], awake: [awake, 0], asleep: [asleep, 0] }
  }
  const nobody = new Set<string>()

  it('keep their places: whoever was picked is the one who falls asleep, or wakes', () => {
    expect(sleepersOf(home(1, 1), nobody, new Set(['0.0']))).toEqual(new Set(['0.0']))
    expect(sleepersOf(home(1, 2), new Set(['0.0']), new Set(['0.2']))).toEqual(new Set(['0.0', '0.2']))
    expect(sleepersOf(home(2, 1), new Set(['0.0', '0.1']), new Set(['0.1']))).toEqual(new Set(['0.0']))
    expect(sleepersOf(home(2, 0), new Set(['0.0']), nobody)).toEqual(nobody)
  })

  it('are as many as there are, and each is called what a hint calls it', () => {
    for (const { view } of positions('ranks', 3, false))
      for (const one of view.households) {
        const placed = matesOf(one, sleepersOf(one, new Set(['0.0', '1.0', '2.0']), nobody))
        const called = new Map(placed.map(({ rank, asleep }) => [rank, asleep]))
        for (const { key, asleep } of matesOf(one)) expect(called.get(key)).toBe(asleep)
      }
  })
})

describe('what a gesture of several moves brings', () => {
  it('is what comes of all of them, in the household and on the score sheet', () => {
    let compared = 0
    for (const { seats, sideB } of TABLES) {
      let steps: { readonly view: MeowtopiaView; readonly move: string }[] = []
      let before: MeowtopiaView | null = null
      for (const { view, move, seat } of positions(`gesture ${seats} ${sideB}`, seats, sideB)) {
        if (before && seat === before.toAct && steps.every((step) => step.view.toAct === seat)) {
          steps = [...steps, { view: before, move }]
          const [first] = steps
          const told = tableAfter(
            first.view,
            steps.map((step) => step.move),
          )
          expect(told?.view).toEqual({ ...view, viewer: first.view.viewer })
          compared++
          if (steps.length > 2 || view.toAct !== seat) steps = []
        } else steps = []
        before = view
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  it('§4.1, §4.2 a tile can follow the waking or the last sale in one go', () => {
    const step = [...positions('sale', 2, false)].find(({ choices }) => choices.some((move) => move.startsWith('sell')))
    if (!step) throw new Error('nothing was sold')
    const takes = movesAfter(step.view, 'close').filter((move) => move.startsWith('take'))
    expect(takes.length).toBeGreaterThan(0)
    const food = (moves: readonly string[]) => tableAfter(step.view, moves)?.view.households[step.view.toAct].food
    expect(food(['close', takes[0]])).toBeGreaterThanOrEqual(food(['close']) ?? 0)
    expect(tableAfter(step.view, [takes[0]])).toBe(null)
  })
})

describe('the words on the board', () => {
  it('are French in French', () => {
    const [first] = positions('French', 2, false)
    expect(draw(first, fr)).toContain('Fin au dernier champ')
    expect(draw(first, fr)).not.toContain('undefined')
  })

  it('say what the evening costs and what is short', () => {
    const [first] = positions('bill', 2, false)
    const [home, ...others] = first.view.households
    const poor = { ...home, food: 1, bill: 2, short: 1 }
    const html = draw({ ...first, view: { ...first.view, viewer: 0, households: [poor, ...others] } })
    expect(html).toContain('pays 2')
    expect(html).toContain('short by 1')
  })

  it('leave the stores as wide as they are, whatever is picked in the evening', () => {
    const [{ view }] = positions('width', 2, false)
    const [home] = view.households
    const stores = (then: typeof home) => render(Stores, { props: { home, seat: 0, then, texts: en } }).body
    const dismissed = stores({ ...home, food: home.food + 3, bill: home.bill - 2 })
    expect(dismissed).toContain(`→${home.food + 3}`)
    // The words that are replaced hold the room.
    expect(dismissed).toMatch(new RegExp(`class="was[^"]*">${en.board.pays(home.bill)}<`))
    expect(stores({ ...home, penalties: 1 })).not.toContain(en.board.penalties)
    expect(stores({ ...home, penalties: 1 })).not.toContain('four')
  })

  it('show the food and coins left where they are those of the box', () => {
    const [first] = positions('stock', 2, false)
    expect(draw(first)).toContain(en.board.stockFood(87))
    expect(draw(first)).toContain(en.board.stockCoins(18))
    expect(draw({ ...first, view: { ...first.view, stock: null } })).not.toContain('left in the supply')
  })

  it('tell of the last rounds when they come near', () => {
    const [first] = positions('late', 2, false)
    const html = (round: number) => draw({ ...first, view: { ...first.view, round } })
    expect(html(35)).not.toContain('in any case')
    expect(html(36)).toContain(en.board.late(4))
    expect(html(40)).toContain(en.board.late(0))
  })

  it('offer no kitten to leave unfed once another was dismissed', () => {
    const step = [...positions('parted', 2, false)].find(({ view }) => view.parted)
    if (!step) throw new Error('nobody was dismissed')
    expect(draw(step)).toContain(en.board.notBoth)
    expect(step.choices.filter((move) => /^feed [1-9]/.test(move))).toEqual([])
  })

  it('tell where more comes from than the board has left', () => {
    const [step] = [...positions('aside', 2, false)].filter(({ view }) => view.phase === 'stick' && view.pending === 2)
    if (!step) throw new Error('nobody lays two sticks')
    const html = (sticksLeft: number) => draw({ ...step, view: { ...step.view, sticksLeft } })
    expect(html(2)).not.toContain(en.board.aside)
    expect(html(1)).toContain(en.board.aside)
  })

  it('warn of a last field before it is taken', () => {
    const step = [...positions('warning', 2, false)].find(
      ({ view, choices }) => view.phase === 'follow' && view.others === 'fields' && choices.length > 1,
    )
    if (!step) throw new Error('nobody can follow with fields')
    const html = (fields: number) => {
      const households = step.view.households.map((home) => ({ ...home, endsWith: { fields } }))
      return draw({ ...step, view: { ...step.view, households } })
    }
    expect(html(2).includes(en.board.endsGame)).toBe(false)
    expect(html(1).includes(en.board.endsGame)).toBe(true)
  })
})

describe('what a hint points at', () => {
  const named = (html: string, key: string) => html.includes(`data-key="${key}"`)

  it('is the choice of several sales, where the sale it names is one of them', () => {
    const scene = new Scene()
    scene.workers(0, 1, 1).merchant(0, 0, FOOD_GOOD, 1).merchant(0, 0, FOOD_GOOD, 2).stores(0, 12)
    scene.dawn()
    scene.play('wake 0 0 0 0')
    const view = game.view(scene.s, 0)
    expect(plainSales(view, 0)).toEqual(['sell ginger food 1', 'sell ginger food 2'])
    for (const sale of plainSales(view, 0)) expect(spotsOf(sale, view)).toContain(ALL_SALES)
    expect(spotsOf('close', view)).not.toContain(ALL_SALES)
    expect(named(draw(still(view, scene.legal())), ALL_SALES)).toBe(true)
    // What leaves too little for the evening is not picked before one asks.
    const poor = game.view(scene.stores(0, 5).s, 0)
    for (const sale of salesAfter(poor)) expect(spotsOf(sale, poor)).not.toContain(ALL_SALES)
  })

  it('is the way of dismissing, by whom it would dismiss first', () => {
    const step = [...positions('dismissing', 2, false)].find(({ choices }) => choices.includes('dismiss ginger asleep'))
    if (!step) throw new Error('nobody could be dismissed')
    expect(named(draw(step), 'dismiss ginger asleep')).toBe(true)
  })
})

describe('what is told at the end', () => {
  it('§7 is the food of those awake, only where the game is over', () => {
    const last = [...positions('awake', 2, false)].findLast(({ view }) => view.phase !== 'over')
    if (!last) throw new Error('the game did not end')
    const ends = last.choices.filter((move) => tableAfter(last.view, [move])?.view.phase === 'over')
    expect(ends.length).toBeGreaterThan(0)
    for (const move of ends) {
      const home = tableAfter(last.view, [move])?.view.households[last.view.toAct]
      const awake = (home?.awake ?? []).reduce((sum, count) => sum + count, 0) + (home?.merchants.length ?? 0)
      expect(endFoodOf(last.view, last.view.toAct, [move])).toBe(awake)
    }
    const [first] = positions('awake', 2, false)
    expect(endFoodOf(first.view, 0, [first.choices[0]])).toBe(0)
  })
})

describe('what is told before a tile is taken', () => {
  it('§4.1, §4.3 is what comes of it: who sleeps then, and the food to feed them', () => {
    let compared = 0
    for (const { seats, sideB } of TABLES) {
      let last: MeowtopiaView | null = null
      let before: { readonly view: MeowtopiaView; readonly take: string } | null = null
      for (const { view, move, seat, events } of positions(`work ${seats} ${sideB}`, seats, sideB)) {
        const played = move === '' ? null : moves.readText(move)
        // Where nothing is left to ask, the day ends with it.
        const over = events.some(({ kind }) => ['fed', 'rested', 'awake'].includes(kind))
        if (played?.kind === 'send' && before && seat === before.view.toAct && !over) {
          const { does, food } = tileTaken(before.view, before.take)
          const sent = played.ginger + played.black + played.grey + played.white
          const told = afterWork(before.view, before.view.toAct, does, sent, 0, food)
          const home = view.households[before.view.toAct]
          const asleep = home.asleep.reduce((sum, count) => sum + count, 0)
          expect([told.asleep, told.food]).toEqual([asleep, home.food])
          expect(told.bill).toBeGreaterThanOrEqual(home.bill)
          compared++
        }
        if (played?.kind === 'take' && last) before = { view: last, take: move }
        else if (played?.kind !== 'send') before = null
        last = view
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('§4.5 asks no meal for a recruit whom the fields feed already', () => {
    const [{ view }] = positions('fed', 2, false)
    const [home, ...others] = view.households
    const fields = Array.from({ length: 6 }, (_, east) => ({ east, south: 0, sticks: 2, watered: true }))
    const fed = { ...view, households: [{ ...home, fields, coins: 2 }, ...others] }
    expect([0, 1, 2].map((sent) => afterWork(fed, 0, 'recruit', sent, 0, 0).bill)).toEqual([0, 0, 2])
  })

  it('§4.3 is what the workers bring, and what may be played after those who are woken first', () => {
    let [earned, followed] = [0, 0]
    for (const { seats, sideB } of TABLES) {
      let last: MeowtopiaView | null = null
      for (const { view, move, choices, events } of positions(`earned ${seats} ${sideB}`, seats, sideB)) {
        const [act] = events
        if (last && act?.kind === 'sent') {
          const sent = act.kittens.reduce((sum, count) => sum + count, 0)
          const told = earningsOf(last, act.seat, act.action, sent)
          const spent = act.action === 'recruit' ? sent : 0
          expect([told.food, told.coins]).toEqual([act.food, act.coins - spent])
          if (view.toAct === act.seat && view.does === act.action) expect(told.placed).toBe(view.pending)
          earned++
        }
        if (last && act?.kind === 'woke') {
          expect(movesAfter(last, move)).toEqual(choices)
          followed++
        }
        last = view
      }
    }
    expect([earned > 100, followed > 100]).toEqual([true, true])
  })
})
