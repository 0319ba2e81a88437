// §3.2: building on the tile just placed.
import { describe, expect, test } from 'vitest'
import { refusingChance } from '../../../core/chance.ts'
import { PIECES, UTILITY_BASE } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { eager, playOut } from './play.ts'
import { game, legalTexts, position, whyNot } from './sketch.ts'

const towersOn = (texts: readonly string[], quarter: string) =>
  texts.filter((text) => /^build (earth|forest|stone|waterfall)/.test(text) && text.endsWith(` ${quarter}`))
const builtOn = (texts: readonly string[], quarter: string) => texts.filter((text) => text.endsWith(` ${quarter}`))

/** The tile at e4 is the newest. */
const NEXT_TO_TOWER = { city: 's s  s g\nr* r*  s r', pieces: ['earth4 d4 tl'], last: ['e4'] }

describe('§3.2 building', () => {
  test('§3.2 is optional: skipping is always among the choices, and leads to the draw', () => {
    const s = position({ cities: [{ city: 's w\ng r' }], phase: 'build' })
    expect(legalTexts(s)).toContain('skip')
    game.play(s, moves.parse('skip') as number, refusingChance)
    expect(game.view(s, 0)).toMatchObject({ phase: 'draw', toAct: 0 })
    expect(game.sheet(s).filter((line) => line.of !== undefined)).toEqual([])
  })

  test('§3.2 a skyscraper stands on the terrain of its type', () => {
    const s = position({ cities: [{ city: 's w\ng r' }], phase: 'build' })
    const texts = legalTexts(s)
    for (const [quarter, type] of [
      ['tl', 'earth'],
      ['tr', 'waterfall'],
      ['bl', 'forest'],
      ['br', 'stone'],
    ]) {
      const values = [10, 12, 4, 6, 8].map((value) => `build ${type}${value} ${quarter}`)
      expect(towersOn(texts, quarter)).toEqual(values)
    }
    expect(whyNot(s, 'build earth4 br')).toEqual({
      code: 'terrain-differs',
      values: { piece: PIECES.indexOf('earth4'), quarter: 3 },
    })
  })

  test('§3.2 never on a square with a park or a sport facility', () => {
    const s = position({ cities: [{ city: 'wa wp\ng s' }], phase: 'build' })
    const texts = legalTexts(s)
    expect([...builtOn(texts, 'tl'), ...builtOn(texts, 'tr')]).toEqual([])
    expect(builtOn(texts, 'bl').length).toBeGreaterThan(5)
    expect(whyNot(s, 'build waterfall4 tl')).toEqual({ code: 'square-has-feature', values: { quarter: 0 } })
    expect(whyNot(s, 'build parks4 tr')).toEqual({ code: 'square-has-feature', values: { quarter: 1 } })
  })

  test('§3.2 no skyscraper in a district that holds one, across tiles', () => {
    const s = position({ cities: [NEXT_TO_TOWER], phase: 'build' })
    expect(towersOn(legalTexts(s), 'tl')).toEqual([])
    expect(towersOn(legalTexts(s), 'tr')).toHaveLength(5)
    expect(whyNot(s, 'build earth6 tl')).toEqual({ code: 'district-has-tower', values: { quarter: 0 } })
  })

  test('§3.2 a utility may stand on any terrain and in any district, with a skyscraper or not', () => {
    const s = position({ cities: [NEXT_TO_TOWER], phase: 'build', utilities: ['windmill', 'biodome'] })
    for (const quarter of ['tl', 'tr', 'bl', 'br'])
      for (const utility of ['left', 'L3']) expect(legalTexts(s)).toContain(`build ${utility} ${quarter}`)
  })

  test('§3.2 only on the tile just placed, and a tile carries at most one piece', () => {
    const s = position({ cities: [{ city: '. .  s w\n. .  g r', last: ['e4'] }], phase: 'build' })
    game.play(s, moves.parse('build waterfall8 tr') as number, refusingChance)
    expect(Array.from(s.piece.slice(0, 2))).toEqual([0, PIECES.indexOf('waterfall8') + 1])
    expect(s.quarter[1]).toBe(1)
    expect(whyNot(s, 'build earth4 tl')).toEqual({ code: 'not-build-step' })
  })

  test('§3.2 the supply is shared: a skyscraper built is gone for all, a utility leaves one fewer', () => {
    const s = position({ cities: [{ city: 's w\ng r' }], phase: 'build', utilities: ['windmill', 'biodome'] })
    const before = s.utilitySupply[PIECES.indexOf('left') - UTILITY_BASE]
    game.play(s, moves.parse('build left tl') as number, refusingChance)
    expect(s.utilitySupply[PIECES.indexOf('left') - UTILITY_BASE]).toBe(before - 1)
    const other = position({ cities: [NEXT_TO_TOWER], phase: 'build' })
    expect(whyNot(other, 'build earth4 tr')).toEqual({
      code: 'piece-gone',
      values: { piece: PIECES.indexOf('earth4') },
    })
    expect(whyNot(other, 'build forest5 tr')?.code).toBe('piece-gone')
    expect(whyNot(other, 'build L3 tr')?.code).toBe('piece-gone')
  })

  test('§3.2 where nothing can be built the step passes by itself, and everybody hears it', () => {
    // Building as much as can be empties the supply of two players before their 32 tiles are laid.
    const heard: NeovilleEvent[] = []
    const s = playOut(2, 'eager builders', { prefer: eager, hear: (event) => heard.push(event) })
    expect(heard.filter(({ kind }) => kind === 'cannotBuild').length).toBeGreaterThan(0)
    expect(heard.filter(({ kind }) => kind === 'skipped')).toEqual([])
    expect(s.utilitySupply.every((left) => left === 0)).toBe(true)
  })
})
