// A server behind `npm start` or `npx`: when the shell that npm put between them is gone, it stops in peace.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const WATCHER = fileURLToPath(new URL('./orphan.mjs', import.meta.url))
const SERVER = `
  import('${WATCHER}').then(({ stopWithParent }) => {
    stopWithParent()
    const open = setInterval(() => {}, 1000)
    process.on('SIGTERM', () => { console.log('closed'); clearInterval(open) })
    console.log('open')
  })`

test.runIf(process.platform !== 'win32')('it hears of the end of its parent', async () => {
  // The shell waits for the server, as npm's does.
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; :', process.execPath, SERVER])
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  const [said] = await once(shell.stdout, 'data')
  expect(String(said)).toBe('closed\n')
})
