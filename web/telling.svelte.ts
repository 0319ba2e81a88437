// What others do is seen one thing after the other: an update waits until the one before it has been told, line by line.
import type { GameEvent, Seat } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'
import type { Update } from '../core/table.ts'

export interface ToldLine {
  readonly seat: Seat | typeof NOBODY
  readonly text: string
}

/** One thing that happened, and the number of the line during which it is seen. */
export interface Happening {
  readonly event: GameEvent
  readonly line: number
}

/** An update while it is told. */
export interface Scene {
  readonly update: Update
  /** What lay on the table before. */
  readonly before: Update | null
  readonly lines: readonly ToldLine[]
  readonly happenings: readonly Happening[]
}

export interface Stage {
  /** Makes an update what the table shows. */
  show(update: Update): void
  /** The sentence of an event, or nothing. */
  sentence(event: GameEvent): string
  /** Whether the viewer has just done it, and so knows it. */
  isOwn(seat: Seat | typeof NOBODY): boolean
  /** For how long one line is told, in milliseconds; 0: nothing waits. */
  beat(): number
  /** Calls after a while; gives the way to call it off. */
  later(then: () => void, milliseconds: number): () => void
}

/** Who an event is of: the seat it names, else the one that played the step. */
export const whoseOf = (event: GameEvent, seat: ToldLine['seat']): ToldLine['seat'] =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : seat

export class Telling {
  /** What is told now, or was told last. */
  scene = $state.raw<Scene | null>(null)
  #at = $state(0)
  /** Something waits to be told, so that it can be skipped. */
  busy = $state(false)
  /** The line told last is older than what one has done since. */
  isPast = $state(false)
  /** An update that is shown once more. */
  repeated = $state.raw<Update | null>(null)
  readonly #stage: Stage
  #queue = $state.raw<readonly Update[]>([])
  /** Nothing more is shown before whoever looks is ready. */
  #held = false
  #cancel: (() => void) | null = null
  #last: Update | null = null
  /** What others did since the own last step. */
  #kept = $state.raw<readonly Scene[]>([])

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get line(): ToldLine | null {
    return this.scene?.lines[this.#at] ?? null
  }

  /** What each of the others did last in one go, by the first line of each of their steps: what follows from these is left out. */
  get acts(): readonly ToldLine[] {
    const acts = this.#kept.flatMap(({ lines: [first] }) => (first ? [first] : []))
    const [seen, own] = [new Set<ToldLine['seat']>(), [] as ToldLine[]]
    for (const act of acts.toReversed()) {
      if (seen.has(act.seat) && own[0]?.seat !== act.seat) break
      seen.add(act.seat)
      own.unshift(act)
    }
    return own
  }

  /** There is something to be seen again. */
  get repeatable(): boolean {
    return this.#kept.length > 0
  }

  /** Other eyes: nothing of what the former saw is left. */
  clear(): void {
    this.#stop()
    this.#queue = []
    this.#kept = []
    this.#last = null
    this.scene = null
  }

  hear(update: Update): void {
    if (this.repeated) this.#stop()
    this.#queue = [...this.#queue, update]
    if (this.#held && this.#last) return
    if (this.#stage.beat() === 0) this.skip()
    else if (this.#cancel === null) this.#next()
    else this.busy = true
  }

  /** What comes after how things stand waits. */
  hold(): void {
    this.#held = true
  }

  release(): void {
    if (!this.#held) return
    this.#held = false
    if (this.#queue.length === 0) return
    if (this.#stage.beat() === 0) this.skip()
    else if (this.#cancel === null) this.#next()
  }

  /** Shows at once how things stand now. */
  skip(): void {
    this.#stop()
    while (this.#queue.length > 0) this.#take()
    const scene = this.scene
    this.#at = scene ? Math.max(0, scene.lines.length - 1) : 0
  }

  /** Shows once more what others did since the own last step. */
  repeat(): void {
    if (this.busy) return
    const scenes = this.#kept
    const show = (number: number) => {
      const scene = scenes[number]
      if (!scene) return this.#stop()
      this.busy = true
      this.repeated = scene.update
      this.scene = scene
      this.#tell(0, () => show(number + 1))
    }
    const before = scenes[0]?.before
    if (!before) return
    this.busy = true
    this.scene = null
    this.repeated = before
    this.#cancel = this.#stage.later(() => show(0), this.#stage.beat() / 2)
  }

  #next(): void {
    this.#cancel = null
    if (this.#queue.length === 0) {
      this.busy = false
      return
    }
    const scene = this.#take()
    if (scene.lines.length > 0) this.#tell(0, () => this.#next())
    else this.#next()
  }

  /** Line after line, each for a beat. */
  #tell(at: number, then: () => void): void {
    this.#at = at
    const { lines } = this.scene ?? { lines: [] }
    const more = at + 1 < lines.length
    this.busy = more || this.#queue.length > 0 || this.repeated !== null
    this.#cancel = this.#stage.later(() => (more ? this.#tell(at + 1, then) : then()), this.#stage.beat())
  }

  /** The first that waits is shown. */
  #take(): Scene {
    const [update, ...others] = this.#queue as readonly [Update, ...Update[]]
    this.#queue = others
    const scene = this.#sceneOf(update)
    const whose = update.past.at(-1)?.seat ?? NOBODY
    const goesOn = this.#last !== null && update.past.length > 0 && update.step > this.#last.step
    const isOwn = this.#stage.isOwn(whose)
    if (!goesOn || isOwn) this.#kept = []
    else this.#kept = [...this.#kept, scene]
    if (isOwn || scene.lines.length > 0) this.isPast = scene.lines.length === 0
    this.#last = update
    // What was told last stays until there is something else to tell.
    if (scene.lines.length > 0 || !goesOn) {
      this.scene = scene
      this.#at = 0
    }
    this.#stage.show(update)
    return scene
  }

  /** Nothing is told of what one did oneself, but of what followed from it. */
  #sceneOf(update: Update): Scene {
    const before = this.#last
    const lines: ToldLine[] = []
    const happenings: Happening[] = []
    const isNew = before !== null && update.step > before.step
    for (const { seat, events } of isNew ? update.past : []) {
      const told = this.#stage.isOwn(seat) ? events.slice(1) : events
      for (const event of told) {
        const text = event.kind === 'turn' ? '' : this.#stage.sentence(event)
        if (text !== '') lines.push({ seat: whoseOf(event, seat), text })
        happenings.push({ event, line: Math.max(0, lines.length - 1) })
      }
    }
    return { update, before, lines, happenings }
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.repeated = null
    this.busy = false
  }
}
