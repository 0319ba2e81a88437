// `ludopolis replay`: checks recorded games step by step against the rules, and shows how one stood or ended.
import { moveSentence, outcomeParts, tableMessages } from '../core/face.ts'
import { isRefusal, NOBODY, PUBLIC } from '../core/game.ts'
import { MOST_JSON, readJson } from '../core/json.ts'
import { layoutOf } from '../core/layout.ts'
import { replay as replayRecord } from '../core/record.ts'
import { checkLuck } from '../house/luck.ts'
import { Breath } from '../lab/breath.ts'
import type { Command, Invocation } from './command.ts'
import { fail } from './fail.ts'
import type { Checked } from './files.ts'
import { checkedRecord } from './files.ts'
import { failWith, seatNames } from './games.ts'
import { linesOf } from './input.ts'
import { INTERRUPTED } from './io.ts'
import { positionLines } from './position.ts'
import { partLines, widthOf } from './text.ts'

export const replay: Command<'replay'> = {
  name: 'replay',
  takes: ['<file>'],
  flags: {
    to: { takes: 'n' },
    luck: {},
    json: {},
  },
  examples: ['replay evening.json', 'replay evening.json --to 12', 'replay games/records.jsonl --json'],
  run,
}

async function run(call: Invocation): Promise<number> {
  const { args, flags, m } = call
  const path = args[0] as string
  const to = flags.count('to', 0)
  // Read once, from beginning to end: a pipe cannot be read again.
  const lines = numbered(linesOf(path, call))
  const first = await lines.next()
  const second = await lines.next()
  if (first.done || second.done) return checkOne(path, first.value?.text ?? '', path, to, call)
  if (isRefusal(readJson(first.value.text))) {
    // Either one record spread over many lines, or many of which the first is damaged.
    const text = await joined([first.value, second.value], lines, path, call)
    return checkOne(path, text, m.line(path, first.value.number), to, call)
  }
  if (to !== undefined) fail(m.oneGameOnly(path))
  return checkMany(path, [first.value, second.value], lines, call)
}

interface Line {
  readonly text: string
  readonly number: number
}

/** The lines that hold something. */
async function* numbered(lines: AsyncIterable<string>): AsyncGenerator<Line, undefined> {
  let number = 0
  for await (const text of lines) {
    number++
    if (text.trim() !== '') yield { text, number }
  }
}

async function joined(
  first: readonly Line[],
  rest: AsyncIterable<Line>,
  path: string,
  { m }: Invocation,
): Promise<string> {
  let text = first.map((line) => line.text).join('\n')
  for await (const line of rest) {
    text += `\n${line.text}`
    if (text.length > MOST_JSON) fail(m.fileLarge(path, MOST_JSON))
  }
  return text
}

async function checkMany(
  path: string,
  first: readonly Line[],
  rest: AsyncIterable<Line>,
  call: Invocation,
): Promise<number> {
  const { io, flags, locale, m } = call
  const games: { [game: string]: number } = {}
  let [records, steps, unfinished, draws] = [0, 0, 0, 0]
  const check = async ({ text, number }: Line) => {
    const checked = await checkedRecord(text, m.line(path, number), locale, m)
    const { record } = checked
    draws += await provenDraws(checked, m.line(path, number), call)
    records++
    steps += record.steps.length
    games[record.game] = (games[record.game] ?? 0) + 1
    if (!record.outcome) unfinished++
  }
  const breath = new Breath(io.signal)
  try {
    for (const line of first) await check(line)
    for await (const line of rest) {
      await check(line)
      if (breath.due) await breath.take()
    }
  } catch (error) {
    if (!io.signal.aborted) throw error
    io.stderr.write(`ludopolis: ${m.stoppedRecords(records)}\n`)
    return INTERRUPTED
  }
  const isProven = flags.has('luck')
  const result = { records, games, steps, unfinished, ...(isProven ? { draws } : {}) }
  const lines = [m.checkedMany(records, steps, unfinished), ...(isProven ? [m.luckProven(draws)] : [])]
  io.stdout.write(`${flags.has('json') ? JSON.stringify(result) : lines.join('\n')}\n`)
  return 0
}

async function checkOne(
  path: string,
  text: string,
  about: string,
  to: number | undefined,
  call: Invocation,
): Promise<number> {
  const { io, flags, locale, m } = call
  const checked = await checkedRecord(text, about, locale, m)
  const draws = await provenDraws(checked, about, call)
  const last = checked.record.steps.length
  const step = to ?? last
  if (step > last) await failWith({ code: 'no-such-step', values: { step, last } }, null, locale, path)
  const isProven = flags.has('luck')
  const lines = flags.has('json')
    ? [JSON.stringify({ ...asJson(checked, step), ...(isProven ? { draws } : {}) })]
    : [...(await asText(checked, step, to !== undefined, call)), ...(isProven ? [m.luckProven(draws)] : [])]
  io.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

/** How many draws were shown to be the only ones possible, where that is asked for. */
async function provenDraws({ module, record }: Checked, about: string, { flags, locale }: Invocation): Promise<number> {
  if (!flags.has('luck')) return 0
  const draws = checkLuck(module.game, record)
  return isRefusal(draws) ? failWith(draws, null, locale, about) : draws
}

function asJson({ module: { game }, record }: Checked, to: number): object {
  const s = game.blank()
  replayRecord(game, record, s, to)
  const { rules, seats, options, steps } = record
  const toAct = game.toAct(s)
  return {
    game: game.id,
    rules,
    seats,
    options,
    steps: steps.length,
    to,
    toAct: toAct === NOBODY ? null : toAct,
    outcome: game.outcome(s),
    position: layoutOf(s).write(s),
  }
}

async function asText(checked: Checked, to: number, asked: boolean, { io, locale, m }: Invocation): Promise<string[]> {
  const { module, record } = checked
  const { game } = module
  const names = record.names ?? seatNames(record.seats, m)
  const words = await module.words(locale, names)
  const messages = await tableMessages(locale)
  const width = widthOf(io.stdout)
  const lines = [m.replayed(words.name, record.seats, record.steps.length, record.rules)]
  const s = game.blank()
  const last = record.steps.length
  let told = m.atStep(to, last)
  replayRecord(game, record, s, to, (step, index) => {
    if (index < to - 1) return
    told = m.atStepPlayed(to, last, names[step.seat] ?? '', moveSentence(words, game.view(s, step.seat), step.move))
  })
  if (asked) {
    lines.push('', told)
    lines.push(...positionLines(game, s, names, words, messages, width))
  }
  const outcome = game.outcome(s)
  if (outcome) {
    const parts = outcomeParts(outcome, game.sheet(s), game.cooperative, names, words, messages, locale)
    lines.push('', ...parts.flatMap((part) => partLines(part, width)))
  } else if (!asked) lines.push(m.unfinished, words.prompt(game.view(s, PUBLIC)))
  return lines
}
