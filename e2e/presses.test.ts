// How many presses a usual turn takes on each board, with ✔ and played at once: the figures of docs/look.md.
import type { Locator, Page } from '@playwright/test'
import { dealFrom, drive } from './driver.ts'
import { boardOf } from './games.ts'
import { expect, startGame, steps, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block', foreseen: 'Service Worker registration blocked' })

/** Presses what is there and counts. */
class Finger {
  presses = 0
  readonly page: Page
  readonly atOnce: boolean
  constructor(page: Page, atOnce: boolean) {
    this.page = page
    this.atOnce = atOnce
  }

  async press(thing: string | Locator): Promise<void> {
    const one = typeof thing === 'string' ? this.page.locator(thing) : thing
    await one.first().click()
    this.presses++
  }

  /** Presses these, and ✔ if that is asked for; waits until it is played. */
  async play(confirm: string, ...things: readonly string[]): Promise<void> {
    const before = await steps(this.page)
    for (const thing of things) await this.press(thing)
    if (!this.atOnce) await this.press(confirm)
    await expect.poll(() => steps(this.page)).toBeGreaterThan(before)
  }
}

interface Turn {
  readonly game: string
  readonly play: (finger: Finger) => Promise<void>
  readonly confirmed: number
  readonly atOnce: number
}

const TURNS: readonly Turn[] = [
  {
    game: 'Neoville',
    // The first tile of a city can be turned: played at once, it takes one press more.
    play: async (finger) => {
      const turned = finger.atOnce ? ['.city .ghost[role=button]'] : []
      await finger.play('.float.yes', '.hand [data-drag]', '.target', ...turned)
      await finger.play('.float.yes', '.supply .tower[data-drag]')
      await finger.press('.market .tile[data-choice]')
    },
    confirmed: 6,
    atOnce: 5,
  },
  {
    game: 'Neotopia',
    play: async (finger) => {
      for (let i = 0; i < 3; i++)
        await finger.play('.float.yes', '.element[data-drag][aria-pressed=false]', '.open[data-space]')
      await finger.press(finger.page.getByRole('button', { name: 'End the turn' }))
    },
    confirmed: 10,
    atOnce: 7,
  },
  {
    game: 'Meowtopia',
    play: async (finger) => {
      const tile = '[data-move="take irrigation irrigation"]'
      await finger.play(
        '.decision .yes',
        tile,
        ...(finger.atOnce ? [`[data-move="take irrigation irrigation 2"]`] : []),
      )
      for (let i = 0; i < 2; i++) await finger.play('.decision .yes', '.farm [data-move^=stick]')
      // Feeding everybody is picked already.
      await finger.page.getByRole('heading', { name: /Evening/ }).waitFor()
      await finger.press('.decision .yes')
    },
    confirmed: 7,
    atOnce: 5,
  },
  {
    game: 'Evolutopia',
    play: async (finger) => finger.play('.chosen .yes', '[data-key="action:0"]', '.panel [data-key=top]'),
    confirmed: 3,
    atOnce: 2,
  },
]

for (const { game, play, ...counts } of TURNS)
  for (const atOnce of [false, true])
    test(`${game}: presses of a turn ${atOnce ? 'played at once' : 'with ✔'}`, async ({ page }) => {
      await dealFrom(page.context(), 1)
      await page.addInitScript(
        (wanted) =>
          localStorage.setItem(
            'ludopolis/settings',
            JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'board', played: wanted }),
          ),
        atOnce ? 'once' : 'ticked',
      )
      await startGame(page, ['person', 'random'], game)
      // Neotopia's first turn chooses colours.
      if (game === 'Neotopia') await drive(page, boardOf('neotopia'), 'turn', 1)
      const finger = new Finger(page, atOnce)
      await play(finger)
      expect(finger.presses).toBe(counts[atOnce ? 'atOnce' : 'confirmed'])
    })
