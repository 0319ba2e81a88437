// A table in its house: who may do what, what is sent twice, who plays for whom.
import { beforeEach, describe, expect, test } from 'vitest'
import { PUBLIC } from '../../core/game.ts'
import type { Update } from '../../core/table.ts'
import type { HostedTable } from '../hosted-table.ts'
import { ADA, BEN, BOT, kinds, open, openAgain, settle, TestHost } from './hosting.ts'

let host: TestHost
let table: HostedTable
beforeEach(async () => {
  host = new TestHost()
  table = await open(host, [ADA, BEN])
})

/** The seat to act plays its first choice that begins so. */
async function play(hosted: HostedTable, person: string, begins = '', intent?: string) {
  const { choices, seq } = hosted.table.now(hosted.table.toAct)
  const move = choices.find((text) => text.startsWith(begins)) ?? ''
  return hosted.move(person, { move, seq, ...(intent === undefined ? {} : { intent }) })
}

describe('a seat', () => {
  test('is played by who holds it, and by nobody else', async () => {
    expect(await play(table, 'ben')).toEqual({ refusal: { code: 'not-your-turn' } })
    expect(await play(table, 'cleo')).toEqual({ refusal: { code: 'no-seat' } })
    const { choices, seq } = table.table.now(0)
    expect(await table.move('ben', { seat: 0, move: choices[0], seq })).toEqual({ refusal: { code: 'not-your-seat' } })
    expect(await play(table, 'ada')).toEqual({ seq: 1 })
  })

  test('is looked from by who holds it; others see what all may see', () => {
    expect(table.viewerFor('ada')).toBe(0)
    expect(table.viewerFor('ben', 1)).toBe(1)
    expect(table.viewerFor('cleo')).toBe(PUBLIC)
    expect(table.viewerFor('ben', PUBLIC)).toBe(PUBLIC)
    expect(table.viewerFor('cleo', 0)).toEqual({ refusal: { code: 'not-your-seat' } })
  })

  test('of several that one person holds is the one to act, unless another is named', async () => {
    const shared = await open(new TestHost(), [ADA, { ...BEN, person: 'ada' }])
    expect(shared.seatFor('ada')).toBe(0)
    expect(shared.seatFor('ada', 1)).toBe(1)
    await play(shared, 'ada', 'place')
    await play(shared, 'ada', 'skip')
    await play(shared, 'ada', 'draw')
    expect(shared.seatFor('ada')).toBe(1)
  })
})

describe('an intent', () => {
  test('that is sent twice is done once, and answered alike', async () => {
    const [first, second] = table.table.now(0).choices
    const sent = { move: first, seq: 0, intent: 'one' }
    expect(await table.move('ada', sent)).toEqual({ seq: 1 })
    expect(await table.move('ada', sent)).toEqual({ seq: 1 })
    expect(await table.move('ada', { ...sent, move: second })).toEqual({ refusal: { code: 'intent-reused' } })
    expect(kinds(host.store)).toEqual(['setup', 'move'])
  })

  test('is still known after a restart', async () => {
    const sent = { move: table.table.now(0).choices[0], seq: 0, intent: 'one' }
    await table.move('ada', sent)
    const again = await openAgain(new TestHost(host.store), table.row)
    expect(await again.move('ada', sent)).toEqual({ seq: 1 })
  })

  test('with an id that was used for another move is refused also where it would be next', async () => {
    await play(table, 'ada', 'place', 'one')
    expect(await play(table, 'ada', 'skip', 'one')).toEqual({ refusal: { code: 'intent-reused' } })
    expect(table.table.seq).toBe(1)
  })

  test('belongs to who sent it', async () => {
    await play(table, 'ada', 'place', 'one')
    await play(table, 'ada', 'skip', 'two')
    await play(table, 'ada', 'draw', 'three')
    expect(await play(table, 'ben', 'place', 'one')).toEqual({ seq: 4 })
  })

  test('that was refused leaves its id free', async () => {
    expect(await table.move('ada', { move: 'dance', seq: 0, intent: 'one' })).toMatchObject({
      refusal: { code: 'move-kind' },
    })
    expect(await play(table, 'ada', 'place', 'one')).toEqual({ seq: 1 })
  })

  test('that could not be stored is done when it is sent again', async () => {
    host.store.full = true
    expect(await play(table, 'ada', 'place', 'one')).toEqual({ refusal: { code: 'not-stored' } })
    host.store.full = false
    expect(await play(table, 'ada', 'place', 'one')).toEqual({ seq: 1 })
  })
})

describe('two processes', () => {
  test('of two moves for one step take one; the other is told how things stand', async () => {
    const other = await openAgain(new TestHost(host.store), table.row)
    const [first, second] = table.table.now(0).choices
    const answers = await Promise.all([
      table.move('ada', { move: first, seq: 0, intent: 'one' }),
      other.move('ada', { move: second, seq: 0, intent: 'two' }),
    ])
    expect(answers[0]).toEqual({ seq: 1 })
    expect(answers[1]).toMatchObject({ refusal: { code: 'stale' }, now: { seq: 1 } })
    expect(other.table.now(1)).toEqual(table.table.now(1))
  })

  test('answer a resend alike, whichever it reaches', async () => {
    const other = await openAgain(new TestHost(host.store), table.row)
    const sent = { move: table.table.now(0).choices[0], seq: 0, intent: 'one' }
    await table.move('ada', sent)
    expect(await other.move('ada', sent)).toEqual({ seq: 1 })
  })

  test('do not lose an intent to a seat entry of the other', async () => {
    const other = await openAgain(new TestHost(host.store), table.row)
    await other.leave('ben')
    expect(await play(table, 'ada', 'place', 'one')).toEqual({ seq: 2 })
    expect(kinds(host.store)).toEqual(['setup', 'seat', 'move'])
    expect(table.table.away(1)).toBe('stand-in')
  })

  test('do not lose it either where they hear of that entry before they look for it', async () => {
    const other = await openAgain(new TestHost(host.store), table.row)
    await other.leave('ben')
    const { answered } = host.store
    // As by a notification, which comes when it comes.
    host.store.answered = async (...asked) => {
      await table.catchUp()
      return answered.apply(host.store, asked)
    }
    expect(await play(table, 'ada', 'place', 'one')).toEqual({ seq: 2 })
    expect(kinds(host.store)).toEqual(['setup', 'seat', 'move'])
  })

  test('do not overwrite what the other saved beside the log', async () => {
    const other = await openAgain(new TestHost(host.store), table.row)
    await table.setPrepared('ada', ['skip'])
    await other.setPrepared('ben', ['draw'])
    expect(host.store.rows.get('t')?.seats.map(({ prepared }) => prepared)).toEqual([['skip'], ['draw']])
  })

  test('hear of each other by number', async () => {
    const other = await openAgain(new TestHost(host.store), table.row)
    const heard: Update[] = []
    other.subscribe(1, (update) => heard.push(update))
    await play(table, 'ada', 'place')
    expect(await other.catchUp()).toBe(true)
    expect(heard.map(({ seq, step }) => [seq, step])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })
})

describe('a bot', () => {
  beforeEach(() => {
    host = new TestHost()
  })

  test('acts a fixed pause after the step before, however quickly it thought', async () => {
    host.pauseMilliseconds = 800
    const bots = await open(host, [ADA, BOT])
    await turn(bots)
    expect(bots.table.toAct).toBe(1)
    await host.pass(799)
    expect(bots.table.toAct).toBe(1)
    await host.pass(1)
    expect(bots.table.course().at(-1)?.seat).toBe(1)
  })

  test('that thought longer waits for the end of another pause', async () => {
    host.pauseMilliseconds = 800
    const { think } = host
    host.think = async (...job) => {
      await new Promise<void>((resolve) => host.later(1000, resolve))
      return think(...job)
    }
    const bots = await open(host, [ADA, BOT])
    await turn(bots)
    const before = bots.table.seq
    await host.pass(1599)
    expect(bots.table.seq).toBe(before)
    await host.pass(1)
    expect(bots.table.seq).toBe(before + 1)
  })

  test.each([
    ['throws', () => Promise.reject(new Error('a fault'))],
    ['answers what is no move', async () => 'dance'],
    ['answers what is not allowed', async () => 'take 3'],
  ])('that %s is replaced by a simpler one, and the players are told', async (_, fault) => {
    const { think } = host
    host.think = (job, ...more) => (job.bot === 'skilled' ? fault() : think(job, ...more))
    const bots = await open(host, [ADA, BOT])
    await turn(bots)
    await host.pass(0)
    expect(bots.table.toAct).toBe(0)
    expect(host.troubles).toContain('bot')
  })

  test('is replaced by chance where every bot fails: the table goes on', async () => {
    host.think = () => Promise.reject(new Error('no bots today'))
    const bots = await open(host, [ADA, BOT])
    await turn(bots)
    await host.pass(0)
    expect(bots.table.toAct).toBe(0)
    expect(host.troubles.at(-1)).toBe('bot')
  })

  test('is not waited for at every move where all were silent, and is asked again later', async () => {
    const { think } = host
    let asked = 0
    host.think = () => {
      asked++
      return new Promise((_, fail) => host.later(40_000, () => fail(new Error('silence'))))
    }
    const bots = await open(host, [ADA, BOT])
    await turn(bots)
    await host.pass(80_000)
    const waited = asked
    expect(bots.table.toAct).toBe(0)
    await turn(bots)
    await host.pass(0)
    expect(bots.table.toAct).toBe(0)
    expect([asked, host.troubles.at(-1)]).toEqual([waited, 'bot'])
    host.think = think
    await host.pass(5 * 60_000)
    await turn(bots)
    await host.pass(0)
    expect(host.troubles.at(-1)).toBe(null)
  })

  test('that plays well again is no trouble any more', async () => {
    const { think } = host
    host.think = () => Promise.reject(new Error('a fault'))
    const bots = await open(host, [ADA, BOT])
    await turn(bots)
    await host.pass(0)
    host.think = think
    await turn(bots)
    await host.pass(0)
    expect(host.troubles.at(-1)).toBe(null)
  })

  test('tries again when what it played could not be stored', async () => {
    const bots = await open(host, [ADA, BOT])
    await turn(bots, () => {
      host.store.full = true
    })
    await host.pass(0)
    expect(bots.table.toAct).toBe(1)
    expect(host.troubles).toContain('not-kept')
    host.store.full = false
    await host.pass(2000)
    expect(bots.table.toAct).toBe(0)
  })

  test('rests while nobody watches, where that is the way of the house', async () => {
    host.botsRest = true
    const bots = await open(host, [BOT, ADA])
    await host.pass(1000)
    expect(bots.table.seq).toBe(0)
    const stop = bots.subscribe(PUBLIC, () => {})
    await host.pass(0)
    expect(bots.table.toAct).toBe(1)
    stop()
  })

  test('plays no more at a table that was put away', async () => {
    let answer = (_move: string) => {}
    host.think = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const bots = await open(host, [BOT, ADA])
    await settle()
    const [move] = bots.table.now(0).choices
    await bots.close()
    answer(move)
    await host.pass(1000)
    expect(bots.table.seq).toBe(0)
  })
})

describe('a bot whose turns a queue gives out', () => {
  const never = new AbortController().signal
  let bots: HostedTable
  beforeEach(async () => {
    host = new TestHost()
    host.botsQueue = true
    bots = await open(host, [BOT, ADA])
    await host.pass(10_000)
  })

  test('does nothing of its own accord; that it thinks is told wherever the table is open', () => {
    expect(bots.table.seq).toBe(0)
    expect(host.thinking).toEqual([{ seat: 0, spent: 0 }])
  })

  test('plays the turn that is given out, and no other', async () => {
    expect(await bots.playTurn(7, 0, never)).toBe(true)
    expect(bots.table.seq).toBe(0)
    expect(await bots.playTurn(0, 0, never)).toBe(true)
    expect(bots.table.seq).toBe(1)
    await host.pass(10_000)
    expect(bots.table.seq).toBe(1)
  })

  test('given out twice is played once, in one process and in two', async () => {
    const other = await openAgain(host, bots.row)
    const given = [bots, bots, other].map((one) => one.playTurn(0, 0, never))
    expect(await Promise.all(given)).toEqual([true, true, true])
    expect(kinds(host.store)).toEqual(['setup', 'move'])
    expect(other.table.seq).toBe(1)
  })

  test('acts at the end of a pause that began with the step before', async () => {
    host.pauseMilliseconds = 800
    const played = bots.playTurn(0, host.now() - 500, never)
    await host.pass(299)
    expect(bots.table.seq).toBe(0)
    await host.pass(1)
    expect(bots.table.seq).toBe(1)
    expect(await played).toBe(true)
  })

  test('whose move cannot be stored, or who is called off, leaves the turn to be given out again', async () => {
    host.store.full = true
    expect(await bots.playTurn(0, 0, never)).toBe(false)
    host.store.full = false
    const { think } = host
    host.think = () => new Promise(() => {})
    const stop = new AbortController()
    const played = bots.playTurn(0, 0, stop.signal)
    await settle()
    stop.abort()
    expect(await played).toBe(false)
    expect(await bots.playTurn(0, 0, stop.signal)).toBe(false)
    host.think = think
    expect(await bots.playTurn(0, 0, never)).toBe(true)
    expect(kinds(host.store)).toEqual(['setup', 'move'])
  })

  test('is past when its owner is back before it has thought', async () => {
    const people = new TestHost()
    people.botsQueue = true
    people.think = () => new Promise(() => {})
    const shared = await open(people, [ADA, BEN])
    await shared.leave('ada')
    const played = shared.playTurn(1, 0, never)
    await settle()
    await shared.back('ada')
    expect(await played).toBe(true)
    expect(kinds(people.store)).toEqual(['setup', 'seat', 'seat'])
  })
})

test('what the store does not tell is not taken for what is stored', async () => {
  host.store.entries = () => Promise.reject(new Error('no answer'))
  await expect(table.catchUp()).rejects.toThrow('no answer')
})

/** Ada plays a whole turn, the last step of it when `before` has happened. */
async function turn(hosted: HostedTable, before = () => {}) {
  await play(hosted, 'ada', 'place')
  await play(hosted, 'ada', 'skip')
  const { seq } = hosted.table.now(0)
  const drawn = hosted.move('ada', { move: 'draw', seq })
  await drawn
  before()
}

describe('who is gone', () => {
  test('is stood in for by a casual bot, marked in the log, and takes the seat back', async () => {
    expect(await table.leave('ada')).toEqual({ seq: 1 })
    expect(table.info().seats.map(({ away }) => away)).toEqual(['stand-in', null])
    await host.pass(0)
    expect(table.table.toAct).toBe(1)
    expect(await play(table, 'ada')).toEqual({ refusal: { code: 'seat-away' } })
    await table.back('ada')
    expect(table.table.away(0)).toBeNull()
    expect(await table.back('ada')).toEqual({ refusal: { code: 'no-seat' } })
  })

  test('cannot take back what the bot has played', async () => {
    await play(table, 'ada', 'place')
    expect(table.table.now(0).undoable).toBe(1)
    await table.leave('ada')
    await table.back('ada')
    expect(table.table.now(0).undoable).toBe(0)
    expect(await table.undo('ada', { seq: table.table.seq })).toEqual({ refusal: { code: 'undo-barrier' } })
  })

  test('is replaced without a clock only when all others want it', async () => {
    const three = await open(new TestHost(), [ADA, BEN, { ...BEN, person: 'cleo', name: 'Cleo' }])
    const wish = { kind: 'replace', seat: 0 } as const
    expect(await three.agree('ada', wish)).toEqual({ refusal: { code: 'no-seat' } })
    expect(await three.agree('ben', wish)).toBeNull()
    expect(three.table.away(0)).toBeNull()
    expect(three.info().proposals).toEqual([{ wish, by: ['ben'] }])
    expect(await three.agree('cleo', wish)).toBeNull()
    expect(three.table.away(0)).toBe('stand-in')
    expect(three.info().proposals).toEqual([])
  })
})

describe('the end', () => {
  test('comes when all agree, and closes the table without a result', async () => {
    await play(table, 'ada', 'place')
    await table.agree('ada', { kind: 'end' })
    expect(table.table.over).toBe(false)
    await table.disagree('ada', { kind: 'end' })
    await table.agree('ben', { kind: 'end' })
    expect(table.table.over).toBe(false)
    await table.agree('ada', { kind: 'end' })
    expect(table.table.now(0)).toMatchObject({ outcome: null, ended: { why: 'agreed', by: 0 }, choices: [] })
    expect(table.info()).toMatchObject({ state: 'over', ended: { why: 'agreed' } })
    expect(host.store.stand).toMatchObject({ toAct: -1, outcome: null })
  })

  test('comes when conceding leaves nobody to play against', async () => {
    await table.concede('ada')
    expect(table.table.now(1)).toMatchObject({ outcome: null, ended: { why: 'conceded', by: 0 } })
    expect(await play(table, 'ben')).toMatchObject({ refusal: { code: 'game-over' } })
  })

  test('does not come while others play on; a bot plays for who has given up, for good', async () => {
    const three = await open(new TestHost(), [ADA, BEN, { ...BEN, person: 'cleo', name: 'Cleo' }])
    await three.concede('ada')
    expect(three.table.over).toBe(false)
    expect(three.table.away(0)).toBe('conceded')
    expect(await three.back('ada')).toEqual({ refusal: { code: 'no-seat' } })
    expect(await three.concede('ada')).toEqual({ refusal: { code: 'seat-conceded' } })
  })

  test('opens the record, with the luck', async () => {
    expect(table.record()).toEqual({ refusal: { code: 'record-early' } })
    await table.concede('ben')
    expect(JSON.parse(table.record() as string)).toMatchObject({
      ended: { why: 'conceded', by: 1 },
      outcome: null,
      luck: { table: 't', secret: table.row.luck?.secret, seats: ['', ''] },
    })
  })
})

describe('what was prepared', () => {
  test('is played when the turn comes, a pause after the step before', async () => {
    host.pauseMilliseconds = 500
    await play(table, 'ada', 'place')
    await play(table, 'ada', 'skip')
    const [first] = table.table.ahead(1)
    await table.setPrepared('ben', [first, 'skip'])
    await play(table, 'ada', 'draw')
    await host.pass(499)
    expect(table.table.now(1).choices).toContain(first)
    await host.pass(1)
    expect(table.table.course().at(-1)?.seat).toBe(1)
    await host.pass(500)
    expect(table.row.seats[1].prepared).toEqual([])
    expect(table.table.now(1).choices).toContain('draw')
  })

  test('is checked again when the turn comes; what no longer fits is dropped, and its owner told', async () => {
    await table.setPrepared('ben', ['place 99 a1 0', 'skip'])
    await play(table, 'ada', 'place')
    await play(table, 'ada', 'skip')
    expect(table.row.seats[1].prepared).toHaveLength(2)
    await play(table, 'ada', 'draw')
    await settle()
    expect(table.row.seats[1]).toMatchObject({ dropped: 'place 99 a1 0' })
    expect(table.row.seats[1].prepared).toBeUndefined()
    expect(table.table.toAct).toBe(1)
    await play(table, 'ben', 'place')
    await host.pass(1000)
    expect(table.table.now(1).choices).toContain('skip')
    await table.setPrepared('ben', [])
    expect(table.row.seats[1].dropped).toBeUndefined()
  })

  test('is nobody else’s business', async () => {
    await table.setPrepared('ben', ['skip'])
    expect(JSON.stringify(table.info())).not.toContain('skip')
  })

  test('is dropped when its owner takes a step back', async () => {
    await play(table, 'ada', 'place')
    await table.setPrepared('ada', ['take 3'])
    await table.undo('ada', { seq: table.table.seq })
    expect(table.row.seats[0].prepared).toEqual([])
  })

  test('must be a standing answer that the game knows', async () => {
    expect(await table.setStanding('ada', ['nap'])).toEqual({
      refusal: { code: 'standing-unknown', values: { id: 'nap' } },
    })
  })
})

test('a turn is begun anew with one write of several entries', async () => {
  await play(table, 'ada', 'place')
  await play(table, 'ada', 'skip')
  const sent = { seq: 2, steps: 'all', intent: 'again' } as const
  expect(await table.undo('ada', sent)).toEqual({ seq: 4 })
  expect(table.table.stand.step).toBe(0)
  expect(kinds(host.store)).toEqual(['setup', 'move', 'move', 'undo', 'undo'])
  expect(await table.undo('ada', sent)).toEqual({ seq: 4 })
  const again = await openAgain(new TestHost(host.store), table.row)
  expect(again.table.now(0)).toEqual(table.table.now(0))
})
