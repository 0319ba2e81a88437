// How the store came to be, step by step. A step that was released is never changed: a new one is added.
import type { Kysely, Migration } from 'kysely'

type AnyDb = Kysely<never>

const FIRST: Migration = {
  async up(db: AnyDb) {
    for (const create of [people, tables, log, talk, ratings, notices, house]) await create(db)
  },
}

/** By name, in order. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '001-first': FIRST,
  '002-workers': { up: workers },
  '003-rating-course': { up: ratingCourse },
  '004-dropped': { up: dropped },
  '005-called': { up: called },
}

async function people(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('locale', 'text')
    .addColumn('webhook', 'text')
    .addColumn('webhookSecret', 'text')
    .addColumn('blocked', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_of').on('sessions').column('person').execute()
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('tokens_of').on('tokens').column('person').execute()
}

async function tables(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('watch', 'integer', (c) => c.notNull())
    .addColumn('hints', 'integer', (c) => c.notNull())
    .addColumn('chat', 'text', (c) => c.notNull())
    .addColumn('clock', 'text')
    .addColumn('host', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('luckCommit', 'text', (c) => c.notNull())
    .addColumn('luckSecret', 'text', (c) => c.notNull())
    .addColumn('turn', 'integer')
    .addColumn('due', 'bigint')
    .addColumn('steps', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('ended', 'text')
    .addColumn('outcome', 'text')
    .addColumn('rematch', 'text')
    .addColumn('proposals', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('intent', 'text')
    .addColumn('asked', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('tables_intent', ['host', 'intent'])
    .execute()
  await db.schema.createIndex('tables_latest').on('tables').columns(['state', 'changed', 'id']).execute()
  await db.schema
    .createTable('seats')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('luck', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('prepared', 'text')
    .addColumn('standing', 'text')
    .addColumn('away', 'text')
    .addPrimaryKeyConstraint('seats_key', ['tableId', 'seat'])
    .execute()
  await db.schema.createIndex('seats_of').on('seats').column('person').execute()
  await db.schema
    .createTable('presence')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['tableId', 'person'])
    .execute()
}

/** (table, seq) is the lock between any number of processes; an intent belongs to a person at a table. */
async function log(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('intent', 'text')
    .addColumn('asked', 'text')
    .addPrimaryKeyConstraint('entries_key', ['tableId', 'seq'])
    .addUniqueConstraint('entries_intent', ['tableId', 'person', 'intent'])
    .execute()
}

async function talk(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('seated', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('intent', 'text')
    .addColumn('asked', 'text')
    .addPrimaryKeyConstraint('chat_key', ['tableId', 'n'])
    .addUniqueConstraint('chat_intent', ['tableId', 'person', 'intent'])
    .execute()
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('other', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_key', ['person', 'other'])
    .execute()
  await db.schema
    .createTable('notes')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['tableId', 'person'])
    .execute()
}

/** Results outlive tables and people: ratings are computed again from them. */
async function ratings(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('n', 'integer', (c) => c.primaryKey())
    .addColumn('tableId', 'text', (c) => c.notNull().unique())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('ratings')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('wins', 'integer', (c) => c.notNull())
    .addColumn('best', 'integer')
    .addPrimaryKeyConstraint('ratings_key', ['game', 'player'])
    .execute()
  await db.schema.createIndex('ratings_of').on('ratings').column('player').execute()
}

/** What somebody had prepared and no longer fitted when the turn came. */
async function dropped(db: AnyDb): Promise<void> {
  await db.schema.alterTable('seats').addColumn('dropped', 'text').execute()
}

/** How somebody is called who plays at the screen of another. */
async function called(db: AnyDb): Promise<void> {
  await db.schema.alterTable('seats').addColumn('called', 'text').execute()
}

/** What each result left of a rating, for who looks back; results from before have none. */
async function ratingCourse(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('rated')
    .addColumn('n', 'integer', (c) => c.notNull().references('results.n').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('rated_key', ['n', 'player'])
    .execute()
  await db.schema.createIndex('rated_of').on('rated').columns(['player', 'game', 'n']).execute()
}

async function notices(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('notices_once', ['person', 'tableId', 'seq', 'way'])
    .execute()
  await db.schema
    .createTable('pushes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('pushes_of').on('pushes').column('person').execute()
}

async function house(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('outages')
    .addColumn('start', 'bigint', (c) => c.primaryKey())
    .addColumn('end', 'bigint', (c) => c.notNull())
    .execute()
}

async function workers(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
}
