import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import { offered } from './scripts/languages.mjs'

// What Vite would have put there.
Object.assign(globalThis, { LANGUAGES: offered() })

const port = Number(process.env.E2E_PORT ?? 4517)
const chromium = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['gallery/**', 'browsers/**'],
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 3,
  // Once more, and told as flaky: what a loaded machine delays is no fault.
  retries: 1,
  reporter: 'list',
  // A loaded machine may take its time; what never comes is still found.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs a third of the time: `--trace on` makes one where a failure needs it.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node bin/ludopolis.mjs serve --port ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
