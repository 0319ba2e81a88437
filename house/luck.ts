// Luck that can be checked: every draw follows from a secret that was committed to before the game, and from what the
// seated people added to it. When the table is over the secret is told, and anybody can work out all draws again.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draw } from '../core/chance.ts'
import { indexOfRank, liveBits, RecordingChance } from '../core/chance.ts'
import type { AnyGame, Chance, Refusal } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { OpenedLuck, RecordFile } from '../core/record.ts'
import { begin } from '../core/record.ts'
import type { LuckRow, TableRow } from './store.ts'

const RANGE = 2 ** 32
const SECRET_WORDS = 8

/** 32 secret bytes and nothing added yet. */
export function newLuck(seats: number): LuckRow {
  const words = Int32Array.from({ length: SECRET_WORDS }, liveBits)
  return { secret: bytesToHex(new Uint8Array(words.buffer)), seats: Array<string>(seats).fill('') }
}

/** What is shown of a secret from the beginning. */
export function commitOf({ secret }: Pick<LuckRow, 'secret'>): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

export function openLuck({ id, luck }: TableRow): OpenedLuck | null {
  return luck ? { table: id, commit: commitOf(luck), ...luck } : null
}

/** The luck of a table: draw k is the same whenever and by whomever it is asked for. */
export function checkedLuck(table: string, { secret, seats }: LuckRow): (drawn: number) => Chance {
  const key = hmac(sha256, hexToBytes(secret), utf8ToBytes([table, ...seats].join('\n')))
  const keyed = hmac.create(sha256, key)
  const value = (k: number, attempt: number) => {
    const bytes = keyed
      .clone()
      .update(utf8ToBytes(`${k}/${attempt}`))
      .digest()
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  }
  return (drawn) => {
    let k = drawn
    return {
      draw(_pile, items, n) {
        let attempt = 0
        let drew = value(k, attempt)
        while (drew >= RANGE - (RANGE % n)) drew = value(k, ++attempt)
        k++
        return indexOfRank(items, n, drew % n)
      },
    }
  }
}

const sameDraws = (one: readonly Draw[], other: readonly Draw[]) => JSON.stringify(one) === JSON.stringify(other)

/** Works out every draw of a record that replays; gives their number, or the reason why they are not proven. */
export function checkLuck(game: AnyGame, record: RecordFile): number | Refusal {
  const { luck, setup, steps } = record
  if (!luck) return { code: 'luck-absent' }
  if (!/^[0-9a-f]{64}$/.test(luck.secret) || commitOf(luck) !== luck.commit) return { code: 'luck-commit' }
  const at = checkedLuck(luck.table, luck)
  let drawn = 0
  const s = game.blank()
  const drewAsItMust = (drew: readonly Draw[], play: (chance: Chance) => void) => {
    const chance = new RecordingChance(at(drawn))
    play(chance)
    drawn += drew.length
    return sameDraws(chance.take(), drew)
  }
  if (!drewAsItMust(setup, (chance) => begin(game, record, chance, s)))
    return { code: 'luck-differs', values: { step: 0 } }
  for (const [index, step] of steps.entries()) {
    const move = game.moves.parse(step.move)
    if (isRefusal(move)) return move
    if (!drewAsItMust(step.drew, (chance) => game.play(s, move, chance)))
      return { code: 'luck-differs', values: { step: index + 1 } }
  }
  return drawn
}
