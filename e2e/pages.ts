// What the browser tests share: a page that may not complain, and the ways of playing on it.
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'

/** Writes down every error and warning of a page. */
export function complaintsOf(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    // The browser says so where a test keeps service workers out.
    if (isComplaint && !message.text().startsWith('Service Worker registration blocked'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
}

/** A page where nothing moves and bots do not pause; any error or warning in the console that is not foreseen fails the test. */
export const test = base.extend<{ page: Page; foreseen: string }>({
  foreseen: ['', { option: true }],
  page: async ({ page, foreseen }, use) => {
    const complaints: string[] = []
    complaintsOf(page, complaints)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await useQuickText(page)
    await use(page)
    expect(complaints.filter((text) => foreseen === '' || !text.includes(foreseen))).toEqual([])
  },
})

export { expect }

/** Text, in English, and bots that do not pause, unless the page has been told otherwise. */
export async function useQuickText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('ludopolis/settings') === null)
      localStorage.setItem(
        'ludopolis/settings',
        JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: 'text' }),
      )
  })
}

/** Runs before the table's own worker, as long as `isOn` says so; the service worker must be blocked. */
export async function plant(context: BrowserContext, script: string, isOn = () => true): Promise<void> {
  await context.route('**/assets/table-worker-*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: isOn() ? `{ ${script} }\n${text}` : text })
  })
}

/** To plant: timeouts come forty times as early. */
export const IMPATIENT = `const wait = setTimeout
  globalThis.setTimeout = (job, milliseconds) => wait(job, milliseconds / 40)`

/** What a page says of a game that could not be stored. */
export const NOT_KEPT = 'will be lost when this page is closed'

/** Shows tables with this face. */
export async function useFace(page: Page, face: 'board' | 'text'): Promise<void> {
  await page.addInitScript((wanted) => {
    localStorage.setItem(
      'ludopolis/settings',
      JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: wanted }),
    )
  }, face)
}

/** Opens a set-up sheet from a card of the first page. */
export async function openSheet(page: Page, button: string, site = ''): Promise<Locator> {
  await page.goto(`${site}/`)
  await page.getByRole('button', { name: button }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('First player').waitFor()
  return sheet
}

/** Starts a game from its set-up sheet. */
export async function startGame(
  page: Page,
  seats: readonly ('person' | 'random')[],
  game = 'Neoville',
  site = '',
): Promise<void> {
  const sheet = await openSheet(page, `Set up: ${game}`, site)
  await sheet.getByRole('radio', { name: String(seats.length) }).check()
  for (const [seat, player] of seats.entries()) await sheet.getByLabel(`Player ${seat + 1} is`).selectOption(player)
  await sheet.getByLabel('First player').selectOption('0')
  await sheet.getByRole('button', { name: /^(Start|Watch) the game$/ }).click()
}

/** Presses what the menu of a table has. */
export async function fromMenu(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByText(label).click()
}

/** Chooses a language in the settings at a table, which stay open. */
export async function chooseAtTable(page: Page, locale: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: /^(Settings|Réglages)$/ })
    .click()
  await page
    .getByRole('dialog')
    .getByLabel(/Language|Langue/)
    .selectOption(locale)
}

/** Changes the language at a table. */
export async function speakAtTable(page: Page, locale: 'fr' | 'en'): Promise<void> {
  await chooseAtTable(page, locale)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await page.keyboard.press('Escape')
}

export function prompt(page: Page): Locator {
  return page.locator('#prompt')
}

export function choices(page: Page): Locator {
  return page.locator('ol[aria-labelledby=choices] button')
}

export function area(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true })
}

/** The cards on show that only their owner knows, by what is said of them alone. */
export async function hiddenCards(page: Page): Promise<readonly string[]> {
  const lines = await area(page, 'Your hand').locator('p').allTextContents()
  const cards = lines
    .filter((line) => !line.includes('The others know this card.'))
    .map((line) => line.split(':')[0] ?? line)
  expect(cards.length).toBeGreaterThan(0)
  return cards
}

/** Types a command and gives what it answers. */
export async function command(page: Page, line: string): Promise<string> {
  const answer = page.getByRole('status', { name: 'Answer' })
  await page.getByLabel('Type a command').fill(line)
  await page.getByLabel('Type a command').press('Enter')
  await expect(answer).not.toBeEmpty()
  return ((await answer.textContent()) ?? '').trim()
}

/** Does something, and waits until what is asked or offered has changed, or the same is asked after another step. */
export async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(askedUnlike, null)
  await act()
  await page.waitForFunction(askedUnlike, before)
}

/** In the page: after how many steps what is asked and offered, if that is another than before. */
function askedUnlike(before: string | null): string | null {
  const steps = document.querySelector('[data-steps]')?.getAttribute('data-steps')
  const asked = `${steps} ${document.querySelector('.side')?.textContent}`
  return asked === before ? null : asked
}

/** Picks the first of the choices, or as `pick` says, until a move is played. */
export async function playFirst(page: Page, pick = (_offered: number) => 0): Promise<void> {
  await choices(page).first().waitFor()
  const before = await steps(page)
  while ((await steps(page)) === before)
    await changing(page, async () => {
      const offered = await choices(page).count()
      await choices(page).nth(pick(offered)).click()
    })
}

/** How many steps the log tells of. */
export async function steps(page: Page): Promise<number> {
  return Number(await page.locator('section[aria-labelledby=log]').getAttribute('data-steps'))
}

/** No accessibility faults; in the dark only colours can differ. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // One page without frames: faults alone are gathered, in the page itself.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBe(0)
}

/** Everything to press that is in sight has room for a finger. */
export async function expectRoomToPress(page: Page): Promise<void> {
  const small = await page
    .locator('button:visible, select:visible, a.button:visible, input:visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => element.closest('label') ?? element)
        .filter((element) => element.getBoundingClientRect().height < 40)
        .map((element) => element.outerHTML),
    )
  expect(small).toEqual([])
}
