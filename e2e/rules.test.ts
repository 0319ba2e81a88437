// The rules to read: reached from home, by address, in both languages; figures drawn by the boards.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { GAME_IDS } from '../games/index.ts'
import { expect, expectNoSidewaysScroll, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

/** Opens the rules of a game and waits until every figure is drawn. */
async function openRules(page: Page, address: string): Promise<void> {
  await page.goto(`/#/rules/${address}`)
  await page.locator('.rulebook > article').waitFor()
  await expect(page.locator('figure > .waiting')).toHaveCount(0)
  // A figure shows the part of the board that it names: a board that renames its parts tells its rulebook/figures.ts.
  await expect(page.locator('figure > .whole')).toHaveCount(0)
}

function section(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

test('the rules are opened from home, and lead back to it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(loaded.filter((url) => /Rules|rulebook/.test(url))).toEqual([])
  await page.locator('a[href^="#/rules/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rules of /)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('an address leads to a section, and every heading and § is such an address', async ({ page }) => {
  await openRules(page, 'neoville/5.5')
  await expect(section(page, '§5.5 Parks and sport facilities')).toBeFocused()
  await expect(section(page, '§5.5 Parks and sport facilities')).toBeInViewport()
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: '§1 What lies on the table' })
    .click()
  await expect(page).toHaveURL(/#\/rules\/neoville\/1$/)
  await expect(section(page, '§1 What lies on the table')).toBeFocused()
  await page.getByRole('link', { name: '§5.5', exact: true }).click()
  await expect(section(page, '§5.5 Parks and sport facilities')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await section(page, '§4 Districts').getByRole('link').click()
  await expect(page).toHaveURL(/#\/rules\/neoville\/4$/)
  await page.goBack()
  await expect(section(page, '§5.5 Parks and sport facilities')).toBeInViewport()
})

test('a section that does not exist is answered in the page, a game that does not exist too', async ({ page }) => {
  await openRules(page, 'neoville/9.9')
  await expect(page.getByRole('status')).toHaveText(
    'These rules have no such section. Here they are from the beginning.',
  )
  await page.goto('/#/rules/chess')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
})

test('the rules can be read in French, and changing the language keeps the place', async ({ page }) => {
  await openRules(page, 'meowtopia/4.5')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Règles de Meowtopia')
  await expect(section(page, '§4.5 Le soir\u00a0: nourrir tout le monde')).toHaveCount(1)
  await expect(page).toHaveURL(/meowtopia\/4\.5$/)
  await expect(page.locator('.rulebook > article')).toContainText('Notre interprétation')
})

test('figures are drawn by the board, told in words, and nothing in them takes the focus', async ({ page }) => {
  await openRules(page, 'neoville')
  const figure = page.locator('figure').last()
  await expect(figure.getByRole('img')).toHaveAccessibleName(/^The city of Ada\. .*parks/)
  await expect(figure.locator('svg').first()).toBeVisible()
  const button = page.locator('figure [inert] button').first()
  await button.focus()
  await expect(button).not.toBeFocused()
  await figure.getByText('The same in words').click()
  await expect(figure.getByRole('table').first()).toBeVisible()
})

/** What is inside a figure is out of reach, and looked at where it is played with. */
async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('figure [inert]')
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const game of GAME_IDS)
  test(`the rules of ${game} have no accessibility faults and fit a phone`, async ({ page }) => {
    await openRules(page, game)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await faults(page)).toEqual([])
    await expectNoSidewaysScroll(page)
  })
