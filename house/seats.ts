// Who sits at a table: people, bots by their level, and seats that wait for somebody. What happens before the start.
import type { Seat } from '../core/game.ts'
import type { Refused, Table } from '../core/table.ts'
import { refuse } from '../core/table.ts'
import type { PersonId, SeatRow, TableRow } from './store.ts'

/** What a person can choose to play against: the levels, the weakest first, and moves at random. */
export const BOTS = ['novice', 'casual', 'skilled', 'expert', 'random'] as const
/** A bot by its level, or as the lab writes it: 'search:500ms'. */
export type BotName = string
/** 'person', 'open', or a bot. */
export type Player = string

/** Plays for who is gone. */
export const STAND_IN: BotName = 'casual'

export function isBot(player: Player): boolean {
  return player !== 'person' && player !== 'open'
}

/** The seats that a person holds. */
export function seatsOf({ seats }: Pick<TableRow, 'seats'>, person: PersonId): readonly Seat[] {
  return seats.flatMap((seat, i) => (seat.player === 'person' && seat.person === person ? [i] : []))
}

/** A person sits there, and no bot plays for them. */
export function isAsked({ seats }: Pick<TableRow, 'seats'>, table: Pick<Table, 'away'>, seat: Seat): boolean {
  return seats[seat]?.player === 'person' && table.away(seat) === null
}

/** The people at a table, each once. */
export function peopleAt({ seats }: Pick<TableRow, 'seats'>): readonly PersonId[] {
  return [...new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person])))]
}

export function isFull({ seats }: Pick<TableRow, 'seats'>): boolean {
  return seats.every(({ player }) => player !== 'open')
}

/** Takes an open seat, the one asked for or the first; contributes to the luck. */
export function sitDown(
  row: TableRow,
  person: PersonId,
  name: string,
  { seat: asked, luck = '' }: { readonly seat?: Seat; readonly luck?: string } = {},
): TableRow | Refused {
  const seat = asked ?? row.seats.findIndex(({ player }) => player === 'open')
  const there = row.seats[seat]
  if (!there) return refuse(asked === undefined ? 'table-full' : 'no-seat')
  if (there.player !== 'open') return refuse('seat-taken')
  return contribute(withSeat(row, seat, { player: 'person', person, name }), [seat], luck)
}

/** Gives up all one's seats at a table that has not started. */
export function standUp(row: TableRow, person: PersonId): TableRow | Refused {
  const seats = seatsOf(row, person)
  if (seats.length === 0) return refuse('no-seat')
  const left = seats.reduce((one, seat) => withSeat(one, seat, { player: 'open', name: '' }), row)
  return contribute(left, seats, '')
}

/** A bot takes a seat that no person has, or leaves it open again. */
export function placeBot(row: TableRow, seat: Seat, player: Player): TableRow | Refused {
  const there = row.seats[seat]
  if (!there) return refuse('no-seat')
  if (there.player === 'person') return refuse('seat-taken')
  return withSeat(row, seat, { player, name: player === 'open' ? '' : player })
}

/** Bots take the seats that nobody took. */
export function fillWithBots(row: TableRow, bot: BotName, name: (seat: Seat) => string): TableRow {
  return row.seats.reduce(
    (one, { player }, seat) => (player === 'open' ? withSeat(one, seat, { player: bot, name: name(seat) }) : one),
    row,
  )
}

/** A person's share in the luck, which is fixed when the game starts. */
export function contributeLuck(row: TableRow, person: PersonId, luck: string): TableRow | Refused {
  const seats = seatsOf(row, person)
  return seats.length === 0 ? refuse('no-seat') : contribute(row, seats.slice(0, 1), luck)
}

function contribute(row: TableRow, seats: readonly Seat[], luck: string): TableRow | Refused {
  if (!/^[0-9a-f]{0,64}$/.test(luck)) return refuse('luck-digits')
  if (!row.luck) return row
  const given = row.seats.map((_, seat) => (seats.includes(seat) ? luck : (row.luck?.seats[seat] ?? '')))
  return { ...row, luck: { ...row.luck, seats: given } }
}

export function withSeat(row: TableRow, seat: Seat, to: SeatRow): TableRow {
  return { ...row, seats: row.seats.with(seat, to) }
}
