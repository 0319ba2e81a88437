// Who sees what: in Meowtopia everybody sees everything, spectators too.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY, PUBLIC } from '../../../core/game.ts'
import type { Told } from '../../../core/telling.ts'
import { listener } from '../../../core/telling.ts'
import type { Part } from '../../../core/words.ts'
import { LOCALES } from '../../../core/words.ts'
import { meowtopia } from '../index.ts'
import { shape } from '../state.ts'
import { Scene, variety } from './scene.ts'

const { game } = meowtopia
const VIEWERS = [PUBLIC, 0, 1, 2, 3]

/** A rich position: each zone of the table holds something. */
function rich(): Scene {
  const scene = new Scene(4, { supply: 'box' })
  for (const seat of [0, 1, 2, 3])
    scene
      .workers(seat, 1 + (seat % 2), 1)
      .merchant(seat, seat, 1, 1)
      .fields(seat, [2, 0])
      .stick(seat, 2, 0, 'west')
      .stores(seat, 137 + seat, 241 + seat)
  return scene
}

describe('the view', () => {
  // Everything of the state, by zone; `rules` is the version, the same in all positions.
  const zones = Object.keys(shape.write(shape.blank())).filter((field) => field !== 'rules')

  test.each(zones)('every viewer sees %s', (field) => {
    const { s } = rich()
    const before = VIEWERS.map((viewer) => JSON.stringify(game.view(s, viewer)))
    const position = shape.write(s)
    const value = position[field]
    const other =
      field === 'seats' ? 3 : typeof value === 'number' ? value + 1 : value.map((one, i) => (i === 0 ? one + 1 : one))
    const changed = shape.blank()
    expect(
      shape.read(
        { ...position, phase: field === 'does' || field === 'others' ? 3 : position.phase, [field]: other },
        changed,
      ),
    ).toBe(null)
    for (const [i, viewer] of VIEWERS.entries()) expect(JSON.stringify(game.view(changed, viewer))).not.toBe(before[i])
  })

  test('all views are the same but for who looks', () => {
    const { s } = rich()
    const views = VIEWERS.map((viewer) => ({ ...game.view(s, viewer), viewer: PUBLIC }))
    for (const view of views) expect(view).toEqual(views[0])
  })

  test('the imagined world is the world', () => {
    const { s } = rich()
    const world = game.blank()
    for (const viewer of VIEWERS) {
      game.imagine(game.view(s, viewer), seededChance(''), world)
      expect(world.bytes).toEqual(s.bytes)
    }
  })
})

describe('the words', () => {
  const flat = (part: Part) => (typeof part === 'string' ? [part] : [part.caption, ...part.head, ...part.rows.flat()])

  test.each(LOCALES)('planted tokens are read out to everybody (%s)', async (locale) => {
    const { s } = rich()
    const words = await meowtopia.words(locale, ['Ada', 'Ben', 'Cleo', 'Dan'])
    for (const viewer of VIEWERS) {
      const text = words
        .areas(game.view(s, viewer))
        .flatMap((area) => area.parts.flatMap(flat))
        .join('\n')
      for (const seat of [0, 1, 2, 3])
        for (const token of [137 + seat, 241 + seat]) expect(text).toContain(String(token))
    }
  })
})

test('nothing is ever told to one seat alone', () => {
  const bits = bitsFrom('secrets')
  const list = new Int32Array(MOST_MOVES)
  const s = game.blank()
  const told: Told[] = []
  for (let i = 0; i < 20; i++) {
    game.setup(2 + (i % 3), variety(i), seededChance(`secrets/${i}`), s, listener(told))
    while (game.toAct(s) !== NOBODY)
      game.play(s, list[below(bits, game.legal(s, list))], seededChance(''), listener(told))
  }
  expect(told.length).toBeGreaterThan(1000)
  expect(told.filter(({ only }) => only !== undefined)).toEqual([])
})
