// `ludopolis review`: a bot goes through a recorded game and says where it was lost.
import { judge } from '../bots/judge.ts'
import { Pool } from '../bots/pool.ts'
import type { Review } from '../bots/review.ts'
import { givenAway, momentsOf, review as reviewRecord, usualTries } from '../bots/review.ts'
import { tellMoment } from '../bots/review-words.ts'
import { startNodeWorker } from '../bots/start-node.ts'
import { isRefusal } from '../core/game.ts'
import { replay } from '../core/record.ts'
import { allCores, mostThreads } from '../lab/threads.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import type { Checked } from './files.ts'
import { checkedRecord } from './files.ts'
import { failWith, seatNames } from './games.ts'
import { textOf } from './input.ts'
import { INTERRUPTED } from './io.ts'
import { withProgress } from './progress.ts'
import { gridLines, widthOf, wrap } from './text.ts'

export const review: Command<'review'> = {
  name: 'review',
  takes: ['<file>'],
  flags: {
    seat: { takes: 'n' },
    tries: { takes: 'n' },
    threads: { takes: 'n' },
    json: {},
  },
  examples: ['review evening.json', 'review evening.json --seat 1 --tries 2000 --json'],
  run,
}

async function run(call: Invocation): Promise<number> {
  const { args, flags, io, locale, m } = call
  const path = args[0] as string
  const seat = flags.count('seat')
  const threads = Math.min(flags.count('threads') ?? allCores(), mostThreads())
  const asked = flags.count('tries', 2)
  const checked = await checkedRecord(await textOf(path, call), path, locale, m)
  const { module, record } = checked
  if (seat !== undefined && seat > record.seats) fail(m.noSuchSeat(seat, record.seats))
  const tries = asked ?? usualTries(module.game)
  const only = seat === undefined ? undefined : seat - 1
  const result = await reviewed(checked, tries, only, threads, call)
  if (result === null) {
    io.stderr.write(`ludopolis: ${m.reviewStopped}\n`)
    return INTERRUPTED
  }
  if (result.judged.length === 0) fail(m.reviewNothing(path))
  const lines = flags.has('json') ? [JSON.stringify(asJson(result))] : await asText(checked, result, call)
  io.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

/** Null if it was stopped. */
async function reviewed(
  { module: { game }, record }: Checked,
  tries: number,
  seat: number | undefined,
  threads: number,
  { io, locale }: Invocation,
): Promise<Review | null> {
  const pool = threads > 1 ? new Pool(startNodeWorker, threads) : null
  const { signal } = io
  try {
    const result = await withProgress(io, 100, (progress) =>
      reviewRecord(game, record, tries, {
        judge: (job, stop) => (pool ? pool.judge(job, stop) : judge(game, job, stop)),
        atOnce: threads,
        seat,
        signal,
        progress: (done, total) => progress(Math.floor((100 * done) / total)),
      }),
    )
    return isRefusal(result) ? await failWith(result, null, locale) : result
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    pool?.close()
  }
}

function asJson(result: Review): object {
  return { ...result, moments: momentsOf(result).map(({ step }) => step) }
}

async function asText({ module, record }: Checked, result: Review, call: Invocation): Promise<string[]> {
  const { io, locale, m } = call
  const { game } = module
  const names = record.names ?? seatNames(record.seats, m)
  const words = await module.words(locale, names)
  const width = widthOf(io.stdout)
  const { judged, tries } = result
  const lines = [m.reviewed(words.name, record.seats, record.steps.length, judged.length, tries), '']
  lines.push(...summary(result, names, game.cooperative, call), '')
  const moments = momentsOf(result)
  lines.push(moments.length > 0 ? m.moments : m.noMoments)
  for (const moment of moments) {
    const s = game.blank()
    replay(game, record, s, moment.step - 1)
    const { played, lost, better, after, why } = await tellMoment(game, s, moment, words, names, locale)
    lines.push('', ...wrap(m.momentAt(moment.step, names[moment.seat] ?? '', played), width))
    const told = (sentence: string, inset: number) =>
      wrap(sentence, width - inset).map((line) => `${' '.repeat(inset)}${line}`)
    lines.push(...told(lost, 2), ...told(better, 2))
    for (const sentence of after) lines.push(...told(sentence, 4))
    for (const sentence of why) lines.push(...told(sentence, 2))
  }
  return lines
}

/** A row for everybody who decided something, and where their mistakes are. */
function summary(
  result: Review,
  names: readonly string[],
  cooperative: boolean,
  { io, m, numbers }: Invocation,
): readonly string[] {
  const seats = names.map((name, seat) => ({ name, seat, gave: givenAway(result, seat) }))
  const deciding = seats.filter(({ gave }) => gave.decisions > 0)
  const rows = deciding.map(({ name, gave: { decisions, mistakes, chance, points } }) => [
    name,
    String(decisions),
    String(mistakes),
    numbers.percent(chance),
    ...(cooperative ? [] : [numbers.plain(points)]),
  ])
  const head = [m.player, m.decisions, m.mistakes, m.chanceLost, ...(cooperative ? [] : [m.pointsLost])]
  const marked = deciding.flatMap(({ name, seat }) => {
    const steps = result.judged.filter((one) => one.seat === seat && one.marked).map(({ step }) => step)
    return steps.length > 0 ? [m.markedSteps(name, steps.join(', '))] : []
  })
  return [...gridLines({ caption: '', head, rows }, widthOf(io.stdout)), ...marked]
}
