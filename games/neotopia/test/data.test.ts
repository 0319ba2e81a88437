// The component set: every count and balance the rules state (§1).
import { describe, expect, it } from 'vitest'
import type { Cell } from '../data.ts'
import {
  CARDS,
  EACH_ELEMENT,
  EACH_TOKEN,
  ELEMENTS,
  FACTORIES,
  FACTORY_REGIONS,
  FLAG_TILE,
  KINDS,
  REGIONS,
  STACK_HEIGHT,
  TOKENS,
  TRACK_LENGTH,
} from '../data.ts'
import {
  CENTRE,
  highBit,
  lowBit,
  NEIGHBOURS,
  ORDINARY_SPACES,
  OUTER,
  OUTER_SPACES,
  ordinaryBits,
  outerBits,
  SPACE_COUNT,
  SPACE_Q,
  SPACE_R,
  SPACES,
} from '../geometry.ts'
import { HIGH_BITS, LIE_WORDS } from '../patterns.ts'
import { tokensPassed } from '../rules/building.ts'
import { readSet } from '../set.ts'
import { set2 } from '../sets/2.ts'
import { RELEASES, SETS } from '../versions.ts'

describe('the sets of spaces', () => {
  it('number the ordinary spaces among themselves, and so the outer ones', () => {
    for (let space = 0; space < SPACE_COUNT; space++) {
      const bitIn = (spaces: Uint8Array) => (spaces.includes(space) ? 1 << spaces.indexOf(space) : 0)
      expect(ordinaryBits(lowBit(space), highBit(space)), SPACES[space]).toBe(bitIn(ORDINARY_SPACES))
      expect(outerBits(lowBit(space), highBit(space)), SPACES[space]).toBe(bitIn(OUTER_SPACES))
    }
  })
})

describe.each(RELEASES)('the set of rules $rules', ({ rules }) => {
  const { projects, bonusSpaces, tiles, lies } = SETS[rules]
  const PROJECTS = projects.map((project, card) => ({ ...project, ...CARDS[card] }))

  const isBuilding = (kind: number) => KINDS[kind].main === KINDS[kind].second
  const elementOf = (kind: number, cell: Cell) => (cell.second ? KINDS[kind].second : KINDS[kind].main)

  /** The pattern's canonical text: the least of its six rotations. */
  function canonical(cells: readonly { q: number; r: number; mark: number }[]): string {
    const texts: string[] = []
    let turned = cells.map((cell) => ({ ...cell }))
    for (let turn = 0; turn < 6; turn++) {
      turned = turned.map(({ q, r, mark }) => ({ q: -r, r: q + r, mark }))
      const sorted = [...turned].sort((a, b) => a.q - b.q || a.r - b.r)
      texts.push(sorted.map(({ q, r, mark }) => `${q - sorted[0].q},${r - sorted[0].r},${mark}`).join(' '))
    }
    return texts.sort()[0]
  }
  const shapeOf = (card: (typeof PROJECTS)[number]) => card.cells.map(({ q, r }) => ({ q, r, mark: 0 }))
  const mirrored = (cells: readonly { q: number; r: number; mark: number }[]) =>
    cells.map(({ q, r, mark }) => ({ q: q + r, r: -r, mark }))

  describe('§1.1 elements', () => {
    it('are four kinds of 25', () => {
      expect(ELEMENTS).toHaveLength(4)
      expect(EACH_ELEMENT).toBe(25)
    })
  })

  describe('§1.2 regions', () => {
    it('are three hexagons of 37 spaces, 6 of them outer, round a centre', () => {
      expect(REGIONS).toHaveLength(3)
      expect(SPACE_COUNT).toBe(37)
      expect(SPACES.filter((_, space) => OUTER[space] === 1)).toEqual(['a1', 'a4', 'd1', 'd7', 'g1', 'g4'])
      expect(SPACES[CENTRE]).toBe('d4')
      expect(new Set(SPACES).size).toBe(37)
    })

    it('touch as hexes do: six neighbours inside, three at a corner, four at an edge', () => {
      for (let space = 0; space < SPACE_COUNT; space++) {
        const distance = Math.max(
          Math.abs(SPACE_Q[space]),
          Math.abs(SPACE_R[space]),
          Math.abs(SPACE_Q[space] + SPACE_R[space]),
        )
        const expected = distance < 3 ? 6 : OUTER[space] === 1 ? 3 : 4
        expect(NEIGHBOURS[space], SPACES[space]).toHaveLength(expected)
        for (const near of NEIGHBOURS[space]) expect(NEIGHBOURS[near]).toContain(space)
      }
      expect(NEIGHBOURS[CENTRE].map((space) => SPACES[space]).sort()).toEqual(['c3', 'c4', 'd3', 'd5', 'e3', 'e4'])
    })

    it('have 4 ordinary bonus spaces at distance 2, evenly spread', () => {
      expect(bonusSpaces).toHaveLength(4)
      const angles = bonusSpaces.map((space) => {
        const [q, r] = [SPACE_Q[space], SPACE_R[space]]
        expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBe(2)
        expect(OUTER[space]).toBe(0)
        return Math.atan2(r * Math.sqrt(3), 2 * q + r)
      })
      const turns = angles.map((angle, i) => {
        const step = (angles[(i + 1) % 4] - angle) / (2 * Math.PI)
        return step - Math.floor(step)
      })
      for (const turn of turns) expect(turn).toBeCloseTo(0.25, 6)
    })

    it('lie between the factories: A touches 1 and 2, B 2 and 3, C 3 and 1', () => {
      expect(FACTORIES).toHaveLength(3)
      expect(FACTORY_REGIONS).toEqual([
        [0, 1],
        [1, 2],
        [2, 0],
      ])
    })
  })

  describe('§1.3 bonus tokens', () => {
    it('are 24, 6 of each of four kinds: 12 on spaces, 12 in stacks', () => {
      expect(TOKENS).toHaveLength(4)
      expect(TOKENS.length * EACH_TOKEN).toBe(24)
      expect(REGIONS.length * (bonusSpaces.length + STACK_HEIGHT)).toBe(24)
    })
  })

  describe('§1.4 project cards', () => {
    it('are 56 of 16 kinds: 4 buildings of one colour, 12 ordered pairs of colours', () => {
      expect(CARDS).toHaveLength(56)
      expect(new Set(CARDS.map((card) => card.id)).size).toBe(56)
      expect(KINDS).toHaveLength(16)
      expect(KINDS.filter((_, kind) => isBuilding(kind)).map(({ main }) => main)).toEqual([0, 1, 2, 3])
      const pairs = KINDS.filter((_, kind) => !isBuilding(kind)).map(({ main, second }) => `${main}${second}`)
      expect(new Set(pairs).size).toBe(12)
    })

    it('5 of each building: the three trihexes and two mirror-symmetric tetrahexes', () => {
      for (const kind of [0, 1, 2, 3]) {
        const cards = PROJECTS.filter((card) => card.kind === kind)
        expect(cards.map(({ cells }) => cells.length)).toEqual([3, 3, 3, 4, 4])
        expect(new Set(cards.map((card) => canonical(shapeOf(card)))).size).toBe(5)
        for (const card of cards) expect(canonical(mirrored(shapeOf(card)))).toBe(canonical(shapeOf(card)))
        for (const { value } of cards) expect(value).toBe(4)
      }
    })

    it('3 of each pair, of sizes and values 3, 4, 5, with the same split in all kinds', () => {
      for (let kind = 4; kind < 16; kind++) {
        const cards = PROJECTS.filter((card) => card.kind === kind)
        expect(cards.map(({ cells }) => cells.length)).toEqual([3, 4, 5])
        expect(cards.map(({ value }) => value)).toEqual([3, 4, 5])
        expect(cards.map(({ cells }) => cells.filter((cell) => !cell.second).length)).toEqual([2, 3, 3])
      }
    })

    it('show each colour on 53 hexes', () => {
      for (const element of [0, 1, 2, 3]) {
        const hexes = PROJECTS.flatMap(({ kind, cells }) => cells.map((cell) => elementOf(kind, cell)))
        expect(hexes.filter((one) => one === element)).toHaveLength(53)
      }
    })

    it('are connected patterns of different hexes, no two the same up to rotation', () => {
      const seen = new Set<string>()
      for (const { id, kind, cells } of PROJECTS) {
        expect(new Set(cells.map(({ q, r }) => `${q},${r}`)).size, id).toBe(cells.length)
        for (const cell of cells.slice(1)) expect(cell.direction, id).not.toBeNull()
        seen.add(canonical(cells.map((cell) => ({ q: cell.q, r: cell.r, mark: elementOf(kind, cell) }))))
      }
      expect(seen.size).toBe(56)
    })
  })

  describe('§1.5 production tiles', () => {
    it('are 12 backs of 4 elements, 12 of each colour, not all alike, one with the flag', () => {
      expect(tiles).toHaveLength(12)
      for (const { elements } of tiles) expect(elements.reduce((sum: number, n) => sum + n, 0)).toBe(4)
      for (const element of [0, 1, 2, 3]) expect(tiles.reduce((sum, tile) => sum + tile.elements[element], 0)).toBe(12)
      expect(new Set(tiles.map(({ elements }) => elements.join())).size).toBeGreaterThan(6)
      expect(tiles[FLAG_TILE].outWith).toBe(0)
    })

    it.each([
      [2, 3],
      [3, 2],
    ])('those out with %i players are %i, together as many of each colour', (players, count) => {
      const out = tiles.filter(({ outWith }) => outWith === players)
      expect(out).toHaveLength(count)
      for (const element of [0, 1, 2, 3]) expect(out.reduce((sum, tile) => sum + tile.elements[element], 0)).toBe(count)
    })
  })

  describe('§1.6 score tracks', () => {
    it('are laps of 20: the same marks come again', () => {
      expect(TRACK_LENGTH).toBe(20)
      for (let from = 0; from < 40; from++)
        for (let to = from; to < from + 8; to++) expect(tokensPassed(from + 20, to + 20)).toBe(tokensPassed(from, to))
    })
  })

  describe('the pattern tables', () => {
    it('hold every rotation at every place that fits, once', () => {
      for (const [card, { id, kind, cells }] of PROJECTS.entries()) {
        const expected = new Set<string>()
        for (let space = 0; space < SPACE_COUNT; space++)
          for (let turns = 0; turns < 6; turns++) {
            const spots = cells.map((cell) => {
              let { q, r } = cell
              for (let i = 0; i < turns; i++) [q, r] = [-r, q + r]
              const at = SPACES.findIndex(
                (_, i) => SPACE_Q[i] === SPACE_Q[space] + q && SPACE_R[i] === SPACE_R[space] + r,
              )
              return { at, element: elementOf(kind, cell) }
            })
            if (spots.every(({ at }) => at >= 0))
              expected.add(
                spots
                  .map(({ at, element }) => `${at}:${element}`)
                  .sort()
                  .join(),
              )
          }
        expect(lies.first[card + 1] - lies.first[card], id).toBe(expected.size)
      }
    })

    it('find through a space exactly the lies that cover it', () => {
      const covers = (lie: number, space: number) => {
        const at = lie * LIE_WORDS
        const low = lies.words[at] | lies.words[at + 1]
        const high = lies.words[at + 2] | (lies.words[at + 2] >> HIGH_BITS)
        return ((space < 32 ? low >>> space : high >>> (space - 32)) & 1) === 1
      }
      for (let card = 0; card < CARDS.length; card++)
        for (let space = 0; space < SPACE_COUNT; space++) {
          const at = card * SPACE_COUNT + space
          const found = Array.from(lies.through.subarray(lies.throughFirst[at], lies.throughFirst[at + 1]))
          const expected: number[] = []
          for (let lie = lies.first[card]; lie < lies.first[card + 1]; lie++) if (covers(lie, space)) expected.push(lie)
          expect(found).toEqual(expected)
        }
    })
  })
})

describe('a set is refused', () => {
  const { patterns, bonusSpaces, tiles } = set2
  it.each<readonly [string, object, string]>([
    ['without a kind', { ...set2, patterns: { ...patterns, sun: undefined } }, 'patterns.sun'],
    ['with a building of two colours', { ...set2, patterns: { ...patterns, sun: patterns.biogas } }, 'patterns.sun'],
    [
      'with a pattern that comes back to a cell',
      { ...set2, patterns: { ...patterns, tram: ['M eS wM', 'M eS eM', 'M eS seM'] } },
      'patterns.tram.0',
    ],
    [
      'with a pattern that goes on from nowhere',
      { ...set2, patterns: { ...patterns, tram: ['M eS seM', 'M eS 5eM', 'M eS eM'] } },
      'patterns.tram.1',
    ],
    ['with a token on an outer space', { ...set2, bonusSpaces: ['a1', 'e5', 'f2', 'c2'] }, 'bonusSpaces.0'],
    ['with two tokens on a space', { ...set2, bonusSpaces: ['e5', 'e5', 'f2', 'c2'] }, 'bonusSpaces'],
    ['with a tile too few', { ...set2, tiles: tiles.slice(1) }, 'tiles'],
    ['whose flag stays in the box', { ...set2, tiles: [...tiles.slice(7), ...tiles.slice(0, 7)] }, 'tiles.0.outWith'],
    ['with a strange part', { ...set2, bonusSpaces, moon: 1 }, 'moon'],
  ])('%s', (_, set, at) => {
    expect(readSet(set)).toMatchObject({ code: 'set-part', values: { at } })
  })
})
