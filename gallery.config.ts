// `npm run gallery`: screenshots into .cache/gallery, with the browser and the site of the browser tests.
import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: 'e2e/gallery',
  testMatch: '*.ts',
  testIgnore: [],
  retries: 0,
  timeout: 600_000,
  // What never comes is told soon.
  use: { ...tests.use, actionTimeout: 60_000 },
})
