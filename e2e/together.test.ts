// From a link to a finished game, for every game: on a phone, by keyboard and text alone, by two and by three.

import { GAMES } from './games.ts'
import { expect, expectNoSidewaysScroll } from './pages.ts'
import type { Friend, Hand } from './together.ts'
import { expectPlaying, meet, playToEnd, press, test } from './together.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })

interface Evening {
  readonly told: string
  readonly people: readonly { readonly hand: Hand; readonly face?: 'board' | 'text' }[]
}

/** The games take turns at them. */
const EVENINGS: readonly [Evening, ...Evening[]] = [
  { told: 'a laptop and a phone', people: [{ hand: 'mouse' }, { hand: 'thumb' }] },
  {
    told: 'three people, one in the text face',
    people: [{ hand: 'mouse' }, { hand: 'mouse', face: 'text' }, { hand: 'mouse' }],
  },
  { told: 'by text and keyboard alone', people: [{ hand: 'keys' }, { hand: 'keys' }] },
  {
    told: 'two people, each with another face',
    people: [{ hand: 'mouse' }, { hand: 'mouse', face: 'text' }],
  },
]
const NAMES = ['Ada', 'Ben', 'Cleo']

const idOf = ({ page }: Friend) => page.url().split('/').at(-1) ?? ''

/** What a browser is told of a table, asked with its own cookie. */
async function asked({ page }: Friend, path: string) {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** Everybody reads the same result, the only winner as theirs, and the record that everybody can take away tells it. */
async function expectSameEnd(friends: readonly Friend[]): Promise<void> {
  const [first] = friends
  if (!first) return
  const id = idOf(first)
  const ends = await Promise.all(
    friends.map(async (friend) => ({
      now: (({ seq, outcome, sheet, state }) => ({ seq, outcome, sheet, state }))(
        await asked(friend, `/api/tables/${id}/now`),
      ),
      record: await asked(friend, `/api/tables/${id}/record`),
    })),
  )
  expect(ends[0]?.now).toMatchObject({ state: 'over', outcome: { ranks: expect.anything() } })
  expect(ends[0]?.record.steps.length).toBeGreaterThan(10)
  for (const end of ends) expect(end).toEqual(ends[0])

  const headings = await Promise.all(friends.map(({ page }) => page.locator('#ending').textContent()))
  const ranks: readonly number[] = ends[0]?.now.outcome.ranks
  const { seats } = await asked(first, `/api/tables/${id}`)
  const winners = friends.filter(
    ({ name }) => ranks[seats.findIndex((seat: { name: string }) => seat.name === name)] === 1,
  )
  const [winner] = winners
  const told = friends.map((friend) => {
    if (winners.length !== 1) return headings[0]
    return friend === winner ? 'You win.' : `${winner?.name} wins.`
  })
  expect(headings).toEqual(told)
}

for (const [place, game] of GAMES.entries()) {
  const { told, people } = EVENINGS[place % EVENINGS.length] ?? EVENINGS[0]
  test(`${game.name} from the link to the end and on to the rematch: ${told}`, async ({ come }) => {
    const [first, ...rest] = people.map((one, index) => ({ name: NAMES[index] ?? '', ...one }))
    const host = await come(first ?? { name: '' })
    const others = await Promise.all(rest.map(come))
    const friends = [host, ...others] as const
    await meet(friends, game.name)
    await Promise.all(friends.map((friend, index) => playToEnd(friend, game, index + 1)))
    for (const { page } of friends) await expect(page.getByRole('alert').first()).toHaveText('The game is over.')
    await expectSameEnd(friends)

    for (const friend of friends) {
      await expectNoSidewaysScroll(friend.page)
      await press(friend, friend.page.getByRole('button', { name: 'Check the luck' }))
      await expect(friend.page.getByText(/follows? from the sealed luck/)).toBeVisible()
    }

    const before = idOf(host)
    await press(host, host.page.getByRole('button', { name: 'Play again' }))
    for (const other of others) await press(other, other.page.getByRole('link', { name: 'To the rematch' }))
    await expectPlaying(friends)
    expect(idOf(host)).not.toBe(before)
    for (const other of others) expect(idOf(other)).toBe(idOf(host))
  })
}
