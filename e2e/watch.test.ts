// The board of a table that may be watched, in a frame of another site; nothing else can be framed.
import { createServer } from 'node:http'
import { makeTable, openElsewhere, sitDown } from './friends.ts'
import { expect, expectClean, expectNoSidewaysScroll, playFirst, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
// The browser tells of the frame that it refuses, and that the two sites do not know each other.
test.use({ serviceWorkers: 'block', foreseen: 'frame' })

/** Another site, with this page; it is there until `close`. */
async function siteWith(html: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  return { url: `http://localhost:${typeof at === 'object' ? at?.port : ''}/`, close: () => server.close() }
}

test('another site shows the board live, as everybody sees it, and can frame nothing else', async ({
  page,
  browser,
  baseURL,
}) => {
  const here = baseURL ?? ''
  const link = await makeTable(page, 'Neoville', async (sheet) => {
    await sheet.getByLabel('Others may watch').check()
    await sheet.getByLabel('First player').selectOption('0')
  })
  const id = link.split('/').at(-1) ?? ''
  const other = await openElsewhere(browser, link)
  const site = await siteWith(
    `<iframe name="board" width="900" height="600" src="${here}/watch/${id}"></iframe><iframe name="home" src="${here}/"></iframe>`,
  )
  await other.goto(site.url)
  const board = other.frameLocator('iframe[name=board]')
  await expect(board.getByText('The game has not begun yet.')).toBeVisible()
  await expect
    .poll(() =>
      other
        .frames()
        .find((frame) => frame.name() === 'home')
        ?.url(),
    )
    .toMatch(/^chrome-error:/)

  const friend = await openElsewhere(browser, link)
  await sitDown(friend, 'Ben')
  await expect(board.getByText('Ada is placing a tile.')).toBeVisible()
  await expect(board.getByRole('button', { name: /Slot|hand/ })).toHaveCount(0)
  await playFirst(page)
  await expect(board.getByText('Ada may build on the tile just placed.')).toBeVisible()
  for (const one of [other, friend]) await one.context().close()
  site.close()
})

for (const width of [360, 768, 1440])
  test(`at ${width} px the watched board is clean and fits, also for who has a seat`, async ({ page, browser }) => {
    const link = await makeTable(page, 'Meowtopia', async (sheet) => {
      await sheet.getByLabel('Others may watch').check()
    })
    const friend = await openElsewhere(browser, link)
    await sitDown(friend, 'Ben')
    await expect(friend.locator('#prompt')).toBeVisible()
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/watch/${link.split('/').at(-1)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Meowtopia' })).toBeVisible()
    await expect(page.getByText('(you)')).toHaveCount(0)
    await expectClean(page)
    await expectNoSidewaysScroll(page)
    await friend.context().close()
  })
