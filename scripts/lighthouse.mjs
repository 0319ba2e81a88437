// `npm run lighthouse`: Lighthouse's marks for the first page and for a running table of every game, on the built site.
// Lighthouse is large and only needed here, so it is installed in a folder of its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { ROOT } from './ready.mjs'

const VERSION = '12.8.2'
const PORT = 4523
const DEBUG_PORT = 4524
/** What the mark for performance is made of. */
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const folder = join(ROOT, '.cache/lighthouse')

if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private": true}\n')
  spawnSync('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: folder, stdio: 'inherit' })
}
const { default: lighthouse } = await import(pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href)

const server = spawn('node', [join(ROOT, 'bin/ludopolis.mjs'), 'serve', '--port', String(PORT)], { stdio: 'pipe' })
await new Promise((resolve) => server.stdout.once('data', resolve))
const executablePath = findChromium()
const context = await chromium.launchPersistentContext('', {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
})
try {
  // A busy machine costs marks for performance, and nothing else.
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
  const site = `http://127.0.0.1:${PORT}/`
  await mark('home', site)
  const page = await context.newPage()
  await page.goto(site)
  const games = page.locator('article[aria-labelledby] h2')
  await games.first().waitFor()
  for (const game of await games.allTextContents()) {
    await page.goto(site)
    await page.getByRole('button', { name: `Play now: ${game}` }).click()
    await page.waitForURL(/#\/table\//)
    const address = page.url()
    await page.waitForTimeout(2000)
    await page.goto('about:blank')
    await mark(game, address)
  }
} finally {
  await context.close()
  server.kill()
}

/**
 * @param {string} name
 * @param {string} url
 */
async function mark(name, url) {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    output: 'html',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    disableStorageReset: true,
  })
  const marks = Object.values(result.lhr.categories).map(
    (/** @type {{ title: string, score: number }} */ { title, score }) => `${title} ${Math.round(score * 100)}`,
  )
  writeFileSync(join(folder, `${name}.html`), result.report)
  const { audits } = result.lhr
  const times = METRICS.map((id) => `${audits[id].title} ${audits[id].displayValue}`)
  const faults = result.lhr.categories.accessibility.auditRefs
    .filter((/** @type {{ id: string, weight: number }} */ { id, weight }) => weight > 0 && audits[id].score === 0)
    .map((/** @type {{ id: string }} */ { id }) => id)
  console.log(`${name}: ${[...marks, ...times, ...faults].join(', ')}`)
}
