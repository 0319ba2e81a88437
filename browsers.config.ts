// `npm run browsers`: a turn of each game, a reload and the text face in Firefox and WebKit, where the machine has them.
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

export default defineConfig(base, {
  testDir: 'e2e/browsers',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  retries: 0,
})
