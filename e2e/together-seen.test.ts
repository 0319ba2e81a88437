// What onlookers are given, and how the pages of playing together look: no hand leaks, nothing jumps, nothing is out of reach.
import type { Page } from '@playwright/test'
import { boardOf } from './games.ts'
import { expect, expectClean, expectNoSidewaysScroll, expectRoomToPress, fromMenu, hiddenCards } from './pages.ts'
import type { Friend } from './together.ts'
import { accept, actorOf, expectPlaying, invite, meet, playTurn, test } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

const NEOTOPIA = { face: boardOf('neotopia') }

/** Everything that a browser was sent, as text: frames of sockets and answers. */
function trafficOf(page: Page): { all: () => Promise<readonly string[]> } {
  const frames: string[] = []
  const answers: Promise<string>[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''))
  })
  return { all: async () => [...frames, ...(await Promise.all(answers))] }
}

/** What a card of Neotopia may stand under, in views, events and patches. */
const CARDS = /^(hidden|known|built|last|card|cards|offer)$/

/** The numbers of all cards that are spoken of. */
function cardsIn(value: unknown, named = false, found = new Set<number>()): Set<number> {
  if (typeof value === 'number' && named) found.add(value)
  else if (Array.isArray(value)) for (const one of value) cardsIn(one, named, found)
  else if (typeof value === 'object' && value !== null) {
    const { path, value: patched } = value as { readonly path?: unknown; readonly value?: unknown }
    if (typeof path === 'string')
      cardsIn(
        patched,
        path.split('/').some((part) => CARDS.test(part)),
        found,
      )
    else for (const [key, one] of Object.entries(value)) cardsIn(one, CARDS.test(key), found)
  }
  return found
}

/** The cards that only their owner knows: their numbers, and their names as the owner reads them. */
async function hiddenOf({
  page,
}: Friend): Promise<{ readonly numbers: readonly number[]; readonly names: readonly string[] }> {
  const id = page.url().split('/').at(-1)
  const { seat, view } = await (await page.request.get(`/api/tables/${id}/now`)).json()
  return { numbers: view.players[seat].hidden, names: await hiddenCards(page) }
}

/** All that a browser keeps of a page. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        kept.push(await answer(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) kept.push(request.url)
    }
    return JSON.stringify(kept)
  })
}

test('an onlooker sees no hand: not on the page, not in what it keeps, not in what it was sent', async ({ come }) => {
  const ada = await come({ name: 'Ada', face: 'text' })
  const ben = await come({ name: 'Ben', face: 'text' })
  const eve = await come({ name: 'Eve', face: 'text' })
  const [told, toldAda] = [trafficOf(eve.page), trafficOf(ada.page)]
  const link = await meet([ada, ben], 'Neotopia', async (sheet) => {
    await sheet.getByLabel('Others may watch').check()
  })
  await eve.page.goto(link)
  await expect(eve.page.getByText('You are watching. Hidden hands stay hidden.')).toBeVisible()
  for (let turn = 0; turn < 6; turn++) await playTurn(await actorOf([ada, ben]), NEOTOPIA, turn)
  await actorOf([ada, ben])
  const hands = await Promise.all([ada, ben].map(hiddenOf))
  const steps = await ada.page.locator('section[aria-labelledby=log]').getAttribute('data-steps')
  await expect(eve.page.locator('section[aria-labelledby=log]')).toHaveAttribute('data-steps', steps ?? '')

  const numbers = hands.flatMap((hand) => hand.numbers)
  const names = hands.flatMap((hand) => hand.names)
  expect(numbers.length).toBeGreaterThan(0)
  expect(names.length).toBe(numbers.length)
  for (const face of ['text', 'board']) {
    const html = await eve.page.content()
    expect(names.filter((name) => html.includes(name))).toEqual([])
    if (face === 'text') await fromMenu(eve.page, 'Show the board')
    await expect(eve.page.locator(face === 'text' ? '.main > .place' : '#prompt')).toBeVisible()
  }
  // The page keeps itself in the background, which takes a while.
  await eve.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const kept = await storageOf(eve.page)
  expect(kept).toContain('/assets/')
  expect([...names, '/api/', 'hidden'].filter((token) => kept.includes(token))).toEqual([])

  const spokenOf = async (traffic: typeof told) => {
    const found = cardsIn((await traffic.all()).filter(Boolean).map((text) => JSON.parse(text)))
    return numbers.filter((card) => found.has(card))
  }
  expect(await spokenOf(told)).toEqual([])
  // The same search finds a hand where it belongs.
  expect(await spokenOf(toldAda)).toEqual(hands[0]?.numbers)
  expect((await told.all()).join('')).not.toMatch(/"secret"/)
})

declare global {
  interface Window {
    jumps: string[]
  }
}

/** From now on everything that moves without being asked to is written down. */
function watchJumps(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.jumps = []
    const tell = ({ node }: { node?: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly hadRecentInput: boolean
        readonly value: number
        readonly sources: readonly { node?: Node | null }[]
      })[])
        if (!entry.hadRecentInput) window.jumps.push(`${entry.value}: ${entry.sources.map(tell).join(' | ')}`)
    }).observe({ type: 'layout-shift' })
  })
}

async function expectNoJumps(page: Page): Promise<void> {
  const jumps = await page.evaluate(async () => {
    // What was laid out is measured with the frame after it.
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
    return window.jumps
  })
  expect(jumps).toEqual([])
}

test('nothing jumps when people come and go, before the start and at the table', async ({ come }) => {
  for (const hand of ['mouse', 'thumb'] as const) {
    const ada = await come({ name: 'Ada', hand })
    const ben = await come({ name: 'Ben' })
    const link = await invite(ada, 'Neoville', {
      seats: 3,
      arrange: async (sheet) => {
        await sheet.getByLabel('First player').selectOption('0')
      },
    })
    const rows = ada.page.locator('.seats li')
    await watchJumps(ada.page)
    await accept(ben, link)
    await expect(rows.filter({ hasText: 'Ben' })).toContainText('here')
    await ben.page.getByRole('button', { name: 'Stand up' }).click()
    await expect(rows.filter({ hasText: 'Ben' })).toHaveCount(0)
    await ben.page.getByRole('button', { name: 'Sit down at seat 2' }).click()
    await expect(rows.filter({ hasText: 'Ben' })).toHaveCount(1)
    await expectNoJumps(ada.page)

    const cleo = await come({ name: 'Cleo' })
    await accept(cleo, link)
    await expectPlaying([ada, ben, cleo])
    await watchJumps(ada.page)
    const standIn = ada.page.getByText('a bot plays on')
    await fromMenu(cleo.page, 'Let a bot play for me')
    await expect(standIn).toHaveCount(1)
    await cleo.page.getByRole('button', { name: 'Take my seat back' }).click()
    await expect(standIn).toHaveCount(0)
    await expectNoJumps(ada.page)
  }
})

for (const hand of ['mouse', 'thumb'] as const)
  test(`the pages of playing together are clean ${hand === 'thumb' ? 'on a phone' : 'on a wide screen'}`, async ({
    come,
  }) => {
    const ada = await come({ name: 'Ada', hand })
    const ben = await come({ name: 'Ben' })
    const expectGood = async () => {
      await expectNoSidewaysScroll(ada.page)
      if (hand === 'thumb') await expectRoomToPress(ada.page)
      await expectClean(ada.page)
    }
    const link = await invite(ada, 'Neotopia')
    await expectGood()
    await accept(ben, link)
    await expectPlaying([ada, ben])
    await expectGood()
    await ada.page.goto('/#/me')
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
    await expectGood()
    await ada.page.getByRole('link', { name: 'Your public page' }).click()
    await expect(ada.page.getByText('No finished games yet.')).toBeVisible()
    await expectGood()
  })
