// What a game's tests live on, made by playing it: recorded games for every number of players and every way to end, one of them
// told step by step, and the digests that hold its rules from now on.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Digests } from '../core/digest.ts'
import { digestsOf } from '../core/digest.ts'
import { isRefusal } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { GameRecord } from '../core/record.ts'
import { readRecord, writeRecord } from '../core/record.ts'
import { playGame, playthrough } from '../core/testing.ts'

/** By number of the rules, as in `test/released.json`. */
interface Released {
  readonly [rules: string]: Digests
}

/**
 * Records the newest number of a game again in its folder. Other recorded games stay, and so do the digests of other numbers.
 * Gives the files written.
 */
export async function recordGames(
  module: AnyGameModule,
  reasons: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const { game, releases } = module
  const records = playedBy(module, reasons)
  const released: Released = {
    ...releasedIn(folder),
    [game.rules]: digestsOf(game, releases.at(-1)?.set, { ...recordedIn(folder, game.rules), ...records }),
  }
  const files = {
    ...Object.fromEntries(
      Object.entries(records).map(([name, record]) => [`test/records/${name}`, writeRecord(record)]),
    ),
    'test/playthrough.txt': await playthrough(module, records['playthrough.json'] as GameRecord),
    'test/released.json': `${JSON.stringify(released, null, 2)}\n`,
  }
  mkdirSync(join(folder, 'test/records'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return Object.keys(files)
}

function playedBy(module: AnyGameModule, reasons: readonly string[]): { readonly [name: string]: GameRecord } {
  const { game } = module
  const [least, most] = game.seats
  const records: { [name: string]: GameRecord } = { 'playthrough.json': playGame(game, least, {}, 'playthrough') }
  for (let seats = least; seats <= most; seats++)
    records[`${seats}-players.json`] = playGame(game, seats, {}, `${seats} players`)
  for (const reason of reasons) records[`${reason}.json`] = endingBy(module, reason)
  return records
}

function endingBy({ game }: AnyGameModule, reason: string): GameRecord {
  for (let i = 0; i < 10_000; i++) {
    const record = playGame(game, game.seats[0], {}, `${reason} ${i}`)
    if (record.outcome?.reason === reason) return record
  }
  throw new Error(`no game ends by "${reason}"`)
}

function releasedIn(folder: string): Released {
  const file = join(folder, 'test/released.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function recordedIn(folder: string, rules: number): { readonly [name: string]: GameRecord } {
  const records = join(folder, 'test/records')
  const names = existsSync(records) ? readdirSync(records).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(
    names.flatMap((name) => {
      const record = readRecord(readFileSync(join(records, name), 'utf8'))
      return isRefusal(record) || record.rules !== rules ? [] : [[name, record]]
    }),
  )
}
