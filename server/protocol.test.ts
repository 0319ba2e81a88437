// docs/protocol.md: the bot printed there is taken out and run, as a reader would run it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '../house/messages.ts'
import type { Running } from './test/client.ts'
import { guest, startServer } from './test/client.ts'
import { makeTable } from './test/playing.ts'

const PAGE = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')
const BOT = /```js\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? ''
const MOST_LINES = 60

const run = promisify(execFile)
let server: Running
let folder = ''
beforeAll(async () => {
  server = await startServer()
  folder = mkdtempSync(join(tmpdir(), 'ludopolis-bot-'))
  writeFileSync(join(folder, 'bot.mjs'), BOT)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test(`the bot has at most ${MOST_LINES} lines`, () => {
  expect(BOT).toContain('/moves')
  expect(BOT.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})

test.each(['neoville', 'evolutopia'] as const)(
  'two of them are given a link and play a whole game of %s',
  async (game) => {
    const ada = await guest(server.url, 'Ada')
    const id = await makeTable(ada, game, ['open', 'open'], { watch: true })
    const play = (name: string) =>
      run(process.execPath, [join(folder, 'bot.mjs'), `${server.url}/tables/${id}`, name], {
        env: { ...process.env, PAUSE: '5' },
      })
    const [one, two] = await Promise.all([play('One'), play('Two')])
    const { body: now } = await ada.get(`/api/tables/${id}/now`)
    expect(now.state).toBe('over')
    expect(now.outcome).not.toBe(null)
    expect(JSON.parse(one.stdout)).toEqual(now.outcome)
    expect(two.stdout).toBe(one.stdout)
  },
)

test('the page names the version that the socket speaks', () => {
  expect(PAGE).toContain(`{"kind": "hello", "version": ${PROTOCOL}, "token"?}`)
})
