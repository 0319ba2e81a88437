import { expect, test } from 'vitest'
import { once } from '../once.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a second press does nothing while the first is at work', async () => {
  let [pressed, finish] = [0, () => {}]
  const press = once(async () => {
    pressed++
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return false
  })
  press()
  press()
  expect(pressed).toBe(1)
  finish()
  await settle()
  press()
  expect(pressed).toBe(2)
})

test('what has led away from here is not done again', async () => {
  let pressed = 0
  const press = once(async () => {
    pressed++
    return true
  })
  press()
  await settle()
  press()
  expect(pressed).toBe(1)
})
