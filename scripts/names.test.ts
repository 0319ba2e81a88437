// One word, one meaning: what a type is called in one room, it is called nowhere else for something else. A game has words of its
// own, from its rulebook; what two games call alike stands in the same file of each.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOMS = ['bots', 'cli', 'core', 'games', 'house', 'lab', 'server', 'ui', 'web']
/** What goes over the wire, as the page reads it: the same things that the server sends. */
const OTHER_END = 'web/online/api.ts'
const GAME = /^games\/[a-z]+\//

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
).filter((file) => file.endsWith('.ts') && !/\.(test|hunt)\.ts$|\/test\//.test(file) && file !== OTHER_END)

const TYPE = /^export (?:interface|type|class) (\w+)/gm
const homes = new Map<string, readonly string[]>()
for (const file of files)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(TYPE))
    homes.set(name, [...(homes.get(name) ?? []), file])

const shared = [...homes].filter(([, where]) => where.length > 1)
const told = (names: typeof shared) => names.map(([name, where]) => `${name}: ${where.join(', ')}`)
/** The texts of a room are its `Messages`, wherever it is. */
const areTexts = (where: readonly string[]) => where.every((file) => file.endsWith('/messages/en.ts'))

test('no room calls a type as another does, or as a game does', () => {
  expect(homes.size).toBeGreaterThan(500)
  expect(told(shared.filter(([, where]) => !areTexts(where) && !where.every((file) => GAME.test(file))))).toEqual([])
})

test('what several games call alike stands in the same file of each', () => {
  const inGames = shared.filter(([, where]) => where.every((file) => GAME.test(file)))
  const isAlike = (where: readonly string[]) => new Set(where.map((file) => file.replace(GAME, ''))).size === 1
  expect(told(inGames.filter(([, where]) => !isAlike(where)))).toEqual([])
})
