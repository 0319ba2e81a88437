// A game in the letters of a link, and letters that are no game.
import { expect, test } from 'vitest'
import { seededChance } from '../../core/chance.ts'
import { isRefusal } from '../../core/game.ts'
import { writeRecord } from '../../core/record.ts'
import { Table } from '../../core/table.ts'
import { loadGame } from '../../games/index.ts'
import { packedText, unpackedText } from '../moment-link.ts'

async function recorded(): Promise<string> {
  const { game } = await loadGame('neoville')
  const means = { luck: () => seededChance('link'), store: { append: async () => {} }, now: () => 0 }
  const table = await Table.open(game, 2, {}, means)
  if (!(table instanceof Table)) throw new Error('no table')
  for (let i = 0; i < 12; i++) {
    const seat = table.toAct
    await table.move(seat, table.now(seat).choices[0] ?? '', table.seq)
  }
  return writeRecord(table.record(), { names: ['Zoë', '李'] })
}

test('a record comes out of a link as it went in, in letters that every link may have', async () => {
  const text = await recorded()
  const letters = await packedText(text)
  if (isRefusal(letters)) throw new Error(letters.code)
  expect(letters).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(await unpackedText(letters)).toBe(text)
})

test.each([
  '',
  '.',
  'a',
  'a.b.c',
  '!!.!!',
  'bm90IGpzb24.AA',
  `${btoa('null')}.AA`,
  `${btoa('{"game":"neoville","steps":1e9,"rules":1}').replaceAll('=', '')}.AA`,
  `${btoa('{"game":"neoville","steps":1.5,"rules":"x"}').replaceAll('=', '')}.AA`,
  'A'.repeat(5000),
])('%j is no game', async (letters) => {
  expect(isRefusal(await unpackedText(letters))).toBe(true)
})

test('a game that nobody knows is said to be unknown', async () => {
  expect(await unpackedText(`${btoa('{"game":"chess","steps":1}').replaceAll('=', '')}.AA`)).toEqual({
    code: 'game-unknown',
  })
})
