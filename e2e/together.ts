// People who meet at a table of a server of their own, each in a browser of their own and by a hand of their own.
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { pressAbout } from './driver.ts'
import { TEXT } from './face.ts'
import type { Played } from './games.ts'
import { test as base, changing, choices, complaintsOf, expect, steps } from './pages.ts'
import { OwnServer } from './server.ts'

/** A mouse on a laptop, a thumb on a phone of 360 × 740, or the keyboard alone in the text face. */
export type Hand = 'mouse' | 'thumb' | 'keys'

export interface Friend {
  readonly name: string
  readonly page: Page
  readonly hand: Hand
  readonly face: 'board' | 'text'
}

interface Come {
  readonly name: string
  readonly hand?: Hand
  readonly face?: 'board' | 'text'
  /** Where the server is reached by another address. */
  readonly at?: string
}

const SCREENS: { readonly [H in Hand]: BrowserContextOptions } = {
  mouse: { viewport: { width: 1440, height: 900 } },
  thumb: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  keys: { viewport: { width: 1024, height: 740 } },
}

interface Together {
  /** Somebody with a browser that knows nothing; it may not complain of anything that is not foreseen. */
  come: (who: Come) => Promise<Friend>
}

export const test = base.extend<Together, { server: OwnServer; host: string }>({
  host: ['127.0.0.1', { option: true, scope: 'worker' }],
  server: [
    async ({ host }, use) => {
      const server = new OwnServer({ HOST: host })
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  come: async ({ browser, baseURL, foreseen, serviceWorkers }, use) => {
    const pages: Page[] = []
    const complaints: string[] = []
    await use(async ({ name, hand = 'mouse', face = hand === 'keys' ? 'text' : 'board', at }) => {
      const context = await browser.newContext({
        ...SCREENS[hand],
        reducedMotion: 'reduce',
        serviceWorkers,
        ...(at === undefined ? (baseURL === undefined ? {} : { baseURL }) : { baseURL: at }),
      })
      const page = await context.newPage()
      pages.push(page)
      complaintsOf(page, complaints)
      await page.addInitScript((wanted) => {
        if (location.protocol === 'http:' && localStorage.getItem('ludopolis/settings') === null)
          localStorage.setItem(
            'ludopolis/settings',
            JSON.stringify({ pace: 'instant', locale: 'en', notes: false, face: wanted }),
          )
      }, face)
      return { name, page, hand, face }
    })
    for (const page of pages) await page.context().close()
    expect(complaints.filter((text) => foreseen === '' || !text.includes(foreseen))).toEqual([])
  },
})

/** Presses something the way this person does. */
export async function press({ page, hand }: Friend, what: Locator): Promise<void> {
  if (hand === 'mouse') return what.click()
  if (hand === 'thumb') return what.tap()
  await tabTo(page, what)
  await page.keyboard.press('Enter')
}

const MOST_TABS = 200

/** Goes on from what has the focus until this has it. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  for (let tabs = 0; !(await what.evaluate((element) => element === document.activeElement)); tabs++) {
    expect(tabs).toBeLessThan(MOST_TABS)
    await page.keyboard.press('Tab')
  }
}

async function write(friend: Friend, field: Locator, text: string): Promise<void> {
  if (friend.hand !== 'keys') return field.fill(text)
  await tabTo(friend.page, field)
  await friend.page.keyboard.press('ControlOrMeta+a')
  await friend.page.keyboard.type(text)
}

/** From the first page to a table with free seats; gives its link. */
export async function invite(
  host: Friend,
  game: string,
  { seats = 2, arrange = async () => {} }: { seats?: number; arrange?: (sheet: Locator) => Promise<void> } = {},
): Promise<string> {
  const { page, name } = host
  await page.goto('/')
  await press(host, page.getByRole('button', { name: `With friends: ${game}` }))
  const sheet = page.getByRole('dialog')
  await write(host, sheet.getByLabel('Your name'), name)
  if (seats !== 2) await press(host, sheet.getByRole('radio', { name: String(seats) }))
  await arrange(sheet)
  await press(host, sheet.getByRole('button', { name: 'Make the table' }))
  await expect(page.getByText(/still free/)).toBeVisible()
  return page.getByRole('textbox', { name: 'The link to this table' }).inputValue()
}

/** From the link to a seat. */
export async function accept(friend: Friend, link: string): Promise<void> {
  const { page, name } = friend
  await page.goto(link)
  await write(friend, page.getByLabel('Your name'), name)
  await press(friend, page.getByRole('button', { name: 'Sit down', exact: true }))
}

export async function expectPlaying(friends: readonly Friend[]): Promise<void> {
  for (const { page } of friends) await expect(page.locator('#prompt')).toBeVisible()
}

/** The first makes a table, the others come by its link, and the game begins. */
export async function meet(
  friends: readonly [Friend, ...Friend[]],
  game: string,
  arrange?: (sheet: Locator) => Promise<void>,
): Promise<string> {
  const [host, ...others] = friends
  const link = await invite(host, game, { seats: friends.length, ...(arrange ? { arrange } : {}) })
  for (const other of others) await accept(other, link)
  await expectPlaying(friends)
  return link
}

/** Plays by chance to the end, whenever it is their turn. */
export async function playToEnd(friend: Friend, game: Pick<Played, 'face'>, seed: number): Promise<void> {
  if (friend.hand === 'keys') await playByKeys(friend.page)
  else await playUntil(friend, game, 'end', seed)
}

/** Plays by chance until another is to act; waits for the turn first. */
export function playTurn(friend: Friend, game: Pick<Played, 'face'>, seed = 1): Promise<void> {
  return playUntil(friend, game, 'pass', seed)
}

async function playUntil(
  friend: Friend,
  game: Pick<Played, 'face'>,
  until: 'pass' | 'end',
  seed: number,
): Promise<void> {
  const { page, hand, face } = friend
  const touch = hand === 'thumb'
  if (touch && !tapping.has(page))
    await page.exposeFunction('tapAt', (x: number, y: number) => page.touchscreen.tap(x, y))
  tapping.add(page)
  const job = { face: face === 'text' ? TEXT : game.face, until, seed, most: 4000, touch } as const
  expect(await page.evaluate(pressAbout, job)).toBe('')
}

/** Pages that know how to tap. */
const tapping = new WeakSet<Page>()

/** Who is to act. */
export async function actorOf(friends: readonly Friend[]): Promise<Friend> {
  return Promise.race(
    friends.map(async (friend) => {
      await friend.page.locator('.mine').first().waitFor({ timeout: 0 })
      return friend
    }),
  )
}

/** How many steps the log tells of. */
export const stepsOf = ({ page }: Friend) => steps(page)

const SHORTCUTS = 9

/** By digits where a choice has one, else, and now and then, by Tab and Enter. */
async function playByKeys(page: Page): Promise<void> {
  const ending = page.locator('#ending')
  for (let turn = 0; ; turn++) {
    await choices(page).first().or(ending).first().waitFor()
    if (await ending.isVisible()) return
    const count = await choices(page).count()
    const index = (turn * 7) % count
    await changing(page, async () => {
      if (index < SHORTCUTS && turn % SHORTCUTS !== 0) return page.keyboard.press(String(index + 1))
      await tabTo(page, choices(page).nth(index))
      await page.keyboard.press('Enter')
    })
  }
}
