// Bad input: one clear line that says what to do, exit 1, nothing written, no stack trace.
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layoutOf } from '../../core/layout.ts'
import { writeRecord } from '../../core/record.ts'
import { playGame } from '../../core/testing.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const { game } = await loadGame('neoville')
const record = playGame(game, 2, {}, 'bad input')

/** A position after so many steps, with some fields changed. */
function positionWith(change: (position: { [field: string]: unknown }) => object): string {
  const s = game.blank()
  game.setup(2, record.options, { draw: () => 0 }, s)
  return JSON.stringify(change({ ...layoutOf(s).write(s) }))
}

/** A record whose check is right again after it was tampered with. */
const retold = (change: object) => writeRecord({ ...record, ...change })

const FILES: { readonly [name: string]: string } = {
  'good.json': writeRecord(record),
  'unfinished.json': writeRecord({ ...record, steps: record.steps.slice(0, 5), outcome: null }),
  'truncated.json': writeRecord(record).slice(0, 500),
  'altered.json': writeRecord(record).replace('"seat":0', '"seat":1'),
  'foreign.json': '{"hello": 1}',
  'empty.json': '',
  'format.json': writeRecord(record).replace('"ludopolis":1', '"ludopolis":99'),
  'field.json': writeRecord(record).replace('"steps":', '"stops":'),
  'rules.json': retold({ rules: game.rules + 1 }),
  'draft.json': retold({ rules: 0 }),
  'game.json': retold({ game: 'chess' }),
  'seats.json': retold({ seats: 9 }),
  'options.json': retold({ options: { colour: 'red' } }),
  'move.json': retold({ steps: [{ ...record.steps[0], move: 'castle' }, ...record.steps.slice(1)] }),
  'turn.json': retold({ steps: record.steps.slice(1) }),
  'outcome.json': retold({ outcome: null }),
  'draws.json': retold({ setup: record.setup.slice(1) }),
  'lines.jsonl': `${writeRecord(record)}${writeRecord(record)}${writeRecord(record).slice(0, 100)}\n`,
  'odd.json': '{"ludopolis":{"toString":1}}',
  'odder.json': '{"ludopolis":1,"game":{"valueOf":2}}',
  'deep.json': '['.repeat(10_000) + ']'.repeat(10_000),
  'position-broken.json': '{"rules": 1,',
  'position-list.json': '[]',
  'position-field.json': positionWith((position) => ({ ...position, colour: 1 })),
  'position-missing.json': positionWith(({ seats, ...position }) => position),
  'position-large.json': positionWith((position) => ({ ...position, seats: 1000 })),
  'five-towers.json': positionWith((position) => ({
    ...position,
    towerSupply: (position.towerSupply as number[]).map((count, i) => (i === 0 ? 5 : count)),
  })),
}

const CASES: readonly (readonly [command: string, says: RegExp])[] = [
  ['fly', /no command “fly”.*Known: play, daily, serve/],
  ['--seats 2', /no command “--seats”/],
  ['daily 2026-02-30', /a date is written as 2026-11-16, not “2026-02-30”/],
  ['daily 2026-10-31', /no deal of 2026-10-31; deals go from 2026-11-01 to/],
  ['daily 2999-01-01 neoville', /no deal of 2999-01-01/],
  ['daily neovile', /no game “neovile”; did you mean neoville\?/],
  ['daily neoville neotopia', /“neotopia” is one word too many/],
  ['daily --json --record x.json', /--record does not go with --json/],
  ['play neovile', /no game “neovile”; did you mean neoville\?/],
  ['play', /which game to play: .*neoville/],
  ['play neoville chess', /“chess” is one word too many/],
  ['play neoville --seat 3', /no flag --seat; did you mean --seats\?/],
  ['play neoville -s 3', /no flag -s;/],
  ['play neoville --seats', /--seats needs a value/],
  ['play neoville --seats= --seed 1', /--seats needs a value/],
  ['play neoville --seats 2 --seats 3', /--seats is given twice/],
  ['play neoville --seats 1', /choose 2 to 4/],
  ['play neoville --seats 5', /choose 2 to 4/],
  ['play neoville --seats -2', /--seats must be a whole number/],
  ['play neoville --seats two', /--seats must be a whole number/],
  ['play neoville --seats 2.5', /--seats must be a whole number/],
  ['play neoville --people 0', /--people must be a whole number from 1/],
  ['play neoville --people 9', /choose 2 to 4/],
  ['play neoville --people Ada,Ada', /two people are called Ada/],
  ['play neoville --people 3 --seats 2', /3 people do not fit on 2 seats/],
  ['play neoville --seats 2 --bots random,random', /at least one person/],
  ['play neoville --seats 4 --people 1 --bots random,random', /leave 3 for bots, but 2 are named/],
  ['play neoville --seats 3 --people 2 --bots none', /leave 1 for bots, but 0 are named/],
  ['play neoville --bots deepblue', /no bot “deepblue”; choose from: random/],
  ['play neoville --locale xx', /no language “xx”; choose from: .*\ben\b.*\bfr\b/],
  ['play neoville --options {', /--options must be JSON/],
  ['play neoville --options []', /must be a JSON object/],
  ['play neoville --options {"colour":1}', /no option “colour”/],
  ['play neoville --options {"first":7}', /Option “first” cannot be 7/],
  ['play neoville --record nowhere/at/all.json', /nowhere\/at\/all.json cannot be written/],
  ['play neoville --record good.json', /good.json is there already/],
  ['play neoville --record unfinished.json', /go on with --resume/],
  ['play --resume missing.json', /no file .*missing.json/],
  ['play --resume good.json', /is over; “ludopolis replay/],
  ['play --resume altered.json', /altered or damaged/],
  ['play --resume unfinished.json --seats 2', /--seats does not go with --resume/],
  ['play chess --resume unfinished.json', /a game of neoville, not of chess/],
  ['simulate', /<game> is missing; “ludopolis simulate --help”/],
  ['simulate chess', /no game “chess”/],
  ['simulate neoville --seats 9', /choose 2 to 4/],
  ['simulate neoville --games 0', /--games must be a whole number from 1/],
  ['simulate neoville --games 1e3', /--games must be a whole number/],
  ['simulate neoville --seats 3 --bots random,random', /3 seats need 3 bots, or one for all, not 2/],
  ['simulate neoville --bots none', /no bot “none”/],
  ['simulate neoville --json=yes', /--json takes no value/],
  ['simulate neoville --options nonsense', /--options must be JSON/],
  ['play evolutopia --options {"level":"custom","start":[5],"nuisances":[5]}', /No nuisance may lie on the start tile/],
  ['simulate evolutopia --options {"level":"custom","nuisances":[5]}', /No nuisance may lie on the start tile/],
  ['simulate neoville --games 1 --records good.json', /good.json is there already/],
  ['replay', /<file> is missing/],
  ['replay missing.json', /no file .*missing.json/],
  ['replay .', /cannot be read/],
  ['replay good.json --to 9999', /no step 9999; the last one is/],
  ['replay good.json --to -1', /--to must be a whole number from 0/],
  ['replay good.json --too 3', /did you mean --to\?/],
  ['replay truncated.json', /not complete JSON/],
  ['replay empty.json', /not complete JSON/],
  ['replay foreign.json', /no Ludopolis record/],
  ['replay format.json', /has format 99; this version reads format 1/],
  ['replay field.json', /“steps” is missing or malformed/],
  ['replay altered.json', /altered or damaged/],
  ['replay odd.json', /has format {"toString":1}; this version reads format 1/],
  ['replay odder.json', /“game” is missing or malformed/],
  ['replay deep.json', /more than 32 deep/],
  ['replay /dev/zero', /more than 8000000 characters/],
  ['play --resume /dev/zero', /no file that can be read and written again/],
  ['play --resume deep.json', /more than 32 deep/],
  ['play neoville --record deep.json', /is there already/],
  ['play neoville --record /dev/full', /is there already/],
  ['position neoville deep.json', /more than 32 deep/],
  [`simulate neoville --options ${'['.repeat(10_000)}`, /more than 32 deep/],
  [`simulate neoville --options {"first":"${'a'.repeat(10_000)}"}`, /Option “first” cannot be "aaa.*…;/],
  ['fit evolutopia --options []', /at least one set of options/],
  [`fit evolutopia --options ${'['.repeat(10_000)}`, /more than 32 deep/],
  [`balance neoville --games 1 --out ${'a'.repeat(300)}`, /cannot be written \(ENAMETOOLONG\)/],
  ['balance neoville --games 1 --out nowhere/at/all.json', /cannot be written \(ENOENT\)/],
  ['play two\nlines', /no game “two\\u000alines”/],
  ['replay draft.json', /rules 0 of neoville, a draft that was never released/],
  ['replay rules.json', /rules \d+ of neoville; this program knows them up to \d+/],
  ['replay game.json', /no game “chess”/],
  ['replay seats.json', /choose 2 to 4/],
  ['replay options.json', /no option “colour”/],
  ['replay move.json', /at step 1: “castle” is no move/],
  ['replay turn.json', /at step 1:/],
  ['replay outcome.json', /the outcome is another/],
  ['replay draws.json', /at step 0:/],
  ['replay lines.jsonl', /lines.jsonl, line 3: .*not complete JSON/],
  ['replay lines.jsonl --to 3', /needs a file with one game/],
  ['position neoville', /<file> is missing/],
  ['position chess five-towers.json', /no game “chess”/],
  ['position neoville position-broken.json', /not complete JSON/],
  ['position neoville position-list.json', /of the position is missing/],
  ['position neoville position-field.json', /no field “colour”/],
  ['position neoville position-missing.json', /“seats” of the position is missing/],
  ['position neoville position-large.json', /“seats” of the position is missing or out of range/],
  ['position neoville five-towers.json', /five-towers.json: There are too many or too few of Earth 4/],
  ['bench chess', /no game “chess”/],
  // From the sources there is no thread to start.
  ['bench neoville --bot greedy', /thread of the bot greedy cannot be started/],
  ['bench --bot chess', /no bot “chess”/],
  ['bench --bot greedy,random', /--bot takes one bot/],
  ['tune neotopia --seats 2,5', /choose 2 to 4/],
  ['tune neotopia --seats 2,', /--seats must be a whole number/],
  ['tune evolutopia --only goal', /no weight’s name begins with “goal”; there are moves\.goal/],
  ['learn neoville --games greedy', /“greedy” is no part of a plan/],
  ['learn neoville --games oracle:20', /“oracle:20” is no part of a plan/],
  ['learn neoville --games greedy:x', /--games must be a whole number/],
  ['learn neoville --seats 5', /2 to 4/],
  ['learn neoville --games random:1 --threads 1', /too few games to learn from/],
  ['fit neoville', /the advice of neoville has no odds to fit/],
  ['fit evolutopia --seats 6', /1 to 5/],
  ['fit evolutopia --options [1]', /options/],
  ['learn meowtopia', /the advice of meowtopia tells no net/],
  ['fit evolutopia --options [{', /not JSON|JSON/],
  [
    'fit evolutopia --games 1 --seats 1 --options {"level":"custom","start":[0],"nuisances":[2,3,7,8,10,11,12,13,14,15]} --threads 1',
    /too few to fit/,
  ],
  ['bench --server --seconds 3', /--seconds says nothing with --server/],
  ['bench --server --bot greedy', /--bot says nothing with --server/],
  ['bench --tables 5', /--tables says nothing without --server/],
  ['bench --seconds 0', /--seconds must be a number above 0/],
  ['bench --seconds soon', /--seconds must be a number above 0/],
  ['serve now', /“now” is one word too many/],
  ['serve --port 70000', /PORT=70000 cannot be used/],
  ['serve --prot 80', /did you mean --port\?/],
]

test.each(CASES)('%s', async (command, says) => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(folder.path(name), text)
  const before = folder.names()
  const argv = command.split(' ').map((word) => (/^[\w/-]+\.jsonl?$|^\.$/.test(word) ? folder.path(word) : word))
  const { code, out, err } = await ludopolis(argv)
  expect(err).toMatch(says)
  expect(err).toMatch(/^ludopolis: [^\n]+\n$/)
  expect(err).not.toMatch(/\bat .*:\d+:\d+|undefined|\[object/)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(folder.names()).toEqual(before)
})

test('bad input is refused in the language of the system', async () => {
  const { code, err } = await ludopolis(['play', 'neovile'], { env: { LANG: 'fr_CH.UTF-8' } })
  expect({ code, err }).toEqual({
    code: 1,
    err: `ludopolis: il n’y a pas de jeu «\u202fneovile\u202f»\u202f; vouliez-vous dire neoville\u202f? Connus\u00a0: ${GAME_IDS.join(', ')}.\n`,
  })
})
