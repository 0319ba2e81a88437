import { describe, expect, test } from 'vitest'
import { tableMessages } from './face.ts'
import type { Help } from './help.ts'
import { explainThing } from './help.ts'

const help: Help = {
  explain: {
    tower: ['Skyscraper', 'It is high.'],
    mill: ['Windmill', 'It turns.'],
    mills: ['Windmill of the centre', 'It turns there.'],
    element: ['Élément', 'It stays.'],
  },
  notes: {},
}

const m = await tableMessages('en')

describe('what is asked about a thing', () => {
  test.each([
    ['skyscraper', 'Skyscraper – It is high.'],
    ['  SKY ', 'Skyscraper – It is high.'],
    ['windmill', 'Windmill – It turns.'],
    ['centre', 'Windmill of the centre – It turns there.'],
    ['element', 'Élément – It stays.'],
  ])('"%s" is found by its name, whole or in part', (typed, told) => {
    expect(explainThing(help, typed, m)).toBe(told)
  })

  test('what several things are called so lists them', () => {
    expect(explainThing(help, 'mill', m)).toMatchObject({
      rows: [
        ['Windmill', 'It turns.'],
        ['Windmill of the centre', 'It turns there.'],
      ],
    })
  })

  test.each(['', 'dragon'])('"%s" lists all there is', (typed) => {
    expect(explainThing(help, typed, m)).toMatchObject({ rows: Object.values(help.explain) })
  })

  test('what is not there is said to be missing', () => {
    expect(explainThing(help, 'dragon', m)).toMatchObject({ caption: m.unexplained('dragon') })
  })
})
