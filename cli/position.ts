// `ludopolis position`: reads a position from a file, refuses an impossible one, and describes it as a spectator sees it.
import { scoreArea, tableMessages } from '../core/face.ts'
import type { AnyGame, State } from '../core/game.ts'
import { isRefusal, PUBLIC } from '../core/game.ts'
import { readJson } from '../core/json.ts'
import { layoutOf } from '../core/layout.ts'
import type { TableMessages } from '../core/messages/en.ts'
import type { AnyWords } from '../core/words.ts'
import type { Command, Invocation } from './command.ts'
import { failWith, findGame, seatNames } from './games.ts'
import { textOf } from './input.ts'
import { areaLines, widthOf, wrap } from './text.ts'

export const position: Command<'position'> = {
  name: 'position',
  takes: ['<game>', '<file>'],
  flags: {},
  examples: ['position GAME position.json'],
  run,
}

async function run({ args, io, locale, m }: Invocation): Promise<number> {
  const [id = '', path = ''] = args
  const module = await findGame(id, m)
  const { game } = module
  const s = game.blank()
  const read = readJson(await textOf(path, { io, m }))
  const refusal = isRefusal(read) ? read : (layoutOf(s).read(read.value, s) ?? game.invalid(s))
  const names = seatNames(refusal ? game.seats[1] : s.seats, m)
  const words = await module.words(locale, names)
  if (refusal) await failWith(refusal, words, locale, path)
  const width = widthOf(io.stdout)
  const lines = [m.positionGood, ...positionLines(game, s, names, words, await tableMessages(locale), width)]
  io.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

/** The prompt, the areas and the score, as a spectator sees them. */
export function positionLines(
  game: AnyGame,
  s: State,
  names: readonly string[],
  words: AnyWords,
  messages: TableMessages,
  width: number,
): string[] {
  const view = game.view(s, PUBLIC)
  const areas = [...words.areas(view), scoreArea(game.sheet(s), game.cooperative, names, words, messages)]
  return [...wrap(words.prompt(view), width), ...areas.flatMap((area) => areaLines(area, width))]
}
