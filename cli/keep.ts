// Keeping a game in a file: every step is on the disk before it is shown, so that nothing that was seen can be lost.
import type { Entry, Stand } from '../core/entries.ts'
import type { GameRecord, OpenedLuck, Step } from '../core/record.ts'
import { RECORD_VERSION, writeRecord } from '../core/record.ts'
import type { Answered, TableRow, TableStore } from '../house/store.ts'
import { Failure } from './fail.ts'
import { mustBeNew, replaceText } from './files.ts'
import type { CliMessages } from './messages/en.ts'
import type { Keyboard } from './person.ts'

interface RecordedGame {
  readonly record: GameRecord
  readonly times: readonly number[]
}

/** One game as a record, in memory and, if it has a file, there. */
export class RecordStore implements TableStore {
  readonly #names: readonly string[]
  readonly #luck: OpenedLuck | null
  readonly #m: CliMessages
  #file: string | undefined
  #game: RecordedGame | null = null
  /** Why the file could not be written. */
  failure: Failure | null = null

  constructor(names: readonly string[], luck: OpenedLuck | null, file: string | undefined, m: CliMessages) {
    this.#names = names
    this.#luck = luck
    this.#file = file
    this.#m = m
  }

  get file(): string | undefined {
    return this.#file
  }

  async append(_table: string, entries: readonly Entry[], { outcome }: Stand): Promise<void> {
    let game = this.#game
    for (const entry of entries) game = after(game, entry)
    if (!game) throw new Error('a game begins with its setup')
    this.#game = this.#write({ ...game, record: { ...game.record, outcome } })
  }

  /** Goes on with a game that was kept. */
  begin(record: GameRecord, times: readonly number[]): void {
    this.#game = this.#write({ record, times })
  }

  /** From now on the game is kept there. */
  moveTo(file: string): void {
    const before = this.#file
    this.#file = file
    try {
      if (this.#game) this.#write(this.#game)
    } catch (error) {
      this.#file = before
      throw error
    }
  }

  /** A file has one writer, no preparations and no connection that is lost. */
  async entries(): Promise<readonly Entry[]> {
    return []
  }
  async answered(): Promise<Answered | null> {
    return null
  }
  async row(): Promise<TableRow | null> {
    return null
  }
  async save(): Promise<void> {}

  #write(game: RecordedGame): RecordedGame {
    const luck = this.#luck ? { luck: this.#luck } : {}
    if (this.#file === undefined) return game
    try {
      replaceText(this.#file, writeRecord(game.record, { names: this.#names, times: game.times, ...luck }), this.#m)
      this.failure = null
    } catch (error) {
      if (error instanceof Failure) this.failure = error
      throw error
    }
    return game
  }
}

function after(game: RecordedGame | null, entry: Entry): RecordedGame | null {
  if (entry.kind === 'setup') {
    const { game: id, rules, seats, options, drew: setup } = entry
    const record = {
      ludopolis: RECORD_VERSION,
      game: id,
      rules,
      seats,
      options,
      setup,
      steps: [],
      outcome: null,
    } as const
    return { record, times: [] }
  }
  if (!game) return null
  const { record, times } = game
  const withSteps = (steps: readonly Step[], when: readonly number[]) => ({ record: { ...record, steps }, times: when })
  switch (entry.kind) {
    case 'move': {
      const { seat, move, drew, time } = entry
      return withSteps([...record.steps, { seat, move, drew }], [...times, time])
    }
    case 'undo':
      return withSteps(record.steps.slice(0, -1), times.slice(0, -1))
    case 'end':
      return { record: { ...record, ended: { why: entry.why, by: entry.by } }, times }
    case 'seat':
      return game
  }
}

/** Says where the game is kept; who leaves without a file is asked for one, until it can be written. */
export async function keep({ store, screen, m }: Keyboard, finished: boolean): Promise<void> {
  const say = (path: string) => screen.say('', finished ? m.recorded(path) : m.kept(path))
  const { file } = store
  if (file !== undefined) return say(file)
  if (finished) return
  for (;;) {
    if (!screen.closed) screen.say('', m.keepAsk)
    const path = ((await screen.ask()) ?? '').trim()
    if (path === '') return screen.say(m.notKept)
    try {
      mustBeNew(path, m)
      store.moveTo(path)
      return say(path)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      screen.say(error.message)
    }
  }
}
