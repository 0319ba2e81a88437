// `ludopolis bench --server`: what a move costs a server. The server is a process of its own on a fresh folder; this one plays
// against it over real sockets and reads the server's figures.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, bitsFrom } from '../core/chance.ts'
import { sum } from '../core/lists.ts'
import { fail } from './fail.ts'
import { failToWrite } from './files.ts'
import type { Io } from './io.ts'
import type { CliMessages } from './messages/en.ts'
import { ServerPlayer } from './server-player.ts'

export interface ServerFigures {
  readonly games: { readonly [game: string]: GameFigures }
  readonly durableMovesPerSecond: number
  readonly openMilliseconds: number
  readonly openSteps: number
  readonly kilobytesPerTable: number
  readonly tables: number
}

interface GameFigures {
  readonly moves: number
  readonly cpuMicroseconds: number
  readonly bytesPerStep: number
}

const LISTENERS = 4
/** Tables that play at the same time while CPU is measured. */
const TABLES = 16
/** Of whole games; the first warms the server up and does not count. */
const ROUNDS = 3
const AT_ONCE = 64
/** As many as somebody may send at once. */
const MOVES_EACH = 80
const TABLES_EACH = 25
/** Rounds of which the best counts, since other work of the machine only makes it slower. */
const RATE_ROUNDS = 3

export async function benchServer(
  games: readonly string[],
  tables: number,
  io: Io,
  m: CliMessages,
): Promise<ServerFigures> {
  io.signal.throwIfAborted()
  const folder = makePlace(m)
  // Also when a second Ctrl-C ends this process at once.
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  process.on('exit', clear)
  try {
    return await unlessStopped(io.signal, measureAll(folder, games, tables, io, m))
  } finally {
    process.off('exit', clear)
    clear()
  }
}

function makePlace(m: CliMessages): string {
  const place = join(tmpdir(), 'ludopolis-bench-')
  try {
    return mkdtempSync(place)
  } catch (error) {
    return failToWrite(place, error, m)
  }
}

/** A measurement waits for answers of a server: when it is to stop, the server goes, and nothing is waited for. */
async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, stopped])
}

async function measureAll(
  folder: string,
  games: readonly string[],
  tables: number,
  io: Io,
  m: CliMessages,
): Promise<ServerFigures> {
  let server = await Bench.start(folder, io, m)
  try {
    const measured: [string, GameFigures][] = []
    let longest = { id: '', cookie: '', steps: 0 }
    for (const game of games) {
      const { figures, table } = await measureGame(server, game, Math.min(TABLES, tables))
      measured.push([game, figures])
      if (table.steps > longest.steps) longest = table
    }
    const durableMovesPerSecond = await measureRate(server, games[0] as string, Math.min(AT_ONCE, tables))
    await server.stop()
    server = await Bench.start(folder, io, m)
    const openMilliseconds = await measureOpening(server, longest)
    const kilobytesPerTable = await measureMemory(server, games[0] as string, tables)
    return {
      games: Object.fromEntries(measured),
      durableMovesPerSecond,
      openMilliseconds,
      openSteps: longest.steps,
      kilobytesPerTable,
      tables,
    }
  } finally {
    await server.stop()
  }
}

/** However this process ends, also by a kill, the input of the server that it started ends with it; and so does the server. */
const ENDS_WITH_US = `data:text/javascript,${encodeURIComponent(
  "process.stdin.on('end', () => process.exit()).resume().unref()",
)}`

/** The server that is measured. */
class Bench {
  readonly url: string
  readonly #child: ChildProcess
  readonly #metrics: number

  private constructor(url: string, child: ChildProcess, metrics: number) {
    this.url = url
    this.#child = child
    this.#metrics = metrics
  }

  static async start(folder: string, { env, signal }: Io, m: CliMessages): Promise<Bench> {
    const metrics = await freePort()
    signal.throwIfAborted()
    const child = spawn(process.execPath, ['--import', ENDS_WITH_US, process.argv[1] ?? '', 'serve'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        LUDOPOLIS_ORIGIN: '',
        LUDOPOLIS_DATA: folder,
        LUDOPOLIS_LOG: 'error',
        // Everybody comes from an address of their own, as limits expect.
        LUDOPOLIS_PROXY: '127.0.0.1',
        LUDOPOLIS_METRICS_PORT: String(metrics),
      },
    })
    // What is measured is thrown away: it need not close in good order when nobody waits for it any more.
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    process.on('exit', kill)
    child.once('exit', () => process.off('exit', kill))
    let said = ''
    for await (const chunk of child.stdout) {
      said += chunk
      const [, port] = /http:\/\/\S+:(\d+)/.exec(said) ?? []
      if (port !== undefined) return new Bench(`http://127.0.0.1:${port}`, child, metrics)
    }
    signal.throwIfAborted()
    // It has said why.
    return fail(m.serverUnopened)
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.#metrics}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const at = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof at === 'object' && at ? at.port : 0
}

/** Whole games of four at several tables at once; everybody is told of every step. The quietest round counts. */
async function measureGame(server: Bench, game: string, atOnce: number) {
  const rounds: GameFigures[] = []
  let table = { id: '', cookie: '', steps: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const tables = await Promise.all(
      Array.from({ length: atOnce }, (_, n) => layTable(server, game, `${game}/${round}/${n}`)),
    )
    const players = tables.flatMap((one) => one.players)
    const [cpuBefore, bytesBefore] = [await server.metric('process_cpu_seconds_total'), received(players)]
    const steps = await Promise.all(tables.map(playTogether))
    const moves = sum(steps)
    const cpu = (await server.metric('process_cpu_seconds_total')) - cpuBefore
    const bytes = received(players) - bytesBefore
    rounds.push({
      moves,
      cpuMicroseconds: Math.round((cpu / moves) * 1e6),
      bytesPerStep: Math.round(bytes / moves / LISTENERS),
    })
    for (const [i, { id, players }] of tables.entries())
      if ((steps[i] ?? 0) > table.steps) table = { id, cookie: players[0]?.cookie ?? '', steps: steps[i] ?? 0 }
    for (const player of players) player.close()
  }
  const [, ...warm] = rounds
  const figures = warm.reduce((best, one) => (one.cpuMicroseconds < best.cpuMicroseconds ? one : best))
  return { figures, table }
}

interface Laid {
  readonly id: string
  readonly players: readonly ServerPlayer[]
  readonly choose: (n: number) => number
}

async function layTable(server: Bench, game: string, seed: string): Promise<Laid> {
  const players = await Promise.all(
    Array.from({ length: LISTENERS }, (_, i) => ServerPlayer.enter(server.url, `${seed.replaceAll('/', '-')}-${i}`)),
  )
  const [host, ...others] = players as [ServerPlayer, ...ServerPlayer[]]
  const id = await host.makeTable(game, ['me', ...others.map(() => 'open')])
  for (const other of others) await other.ask('POST', `/tables/${id}/sit`, {})
  await Promise.all(players.map((player, seat) => player.listen(id, [seat])))
  const bits = bitsFrom(`bench/${seed}`)
  return { id, players, choose: (n) => below(bits, n) }
}

const received = (players: readonly ServerPlayer[]) => players.reduce((sum, { bytes }) => sum + bytes, 0)

async function playTogether({ players, choose }: Laid): Promise<number> {
  for (let steps = 0; ; steps++) {
    const mover = players.find((player) => player.mayAct)
    if (!mover || !(await mover.play(choose))) return steps
    await Promise.all(players.map((player) => player.upTo(mover.seq)))
  }
}

/** Many tables at once, as fast as they are stored: they share what waits for the disk. */
async function measureRate(server: Bench, game: string, atOnce: number): Promise<number> {
  let best = 0
  for (let round = 0; round < RATE_ROUNDS; round++) best = Math.max(best, await rateOnce(server, game, round, atOnce))
  return best
}

async function rateOnce(server: Bench, game: string, round: number, atOnce: number): Promise<number> {
  const names = Array.from({ length: atOnce }, (_, i) => `rate-${round}-${i}`)
  const all = await Promise.all(
    names.map(async (name) => {
      const player = await ServerPlayer.enter(server.url, name)
      const id = await player.makeTable(game, ['me', 'me'])
      await player.listen(id, [0, 1])
      return { player, bits: bitsFrom(name) }
    }),
  )
  const begin = performance.now()
  const played = await Promise.all(
    all.map(async ({ player, bits }) => {
      let moves = 0
      while (moves < MOVES_EACH && (await player.play((n) => below(bits, n)))) moves++
      return moves
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  for (const { player } of all) player.close()
  return Math.round(sum(played) / seconds)
}

/** The first look at a long table after the server was started; its game was loaded before. */
async function measureOpening(server: Bench, { id, cookie }: { id: string; cookie: string }): Promise<number> {
  const warm = await ServerPlayer.enter(server.url, 'warm')
  await warm.ask('GET', '/games')
  const begin = performance.now()
  const answer = await fetch(`${server.url}/api/tables/${id}/now`, { headers: { cookie } })
  await answer.text()
  return Math.round((performance.now() - begin) * 10) / 10
}

async function measureMemory(server: Bench, game: string, tables: number): Promise<number> {
  const before = await server.metric('process_resident_memory_bytes')
  for (let made = 0; made < tables; ) {
    const player = await ServerPlayer.enter(server.url, `memory-${made}`)
    for (let i = 0; i < TABLES_EACH && made < tables; i++, made++) await player.makeTable(game, ['me', 'me'])
  }
  const after = await server.metric('process_resident_memory_bytes')
  return Math.round((after - before) / 1024 / tables)
}
