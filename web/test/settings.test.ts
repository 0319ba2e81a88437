import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Settings } from '../settings.svelte.ts'

const KEY = 'ludopolis/settings'
const remembered = new Map<string, string>()
let readSettings: (text: string | null) => Settings
let applySettings: () => void
let settings: Settings

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['ja-JP', 'fr-CH', 'en'] })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, text: string) => remembered.set(key, text),
  })
  ;({ readSettings, applySettings, settings } = await import('../settings.svelte.ts'))
})
afterAll(() => vi.unstubAllGlobals())

const DEFAULTS: Settings = {
  locale: 'fr',
  name: '',
  theme: 'auto',
  textSize: 'normal',
  motion: 'auto',
  face: 'board',
  pace: 'normal',
  played: 'ticked',
  shortcuts: true,
  notes: true,
  sound: false,
}

test.each([
  ['nothing', null],
  ['a damaged text', '{"theme":'],
  ['no object', '"dark"'],
  ['null', 'null'],
  ['values of another time', '{"theme":"sepia","pace":3,"played":"yes","shortcuts":null,"name":7,"locale":"tlh"}'],
])('%s gives the defaults, in the first language of the browser that we speak', (_what, text) => {
  expect(readSettings(text)).toEqual(DEFAULTS)
})

test('a link may ask for a language, and what was chosen before comes first', () => {
  vi.stubGlobal('location', { search: '?lang=de' })
  expect(readSettings(null).locale).toBe('de')
  expect(readSettings('{"locale":"ru"}').locale).toBe('ru')
  vi.stubGlobal('location', { search: '?lang=tlh' })
  expect(readSettings(null).locale).toBe('fr')
})

test('what was set is read back', () => {
  const kept: Settings = {
    locale: 'en',
    name: 'Ada',
    theme: 'dark',
    textSize: 'larger',
    motion: 'reduced',
    face: 'text',
    pace: 'slow',
    played: 'once',
    shortcuts: false,
    notes: false,
    sound: true,
  }
  expect(readSettings(JSON.stringify(kept))).toEqual(kept)
})

test('a name that is too long is cut', () => {
  expect(readSettings(JSON.stringify({ name: 'a'.repeat(500) })).name).toHaveLength(24)
})

test('settings that nobody has changed are not written, so that what another tab has set meanwhile stays', () => {
  const elsewhere = JSON.stringify({ ...DEFAULTS, notes: false })
  remembered.set(KEY, elsewhere)
  applySettings()
  expect(remembered.get(KEY)).toBe(elsewhere)
})

test('a change is written down, and so is the way back', () => {
  settings.pace = 'slow'
  applySettings()
  expect(readSettings(remembered.get(KEY) ?? null).pace).toBe('slow')
  settings.pace = 'normal'
  applySettings()
  expect(readSettings(remembered.get(KEY) ?? null)).toEqual(DEFAULTS)
})
