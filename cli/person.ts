// One person at the keyboard: hears what happened, reads the position, and chooses a move.
import { hint, hintSentences } from '../bots/hint.ts'
import type { Choice } from '../core/face.ts'
import { choicesOf, explain, helpGrid, readCommand, scoreArea, sentences } from '../core/face.ts'
import type { Refusal, Seat } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { Help } from '../core/help.ts'
import { explainThing } from '../core/help.ts'
import type { TableMessages } from '../core/messages/en.ts'
import { nearestText } from '../core/moves.ts'
import type { Accepted, Past, Refused, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { AnyWords, Area, Locale } from '../core/words.ts'
import type { HostedTable } from '../house/hosted-table.ts'
import type { RecordStore } from './keep.ts'
import type { CliMessages } from './messages/en.ts'
import type { Screen } from './screen.ts'

/** What all at one keyboard share. */
export interface Keyboard {
  readonly hosted: HostedTable
  readonly store: RecordStore
  readonly names: readonly string[]
  readonly words: AnyWords
  help(): Promise<Help>
  readonly messages: TableMessages
  readonly m: CliMessages
  readonly screen: Screen
  readonly locale: Locale
}

/** All people at one keyboard are one person to the house. */
export const HERE = 'here'

/** How long a hint is thought about. */
const HINT = { ms: 1000, learned: true } as const

export class KeyboardSeat {
  readonly #keyboard: Keyboard
  readonly #seat: Seat
  #update: Update | null = null
  #past: Past[] = []
  /** How much of the past this person has been told. */
  #told = 0
  /** The groups of choices opened, the innermost last. */
  #opened: Choice[] = []

  constructor(keyboard: Keyboard, seat: Seat) {
    this.#keyboard = keyboard
    this.#seat = seat
    keyboard.hosted.subscribe(seat, (update) => this.#hear(update))
    // In a game that is resumed: up to this person's own last step.
    this.#told = 1 + this.#past.findLastIndex((past) => past.seat === seat)
  }

  /** One step of this person's: true when something was played or taken back, false to leave. */
  async step(): Promise<boolean> {
    const { screen } = this.#keyboard
    this.announce()
    this.#opened = []
    const update = this.#now
    screen.say('', this.#keyboard.words.prompt(update.view))
    screen.completions = this.#completions()
    this.#list()
    for (;;) {
      const line = await screen.ask()
      if (line === null) return false
      const answer = await this.#obey(line)
      if (answer !== 'more') return answer === 'stepped'
    }
  }

  /** Tells what this person has not heard yet. */
  announce(): void {
    const news = sentences(this.#keyboard.words, this.#past.slice(this.#told))
    this.#told = this.#past.length
    if (news.length > 0) this.#keyboard.screen.say('', ...news)
  }

  get #now(): Update {
    if (!this.#update) throw new Error('the table has told nothing yet')
    return this.#update
  }

  get #areas(): readonly Area[] {
    const { hosted, words, names, messages } = this.#keyboard
    const { game } = hosted.table
    return [...words.areas(this.#now.view), scoreArea(this.#now.sheet, game.cooperative, names, words, messages)]
  }

  get #choices(): readonly Choice[] {
    const innermost = this.#opened.at(-1)
    return innermost ? innermost.inner : choicesOf(this.#keyboard.words, this.#now.view, this.#now.choices)
  }

  #hear(update: Update): void {
    this.#update = update
    this.#past.splice(update.from, Number.POSITIVE_INFINITY, ...update.past)
    this.#told = Math.min(this.#told, update.from)
  }

  async #obey(line: string): Promise<'stepped' | 'more' | 'leave'> {
    const { screen, messages } = this.#keyboard
    const command = readCommand(line, this.#areas, (word) => this.#isMove(word), messages)
    if (isRefusal(command)) {
      const known = this.#completions()
      const nearest = known.find((one) => one.startsWith(line.trim().toLowerCase())) ?? nearestText(line, known)
      this.#refuse({ refusal: command, nearest: nearest ?? '' })
      return 'more'
    }
    switch (command.kind) {
      case 'quit':
        return 'leave'
      case 'pick':
        return this.#pick(command.number)
      case 'move':
        return this.#play(command.move)
      case 'undo':
        return this.#settle(
          await this.#keyboard.hosted.undo(HERE, { seat: this.#seat, seq: this.#now.seq }),
          messages.undone,
        )
      case 'moves':
        this.#list()
        break
      case 'back':
        if (this.#opened.pop()) this.#list()
        else this.#refuse({ refusal: { code: 'command-back' } })
        break
      case 'look':
        screen.show(...this.#areas)
        break
      case 'area':
        screen.show(command.area)
        break
      case 'log':
        screen.say('', messages.log, ...this.#log())
        break
      case 'why':
        this.#why(command.move)
        break
      case 'explain':
        screen.parts(['', explainThing(await this.#keyboard.help(), command.thing, messages)])
        break
      case 'hint':
        await this.#hint()
        break
      case 'help':
        screen.parts(['', helpGrid(this.#areas, messages)])
    }
    return 'more'
  }

  async #pick(number: number): Promise<'stepped' | 'more'> {
    const choices = this.#choices
    const choice = choices[number - 1]
    if (!choice) {
      this.#refuse({ refusal: { code: 'command-number', values: { number, last: choices.length } } })
      return 'more'
    }
    if (choice.move !== undefined) return this.#play(choice.move)
    this.#opened.push(choice)
    this.#list()
    return 'more'
  }

  async #play(move: string): Promise<'stepped' | 'more'> {
    return this.#settle(await this.#keyboard.hosted.move(HERE, { seat: this.#seat, move, seq: this.#now.seq }))
  }

  #settle(answer: Accepted | Refused, sentence?: string): 'stepped' | 'more' {
    if (isRefused(answer)) {
      this.#refuse(answer)
      return 'more'
    }
    if (sentence !== undefined) this.#keyboard.screen.say(sentence)
    return 'stepped'
  }

  async #hint(): Promise<void> {
    const { screen, hosted, words, locale, m } = this.#keyboard
    const { view, step } = this.#now
    screen.say(m.thinking)
    screen.say(...(await hintSentences(await hint(hosted.table.game, view, step, HINT), words, view, locale)))
  }

  #why(text: string): void {
    const { screen, hosted, messages, m } = this.#keyboard
    const [example = ''] = this.#now.choices
    const picked = /^\d+$/.test(text) ? this.#choices[Number(text) - 1]?.move : text
    const answer = picked ? hosted.table.why(this.#seat, picked) : null
    if (answer) this.#refuse(answer)
    else screen.say(picked ? m.canPlay : m.whyWhat(messages.commands.why, example))
  }

  #refuse({ refusal, nearest }: { readonly refusal: Refusal; readonly nearest?: string }): void {
    const { screen, words, messages } = this.#keyboard
    const sentence = explain(refusal, words, messages)
    screen.say(nearest ? `${sentence} ${messages.nearest(nearest)}` : sentence)
  }

  #list(): void {
    const { screen, messages } = this.#keyboard
    const innermost = this.#opened.at(-1)
    screen.say(innermost?.label ?? messages.choose)
    screen.list(
      this.#choices.map(({ label, count, move }) => (move === undefined ? messages.opens(label, count) : label)),
    )
  }

  #log(): readonly string[] {
    const told = sentences(this.#keyboard.words, this.#past)
    return told.length > 0 ? told : [this.#keyboard.messages.nothingYet]
  }

  #isMove(word: string): boolean {
    const move = this.#keyboard.hosted.table.game.moves.parse(word)
    return !isRefusal(move) || move.code !== 'move-kind'
  }

  #completions(): readonly string[] {
    const areas = this.#areas.map(({ command, seat }) => (seat === undefined ? command : `${command} ${seat + 1}`))
    return [...new Set([...Object.values(this.#keyboard.messages.commands), ...areas, ...this.#now.choices])]
  }
}
