// What people see of each other on a phone has room where words are long, and in Russian nothing of it is left in other letters:
// a table before it begins, at play and after its end, watched from outside, and the pages of oneself and of another.
import { expect } from '@playwright/test'
import type { Locale } from '../core/words.ts'
import type { OnlineMessages } from '../web/online/messages/en.ts'
import { foreignWords } from './foreign.ts'
import { noteMisfits } from './misfits.ts'
import type { Friend } from './together.ts'
import { accept, invite, test } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
// The browser tells of an answer that is a refusal.
test.use({ serviceWorkers: 'block', foreseen: 'Failed to load resource' })

const CYRILLIC = 'ru'
const PASSWORD = 'a long password'

async function speak({ page }: Friend, locale: Locale): Promise<void> {
  await page.evaluate((wanted) => {
    const KEY = 'ludopolis/settings'
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? '{}'), locale: wanted }))
  }, locale)
  await page.reload()
}

/** Looks at the screens of several people in a language, and tells what is wrong with them. */
function look(locale: Locale) {
  const faults: { [screen: string]: readonly string[] } = {}
  const take = async (name: string, { page }: Friend) => {
    const { take: measure, found } = noteMisfits(page)
    await measure(name)
    const foreign = locale === CYRILLIC ? await foreignWords(page) : []
    // The goal gives way to the chat's button: there it may end in dots.
    const goal = (await page.locator('.table .heading p').allTextContents()).map((text) => `cut off: ${text}`)
    const wrong = [...(found[name] ?? []).filter((fault) => !goal.includes(fault)), ...foreign]
    if (wrong.length > 0) faults[name] = wrong
  }
  return { take, faults }
}

for (const locale of ['de', CYRILLIC])
  test(`what people see of each other has room in ${locale}`, async ({ come }) => {
    const { [locale]: m }: { readonly [L in Locale]: OnlineMessages } = await import(
      `../web/online/messages/${locale}.ts`
    )
    if (m === undefined) throw new Error(`no texts in "${locale}"`)
    const { take, faults } = look(locale)
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'] as const
    const [ada, ben, cleo, dan] = await Promise.all(names.map((name) => come({ name, hand: 'thumb' })))
    if (!ada || !ben || !cleo || !dan) throw new Error('somebody is missing')

    const link = await invite(ada, 'Neoville', {
      seats: 3,
      arrange: async (sheet) => {
        await sheet.getByLabel('Others may watch').check()
        await sheet.getByLabel('Show this table to everybody here').check()
        await sheet.getByLabel('Time to think').selectOption({ label: 'A week for each turn' })
        await sheet.getByLabel('First player').selectOption('0')
      },
    })
    await accept(ben, link)
    for (const friend of [ada, ben]) {
      await speak(friend, locale)
      await friend.page.getByText(m.lobby.waiting(1)).waitFor()
    }
    await take('lobby of the host', ada)
    await take('lobby of a guest', ben)
    await dan.page.goto('/')
    await speak(dan, locale)
    await dan.page.getByRole('heading', { name: m.home.open }).waitFor()
    await take('home with a free seat', dan)
    await dan.page.goto(link)
    await dan.page.getByText(m.lobby.nameFirst).waitFor()
    await take('lobby of a stranger', dan)

    await accept(cleo, link)
    for (const { page } of [ada, ben, cleo]) await page.locator('#prompt').waitFor()
    await take('table of who is to act', ada)
    await take('table of who waits', ben)
    await dan.page.getByText(m.table.spectator).waitFor()
    await take('table of who watches', dan)
    await ada.page.locator('main .opener').click()
    await take('menu', ada)
    await ada.page.getByRole('button', { name: m.table.changeClock }).click()
    await take('another clock', ada)
    await ada.page.getByRole('button', { name: m.table.propose }).click()
    await ben.page.getByRole('button', { name: m.table.agree, exact: true }).waitFor()
    await take('asked for another clock', ben)
    await take('having asked for another clock', ada)
    await ben.page.getByRole('button', { name: m.table.chatWith(0), exact: true }).click()
    await take('chat without a word', ben)
    await ben.page.getByLabel(m.table.say).fill('42')
    await ben.page.getByRole('button', { name: m.table.send, exact: true }).click()
    await ada.page.getByRole('button', { name: m.table.chatWith(1), exact: true }).click()
    await take('chat', ada)
    await ada.page.getByRole('button', { name: m.table.mute('Ben') }).click()
    await ada.page.getByRole('button', { name: m.table.unmute }).waitFor()
    await take('chat with somebody not heard', ada)
    await ada.page.keyboard.press('Escape')
    await ada.page.locator('.notes summary').click()
    await ada.page.locator('.notes textarea').waitFor()
    await take('notes', ada)
    await ben.page.keyboard.press('Escape')
    await ben.page.locator('main .opener').click()
    await ben.page.getByRole('button', { name: m.table.leave, exact: true }).click()
    await ben.page.getByText(m.table.stoodIn).waitFor()
    await take('table of who stepped back', ben)
    await take('table with somebody who stepped back', ada)

    await dan.page.goto(link.replace(/#.*\//, 'watch/'))
    await dan.page.getByRole('heading', { level: 1 }).waitFor()
    await take('watched from outside', dan)
    await dan.page.goto('/')
    await dan.page.getByRole('heading', { name: m.home.running }).waitFor()
    await take('home with a running game', dan)

    await ben.page.getByRole('button', { name: m.table.takeBack }).click()
    await ben.page.getByText(m.table.stoodIn).waitFor({ state: 'detached' })
    await speak(cleo, locale)
    await cleo.page.locator('main .opener').click()
    await cleo.page.getByRole('button', { name: m.table.stop, exact: true }).click()
    for (const friend of [ada, ben]) {
      await friend.page.getByText(m.table.stopAsked('Cleo')).waitFor()
      await take(`asked to stop: ${friend.name}`, friend)
      // The clock that Ada asked for stands above.
      await friend.page.getByRole('button', { name: m.table.agree, exact: true }).last().click()
    }
    await ada.page.getByRole('button', { name: m.table.checkLuck }).click()
    await take('stopped', ada)
    await ada.page.goto('/')
    await ada.page.getByRole('heading', { name: m.home.mine }).waitFor()
    await take('home with one’s own tables', ada)

    await ada.page.goto('/#/me')
    await ada.page.getByRole('link', { name: m.me.profile }).waitFor()
    await take('oneself as a guest', ada)
    await ada.page.locator('section[aria-labelledby=password]').getByLabel(m.me.password).fill(PASSWORD)
    await ada.page.getByRole('button', { name: m.me.makeAccount }).click()
    await ada.page.getByRole('heading', { name: m.me.devices }).waitFor()
    await ada.page.getByLabel(m.me.label).fill('42')
    await ada.page.getByRole('button', { name: m.me.makeToken }).click()
    await ada.page.getByText(m.me.shown).first().waitFor()
    await take('oneself with an account', ada)
    await ada.page.getByRole('button', { name: m.me.remove }).click()
    await take('before one goes', ada)
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('link', { name: m.me.profile }).click()
    await ada.page.getByText(m.person.account).waitFor()
    await take('a person', ada)
    await ada.page.goto('/#/people/nobody')
    await ada.page.getByText(m.person.unknown).waitFor()
    await take('nobody', ada)
    expect(faults).toEqual({})
  })
