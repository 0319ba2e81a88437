// Several processes on one PostgreSQL, as a club runs them, and a look at what they have stored.
import pg from 'pg'
import type { Entry } from '../../core/entries.ts'
import type { Guest } from './client.ts'
import { alsoAt, guest } from './client.ts'
import type { Postgres } from './postgres.ts'
import type { Program, ServerProcess, Started } from './process.ts'
import { freePort, startProcess, startWorker } from './process.ts'

/** A person, at both processes. */
export type Both = readonly [Guest, Guest]
export type Two = readonly [ServerProcess, ServerProcess]

interface Job {
  readonly locked_by: string | null
}

export class Club {
  readonly #program: Program
  readonly #folder: string
  readonly #url: string
  readonly #running: Started[] = []
  #db: pg.Client

  private constructor(program: Program, folder: string, url: string, db: pg.Client) {
    this.#program = program
    this.#folder = folder
    this.#url = url
    this.#db = db
  }

  static async open(program: Program, postgres: Postgres, folder: string): Promise<Club> {
    const url = await postgres.database()
    return new Club(program, folder, url, await connected(url))
  }

  async server(): Promise<ServerProcess> {
    const port = await freePort()
    const server = await startProcess(this.#program, { folder: this.#folder, port }, this.#env)
    this.#running.push(server)
    return server
  }

  async worker(): Promise<Started> {
    const worker = await startWorker(this.#program, this.#env)
    this.#running.push(worker)
    return worker
  }

  async two(): Promise<Two> {
    return [await this.server(), await this.server()]
  }

  /** All processes that were started, those that have ended too. */
  get running(): readonly Started[] {
    return this.#running
  }

  async entriesOf(id: string): Promise<readonly Entry[]> {
    const { rows } = await this.#db.query('select body from entries where table_id = $1 order by seq', [id])
    return rows.map(({ body }) => JSON.parse(body))
  }

  async steps(id: string): Promise<number> {
    return (await this.entriesOf(id)).length
  }

  /** Who was stood in for. */
  async standIns(id: string): Promise<readonly number[]> {
    const entries = await this.entriesOf(id)
    return entries.flatMap((entry) => (entry.kind === 'seat' && entry.change === 'stand-in' ? [entry.seat] : []))
  }

  async jobs(): Promise<readonly Job[]> {
    return (await this.#db.query('select locked_by from graphile_worker.jobs')).rows
  }

  /** How many turns at this table some process has taken. */
  async takenJobs(id: string): Promise<number> {
    const taken = "select key from graphile_worker.jobs where locked_by is not null and key like 'bot/' || $1 || '/%'"
    return (await this.#db.query(taken, [id])).rows.length
  }

  /** How many takers of jobs say that they live. */
  async takers(): Promise<number> {
    return (await this.#db.query('select count(*)::int as n from workers')).rows[0].n
  }

  async deadlocks(): Promise<number> {
    const here = 'select deadlocks::int as n from pg_stat_database where datname = current_database()'
    return (await this.#db.query(here)).rows[0].n
  }

  /** Cuts the line over which processes hear of each other. */
  async endListening(): Promise<void> {
    await this.#db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    )
  }

  /** After the database was away. */
  async reconnect(): Promise<void> {
    this.#db = await connected(this.#url)
  }

  async close(): Promise<void> {
    for (const one of this.#running) {
      one.child.kill('SIGCONT')
      await one.stop('SIGKILL')
    }
    await this.#db.end().catch(() => {})
  }

  get #env() {
    return { DATABASE_URL: this.#url, LUDOPOLIS_BOT_THREADS: '1' }
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function person(name: string, [a, b]: Two): Promise<Both> {
  const here = await guest(a.url, name)
  return [here, alsoAt(b.url, here)]
}

export async function nowOf(id: string, who: Guest) {
  const { status, body } = await who.get(`/api/tables/${id}/now`)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
