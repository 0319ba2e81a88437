// Neoville on its board: by mouse, by keyboard, by touch; undone, reloaded, travelled through, saved and opened again.
import type { Page } from '@playwright/test'
import { drive } from './driver.ts'
import { boardOf } from './games.ts'
import { expect, expectClean, expectNoSidewaysScroll, fromMenu, prompt, startGame, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('face') !== null) return
    sessionStorage.setItem('face', 'board')
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'board' }),
    )
  })
})

const hand = (page: Page) => page.locator('section.hand button.tile')
const cells = (page: Page) => page.getByRole('button', { name: /^Free place at / })
const confirm = (page: Page) => page.getByRole('button', { name: 'Play this' })
const skip = (page: Page) => page.getByRole('button', { name: 'Build nothing', exact: true })
const stack = (page: Page) => page.getByRole('button', { name: 'Draw from the stack' })
const ending = (page: Page) => page.locator('#ending')

/** Places the first tile of the hand on the first free place. */
async function place(page: Page): Promise<void> {
  await hand(page).first().click()
  await cells(page).first().click()
  await confirm(page).click()
  await skip(page).or(stack(page)).or(ending(page)).first().waitFor()
}

test('a whole game against a bot by clicking what is offered', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await drive(page, boardOf('neoville'), 'end', 1)
  await expectClean(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  const winner = page.locator('.unseen', { hasText: /wins?\.|share the victory/ })
  await expect(winner).toHaveCount(1)
  await page.getByRole('button', { name: 'Show all at once' }).click()
  await expect(winner).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(prompt(page)).toHaveText(/^As it was after step/)
  await page.getByLabel('Through the eyes of').selectOption({ label: 'everybody' })
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect(prompt(page)).toHaveText(/^As it was after step 0/)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await cells(page).first().waitFor()
})

test('a turn by keyboard alone', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await hand(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(confirm(page)).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await expect(confirm(page)).toBeHidden()
  await hand(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await cells(page).first().focus()
  await page.keyboard.press('Enter')
  await confirm(page).focus()
  await page.keyboard.press('Enter')
  await skip(page).focus()
  await page.keyboard.press('Enter')
  await stack(page).focus()
  await page.keyboard.press('Enter')
  await cells(page).first().waitFor()
})

test('taking back, its barrier, and a reload in mid-turn', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await place(page)
  const back = page.getByRole('button', { name: 'Take back' })
  await back.click()
  await expect(hand(page)).toHaveCount(3)
  await place(page)
  await page.reload()
  await skip(page).click()
  await page.getByRole('button', { name: 'Start the turn again' }).click()
  await expect(hand(page)).toHaveCount(3)
  await place(page)
  await skip(page).click()
  await stack(page).click()
  await cells(page).first().waitFor()
  await expect(back).toBeHidden()
})

test('what is inert says why', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await page.locator('button.tower').first().click()
  await expect(page.locator('.refused')).toHaveText('Building comes right after placing a tile.')
})

test('a picked piece stands in the city, and the other city in sight', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await place(page)
  await expect(page.locator('.others article')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.city .piece')).toHaveCount(0)
  await page.locator('button.tower[aria-pressed=false]').first().click()
  await expect(page.locator('.city .piece')).toHaveCount(1)
  await expect(confirm(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(page.locator('.city .piece')).toHaveCount(0)
})

test('a turn by touch on a phone, with nothing hidden sideways', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'board' }),
    ),
  )
  await startGame(page, ['person', 'random'])
  await hand(page).first().tap()
  await cells(page).first().tap()
  await expectNoSidewaysScroll(page)
  await confirm(page).tap()
  await skip(page).tap()
  await stack(page).tap()
  await cells(page).first().waitFor()
  await expectNoSidewaysScroll(page)
  await context.close()
})

/** Bots think only when they are let. */
async function holdBots(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(`{
    const Thinker = Worker
    let go
    const letGo = new Promise((resolve) => (go = resolve))
    globalThis.letThink = () => go()
    globalThis.Worker = class extends Thinker {
      postMessage(message) {
        if (message.kind === 'think') void letGo.then(() => super.postMessage(message))
        else super.postMessage(message)
      }
    }
  }`)
  return () => page.evaluate('letThink()')
}

test.describe('before one’s turn', () => {
  test.use({ serviceWorkers: 'block' })

  test('a tile is tried out, nothing is sent, and it is played when the turn comes', async ({ page }) => {
    const letThink = await holdBots(page)
    await page.addInitScript(() => {
      const send = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (message: { kind?: string }) {
        if (message.kind === 'move') document.documentElement.dataset.sent = 'a move'
        send.call(this, message)
      }
    })
    const tries = page.getByRole('button', { name: /^Try out at / })
    const ghost = page.locator('.city .ghost[role=button]')
    const yes = page.locator('.float.yes')
    const mark = page.getByText('Try-out', { exact: true })

    await startGame(page, ['random', 'random'])
    await page.getByRole('button', { name: 'Don’t wait', exact: true }).waitFor()
    await expect(page.locator('.target')).toHaveCount(0)

    await startGame(page, ['random', 'person'])
    await expect(tries).toHaveCount(1)
    await expect(cells(page)).toHaveCount(0)
    // The second player's equity tile has a park.
    await hand(page).first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await expect(mark).toBeVisible()
    await expect(page.getByRole('list', { name: 'What this would change' })).toHaveText('+5★ Most parks')
    await page.keyboard.press('Escape')
    await expect(ghost.or(mark).or(yes)).toHaveCount(0)

    await tries.click()
    const name = (await ghost.getAttribute('aria-label')) ?? ''
    expect(name).toMatch(/^Only tried out: Place equity tile 2/)
    await page.keyboard.press('r')
    await expect(ghost).not.toHaveAttribute('aria-label', name)
    await page.keyboard.press('Shift+R')
    await expect(ghost).toHaveAttribute('aria-label', name)
    await ghost.click()
    const turned = (await ghost.getAttribute('aria-label')) ?? ''
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await yes.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.refused')).toHaveText('It is not your turn.')
    await expectClean(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-sent')

    const before = await yes.boundingBox()
    await letThink()
    await expect(prompt(page)).toHaveText('Place a tile of your hand in your city.')
    await expect(ghost).toHaveAttribute('aria-label', turned.replace('Only tried out: ', ''))
    await expect(mark).toHaveCount(0)
    expect(await yes.boundingBox()).toEqual(before)
    await expect(page.locator('html')).not.toHaveAttribute('data-sent')
    await confirm(page).click()
    await skip(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'a move')

    await startGame(page, ['person', 'random'])
    await place(page)
    await skip(page).click()
    await stack(page).click()
    await tries.first().click()
    await expect(mark).toBeVisible()
    await page.locator('section[aria-labelledby=log] button').first().click()
    await expect(prompt(page)).toHaveText(/^As it was after step 0/)
    await expect(page.locator('.target').or(ghost).or(yes)).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await tries.first().waitFor()
  })
})

test('a hint, the text face and back with nothing lost', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.advice')).toContainText('The best I see')
  await fromMenu(page, 'Show as text')
  await expect(page.getByRole('heading', { name: 'Your hand', exact: true })).toBeVisible()
  await expect(page.getByText('The best I see')).toBeVisible()
  await fromMenu(page, 'Show the board')
  await cells(page).first().waitFor()
})

test('on a shared screen nobody sees another’s hidden hand on the board', async ({ page }) => {
  await startGame(page, ['person', 'person'])
  const own = async () => {
    const names = await hand(page).evaluateAll((tiles) =>
      tiles
        .filter((tile) => tile.querySelector('.known') === null)
        .map((tile) => tile.getAttribute('aria-label') ?? ''),
    )
    expect(names.length).toBeGreaterThan(0)
    return names
  }
  await page.getByRole('button', { name: 'I am Player 1' }).click()
  await cells(page).first().waitFor()
  const first = await own()
  await place(page)
  await skip(page).click()
  await stack(page).click()
  await page.getByRole('button', { name: 'Pass to Player 2' }).waitFor()
  await expect(page.locator('.target')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pass to Player 2' }).click()
  const between = await page.content()
  await page.getByRole('button', { name: 'I am Player 2' }).click()
  await cells(page).first().waitFor()
  const html = await page.content()
  const second = await own()
  const placed = /tile \d+/.exec(first[0] ?? '')?.[0] ?? ''
  for (const name of first) {
    expect(between).not.toContain(name)
    if (!name.startsWith(placed)) expect(html).not.toContain(name)
  }
  for (const name of second) expect(between).not.toContain(name)
})
