// Who sits where: people first, bots on the other seats.
import { LEVELS } from '../bots/index.ts'
import { readableName } from '../core/names.ts'
import { capital } from '../core/words.ts'
import type { NamedBot } from './bots.ts'
import { namedBot, readBots } from './bots.ts'
import type { Flags } from './command.ts'
import { readCount } from './command.ts'
import { fail } from './fail.ts'
import type { CliMessages } from './messages/en.ts'

export interface NamedPlayer {
  readonly name: string
  /** null: a person. */
  readonly bot: NamedBot | null
}

const USUAL: NamedBot = { name: 'casual', spec: LEVELS.casual }

export const seatName = ({ name }: NamedBot, seat: number) => `${capital(name)} ${seat + 1}`

/** Reads --seats, --people and --bots; what is left out follows from the rest. */
export function readPlayers(flags: Flags, least: number, m: CliMessages): readonly NamedPlayer[] {
  const bots = readBotFlag(flags.text('bots'), m)
  const named = readPeople(flags.text('people'), m)
  const asked = flags.count('seats')
  const alone = bots?.length === 0 ? least : 1
  const seats = asked ?? Math.max(least, (named?.length ?? alone) + (bots?.length ?? 0))
  const count = named?.length ?? (bots === null || bots.length === 1 ? 1 : seats - bots.length)
  if (count < 1) fail(m.noPeople)
  if (count > seats) fail(m.peopleMany(count, seats))
  const others = seats - count
  if (bots && bots.length !== others && (bots.length !== 1 || others === 0))
    fail(m.botsCount(seats, count, bots.length))
  return Array.from({ length: seats }, (_, seat): NamedPlayer => {
    if (seat < count) return { name: named?.[seat] ?? m.person(seat + 1), bot: null }
    const bot = bots?.[seat - count] ?? bots?.[0] ?? USUAL
    return { name: seatName(bot, seat), bot }
  })
}

function readBotFlag(text: string | undefined, m: CliMessages): readonly NamedBot[] | null {
  if (text === undefined) return null
  return text === 'none' ? [] : readBots(text, m)
}

function readPeople(text: string | undefined, m: CliMessages): readonly string[] | null {
  if (text === undefined) return null
  if (/^-?\d+$/.test(text)) {
    const count = readCount('--people', text, 1, m)
    return Array.from({ length: Math.min(count, 100) }, (_, i) => m.person(i + 1))
  }
  const names = text.split(',').map(readableName)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) fail(m.namesTwice(twice))
  return names.map((name, i) => name || m.person(i + 1))
}

/** The players of a kept game: a seat called like a bot is played by that bot. */
export function playersNamed(
  names: readonly string[] | undefined,
  seats: number,
  m: CliMessages,
): readonly NamedPlayer[] {
  return Array.from({ length: seats }, (_, seat): NamedPlayer => {
    const name = names?.[seat]
    if (name === undefined)
      return seat === 0 ? { name: m.person(1), bot: null } : { name: seatName(USUAL, seat), bot: USUAL }
    const bot = namedBot(name.split(' ')[0] ?? '')
    return { name, bot: bot && name === seatName(bot, seat) ? bot : null }
  })
}
