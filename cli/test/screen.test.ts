// The terminal itself: what the keys recall, and how wide it is.
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Io } from '../io.ts'
import { Screen } from '../screen.ts'

function terminal(columns: number) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns })
  const io: Io = { stdin, stdout, stderr: new PassThrough(), env: {}, signal: new AbortController().signal }
  const screen = new Screen(io)
  const type = (keys: string) => {
    const asked = screen.ask()
    stdin.write(keys)
    return asked
  }
  return { screen, stdout, type }
}

const UP = '\u001b[A'
/** The keys that cut a line, bring back what was cut, and undo. */
const [CUT, YANK, UNDO] = ['\u0015', '\u0019', '\u001f']

test('the arrow key recalls what was typed, until the keyboard is passed on', async () => {
  const { screen, type } = terminal(80)
  expect(await type('place the secret tile\n')).toBe('place the secret tile')
  expect(await type(`${UP}\n`)).toBe('place the secret tile')
  screen.forget()
  expect(await type(`${UP}\n`)).toBe('')
  expect(await type('draw\n')).toBe('draw')
  expect(await type(`${UP}\n`)).toBe('draw')
  screen.close()
})

test.each([
  ['brings back what was cut', YANK],
  ['undoes the cutting', UNDO],
])('no key %s before the keyboard was passed on', async (_, key) => {
  const { screen, type } = terminal(80)
  expect(await type(`the secret tile${CUT}${key}\n`)).toBe('the secret tile')
  expect(await type(`the secret tile${CUT}\n`)).toBe('')
  screen.forget()
  expect(await type(`${key}\n`)).toBe('')
  screen.close()
})

test('a terminal that does not know its width reads like one of 80', () => {
  const { screen } = terminal(0)
  expect(screen.width).toBe(80)
  screen.close()
})
