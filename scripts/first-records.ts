// What a new game's tests live on, made by playing it: recorded games for every number of players and every way to end, one of
// them told step by step, and the digests that hold its rules from now on.
import { digestsOf } from '../core/digest.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { GameRecord } from '../core/record.ts'
import { writeRecord } from '../core/record.ts'
import { playGame, playthrough } from '../core/testing.ts'

/** By path in the folder of the game, their text. */
export async function firstRecords(
  module: AnyGameModule,
  reasons: readonly string[],
): Promise<{ readonly [path: string]: string }> {
  const { game, releases } = module
  const [least, most] = game.seats
  const told = playGame(game, least, {}, 'playthrough')
  const records: { [name: string]: GameRecord } = { 'playthrough.json': told }
  for (let seats = least; seats <= most; seats++)
    records[`${seats}-players.json`] = playGame(game, seats, {}, `${seats} players`)
  for (const reason of reasons) records[`${reason}.json`] = endingBy(module, reason)
  const released = releases.map(({ rules, set }) => [rules, digestsOf(game, set, records)])
  return {
    ...Object.fromEntries(
      Object.entries(records).map(([name, record]) => [`test/records/${name}`, writeRecord(record)]),
    ),
    'test/playthrough.txt': await playthrough(module, told),
    'test/released.json': `${JSON.stringify(Object.fromEntries(released), null, 2)}\n`,
  }
}

function endingBy({ game }: AnyGameModule, reason: string): GameRecord {
  for (let i = 0; i < 10_000; i++) {
    const record = playGame(game, game.seats[0], {}, `${reason} ${i}`)
    if (record.outcome?.reason === reason) return record
  }
  throw new Error(`no game ends by "${reason}"`)
}
