// What somebody is told who does not know a game yet: the card before the first one, notes, explanations, and the tutorials.
import type { Page } from '@playwright/test'
import { GAMES } from './games.ts'
import { choices, expect, expectClean, expectNoSidewaysScroll, fromMenu, prompt, test, useFace } from './pages.ts'

/** Somebody who has never been here. */
async function asNewcomer(page: Page, face: 'board' | 'text'): Promise<void> {
  await page.addInitScript((wanted) => {
    localStorage.setItem('ludopolis/settings', JSON.stringify({ pace: 'instant', locale: 'en', face: wanted }))
  }, face)
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

test('before the first game stands the game in a minute, and only then', async ({ page }) => {
  await asNewcomer(page, 'board')
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).click()
  const card = page.getByRole('dialog', { name: 'Your first Neoville?' })
  await expect(card).toContainText('16 rounds')
  await expect(card.getByRole('link', { name: 'Show me (tutorial)' })).toBeVisible()
  await expectClean(page)
  await card.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await prompt(page).waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).click()
  await page.locator('.hand .tile').first().waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever left a tutorial goes on there from the first page', async ({ page }) => {
  await asNewcomer(page, 'board')
  await page.goto('/#/learn/neotopia/9')
  const lesson = page.getByText(/^\d+ of \d+/)
  await lesson.waitFor()
  const left = (await lesson.textContent()) ?? ''
  expect(left).not.toMatch(/^1 of/)
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Go on learning: Neotopia' }).click()
  await expect(lesson).toHaveText(left)
})

test('a note comes with the first thing of its kind, in the text face too, and can be put away', async ({ page }) => {
  await asNewcomer(page, 'text')
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Meowtopia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await choices(page).first().waitFor()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
})

test('whoever has switched notes off is told nothing', async ({ page }) => {
  await useFace(page, 'board')
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Neoville' }).click()
  await page.locator('.hand .tile').first().waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
})

test('what comes under a mouse that has not moved is not explained', async ({ page }) => {
  await page.clock.install()
  await asNewcomer(page, 'board')
  await page.goto('/#/learn/neoville/5')
  const tower = page.locator('button.tower').first()
  await tower.waitFor()
  await page.waitForLoadState('networkidle')
  const comeUnder = () =>
    tower.dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 5 })
  await comeUnder()
  await page.clock.runFor(2000)
  await expect(page.locator('.tip')).toHaveCount(0)
  await tower.dispatchEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: 6, clientY: 6 })
  await comeUnder()
  await page.clock.runFor(2000)
  await expect(page.locator('.tip')).toContainText('at least that many squares')
})

test('where a mouse rested before, as one does after a finger, nothing that comes there is explained', async ({
  page,
}) => {
  await page.clock.install()
  await asNewcomer(page, 'board')
  await page.goto('/#/learn/neoville/5')
  const tower = page.locator('button.tower').first()
  await tower.waitFor()
  await page.waitForLoadState('networkidle')
  const point = (type: string, x: number) =>
    tower.dispatchEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 5 })
  await point('pointermove', 4)
  await page
    .locator('body')
    .dispatchEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 5 })
  await page
    .locator('body')
    .dispatchEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: 90, clientY: 90 })
  await point('pointerover', 5)
  await page.clock.runFor(2000)
  await expect(page.locator('.tip')).toHaveCount(0)
  await point('pointerover', 6)
  await page.clock.runFor(2000)
  await expect(page.locator('.tip')).toContainText('at least that many squares')
})

test('what is explained of a thing goes when the table changes', async ({ page }) => {
  await asNewcomer(page, 'board')
  await page.goto('/#/learn/neoville')
  await page.locator('.hand .tile').first().focus()
  await page.keyboard.press('?')
  await expect(page.locator('.tip')).toContainText('Equity tile')
  for (const thing of ['.hand .tile', '.target', '.yes']) await page.locator(thing).first().dispatchEvent('click')
  await expect(next(page)).toBeVisible()
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('a thing on the board is explained to a mouse, to a key, and to who types', async ({ page }) => {
  await asNewcomer(page, 'board')
  await page.goto('/#/learn/neoville/5')
  const tower = page.locator('button.tower').first()
  await tower.hover()
  await expect(page.locator('.tip')).toContainText('at least that many squares')
  await page.mouse.move(0, 0)
  await expect(page.locator('.tip')).toHaveCount(0)
  await page.locator('.market button.stack').focus()
  await page.keyboard.press('?')
  await expect(page.locator('.tip')).toContainText('Tiles face down')
  await fromMenu(page, 'Show as text')
  await page.getByLabel('Type a command').fill('explain park')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'Answer' })).toContainText('The most parks bring 5 points')
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })
  for (const { what, lesson, thing, told } of [
    { what: 'a tile to lay', lesson: 1, thing: '.hand .tile', told: 'Equity tile' },
    { what: 'a sign to build by', lesson: 8, thing: '.utility', told: 'Ecomobile' },
  ])
    test(`${what} is explained when it is held, and letting go presses nothing`, async ({ page }) => {
      await asNewcomer(page, 'board')
      await page.goto(`/#/learn/neoville/${lesson}`)
      const held = page.locator(thing).first()
      await held.scrollIntoViewIfNeeded()
      const box = await held.boundingBox()
      if (!box) throw new Error('it is not there')
      const touch = await page.context().newCDPSession(page)
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      await expect(page.locator('.tip')).toContainText(told)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(held).not.toHaveAttribute('aria-pressed', 'true')
      await held.tap()
      await expect(page.locator('.tip')).toHaveCount(0)
      await expect(held).toHaveAttribute('aria-pressed', 'true')
    })
})

test('another table is said to be one', async ({ page }) => {
  await useFace(page, 'board')
  await page.goto('/#/learn/neoville/5')
  await expect(page.getByText('Another table now')).toBeVisible()
  await page.goto('/#/learn/meowtopia')
  await prompt(page).waitFor()
  await expect(page.getByText('Another table now')).toHaveCount(0)
})

test('an address changed by hand leads to its lesson, and back', async ({ page }) => {
  await useFace(page, 'board')
  await page.goto('/#/learn/neoville')
  await expect(page.getByText('1 of 12')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/learn/neoville/5'))
  await expect(page.getByText('5 of 12')).toBeVisible()
  await expect(prompt(page)).toContainText('The 4 in scaffolding')
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.getByRole('button', { name: 'Play it' }).click()
  await next(page).click()
  await expect(page).toHaveURL(/neoville\/6$/)
  await page.evaluate(() => (location.hash = '#/learn/neoville/5'))
  await expect(page.getByText('5 of 12')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the guide can be put away, and comes back with what it says next', async ({ page }) => {
    await useFace(page, 'board')
    await page.goto('/#/learn/neoville/5')
    const fold = page.getByRole('button', { name: 'Put the guide away' })
    const bar = page.locator('.bar.teaching')
    await expect(prompt(page)).toBeVisible()
    const whole = (await bar.boundingBox())?.height ?? 0
    await fold.click()
    await expect(fold).toHaveAttribute('aria-pressed', 'true')
    await expect(prompt(page)).toBeHidden()
    expect((await bar.boundingBox())?.height).toBeLessThan(0.6 * whole)
    await fold.click()
    await expect(prompt(page)).toBeVisible()
    await fold.click()
    await page.getByRole('button', { name: 'Show me' }).click()
    await expect(fold).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Play it' }).click()
    await expect(prompt(page)).toContainText('Four squares of rock')
  })
})

test('a lesson takes back what it did not ask for, and says why', async ({ page }) => {
  await useFace(page, 'text')
  await page.goto('/#/learn/neoville/8')
  await page.getByLabel('Type a command').fill('skip')
  await page.keyboard.press('Enter')
  await expect(page.locator('.refused')).toContainText('one windmill pays right here')
  await expect(next(page)).toHaveCount(0)
  await page.getByLabel('Type a command').fill('build left tl')
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeVisible()
})

for (const { id } of GAMES)
  test(`${id}: the tutorial leads through to its end on the board, and goes on where the page was left`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await useFace(page, 'board')
    await page.goto(`/#/learn/${id}`)
    await prompt(page).waitFor()
    await expectNoSidewaysScroll(page)
    await expectClean(page)
    const end = page.getByRole('heading', { name: 'You know the game now' })
    for (let step = 0; step < 60 && (await end.count()) === 0; step++) {
      if ((await next(page).count()) > 0) {
        const said = await prompt(page).textContent()
        await next(page).click()
        await expect(async () => {
          const gone = (await end.count()) > 0
          expect(gone || (await prompt(page).textContent()) !== said).toBe(true)
        }).toPass()
        continue
      }
      const said = await prompt(page).textContent()
      await page.getByRole('button', { name: 'Show me' }).click()
      await page.getByRole('button', { name: 'Play it' }).click()
      await expect(async () => {
        const isOn = (await page.getByRole('button', { name: 'Play it' }).count()) === 0
        expect(isOn || (await prompt(page).textContent()) !== said).toBe(true)
      }).toPass()
    }
    await expect(end).toBeVisible()
    await expect(page.getByRole('region', { name: /^(What counts|The end)$/ }).getByRole('table')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Play a game' }).click()
    await expect(page).toHaveURL(/#\/table\//)
    await prompt(page).waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
