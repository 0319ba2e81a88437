// `bench --server` and the process it measures: neither outlives the other's trouble.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const [, command = ''] = process.argv
afterEach(() => {
  process.argv[1] = command
})

/** What is started in place of `ludopolis serve`. */
function standIn(source: string): void {
  const path = folder.path('server.mjs')
  writeFileSync(path, source)
  process.argv[1] = path
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server that does not open is told in a line', async () => {
  standIn('')
  const err = 'ludopolis: the server to be measured did not open.\n'
  expect(await ludopolis(['bench', 'neoville', '--server'])).toEqual({ code: 1, out: '', err })
})

test('Ctrl-C ends the wait for a server that never answers, and the server with it', async () => {
  const file = folder.path('pid')
  standIn(`
    import { writeFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    const server = createServer(() => writeFileSync(${JSON.stringify(file)}, String(process.pid)))
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))
  `)
  const stop = new AbortController()
  const running = ludopolis(['bench', 'neoville', '--server'], { signal: stop.signal })
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8') !== '', { timeout: 20_000 })
  stop.abort()
  expect(await running).toEqual({ code: 130, out: '', err: '' })
  await vi.waitUntil(() => !isAlive(Number(readFileSync(file, 'utf8'))), { timeout: 20_000 })
})
