// What a typed command does at the table, and what it answers.
import { helpGrid, readCommand, sentences } from '../core/face.ts'
import { isRefusal } from '../core/game.ts'
import { explainThing } from '../core/help.ts'
import type { Area, Part } from '../core/words.ts'
import { HOME } from './routes.ts'
import type { TableSession } from './session.svelte.ts'
import { texts } from './texts.svelte.ts'

export type CommandAnswer = readonly { readonly heading?: string; readonly parts: readonly Part[] }[]

const say = (...parts: Part[]): CommandAnswer => [{ parts }]

export async function obey(line: string, session: TableSession, areas: readonly Area[]): Promise<CommandAnswer> {
  const { web, table } = texts()
  const { moves } = session.game
  const isMove = (word: string) => {
    const move = moves.parse(word)
    return !isRefusal(move) || move.code !== 'move-kind'
  }
  const command = readCommand(line, areas, isMove, table)
  if (isRefusal(command)) return say(session.explain({ refusal: command }))
  switch (command.kind) {
    case 'moves':
      return offered(session)
    case 'back':
      if (session.trail.length === 0) return say(session.explain({ refusal: { code: 'command-back' } }))
      session.back()
      return offered(session)
    case 'pick':
      return pick(session, command.number)
    case 'move':
      return settled(session, await session.move(command.move))
    case 'undo':
      return say((await session.undo()) ?? table.undone)
    case 'why':
      return say((await session.why(command.move)) ?? web.command.possible)
    case 'explain':
      return say(explainThing(await session.help(), command.thing, table))
    case 'look':
      return areas.map(({ heading, parts }) => ({ heading, parts }))
    case 'area':
      return [{ heading: command.area.heading, parts: command.area.parts }]
    case 'log': {
      const lines = sentences(session.words, session.past)
      return [{ heading: table.log, parts: lines.length > 0 ? lines : [table.nothingYet] }]
    }
    case 'hint':
      await session.advice.ask()
      return say(...(session.advice.lines.length > 0 ? session.advice.lines : [session.refused]))
    case 'help':
      return say(helpGrid(areas, table))
    case 'quit':
      location.hash = HOME
      return []
  }
}

async function pick(session: TableSession, number: number): Promise<CommandAnswer> {
  const choice = session.offered[number - 1]
  if (!choice) {
    const code = session.mine ? 'command-number' : session.over ? 'game-over' : 'not-your-turn'
    return say(session.explain({ refusal: { code, values: { number, last: session.offered.length } } }))
  }
  if (choice.move !== undefined) return settled(session, await session.move(choice.move))
  session.open(number - 1)
  return offered(session)
}

/** After a move: the refusal, or what is asked next. */
function settled(session: TableSession, refused: string | null): CommandAnswer {
  if (refused !== null) return say(refused)
  return session.mine ? offered(session) : say(texts().web.command.played)
}

function offered(session: TableSession): CommandAnswer {
  const { table } = texts()
  const { update } = session
  if (!update) return []
  const prompt = session.words.prompt(update.view)
  if (!session.mine) return say(prompt)
  const rows = session.offered.map(({ label, count, move }, index) => [
    String(index + 1),
    move === undefined ? table.opens(label, count) : label,
  ])
  const caption = session.trail.at(-1)?.label ?? table.choose
  return say(prompt, { caption, head: [table.number, table.move], rows })
}
