// One's own page: an account and its devices, tokens, the webhook, one's data as a file, going for good; and being told when it
// is one's turn.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openElsewhere } from './friends.ts'
import { expect, expectClean, expectNoSidewaysScroll, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

/** Account names are unique on a server, and tests may be tried twice. */
const unusedName = () => `Ada ${Math.random().toString(36).slice(2, 10)}`
const PASSWORD = 'a long password'

async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/#/me')
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function makeAccount(page: Page, name: string): Promise<void> {
  await becomeGuest(page, name)
  await page.getByRole('region', { name: 'Make it an account' }).getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make it an account' }).click()
  await expect(page.getByText(/^This browser/)).toBeVisible()
}

test.describe('on one’s own page', () => {
  // The browser tells of every answer that is a refusal.
  test.use({ serviceWorkers: 'block', foreseen: 'Failed to load resource' })

  test('an account is made, used elsewhere, and logged out there and everywhere', async ({ page, browser }) => {
    const name = unusedName()
    await makeAccount(page, name)
    await expectClean(page)
    const phone = await openElsewhere(browser, '/#/me', 360)
    const login = phone.getByRole('region', { name: 'Log in to an account' })
    await login.getByLabel('Name').fill(name)
    await login.getByLabel('Password').fill('something else')
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(phone.getByText('Name or password is wrong.')).toBeVisible()
    await login.getByLabel('Password').fill(PASSWORD)
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(phone.getByText(/^Another browser/)).toBeVisible()
    await expectNoSidewaysScroll(phone)
    await phone.getByRole('button', { name: /^Log out the browser of / }).click()
    await expect(phone.getByText(/^Another browser/)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await phone.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await phone.context().close()
  })

  test('a token is shown once and deleted, a bad webhook refused, and the data comes as a file', async ({ page }) => {
    await becomeGuest(page, 'Ada')
    const tokens = page.getByRole('region', { name: 'Tokens for programs' })
    await tokens.getByLabel('What is it for?').fill('my bot')
    await tokens.getByRole('button', { name: 'Make a token' }).click()
    await expect(tokens.getByText(/^ludopolis_[\w-]{43}/)).toBeVisible()
    await expectClean(page)
    await tokens.getByRole('button', { name: 'Delete the token my bot' }).click()
    await expect(tokens.getByText('May play').first()).toBeHidden()
    await page.getByLabel('Webhook').fill('https://127.0.0.1/hook')
    await page.getByRole('button', { name: 'Save the webhook' }).click()
    await expect(
      page.getByText('The address must lie in the open internet, not in a network of its own.'),
    ).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save all my data as a file' }).click()
    const data = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
    expect(data).toMatchObject({
      me: { name: 'Ada', account: false },
      profile: { name: 'Ada' },
      tables: [],
      tokens: [],
    })
  })

  test('who goes for good is forgotten', async ({ page }) => {
    await becomeGuest(page, 'Ada')
    const address = await page.getByRole('link', { name: 'Your public page' }).getAttribute('href')
    await page.getByRole('button', { name: 'Delete me' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ada')
    await page.goto(`/${address}`)
    await expect(page.getByText('There is nobody here by this address.')).toBeVisible()
  })
})

/** Runs in the service worker: what was shown is pressed. */
const PRESS = `(async () => {
  const kept = []
  ExtendableEvent.prototype.waitUntil = (job) => kept.push(job)
  const opened = []
  clients.openWindow = async (url) => opened.push(url)
  const [notification] = await registration.getNotifications()
  dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  await Promise.all(kept)
  return opened
})()`

test('a device is told of one’s turn in its owner’s language, and a press on that leads to the table', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // As the browser hands on what its push service sent.
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const push = async (data: object) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data: JSON.stringify(data),
    })
  const shown = () =>
    worker.evaluate<readonly string[]>(
      'registration.getNotifications().then((all) => all.map(({ body }) => body).sort())',
    )
  await push({ kind: 'turn', table: 'abc', game: 'neoville', words: 'C’est votre tour à Neoville.' })
  await expect.poll(shown).toEqual(['C’est votre tour à Neoville.'])
  // A newer one of the same table takes its place.
  await push({ kind: 'turn', table: 'abc', game: 'neoville', words: 'It is your turn in Neoville.' })
  await expect.poll(shown).toEqual(['It is your turn in Neoville.'])
  expect(await worker.evaluate<readonly string[]>(PRESS)).toEqual([`${origin}/#/play/abc`])
  await expect.poll(shown).toEqual([])
})

test('the switch for notices asks the browser, tells the server, and can be put back', async ({ page }) => {
  const devices: object[] = []
  await page.route('**/api/pushes', async (route) => {
    if (route.request().method() === 'POST') {
      devices.push({ id: 'device', created: 1, ...route.request().postDataJSON() })
      await route.fulfill({ status: 201, json: { id: 'device' } })
    } else await route.fulfill({ json: devices })
  })
  await page.route('**/api/pushes/device', async (route) => {
    devices.splice(0)
    await route.fulfill({ status: 204 })
  })
  // No push service is reached from here: the browser's part is played.
  await page.addInitScript(() => {
    let on: object | null = null
    const made = {
      endpoint: 'https://push.example/1',
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        on = null
        return true
      },
    }
    Notification.requestPermission = async () => 'granted'
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    PushManager.prototype.getSubscription = async () => on as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      on = made
      return made as unknown as PushSubscription
    }
  })
  await becomeGuest(page, 'Ada')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const tell = page.getByRole('switch', { name: 'Tell this device when it is my turn' })
  await tell.check()
  await expect(tell).toBeEnabled()
  await expect(tell).toBeChecked()
  expect(devices).toMatchObject([{ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }])
  await tell.uncheck()
  await expect(tell).toBeEnabled()
  await expect(tell).not.toBeChecked()
  expect(devices).toEqual([])
})
