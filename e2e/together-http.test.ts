// Plain http on another address of the machine, as in a house without certificates: what browsers keep for secure pages is
// not there, and nothing may need it.
import { networkInterfaces } from 'node:os'
import { boardOf } from './games.ts'
import { expect, startGame } from './pages.ts'
import { meet, playToEnd, test } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
// The browser says of some headers that they count for secure origins only.
test.use({ host: '0.0.0.0', serviceWorkers: 'block', foreseen: 'origin' })

const NEOVILLE = { face: boardOf('neoville') }

/** An address of this machine by which others on its network reach it; on a machine without network, one that only it has. */
const reached = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)
const address = reached?.address ?? '127.0.0.2'

test('over plain http on another address of the machine everything works', async ({ come, server }) => {
  const at = `http://${address}:${server.port}`
  const ada = await come({ name: 'Ada', at })
  const ben = await come({ name: 'Ben', at, hand: 'thumb' })
  // A game of the browser's own first.
  await startGame(ada.page, ['person', 'random'])
  // Browsers trust whatever does not leave the machine.
  expect(await ada.page.evaluate(() => isSecureContext)).toBe(reached === undefined)
  await ada.page.locator('#prompt').waitFor()

  await meet([ada, ben], 'Neoville')
  await Promise.all([ada, ben].map((friend, index) => playToEnd(friend, NEOVILLE, index)))
  await ada.page.getByRole('button', { name: 'Check the luck' }).click()
  await expect(ada.page.getByText(/^All \d+ draws follow from the sealed luck/)).toBeVisible()
})
