// People in the store: guests, accounts, their sessions and tokens.
import type { Selectable } from 'kysely'
import type { RatedAt } from '../ratings/course.ts'
import { ratingsOver } from '../ratings/course.ts'
import { isTaken } from '../store/faults.ts'
import type { Db } from '../store/open.ts'
import { pieces } from '../store/pieces.ts'
import type { PersonRow, RatingRow, TokenRow } from '../store/schema.ts'
import { nameKey } from './names.ts'
import type { GameTotals } from './results.ts'
import { reachedBy } from './results.ts'
import { digest, newId, newSecret } from './secrets.ts'

export type Person = Selectable<PersonRow>

export async function addGuest(db: Db, name: string, now: number): Promise<string> {
  const id = newId()
  await db.insertInto('people').values({ id, name, created: now }).execute()
  return id
}

export function findAccount(db: Db, name: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('nameKey', '=', nameKey(name)).executeTakeFirst()
}

type PersonChange = Partial<Pick<PersonRow, 'name' | 'nameKey' | 'password' | 'locale' | 'webhook' | 'webhookSecret'>>

/** False if the name belongs to another account. */
export async function changePerson(db: Db, id: string, change: PersonChange): Promise<boolean> {
  try {
    await db.updateTable('people').set(change).where('id', '=', id).execute()
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

class StillSeated extends Error {}

/**
 * The name leaves all tables and chats; whoever keeps a table in mind must look again. False if they have sat down somewhere since
 * their seats were given up.
 */
export async function removePerson(db: Db, id: string): Promise<boolean> {
  try {
    await remove(db, id)
    return true
  } catch (error) {
    if (error instanceof StillSeated) return false
    throw error
  }
}

async function remove(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = await trx.selectFrom('seats').select('tableId').where('person', '=', id).execute()
    const deserted = await countDeserted(trx)
    await trx.updateTable('seats').set({ called: null }).where('person', '=', id).execute()
    // First: what this person is about to store ends before, or finds them gone.
    await trx.deleteFrom('people').where('id', '=', id).execute()
    for (const table of ['ratings', 'rated'] as const) await trx.deleteFrom(table).where('player', '=', id).execute()
    for (const some of pieces(tables))
      await trx
        .updateTable('tables')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where(
          'id',
          'in',
          some.map(({ tableId }) => tableId),
        )
        .execute()
    if ((await countDeserted(trx)) > deserted) throw new StillSeated()
  })
}

/** The number of seats that still wait for a deleted person, at tables that are not over. */
async function countDeserted(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.tableId')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('tables.state', '!=', 'over')
    .where('seats.player', '=', 'person')
    .where('seats.person', 'is', null)
    .where('seats.away', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** What everybody may know of somebody. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  /** How many they finished, game by game. */
  readonly games: { readonly [game: string]: number }
  readonly ratings: readonly Omit<RatingRow, 'player'>[]
  /** How the ratings went, result by result. */
  readonly course: readonly RatedAt[]
  readonly reached: readonly GameTotals[]
}

export async function profileOf(db: Db, id: string): Promise<Profile | null> {
  const person = await db.selectFrom('people').select(['name', 'password']).where('id', '=', id).executeTakeFirst()
  if (!person) return null
  const games = await db
    .selectFrom('tables')
    .select(['game', ({ fn }) => fn.countAll<number>().as('n')])
    .where('state', '=', 'over')
    .where('outcome', 'is not', null)
    .where('id', 'in', db.selectFrom('seats').select('tableId').where('person', '=', id))
    .groupBy('game')
    .execute()
  const ratings = await db
    .selectFrom('ratings')
    .select(['game', 'mu', 'sigma', 'games', 'wins', 'best'])
    .where('player', '=', id)
    .orderBy('game')
    .execute()
  const finished = Object.fromEntries(games.map(({ game, n }) => [game, Number(n)]))
  const [course, reached] = await Promise.all([ratingsOver(db, id), reachedBy(db, id)])
  return { id, name: person.name, guest: person.password === null, games: finished, ratings, course, reached }
}

/** Gives the secret that the cookie holds. */
export async function addSession(db: Db, person: string, now: number): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('sessions')
    .values({ hash: digest(secret), person, created: now, used: now })
    .execute()
  return secret
}

const DAY = 86_400_000
/** A session that was not used for this long has ended. */
export const SESSION_LASTS = 180 * DAY

export interface Session {
  readonly person: Person
  readonly hash: string
  /** Not noted for a day. */
  readonly stale: boolean
}

export async function findSession(db: Db, secret: string, now: number): Promise<Session | null> {
  const hash = digest(secret)
  const found = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select('sessions.used')
    .where('sessions.hash', '=', hash)
    .executeTakeFirst()
  if (!found || found.used < now - SESSION_LASTS) return null
  const { used, ...person } = found
  return { person, hash, stale: used < now - DAY }
}

/** Enough of the digest to tell a person's sessions apart; nobody comes in with it. */
const SESSION_ID = 16

/** Where a person is logged in, the latest use first. */
export async function sessionsOf(db: Db, person: string, here?: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['hash', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('used', 'desc')
    .execute()
  return rows.map(({ hash, created, used }) => ({
    id: hash.slice(0, SESSION_ID),
    created: Number(created),
    used: Number(used),
    here: hash === here,
  }))
}

/** The digest of a person's session by its id, if there is such a one. */
export async function sessionNamed(db: Db, person: string, id: string): Promise<string | null> {
  const rows = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute()
  return rows.find(({ hash }) => hash.slice(0, SESSION_ID) === id)?.hash ?? null
}

export async function noteSession(db: Db, hash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ used: now }).where('hash', '=', hash).execute()
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute()
}

/** All of a person's, but for the one named. */
export async function endSessions(db: Db, person: string, but?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .$if(but !== undefined, (q) => q.where('hash', '!=', but ?? ''))
    .execute()
}

export type Scope = TokenRow['scope']
export const MOST_TOKENS = 20

/** Null if there are too many already. */
export async function addToken(
  db: Db,
  person: string,
  { label, scope }: { readonly label: string; readonly scope: Scope },
  now: number,
): Promise<{ readonly id: string; readonly token: string } | null> {
  const token = `ludopolis_${newSecret()}`
  const id = newId()
  return db.transaction().execute(async (trx) => {
    const there = await trx.selectFrom('tokens').select('id').where('person', '=', person).execute()
    if (there.length >= MOST_TOKENS) return null
    await trx
      .insertInto('tokens')
      .values({ id, hash: digest(token), person, label, scope, created: now })
      .execute()
    return { id, token }
  })
}

export function tokensOf(db: Db, person: string): Promise<Pick<TokenRow, 'id' | 'label' | 'scope' | 'created'>[]> {
  return db
    .selectFrom('tokens')
    .select(['id', 'label', 'scope', 'created'])
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute()
}

export async function findToken(
  db: Db,
  token: string,
): Promise<{ readonly person: Person; readonly id: string; readonly scope: Scope } | null> {
  const found = await db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .selectAll('people')
    .select(['tokens.id as tokenId', 'tokens.scope'])
    .where('tokens.hash', '=', digest(token))
    .executeTakeFirst()
  if (!found) return null
  const { tokenId, scope, ...person } = found
  return { person, id: tokenId, scope }
}

/** False if that person has no such token. */
export async function endToken(db: Db, person: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function endTokens(db: Db, person: string): Promise<void> {
  await db.deleteFrom('tokens').where('person', '=', person).execute()
}
