// `npm run lighthouse`: Lighthouse's marks for the first page, a running table of every game, and the pages of playing together,
// on the built site; of performance also the mark by processor time, which is the same on a busy machine. With `-- --tasks` also
// what keeps the page busy.
// Lighthouse is large and only needed here, so it is installed in a folder of its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, request } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { longTasks } from './long-tasks.mjs'
import { ROOT } from './ready.mjs'

const VERSION = '12.8.2'
const PORT = 4523
const DEBUG_PORT = 4524
/** What the mark for performance is made of. */
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const TELL_TASKS = process.argv.includes('--tasks')
const folder = join(ROOT, '.cache/lighthouse')

if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private": true}\n')
  spawnSync('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: folder, stdio: 'inherit' })
}
const [{ navigationGather }, { Runner }, { Graph }] = await Promise.all(
  ['gather/navigation-runner.js', 'runner.js', 'lib/lantern/lantern.js'].map(
    (path) => import(pathToFileURL(join(folder, 'node_modules/lighthouse/core', path)).href),
  ),
)
/**
 * Lighthouse takes a task for as long as it lasted, also while it waited for a processor that others had: on a busy machine it is
 * marked for their work. While this is set, a task is as long as it ran.
 */
let byProcessor = false
const { get: lasted } = Object.getOwnPropertyDescriptor(Graph.CPUNode.prototype, 'duration') ?? {}
Object.defineProperty(Graph.CPUNode.prototype, 'duration', {
  get() {
    const whole = lasted?.call(this)
    return byProcessor ? Math.min(whole, this.event.tdur ?? whole) : whole
  },
})

const data = mkdtempSync(join(tmpdir(), 'ludopolis-lighthouse-'))
const server = spawn('node', [join(ROOT, 'bin/ludopolis.mjs'), 'serve', '--port', String(PORT)], {
  stdio: 'pipe',
  env: { ...process.env, LUDOPOLIS_DATA: data },
})
await new Promise((resolve) => server.stdout.once('data', resolve))
const executablePath = findChromium()
const context = await chromium.launchPersistentContext('', {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
})
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
  const site = `http://127.0.0.1:${PORT}/`
  await mark('home', site)
  const page = await context.newPage()
  await page.goto(site)
  const games = page.locator('article[aria-labelledby] h2')
  await page.locator('main footer').waitFor()
  const first = (await page.locator('article[aria-labelledby]').first().getAttribute('aria-labelledby')) ?? ''
  for (const game of await games.allTextContents()) {
    await page.goto(site)
    await page.getByRole('button', { name: `Play now: ${game}` }).click()
    await page.waitForURL(/#\/table\//)
    const address = page.url()
    await page.waitForTimeout(2000)
    await page.goto('about:blank')
    await mark(game, address)
  }
  for (const { name, url } of await together(site, first)) await mark(name, url)
} finally {
  await context.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}

/**
 * Two people meet at tables that may be watched; one of the tables still waits.
 * @param {string} site
 * @param {string} game
 */
async function together(site, game) {
  const ada = context.request
  const { id } = await asked(ada.post(`${site}api/me`, { data: { name: 'Ada' } }))
  const seats = [{ player: 'me' }, { player: 'open' }]
  const make = () => asked(ada.post(`${site}api/tables`, { data: { game, seats, listed: true } }))
  const [waiting, playing] = [await make(), await make()]
  const ben = await request.newContext()
  await asked(ben.post(`${site}api/me`, { data: { name: 'Ben' } }))
  await asked(ben.post(`${site}api/tables/${playing.id}/sit`, { data: {} }))
  await ben.dispose()
  // As the page remembers that this browser is known.
  const page = await context.newPage()
  await page.goto(site)
  await page.evaluate(() => localStorage.setItem('ludopolis/known', '1'))
  await page.close()
  return [
    { name: 'home with tables', url: site },
    { name: 'a table before the start', url: `${site}#/play/${waiting.id}` },
    { name: 'a table with others', url: `${site}#/play/${playing.id}` },
    { name: 'a person', url: `${site}#/people/${id}` },
    { name: 'one’s own page', url: `${site}#/me` },
    { name: 'watching', url: `${site}watch/${playing.id}` },
  ]
}

/** @param {Promise<import('@playwright/test').APIResponse>} answer */
async function asked(answer) {
  const response = await answer
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`)
  return response.json()
}

/**
 * @param {string} name
 * @param {string} url
 */
async function mark(name, url) {
  const first = await measured(url)
  // A browser that paints nothing in time gives no marks at all; that is worth a second try, and a word.
  const failed = first.lhr.runtimeError
  if (failed) console.log(`${name}: tried again after ${failed.code}`)
  const result = failed ? await measured(url) : first
  const steady = result.steady.categories.performance
  const marks = Object.values(result.lhr.categories).map(
    (/** @type {{ id: string, title: string, score: number }} */ { id, title, score }) =>
      `${title} ${inPoints(score)}${id === steady.id ? ` (by processor time ${inPoints(steady.score)})` : ''}`,
  )
  writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.html`), result.report)
  const { audits } = result.lhr
  const times = METRICS.map((id) => `${audits[id].title} ${audits[id].displayValue}`)
  const faults = result.lhr.categories.accessibility.auditRefs
    .filter((/** @type {{ id: string, weight: number }} */ { id, weight }) => weight > 0 && audits[id].score === 0)
    .map((/** @type {{ id: string }} */ { id }) => id)
  console.log(`${name}: ${[...marks, ...times, ...faults].join(', ')}`)
  if (!TELL_TASKS) return
  const { blocked, tasks } = longTasks(result.artifacts.Trace.traceEvents)
  console.log(`  blocked by processor time: ${blocked} ms`)
  for (const { at, took, parts } of tasks) console.log(`  ${took} ms at ${at}: ${parts}`)
}

/** @param {number} score */
function inPoints(score) {
  return Math.round(score * 100)
}

/** @param {string} url */
async function measured(url) {
  const { artifacts, runnerOptions } = await navigationGather(undefined, url, {
    flags: {
      port: DEBUG_PORT,
      output: 'html',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: true,
    },
  })
  const audited = () => Runner.audit(artifacts, { ...runnerOptions, computedCache: new Map() })
  const { lhr, report } = await audited()
  byProcessor = true
  const { lhr: steady } = await audited()
  byProcessor = false
  return { lhr, report, artifacts, steady }
}
