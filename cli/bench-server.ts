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
import type { Io } from './io.ts'
import { Player } from './server-player.ts'

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
const MOVES = 400
const AT_ONCE = 64
/** As many as somebody may send at once. */
const MOVES_EACH = 80
const TABLES_EACH = 25

export async function benchServer(games: readonly string[], tables: number, io: Io): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-bench-'))
  let server = await Bench.start(folder, io)
  try {
    const measured: [string, GameFigures][] = []
    let longest = { id: '', cookie: '', steps: 0 }
    for (const game of games) {
      const { figures, table } = await measureGame(server, game)
      measured.push([game, figures])
      if (table.steps > longest.steps) longest = table
    }
    const durableMovesPerSecond = await measureRate(server, games[0] ?? 'neoville')
    await server.stop()
    server = await Bench.start(folder, io)
    const openMilliseconds = await measureOpening(server, longest)
    const kilobytesPerTable = await measureMemory(server, games[0] ?? 'neoville', tables)
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
    rmSync(folder, { recursive: true, force: true })
  }
}

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

  static async start(folder: string, { env }: Io): Promise<Bench> {
    const metrics = await freePort()
    const child = spawn(process.execPath, [process.argv[1] ?? '', 'serve'], {
      stdio: ['ignore', 'pipe', 'inherit'],
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
    let said = ''
    for await (const chunk of child.stdout) {
      said += chunk
      const [, port] = /http:\/\/\S+:(\d+)/.exec(said) ?? []
      if (port !== undefined) return new Bench(`http://127.0.0.1:${port}`, child, metrics)
    }
    throw new Error('the server did not open')
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.#metrics}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
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

/** Whole games of four, each of whom is told of every step. */
async function measureGame(server: Bench, game: string) {
  const bits = bitsFrom(`bench/${game}`)
  let [moves, bytes, cpu] = [0, 0, 0]
  let table = { id: '', cookie: '', steps: 0 }
  for (let n = 0; moves < MOVES; n++) {
    const players = await Promise.all(
      Array.from({ length: LISTENERS }, (_, i) => Player.enter(server.url, `${game}-${n}-${i}`)),
    )
    const [host, ...others] = players as [Player, ...Player[]]
    const id = await host.makeTable(game, ['me', ...others.map(() => 'open')])
    for (const other of others) await other.ask('POST', `/tables/${id}/sit`, {})
    await Promise.all(players.map((player, seat) => player.listen(id, [seat])))
    const [cpuBefore, bytesBefore] = [await server.metric('process_cpu_seconds_total'), received(players)]
    const steps = await playTogether(players, (n) => below(bits, n))
    cpu += (await server.metric('process_cpu_seconds_total')) - cpuBefore
    bytes += received(players) - bytesBefore
    moves += steps
    if (steps > table.steps) table = { id, cookie: host.cookie, steps }
    for (const player of players) player.close()
  }
  const figures = {
    moves,
    cpuMicroseconds: Math.round((cpu / moves) * 1e6),
    bytesPerStep: Math.round(bytes / moves / LISTENERS),
  }
  return { figures, table }
}

const received = (players: readonly Player[]) => players.reduce((sum, { bytes }) => sum + bytes, 0)

async function playTogether(players: readonly Player[], choose: (n: number) => number): Promise<number> {
  for (let steps = 0; ; steps++) {
    const mover = players.find((player) => player.mayAct)
    if (!mover || !(await mover.play(choose))) return steps
    await Promise.all(players.map((player) => player.upTo(mover.seq)))
  }
}

/** Many tables at once, as fast as they are stored. */
async function measureRate(server: Bench, game: string): Promise<number> {
  const players = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => Player.enter(server.url, `rate-${i}`)))
  const ready = players.map(async (player, i) => {
    const id = await player.makeTable(game, ['me', 'me'])
    await player.listen(id, [0, 1])
    return { player, id, bits: bitsFrom(`rate/${i}`) }
  })
  const all = await Promise.all(ready)
  const begin = performance.now()
  const played = await Promise.all(
    all.map(async ({ player, bits }) => {
      let moves = 0
      while (moves < MOVES_EACH && (await player.play((n) => below(bits, n)))) moves++
      return moves
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  for (const player of players) player.close()
  return Math.round(played.reduce((sum, moves) => sum + moves, 0) / seconds)
}

/** The first look at a long table after the server was started; its game was loaded before. */
async function measureOpening(server: Bench, { id, cookie }: { id: string; cookie: string }): Promise<number> {
  const warm = await Player.enter(server.url, 'warm')
  await warm.ask('GET', '/games')
  const begin = performance.now()
  const answer = await fetch(`${server.url}/api/tables/${id}/now`, { headers: { cookie } })
  await answer.text()
  return Math.round((performance.now() - begin) * 10) / 10
}

async function measureMemory(server: Bench, game: string, tables: number): Promise<number> {
  const before = await server.metric('process_resident_memory_bytes')
  for (let made = 0; made < tables; ) {
    const player = await Player.enter(server.url, `memory-${made}`)
    for (let i = 0; i < TABLES_EACH && made < tables; i++, made++) await player.makeTable(game, ['me', 'me'])
  }
  const after = await server.metric('process_resident_memory_bytes')
  return Math.round((after - before) / 1024 / tables)
}
