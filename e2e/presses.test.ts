// How many presses a usual turn takes on each board, with ✔ and played at once: the figures of docs/look.md.
import type { Page } from '@playwright/test'
import { dealFrom, drive } from './driver.ts'
import type { Finger } from './face.ts'
import { GAMES } from './games.ts'
import { expect, startGame, steps, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block', foreseen: 'Service Worker registration blocked' })

class Counting implements Finger {
  presses = 0
  readonly page: Page
  readonly atOnce: boolean
  constructor(page: Page, atOnce: boolean) {
    this.page = page
    this.atOnce = atOnce
  }

  async press(thing: string): Promise<void> {
    await this.page.locator(thing).first().click()
    this.presses++
  }

  async play(confirm: string, ...things: readonly string[]): Promise<void> {
    const before = await steps(this.page)
    for (const thing of things) await this.press(thing)
    if (!this.atOnce) await this.press(confirm)
    await expect.poll(() => steps(this.page)).toBeGreaterThan(before)
  }

  async see(thing: string): Promise<void> {
    await this.page.locator(thing).waitFor()
  }
}

for (const { name, face, usualTurn } of GAMES)
  for (const atOnce of [false, true])
    test(`${name}: presses of a turn ${atOnce ? 'played at once' : 'with ✔'}`, async ({ page }) => {
      await dealFrom(page.context(), 1)
      await page.addInitScript(
        (wanted) =>
          localStorage.setItem(
            'ludopolis/settings',
            JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'board', played: wanted }),
          ),
        atOnce ? 'once' : 'ticked',
      )
      await startGame(page, ['person', 'random'], name)
      if (usualTurn.afterFirst) await drive(page, face, 'turn', 1)
      const finger = new Counting(page, atOnce)
      await usualTurn.play(finger)
      expect(finger.presses).toBe(usualTurn[atOnce ? 'atOnce' : 'confirmed'])
    })
