// Playing in the terminal, driven line by line.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRefusal } from '../../core/game.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import { playGame } from '../../core/testing.ts'
import { loadGame } from '../../games/index.ts'
import type { Ran } from './terminal.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const { game } = await loadGame('neoville')

/** The first choice, again and again: enough for a whole game. */
const FIRST = Array<string>(400).fill('1')

const play = (line: string, lines: readonly string[] = []): Promise<Ran> =>
  ludopolis(['play', ...line.split(' ')], { lines })

/** What was said in answer to the last line. */
async function answer(...lines: readonly string[]): Promise<string> {
  const said = async (some: readonly string[]) =>
    (await play('neoville --seed 3', some)).out.replace(/(?<=\n)\n?The game was not kept\.\n$/, '')
  const before = await said(lines.slice(0, -1))
  const all = await said(lines)
  expect(all.startsWith(before)).toBe(true)
  return all.slice(before.length)
}

test.each([
  ['neoville', 'neoville'],
  ['three seats', 'neoville --seats 3'],
  ['four seats, in French', 'neoville --seats 4 --locale fr'],
])('a whole game is played against bots: %s', async (_, line) => {
  const file = folder.path('game.json')
  const { code, out, err } = await play(`${line} --record ${file}`, FIRST)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(line.includes('fr') ? /La partie est terminée\./ : /The game is over\./)
  expect(out).toContain(file)
  const record = readRecord(readFileSync(file, 'utf8'))
  expect(isRefusal(record) ? record.code : record.outcome?.scores).toHaveLength(Number(/\d/.exec(line) ?? 2))
  expect((await ludopolis(['replay', file])).code).toBe(0)
})

test('with equal seeds and equal choices the game is the same', async () => {
  const [first, second] = [await play('neoville --seed 3', FIRST), await play('neoville --seed 3', FIRST)]
  expect(second.out).toBe(first.out)
  expect((await play('neoville --seed 4', FIRST)).out).not.toBe(first.out)
})

test('the beginning says what the game is, what is asked and what can be done', async () => {
  const { out } = await play('neoville --seed 3 --options {"first":0}')
  expect(out).toMatch(/^Neoville\. /)
  expect(out).toContain('our own design')
  expect(out).toContain('“help” lists the commands')
  expect(out).toMatch(/What you can do\n 1 {2}Place /)
})

test('a group of choices opens, goes back, and a number too large is refused', async () => {
  expect(await answer('1')).toMatch(/at d4\n 1 {2}as it is/)
  expect(await answer('1', 'back')).toMatch(/^What you can do\n 1 {2}Place/)
  expect(await answer('back')).toBe('This is the first list already.\n')
  expect(await answer('do 99')).toBe('There is no number 99 in the list; it goes from 1 to 3.\n')
  expect(await answer('')).toMatch(/^What you can do/)
})

test.each(['hand', 'market', 'city', 'city 2', 'score', 'log', 'look', 'help'])(
  '"%s" reads something out',
  async (line) => {
    const text = await answer(line)
    expect(text.trim().split('\n').length).toBeGreaterThan(1)
    expect(text).not.toContain('neither a command')
  },
)

test('help lists every command', async () => {
  const text = await answer('help')
  for (const word of ['moves', 'do 3', 'back', 'look', 'hand', 'city 2', 'score', 'log', 'undo', 'why', 'quit'])
    expect(text).toContain(`\n  ${word} `)
})

test('a move can be written in full, taken back, and played again', async () => {
  const [, move] = /such as: why (.*)\n/.exec(await answer('why')) ?? []
  expect(move).toMatch(/^place /)
  expect(await answer(`why ${move}`)).toBe('This move can be played.\n')
  expect(await answer(`${move}`)).toContain('Player 1 places')
  expect(await answer(`do ${move}`)).toContain('Player 1 places')
  expect(await answer(`${move}`, 'undo')).toMatch(/^The last step was taken back\.\n\nPlace a tile/)
  expect(await answer(`${move}`, 'undo', `${move}`)).toContain('Player 1 places')
})

test('what cannot be taken back says why', async () => {
  expect(await answer('undo')).toMatch(/^This cannot be taken back/)
})

test('a typo is answered with what was probably meant', async () => {
  expect(await answer('hnad')).toMatch(/“hnad” is neither a command nor a move.*Did you mean “hand”\?/)
  expect(await answer('ha')).toMatch(/Did you mean “hand”\?/)
  expect(await answer('plase eq2 d4 0')).toMatch(/Did you mean “place/)
  expect(await answer('place 99 d4 0')).toMatch(/Did you mean “place/)
  expect(await answer('why pass')).toMatch(/\S+/)
})

test('French has French commands', async () => {
  const { out } = await play('neoville --seed 3 --locale fr', ['main', 'pourquoi', 'aide', 'mian'])
  expect(out).toContain('Votre main')
  expect(out).toContain('par exemple\u00a0: pourquoi place')
  expect(out).toContain('\n  annuler ')
  expect(out).toContain('Vouliez-vous dire «\u202fmain\u202f»\u202f?')
})

/** The tiles of a text that are not equity tiles, by what stands before them. */
const tiles = (text: string, before: RegExp) =>
  [...text.matchAll(new RegExp(`${before.source}tile (\\d+)\\b`, 'gm'))].map(([, tile]) => Number(tile))

test('several people share the keyboard, and nobody ever reads the hand of another', async () => {
  const lines = Array<readonly string[]>(150).fill(['hand', 'look', 'log', '5', '1']).flat()
  const { out } = await play('neoville --seed 3 --people Ada,Ben', lines)
  expect(out).toContain('The game is over.')
  const turns = out.split(/Pass the keyboard to (?:Ada|Ben), then press Enter\.\n/).slice(1)
  expect(turns).toHaveLength(32)
  let secrets = 0
  turns.slice(0, -1).forEach((turn, i) => {
    const open = new Set([...tiles(out, /takes /), ...tiles(turn, /places /)])
    const hand = turn.slice(turn.lastIndexOf('\nYour hand\n')).split('\n\n', 1)[0] ?? ''
    const hidden = tiles(hand, /^ {2}\d: /).filter((tile) => !open.has(tile))
    secrets += hidden.length
    for (const tile of hidden) expect(tiles(turns[i + 1] ?? '', /(?<!equity )/)).not.toContain(tile)
  })
  expect(secrets).toBeGreaterThan(30)
})

test('at the hand-over nothing is shown before Enter', async () => {
  const { out } = await play('neoville --seed 3 --people Ada,Ben --bots none', [])
  expect(out).not.toMatch(/Your hand|Place a tile/)
  expect(out).toMatch(/Pass the keyboard to \w+, then press Enter\.\nThe game was not kept\.\n$/)
})

test('a game that was left goes on where it was, with the same people and bots', async () => {
  const file = folder.path('kept.json')
  const left = await play(`neoville --people Ada,Ben --seats 3 --record ${file}`, ['', '1', '1', '1', 'quit'])
  expect(left.out).toContain(`Go on with: ludopolis play --resume ${file}`)
  const kept = readRecord(readFileSync(file, 'utf8'))
  expect(isRefusal(kept) ? kept : { names: kept.names, outcome: kept.outcome }).toEqual({
    names: ['Ada', 'Ben', 'Casual 3'],
    outcome: null,
  })
  const again = await play(`--resume ${file}`, Array<string>(400).fill('1'))
  expect(again.out).toContain('The game is over.')
  const finished = readRecord(readFileSync(file, 'utf8'))
  if (isRefusal(kept) || isRefusal(finished)) throw new Error('no record')
  expect(finished.outcome).not.toBeNull()
  expect(finished.steps.slice(0, kept.steps.length)).toEqual(kept.steps)
})

test('who comes back hears what has happened since their own last step', async () => {
  const file = folder.path('kept.json')
  await play(`neoville --seed 3 --record ${file}`, ['1', '1', '1', '1', 'quit'])
  const { out } = await play(`--resume ${file}`)
  expect(out).not.toMatch(/begins\. In this game|Player 1 places/)
  expect(out).toContain('Casual 2 places')
})

test('who leaves without a file is asked for one, until it can be written', async () => {
  const taken = folder.path('taken.json')
  writeFileSync(taken, writeRecord(playGame(game, 2, {}, 'taken')))
  const free = folder.path('free.json')
  const { code, out } = await play('neoville', ['quit', taken, free])
  expect(code).toBe(0)
  expect(out).toContain(`${taken} is there already`)
  expect(out).toContain(`The game is kept in ${free}.`)
  expect(folder.names()).toEqual(['free.json', 'taken.json'])
  expect((await play('neoville', ['quit', ''])).out).toContain('The game was not kept.')
})

test('every step is in the file before it is shown', async () => {
  const file = folder.path('kept.json')
  const shown: number[] = []
  const hear = (text: string) => {
    const told = [...text.matchAll(/^(?:Player 1|Casual 2) (?:places|draws|takes)/gm)].length
    if (told === 0) return
    const record = readRecord(readFileSync(file, 'utf8'))
    shown.push(isRefusal(record) ? -1 : record.steps.length)
  }
  await ludopolis(['play', 'neoville', '--seed', '3', '--record', file], { lines: FIRST.slice(0, 12), hear })
  expect(shown.length).toBeGreaterThan(2)
  expect(shown[0]).toBeGreaterThan(0)
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
})

test('a step that cannot be written is not played', async () => {
  const file = folder.path('kept.json')
  let chosen = 0
  const hear = (text: string) => {
    // The folder goes while the player thinks.
    if (text.includes('What you can do') && chosen++ === 0) folder.vanish()
  }
  const { out } = await ludopolis(['play', 'neoville', '--seed', '3', '--record', file], {
    lines: ['1', '1', '1'],
    hear,
  })
  expect(out).toContain('The move could not be saved, so it was not played.')
  expect(out).not.toContain('Player 1 places')
})

test('the luck of a game can be checked, also after it was left and resumed; that of a seed cannot', async () => {
  const [file, seeded] = [folder.path('lucky.json'), folder.path('seeded.json')]
  await play(`neoville --record ${file}`, ['1', '1', '1', '1', 'quit'])
  await play(`--resume ${file}`, FIRST)
  const { code, out } = await ludopolis(['replay', file, '--luck'])
  expect(code).toBe(0)
  expect(out).toMatch(/each of the \d+ draws is the only one possible/)
  await play(`neoville --seed 3 --record ${seeded}`, FIRST)
  expect(await ludopolis(['replay', seeded, '--luck'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('it cannot be checked'),
  })
  const lie = JSON.parse(readFileSync(file, 'utf8'))
  lie.luck.seats[0] = 'ab'
  writeFileSync(file, JSON.stringify(lie))
  expect(await ludopolis(['replay', file, '--luck'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('other things were drawn'),
  })
})

test('the end of the input and Ctrl-C leave cleanly and keep the game that has a file', async () => {
  const file = folder.path('kept.json')
  const stop = new AbortController()
  stop.abort()
  const { code, out, err } = await ludopolis(['play', 'neoville', '--record', file], {
    lines: FIRST,
    signal: stop.signal,
  })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`The game is kept in ${file}.`)
})
