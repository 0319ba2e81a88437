// The board's own reckoning: every choice can be picked on it, and what it shows ahead of time comes true.
import { describe, expect, it } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY, ownOf } from '../../../core/game.ts'
import { lookLines, servicesNow, toldChanges } from '../board/look.ts'
import { marksOf } from '../board/marks.ts'
import { News } from '../board/news.svelte.ts'
import { offersOf } from '../board/offers.ts'
import { Picks } from '../board/picks.svelte.ts'
import { FREE, keepPlaces } from '../board/places.ts'
import { floatsAt, lowestPoint, narrowLayout, SIZE, trackPoint, WIDE } from '../board/plane.ts'
import { handOf, isReady } from '../board/tell.ts'
import { FACTORY_REGIONS } from '../data.ts'
import { progressOf, servicesAt, sheetAfter, unbuiltAfter } from '../facts.ts'
import { NEIGHBOURS, OUTER, SPACES } from '../geometry.ts'
import { en } from '../messages/en.ts'
import { fr } from '../messages/fr.ts'
import { completeThrough } from '../progress.ts'
import type { NeotopiaState } from '../state.ts'
import { PERMITS, putElement } from '../state.ts'
import type { NeotopiaView } from '../view.ts'
import { game, legalTexts, luck, play, set } from './table.ts'

interface Step {
  readonly s: NeotopiaState
  readonly view: NeotopiaView
  readonly choices: readonly string[]
}

const list = new Int32Array(MOST_MOVES)

/** Every step of some games, as the seat to act sees it; moves that promise something, so that projects are built. */
function* steps(games: number): Generator<Step> {
  for (let number = 0; number < games; number++) {
    const bits = bitsFrom(`board ${number}`)
    const s = game.blank()
    const seats = 2 + (number % 3)
    const chance = seededChance(`board ${number}`)
    game.setup(seats, { first: null, colours: number % 2 === 0 ? 'chosen' : 'seated' }, chance, s)
    while (game.toAct(s) !== NOBODY) {
      yield { s, view: game.view(s, game.toAct(s)), choices: legalTexts(s) }
      const promising = game.advice.promising(s, list)
      game.play(s, list[below(bits, Math.min(promising, 4))], chance)
    }
  }
}

/** Every group of a colour, found the plain way. */
function groupsOf(elements: readonly number[], colour: number | null): number[][] {
  const left = new Set([...SPACES.keys()].filter((space) => elements[space] === colour))
  const groups: number[][] = []
  for (const start of left) {
    const group = new Set([start])
    for (const space of group) for (const near of NEIGHBOURS[space]) if (elements[near] === colour) group.add(near)
    for (const space of group) left.delete(space)
    groups.push([...group].sort((a, b) => a - b))
  }
  return groups
}

describe('every choice can be picked', () => {
  it('is sorted to one place of the board', () => {
    for (const { choices } of steps(6)) {
      const { placements, takes, builds, uses, draw, plain } = offersOf(choices)
      const all = [...placements.map(({ text }) => text), ...takes.values(), ...builds.values(), ...uses.values()]
      expect([...all, ...(draw ? [draw] : []), ...plain].sort()).toEqual([...choices].sort())
    }
  })

  it('by the element first and by the space first', () => {
    const picks = new Picks()
    for (const { choices } of steps(2))
      for (const { text, source, region, space } of offersOf(choices).placements) {
        picks.begin(choices)
        if (picks.source !== source) expect(picks.pickSource(source)).toBe(true)
        expect(picks.pickSpace({ region, space }, [])).toBe(true)
        expect(picks.chosen).toBe(text)
        picks.begin(choices)
        expect(picks.pickSpace({ region, space }, [])).toBe(true)
        if (picks.source !== source) expect(picks.pickSource(source)).toBe(true)
        expect(picks.chosen).toBe(text)
      }
  })

  it('and put back step by step', () => {
    const picks = new Picks()
    const choices = ['move a energy desert d5', 'move a energy desert d3', 'move c farming forest d5', 'draw']
    picks.begin(choices)
    picks.pickSource(offersOf(choices).placements[0].source)
    picks.pickSpace({ region: 0, space: offersOf(choices).placements[0].space }, [])
    expect(picks.chosen).toBe('move a energy desert d5')
    expect(picks.back()).toBe(true)
    expect([picks.at, picks.chosen]).toEqual([null, undefined])
    expect(picks.back()).toBe(true)
    expect(picks.source).toBe(null)
    expect(picks.back()).toBe(false)
    picks.pickPlain('draw')
    expect(picks.chosen).toBe('draw')
    picks.pickPlain('draw')
    expect(picks.chosen).toBe(undefined)
  })

  it('not the space that what is picked cannot reach', () => {
    const picks = new Picks()
    const choices = ['move a energy desert d5', 'move c farming forest d5', 'move c farming desert d5']
    picks.begin(choices)
    const [energy, farming] = offersOf(choices).placements
    picks.pickSource(energy.source)
    expect(picks.pickSpace({ region: farming.region, space: farming.space }, [])).toBe(false)
  })
})

describe('what the board shows ahead', () => {
  it('a project it shows complete is one that can be built, and no other', () => {
    let built = 0
    for (const { view, choices } of steps(12)) {
      if (!view.window || view.pending) continue
      const { region, builds } = view.window
      const shown = builds.map(({ card }) => card).sort((a, b) => a - b)
      expect(shown).toEqual([...offersOf(choices).builds.keys()].sort((a, b) => a - b))
      for (const { card, spaces } of builds)
        expect(marksOf(view, region, card, new Picks()).have, 'is outlined').toEqual(spaces)
      for (const card of handOf(view))
        for (const one of view.regions.keys())
          expect(isReady(view, one, card), 'on its card').toBe(one === region && shown.includes(card))
      built += shown.length
    }
    expect(built).toBeGreaterThan(10)
  })

  it('a space that is said to complete a project lets it be built', () => {
    let completed = 0
    const copy = game.blank()
    for (const { s, view, choices } of steps(8)) {
      if (view.phase !== 'turn') continue
      for (const { text, source, region, space } of offersOf(choices).placements.slice(0, 8)) {
        const done = servicesAt(view, region, space)
          .filter(({ left, element }) => left === 0 && element === source % 4)
          .map(({ card }) => card)
        copy.bytes.set(s.bytes)
        play(copy, text, luck())
        if (copy.turn !== s.turn) continue
        expect(done.sort((a, b) => a - b)).toEqual([...offersOf(legalTexts(copy)).builds.keys()].sort((a, b) => a - b))
        completed += done.length
      }
    }
    expect(completed).toBeGreaterThan(10)
  })

  it('what an element is said to change for a card is what the card then lacks', () => {
    let [nearer, further] = [0, 0]
    const copy = game.blank()
    for (const { s, view, choices } of steps(4)) {
      if (view.window && view.window.builds.length > 0) continue
      for (const { text, source, region, space } of offersOf(choices).placements.slice(0, 6)) {
        copy.bytes.set(s.bytes)
        play(copy, text, luck())
        if (copy.turn !== s.turn) continue
        const after = game.view(copy, s.turn)
        const ready = after.window?.builds.map(({ card }) => card) ?? []
        const services = servicesAt(view, region, space).filter(({ element }) => element === source % 4)
        for (const card of handOf(view)) {
          const before = progressOf(view, region, card)
          if (before.refused || before.missing === 0) continue
          const told = services.find((service) => service.card === card)
          const left = ready.includes(card) ? 0 : progressOf(after, region, card).missing || null
          expect(told?.before ?? before.missing).toBe(before.missing)
          // A token that is covered may open outer spaces.
          if (after.players[s.turn].tokens[PERMITS] === view.players[s.turn].tokens[PERMITS])
            expect(told ? told.left : before.missing, text).toBe(left)
          nearer += told?.left != null && told.left < before.missing ? 1 : 0
          further += told && (told.left === null || told.left > before.missing) ? 1 : 0
        }
      }
    }
    expect(nearer).toBeGreaterThan(50)
    expect(further).toBeGreaterThan(5)
  })

  it('what would stay unbuilt after a move could be built before it and cannot after it', () => {
    let lost = 0
    const copy = game.blank()
    for (const { s, view, choices } of steps(6)) {
      const { builds, plain, placements } = offersOf(choices)
      for (const text of [...builds.values(), ...plain, ...placements.slice(0, 4).map((one) => one.text)]) {
        copy.bytes.set(s.bytes)
        play(copy, text, luck())
        const still = copy.turn === s.turn ? [...offersOf(legalTexts(copy)).builds.keys()] : []
        const expected = [...builds.keys()].filter((card) => !still.includes(card) && text !== builds.get(card))
        expect([...unbuiltAfter(view, text)].sort(), text).toEqual(expected.sort())
        lost += expected.length
      }
    }
    expect(lost).toBeGreaterThan(10)
  })

  it('the points a move brings are those that it then brings to all, also where it draws something', () => {
    let [builds, drawing] = [0, 0]
    const copy = game.blank()
    for (const { s, view, choices } of steps(6)) {
      const { placements, builds: built, uses, draw, plain } = offersOf(choices)
      const tried = [...built.values(), ...uses.values(), ...plain, ...placements.slice(0, 6).map(({ text }) => text)]
      for (const text of draw === undefined ? tried : [...tried, draw]) {
        copy.bytes.set(s.bytes)
        let drew = 0
        const draw = (_pile: string, _items: ArrayLike<number>, n: number) => {
          drew += 1
          return n - 1
        }
        play(copy, text, { draw })
        expect(sheetAfter(view, text), text).toEqual(game.sheet(copy))
        builds += text.startsWith('build') && drew > 0 ? 1 : 0
        drawing += drew > 0 ? 1 : 0
      }
    }
    expect(builds).toBeGreaterThan(3)
    expect(drawing).toBeGreaterThan(10)
  })

  it('the groups it outlines are of the player’s colour, hang together, and no larger one is there', () => {
    for (const { view } of steps(3))
      for (const { colour, clusters } of view.players)
        for (const [region, spaces] of clusters.entries()) {
          const { elements } = view.regions[region]
          const groups = groupsOf(elements, colour)
          expect(spaces.length).toBe(Math.max(0, ...groups.map((group) => group.length)))
          if (spaces.length > 0) expect(groups).toContainEqual([...spaces].sort((a, b) => a - b))
        }
  })

  it('whether a token can be used, and the region that counts several times, are those of the rules', () => {
    for (const { s, view, choices } of steps(6)) {
      expect(view.canUseToken).toBe(choices.some((one) => one.startsWith('use ')))
      for (const [seat, { lowest }] of view.players.entries())
        expect(game.sheet(s)).toContainEqual(expect.objectContaining({ seat, line: 'lowest', of: lowest }))
    }
  })

  it('what is missing would make a card complete', () => {
    const copy = game.blank()
    for (const { s, view } of steps(2))
      for (const card of handOf(view))
        for (const region of view.regions.keys())
          for (const { have, missing } of progressOf(view, region, card).ways.slice(0, 3)) {
            copy.bytes.set(s.bytes)
            for (const [space, element] of missing) putElement(copy, region, space, element)
            expect(have.length + missing.length).toBe(set.projects[card].cells.length)
            expect(completeThrough(copy, region, card, missing[0][0]).length).toBe(have.length + missing.length)
          }
  })

  it('counts on no more outer spaces than there are permits', () => {
    let outer = 0
    for (const { view } of steps(2)) {
      const permits = ownOf(view.players, view.viewer)?.tokens[PERMITS] ?? 0
      const most = permits + (view.pending === 'permits' ? 1 : 0)
      for (const card of handOf(view))
        for (const region of view.regions.keys())
          for (const { missing } of progressOf(view, region, card).ways) {
            const needed = missing.filter(([space]) => OUTER[space] === 1).length
            expect(needed).toBeLessThanOrEqual(most)
            outer += needed
          }
    }
    expect(outer).toBeGreaterThan(0)
  })

  it('says something of everything in both languages', () => {
    const picks = new Picks()
    for (const { view, choices } of steps(2)) {
      picks.begin(choices)
      const look = { kind: 'space', region: view.round % 3, space: view.round * 3 } as const
      for (const m of [en, fr]) {
        expect(lookLines(m, view, look, null, picks, [], null)[0]).not.toBe('')
        expect(lookLines(m, view, { kind: 'pile' }, null, picks, [], null).join()).not.toMatch(/undefined|NaN/)
        for (const card of handOf(view))
          expect(lookLines(m, view, { kind: 'card', card }, card, picks, [], view.round % 3).join()).not.toMatch(
            /undefined|NaN/,
          )
      }
      expect(servicesNow(view, look, picks).every(({ before, left }) => left !== null && left < before)).toBe(true)
    }
  })

  it('with a space picked, only what would complete a card together with it', () => {
    let fewer = 0
    for (const { view, choices } of steps(2)) {
      const picks = new Picks()
      for (const card of handOf(view))
        for (const region of view.regions.keys()) {
          picks.begin(choices)
          const all = marksOf(view, region, card, picks).missing
          const first = offersOf(choices).placements.find((one) => one.region === region && all.has(one.space))
          if (!first) continue
          picks.pickSpace(first, [])
          const { missing } = marksOf(view, region, card, picks)
          expect(missing.has(first.space)).toBe(true)
          expect([...missing.keys()].every((space) => all.has(space))).toBe(true)
          fewer += missing.size < all.size ? 1 : 0
        }
    }
    expect(fewer).toBeGreaterThan(10)
  })

  it('marks nothing of a card whose kind the region refuses', () => {
    for (const { view } of steps(2)) {
      const picks = new Picks()
      for (const card of handOf(view))
        for (const region of view.regions.keys())
          if (progressOf(view, region, card).refused && view.window === null)
            expect(marksOf(view, region, card, picks).missing.size).toBe(0)
    }
  })

  it('what others placed since the own last turn, and nothing of one’s own', () => {
    const news = new News()
    let before: readonly string[] = []
    let byOthers: string[] = []
    let [actor, turns, seen] = [0, 0, 0]
    for (const { s, view } of steps(1)) {
      const filled = view.regions.flatMap(({ elements }, region) =>
        elements.flatMap((element, space) => (element >= 0 ? [`${region} ${space}`] : [])),
      )
      if (actor !== 0) byOthers.push(...filled.filter((one) => !before.includes(one)))
      if (news.see(game.view(s, 0), view.viewer === 0) && turns++ > 0) {
        const shown = news.spaces.flatMap((spaces, region) => [...spaces].map((space) => `${region} ${space}`))
        expect(shown.sort()).toEqual(byOthers.sort())
        seen += shown.length
      }
      if (view.viewer === 0) byOthers = []
      before = filled
      actor = view.toAct
    }
    expect(seen).toBeGreaterThan(10)
  })

  it('another lowest region as one change', () => {
    const changes = [
      { seat: 0, line: 'cluster', of: 2, change: 2 },
      { seat: 0, line: 'lowest', of: 1, change: 38 },
      { seat: 0, line: 'lowest', of: 2, change: -36 },
    ]
    expect(toldChanges(changes)).toEqual([changes[0], { seat: 0, line: 'lowest', of: 1, change: 2 }])
  })
})

describe('the table', () => {
  it('×3 stands beside all markers on the track, wherever they are', () => {
    const away = (one: { x: number; y: number }, other: { x: number; y: number }) =>
      Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
    const bits = bitsFrom('tags')
    const anywhere = Array.from({ length: 500 }, () => Array.from({ length: 4 }, () => below(bits, 60)))
    for (const markers of [[0, 0], [0, 19], [10, 9, 11, 0], [19, 20, 1, 10], ...anywhere])
      for (const small of [false, true]) {
        const tag = lowestPoint(markers, small)
        for (const marker of markers) expect(away(tag, trackPoint(marker))).toBeGreaterThan(SIZE * (small ? 2 : 1.5))
      }
  })

  it('has each factory between the two regions it reaches, whichever is in front', () => {
    for (const { factories, regions } of [WIDE, ...[0, 1, 2].map(narrowLayout)])
      for (const [factory, at] of factories.entries()) {
        const far = regions.map(({ x, y }, region) => ({ region, far: Math.hypot(x - at.x, y - at.y) }))
        const near = far.sort((a, b) => a.far - b.far).slice(0, 2)
        expect(near.map(({ region }) => region).sort()).toEqual([...FACTORY_REGIONS[factory]].sort())
      }
  })
})

describe('✔ and ✖', () => {
  it('lie in no region where there is room beside them', () => {
    for (const region of WIDE.regions.keys())
      for (const space of SPACES.keys()) {
        const at = floatsAt(WIDE, region, space)
        for (const { x, y } of WIDE.regions) expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(10 * SIZE)
      }
  })
})

describe('the offer', () => {
  it('keeps a place free for the card that comes', () => {
    const left = keepPlaces([11, 12, 13, 14], [11, 13, 14])
    expect(left).toEqual([11, FREE, 13, 14])
    expect(keepPlaces(left, [11, 13, 14, 15])).toEqual([11, 15, 13, 14])
  })

  it('lays cards beside those that lie there', () => {
    expect(keepPlaces([11], [11, 12, 13])).toEqual([11, 12, 13])
    expect(keepPlaces([11, 12], [])).toEqual([FREE, FREE])
  })
})
