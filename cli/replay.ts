// `ludopolis replay`: checks recorded games step by step against the rules, and shows how one stood or ended.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { moveSentence, outcomeParts, tableMessages } from '../core/face.ts'
import { NOBODY, PUBLIC } from '../core/game.ts'
import { layoutOf } from '../core/layout.ts'
import { replay as replayRecord } from '../core/record.ts'
import type { Call, Command } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { fail } from './fail.ts'
import type { Checked } from './files.ts'
import { checkedRecord, failToRead, readText } from './files.ts'
import { failWith, seatNames } from './games.ts'
import { positionLines } from './position.ts'
import { partLines } from './text.ts'

export const replay: Command = {
  name: 'replay',
  takes: '<file>',
  about: 'check a recorded game, or a file of many, against the rules',
  flags: [
    ['--to <n>', 'show the position after step n, 0 being the deal'],
    LOCALE_FLAG,
    ['--json', 'the result as JSON, with the position'],
  ],
  examples: ['replay evening.json', 'replay evening.json --to 12', 'replay games/records.jsonl --json'],
  run,
}

async function run(call: Call): Promise<number> {
  const { args, flags, m } = call
  const path = args[0] as string
  const to = flags.count('to', 0)
  if (await hasSeveralRecords(path, call)) {
    if (to !== undefined) fail(m.oneGameOnly(path))
    await checkMany(path, call)
  } else await checkOne(path, to, call)
  return 0
}

async function* linesOf(path: string, { m }: Call): AsyncGenerator<{ readonly text: string; readonly number: number }> {
  const input = createReadStream(path, 'utf8')
  let number = 0
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++
      if (text.trim() !== '') yield { text, number }
    }
  } catch (error) {
    failToRead(path, error, m)
  } finally {
    input.destroy()
  }
}

/** A record may fill one line or many; several records fill one line each. */
async function hasSeveralRecords(path: string, call: Call): Promise<boolean> {
  let lines = 0
  for await (const { text } of linesOf(path, call)) {
    if (lines++ > 0) return true
    if (text.trim() === '{') return false
  }
  return false
}

async function checkMany(path: string, call: Call): Promise<void> {
  const { io, flags, locale, m } = call
  const games: { [game: string]: number } = {}
  let [records, steps, unfinished] = [0, 0, 0]
  for await (const { text, number } of linesOf(path, call)) {
    const { record } = await checkedRecord(text, m.line(path, number), locale, m)
    records++
    steps += record.steps.length
    games[record.game] = (games[record.game] ?? 0) + 1
    if (!record.outcome) unfinished++
  }
  const result = { records, games, steps, unfinished }
  io.stdout.write(`${flags.has('json') ? JSON.stringify(result) : m.checkedMany(records, steps, unfinished)}\n`)
}

async function checkOne(path: string, to: number | undefined, call: Call): Promise<void> {
  const { io, flags, locale, m } = call
  const checked = await checkedRecord(readText(path, m), path, locale, m)
  const last = checked.record.steps.length
  const step = to ?? last
  if (step > last) await failWith({ code: 'no-such-step', values: { step, last } }, null, locale, path)
  const lines = flags.has('json') ? [asJson(checked, step)] : await asText(checked, step, to !== undefined, call)
  io.stdout.write(`${lines.join('\n')}\n`)
}

function asJson({ module: { game }, record }: Checked, to: number): string {
  const s = game.blank()
  replayRecord(game, record, s, to)
  const { rules, seats, options, steps } = record
  const toAct = game.toAct(s)
  return JSON.stringify({
    game: game.id,
    rules,
    seats,
    options,
    steps: steps.length,
    to,
    toAct: toAct === NOBODY ? null : toAct,
    outcome: game.outcome(s),
    position: layoutOf(s).write(s),
  })
}

async function asText(checked: Checked, to: number, asked: boolean, { io, locale, m }: Call): Promise<string[]> {
  const { module, record } = checked
  const { game } = module
  const names = record.names ?? seatNames(record.seats, m)
  const words = await module.words(locale, names)
  const messages = await tableMessages(locale)
  const width = io.stdout.isTTY ? (io.stdout.columns ?? 80) : Number.POSITIVE_INFINITY
  const lines = [m.replayed(words.name, record.seats, record.steps.length, record.rules)]
  const s = game.blank()
  let told = ''
  replayRecord(game, record, s, to, (step, index) => {
    if (index === to - 1)
      told = m.played(names[step.seat] ?? '', moveSentence(words, game.view(s, step.seat), step.move))
  })
  if (asked) {
    lines.push('', `${m.atStep(to, record.steps.length)}${told === '' ? '' : `. ${told}`}`)
    lines.push(...positionLines(game, s, names, words, messages, width))
  }
  const outcome = game.outcome(s)
  if (outcome) {
    const parts = outcomeParts(outcome, game.sheet(s), game.cooperative, names, words, messages, locale)
    lines.push('', ...parts.flatMap((part) => partLines(part, width)))
  } else if (!asked) lines.push(m.unfinished, words.prompt(game.view(s, PUBLIC)))
  return lines
}
