// `ludopolis bench`: how quickly the games run on this machine, in its quietest moments.
import { below, bitsFrom, quickChance } from '../core/chance.ts'
import type { AnyGame, Move, State } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import { GAME_IDS } from '../games/index.ts'
import { Breath } from '../lab/breath.ts'
import { benchTurns } from './bench-turns.ts'
import { oneBot } from './bots.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import { defaultOptions, findGame } from './games.ts'
import type { CliMessages } from './messages/en.ts'
import { gridLines } from './text.ts'

const SLICES = 12
const SAMPLES = 64

export const bench: Command<'bench'> = {
  name: 'bench',
  takes: ['[...games]'],
  flags: {
    seconds: { takes: 'n', otherwise: 3 },
    bot: { takes: 'bot' },
    server: {},
    tables: { takes: 'n', otherwise: 1000 },
    json: {},
  },
  examples: ['bench', 'bench GAME --seconds 10 --json', 'bench --bot search:100ms', 'bench --server --json'],
  run,
}

/** What is measured: of rates more is better, of times less. Guided steps are played as the game's advice says. */
const FIGURES = [
  'playoutsPerSecond',
  'stepsPerSecond',
  'guidedStepsPerSecond',
  'copyNanoseconds',
  'legalNanoseconds',
] as const
type BenchFigures = { [F in (typeof FIGURES)[number]]: number }

async function run({ args, flags, io, m, numbers }: Invocation): Promise<number> {
  refuseOtherForms(flags, m)
  const seconds = readSeconds(flags.text('seconds') ?? '3', m)
  const ids = args.length > 0 ? [...new Set(args)] : GAME_IDS
  if (flags.has('server')) return tellServer(ids, flags.count('tables') ?? 1000, { flags, io, m, numbers })
  const bot = oneBot(flags, 'bot', m)
  if (bot) return benchTurns(ids, bot, seconds, { flags, io, m, numbers })
  const runs: { readonly id: string; readonly slices: BenchFigures[]; readonly ground: Ground }[] = []
  for (const id of ids) {
    const { game } = await findGame(id, m)
    runs.push({ id, slices: [], ground: groundFor(game) })
  }
  const slice = (seconds * 1000) / (SLICES + 2)
  const breath = new Breath(io.signal)
  for (const { ground } of runs) await measure(ground, slice * 2, breath)
  // Interleaved: a noisy moment harms one slice of every game, not all slices of one.
  for (let i = 0; i < SLICES; i++)
    for (const { slices, ground } of runs) slices.push(await measure(ground, slice, breath))
  const results = runs.map(({ id, slices }) => ({
    id,
    best: pickSlice(slices, 'best'),
    median: pickSlice(slices, 'median'),
  }))
  if (flags.has('json')) {
    io.stdout.write(`${JSON.stringify(Object.fromEntries(results.map(({ id, best }) => [id, best])))}\n`)
    return 0
  }
  const row = (id: string, figures: BenchFigures) => [id, ...FIGURES.map((figure) => numbers.plain(figures[figure]))]
  const rows = results.flatMap(({ id, best, median }) => [row(m.best(id), best), row(m.median(id), median)])
  const lines = gridLines({ caption: '', head: [m.game, m.playouts, m.stepRate, m.guidedRate, m.copy, m.legal], rows })
  io.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

/** A server is measured with flags of its own; those of the other forms would say nothing. */
function refuseOtherForms(flags: Invocation['flags'], m: CliMessages): void {
  const isServer = flags.has('server')
  for (const other of ['bot', 'seconds']) if (isServer && flags.has(other)) fail(m.flagsApart(`--${other}`, '--server'))
  if (!isServer && flags.has('tables')) fail(m.flagNeeds('--tables', '--server'))
}

async function tellServer(
  ids: readonly string[],
  tables: number,
  { flags, io, m, numbers }: Pick<Invocation, 'flags' | 'io' | 'm' | 'numbers'>,
) {
  for (const id of ids) await findGame(id, m)
  const { benchServer } = await import('./bench-server.ts')
  const told = await benchServer(ids, tables, io, m)
  if (flags.has('json')) {
    io.stdout.write(`${JSON.stringify(told)}\n`)
    return 0
  }
  const rows = Object.entries(told.games).map(([id, figures]) => [id, ...Object.values(figures).map(String)])
  const lines = gridLines({ caption: '', head: [m.game, m.moves, m.cpuOfMove, m.bytesOfStep], rows })
  io.stdout.write(`${lines.join('\n')}\n${m.serverFigures(told, numbers.plain(told.openMilliseconds)).join('\n')}\n`)
  return 0
}

function readSeconds(text: string, m: CliMessages): number {
  const seconds = Number(text)
  return seconds > 0 && seconds <= 3600 ? seconds : fail(m.notSeconds(text))
}

/** Everything a measurement needs, made once: the measured loops allocate nothing themselves. */
interface Ground {
  readonly game: AnyGame
  readonly options: AnyChosen
  readonly bits: () => number
  readonly chance: ReturnType<typeof quickChance>
  readonly list: Int32Array
  readonly state: State
  readonly samples: readonly State[]
}

function groundFor(game: AnyGame): Ground {
  const seats = game.seats[0]
  const options = defaultOptions(game, seats)
  const bits = bitsFrom('bench')
  const state = game.blank()
  const list = new Int32Array(MOST_MOVES)
  const samples: State[] = []
  const ground = { game, options, bits, chance: quickChance(bits), list, state, samples }
  while (samples.length < SAMPLES)
    playout(ground, () => {
      if (samples.length < SAMPLES && below(bits, 8) === 0) samples.push(copyState(state, game.blank()))
      return anyMove(ground)
    })
  return ground
}

/** Plays one game; gives its number of steps. */
function playout({ game, options, chance, state }: Ground, choose: () => Move): number {
  game.setup(game.seats[0], options, chance, state)
  let steps = 0
  for (; game.toAct(state) !== NOBODY; steps++) game.play(state, choose(), chance)
  return steps
}

const anyMove = ({ game, bits, list, state }: Ground) => list[below(bits, game.legal(state, list))] as number

function advisedMove({ game, list, state }: Ground): Move {
  game.advice.promising(state, list)
  return list[0] as number
}

/** Most of the time for playouts, a part each for copies and for lists of moves. */
async function measure(ground: Ground, milliseconds: number, breath: Breath): Promise<BenchFigures> {
  let [playouts, steps, guidedSteps] = [0, 0, 0]
  const played = await timed(milliseconds * 0.5, breath, () => {
    playouts++
    steps += playout(ground, () => anyMove(ground))
  })
  const guided = await timed(milliseconds * 0.2, breath, () => {
    guidedSteps += playout(ground, () => advisedMove(ground))
  })
  const { game, list, samples, state } = ground
  let copies = 0
  const copied = await timed(milliseconds * 0.15, breath, () => {
    for (const sample of samples) copyState(sample, state)
    copies += samples.length
  })
  let lists = 0
  const listed = await timed(milliseconds * 0.15, breath, () => {
    for (const sample of samples) game.legal(sample, list)
    lists += samples.length
  })
  return {
    playoutsPerSecond: Math.round((playouts * 1000) / played),
    stepsPerSecond: Math.round((steps * 1000) / played),
    guidedStepsPerSecond: Math.round((guidedSteps * 1000) / guided),
    copyNanoseconds: Math.round((copied * 1e7) / copies) / 10,
    legalNanoseconds: Math.round((listed * 1e7) / lists) / 10,
  }
}

/** Repeats a job for this many milliseconds; returns how many it took, pauses not counted. */
async function timed(milliseconds: number, breath: Breath, job: () => void): Promise<number> {
  let passed = 0
  while (passed < milliseconds) {
    if (breath.due) await breath.take()
    const begin = performance.now()
    for (let i = 0; i < 16; i++) job()
    passed += performance.now() - begin
  }
  return passed
}

/** Of every figure the best slice, or the one in the middle. */
function pickSlice(slices: readonly BenchFigures[], which: 'best' | 'median'): BenchFigures {
  const pick = (figure: keyof BenchFigures) => {
    const values = slices.map((slice) => slice[figure]).sort((a, b) => a - b)
    if (which === 'median') return values[values.length >> 1] ?? 0
    return (figure.endsWith('PerSecond') ? values.at(-1) : values[0]) ?? 0
  }
  return {
    playoutsPerSecond: pick('playoutsPerSecond'),
    stepsPerSecond: pick('stepsPerSecond'),
    guidedStepsPerSecond: pick('guidedStepsPerSecond'),
    copyNanoseconds: pick('copyNanoseconds'),
    legalNanoseconds: pick('legalNanoseconds'),
  }
}
