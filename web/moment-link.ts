// A whole game in a link: what cannot be told by places as JSON, then its course as one number, both in letters that a link may
// have.
import type { Refusal } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import { readJson } from '../core/json.ts'
import { bytesOf, fromLetters, numberOf, toLetters } from '../core/letters.ts'
import type { PackedHead } from '../core/packed.ts'
import { packRecord, unpackRecord } from '../core/packed.ts'
import { readRecord, writeRecord } from '../core/record.ts'
import { isGameId, loadGame } from '../games/index.ts'

/** What mail and messengers carry without cutting it. */
const MOST_LINK = 4096
/** No game is anywhere near as long. */
const MOST_STEPS = 20_000

/** A record file in the letters of a link. */
export async function packedText(text: string): Promise<string | Refusal> {
  const record = readRecord(text)
  if (isRefusal(record)) return record
  if (!isGameId(record.game)) return { code: 'game-unknown' }
  const module = await loadGame(record.game, record.rules)
  if (isRefusal(module)) return module
  const packed = packRecord(module.game, record)
  if (isRefusal(packed)) return packed
  const letters = `${toLetters(new TextEncoder().encode(JSON.stringify(packed.head)))}.${toLetters(bytesOf(packed.course))}`
  return letters.length > MOST_LINK ? { code: 'link-long', values: { most: MOST_LINK } } : letters
}

/** The record file that a link tells. */
export async function unpackedText(letters: string): Promise<string | Refusal> {
  const BROKEN: Refusal = { code: 'record-altered' }
  const [head, course, ...more] = letters.split('.').map(fromLetters)
  if (letters.length > MOST_LINK || !head || !course || more.length > 0) return BROKEN
  const read = readJson(new TextDecoder().decode(head))
  if (isRefusal(read)) return BROKEN
  const told = read.value as unknown as PackedHead
  if (typeof told !== 'object' || told === null || typeof told.game !== 'string') return BROKEN
  if (!isGameId(told.game)) return { code: 'game-unknown' }
  if (!Number.isInteger(told.steps) || told.steps < 0 || told.steps > MOST_STEPS) return BROKEN
  if (!Number.isInteger(told.rules) || !Number.isInteger(told.seats)) return BROKEN
  const module = await loadGame(told.game, told.rules)
  if (isRefusal(module)) return module
  const record = unpackRecord(module.game, { head: told, course: numberOf(course) })
  if (isRefusal(record)) return record
  const { names, ...rest } = record
  return writeRecord(rest, names ? { names } : {})
}
