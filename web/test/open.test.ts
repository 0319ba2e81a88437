import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'

let open: typeof import('../home/open.ts')
let settings: typeof import('../settings.svelte.ts')['settings']

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('location', { search: '' })
  open = await import('../home/open.ts')
  settings = (await import('../settings.svelte.ts')).settings
})
afterAll(() => vi.unstubAllGlobals())

const namesOf = (own: string, ...typed: readonly string[]) => {
  settings.name = own
  const drafts = typed.map((name, seat) => ({ name, player: seat === 0 ? 'person' : 'casual' }) as const)
  return open.seatPlans(drafts, en.setup).map(({ name }) => name)
}

test.each([
  ['a bot has its usual name', '', ['', ''], ['Player 1', 'Bruno']],
  ['a person is called as they like', 'Ann', ['', ''], ['Ann', 'Bruno']],
  ['a bot gives way to a person called like it', 'bruno', ['', ''], ['bruno', 'Greta']],
  ['a bot gives way to a name typed for another', '', ['Bruno', '', 'Clara'], ['Bruno', 'Greta', 'Clara']],
  ['what is unseen in a name is shown', 'A\u202en', ['', 'B\u0007'], ['A‹202E›n', 'B‹0007›']],
])('%s', (_what, own, typed, names) => {
  expect(namesOf(own, ...typed)).toEqual(names)
})
