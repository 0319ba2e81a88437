// Every game in the browsers that the other tests do not use: a turn on the board, a reload, a turn in the text face.
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Drive } from '../driver.ts'
import { pressAbout } from '../driver.ts'
import type { Face } from '../face.ts'
import { TEXT } from '../face.ts'
import { GAMES } from '../games.ts'
import type { Browser } from './browser.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

test.describe.configure({ timeout: 600_000 })

/** In milliseconds; a turn takes some seconds. */
const PATIENCE = 240_000

/** Waits inside the page until something is there; gives its text. */
const waitFor = (browser: Browser, selector: string) =>
  browser.run(async (wanted) => {
    for (let found = document.querySelector(wanted); ; found = document.querySelector(wanted)) {
      if (found) return found.textContent ?? ''
      await new Promise((resolve) => void setTimeout(resolve, 50))
    }
  }, selector)

/** Plays until another has played, from its own turn to its next. */
async function turn(browser: Browser, face: Face): Promise<void> {
  await waitFor(browser, face.offered)
  const job: Drive = { face, until: 'turn', seed: 1, most: 400, touch: false }
  const stuck = after(PATIENCE, null, { ref: false }).then(
    async () => `stuck: ${await browser.run(() => document.body.textContent, null)}`,
  )
  expect(await Promise.race([browser.run(pressAbout, job), stuck])).toBe('')
}

const settings = (browser: Browser, face: 'board' | 'text') =>
  browser.run((wanted) => {
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: wanted }),
    )
  }, face)

async function playNow(browser: Browser, label: string): Promise<void> {
  const button = `button[aria-label="${label}"]`
  await waitFor(browser, button)
  await browser.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), button)
}

for (const kind of [firefox, webkit]) {
  test.describe(kind.name, () => {
    let browser: Browser
    test.beforeAll(async () => {
      if (kind.needs.includes(undefined))
        throw new Error(`${kind.name} is not here; on Debian: apt install ${kind.packages}`)
      browser = await kind.launch()
    })
    test.afterAll(() => browser?.close())

    for (const { name, face: board } of GAMES) {
      test(`${kind.name}: ${name}`, async ({ baseURL }) => {
        const home = baseURL ?? ''
        await browser.open(home)
        await settings(browser, 'board')
        await browser.open(home)
        await playNow(browser, `Play now: ${name}`)
        await turn(browser, board)

        const before = await waitFor(browser, '#prompt')
        await browser.reload()
        await waitFor(browser, board.offered)
        expect(await waitFor(browser, '#prompt')).toBe(before)

        await settings(browser, 'text')
        await browser.reload()
        await turn(browser, TEXT)
      })
    }
  })
}
