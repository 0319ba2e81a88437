// The page in a real browser: files brought to it, storage and bots that fail at any moment, and kills of the browser.
// Only in the long run: `npm test` has e2e/faults and e2e/files for these.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { writeRecord } from '../../core/record.ts'
import { GAMES } from '../../e2e/games.ts'
import {
  choices,
  complaintsOf,
  IMPATIENT,
  NOT_KEPT,
  plant,
  playFirst,
  startGame,
  steps,
  useQuickText,
} from '../../e2e/pages.ts'
import { findChromium, getChromium } from '../chromium.mjs'
import { Found } from './faults.ts'
import type { Dice } from './hunt.ts'
import { hunt } from './hunt.ts'
import { damaged, RECORDS } from './records.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run']
const folder = mkdtempSync(join(tmpdir(), 'ludopolis-page-'))

let server: ChildProcess
let site: string
let browser: Browser

beforeAll(async () => {
  getChromium()
  // The runner says that this is a test, and the page would be built with what only its makers need.
  const built = spawn(process.execPath, ['scripts/build.mjs'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await once(built, 'close')
  const env = { ...process.env, LUDOPOLIS_DATA: join(folder, 'data') }
  server = spawn(process.execPath, ['bin/ludopolis.mjs', 'serve', '--port', '0'], { env })
  site = await new Promise<string>((resolve) => {
    let out = ''
    server.stdout?.on('data', (chunk) => {
      out += chunk
      const [address] = /http:\/\/\S+?(?=\/?\s)/.exec(out) ?? []
      if (address) resolve(address)
    })
  })
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: FLAGS })
})
afterAll(async () => {
  await browser?.close()
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** A page whose complaints are faults. */
async function opened(context: BrowserContext, foreseen = /^$/): Promise<{ page: Page; mustBeQuiet: () => void }> {
  const complaints: string[] = []
  const page = await context.newPage()
  complaintsOf(page, complaints)
  await useQuickText(page)
  await page.goto(site)
  const mustBeQuiet = () => {
    const unforeseen = complaints.filter((text) => !foreseen.test(text))
    if (unforeseen.length > 0) throw new Found('stack trace', unforeseen.join('; '))
  }
  return { page, mustBeQuiet }
}

const face = async (page: Page) => (await page.locator('.face').textContent()) ?? ''

/** Begins a game and plays this many of the moves offered, until the person is asked again. */
async function begin(page: Page, dice: Dice, moves: number): Promise<void> {
  await startGame(page, ['person', 'random'], dice.pick(GAMES).name, site)
  for (let i = 0; i < moves; i++) await playFirst(page, (offered) => dice.below(offered))
  await choices(page).first().waitFor()
}

let home: Awaited<ReturnType<typeof opened>> | undefined

hunt('files brought to the page', 0.015, async (dice) => {
  home ??= await opened(await browser.newContext({ serviceWorkers: 'block' }))
  const { page, mustBeQuiet } = home
  const names = Array.from({ length: 5 }, () => dice.text(30))
  const record = dice.pick(RECORDS)
  const text = dice.once(3)
    ? writeRecord(record, { names: names.slice(0, dice.below(6)) })
    : damaged(writeRecord(record, { names: names.slice(0, record.seats) }), dice)
  const buffer = Buffer.from(text)
  await page.goto(`${site}/#/`)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  const told = page.locator('p.refused[role=status]:not(:empty)')
  const shown = page.locator('.face, #ending, section[aria-labelledby=pass]').first()
  await told.or(shown).first().waitFor()
  mustBeQuiet()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (wide > 0) throw new Found('wrong answer', `${wide} pixels too wide: ${text.slice(-300)}`)
  return (await told.count()) > 0 ? 'refused' : 'accepted'
})

hunt('storage that fails', 0.001, async (dice) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  let isOn = true
  const fails = Array.from({ length: 60 }, () => (dice.once(5) ? 1 + dice.below(4) : 0))
  await plant(
    context,
    `${IMPATIENT}
    const fails = ${JSON.stringify(fails)}
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...given) {
      const fault = fails.shift()
      if (fault === 1) this.close()
      if (fault === 2) throw new DOMException('planted', 'QuotaExceededError')
      const made = transaction.apply(this, given)
      if (fault === 3) queueMicrotask(() => { try { made.abort() } catch {} })
      if (fault === 4) Object.defineProperty(made, 'objectStore', { value: () => { throw new DOMException('planted', 'InvalidStateError') } })
      return made
    }`,
    () => isOn,
  )
  try {
    const { page, mustBeQuiet } = await opened(context)
    await begin(page, dice, 2 + dice.below(5))
    mustBeQuiet()
    const isKept = (await page.getByText(NOT_KEPT).count()) === 0
    const [before, played] = [await face(page), await steps(page)]
    isOn = false
    await page.reload()
    await choices(page).first().or(page.locator('main h1')).first().waitFor()
    if (!isKept) return 'refused'
    await choices(page).first().waitFor()
    if ((await face(page)) !== before || (await steps(page)) !== played)
      throw new Found('lost step', `${played} steps were kept, ${await steps(page)} came back`)
    return 'accepted'
  } finally {
    await context.close()
  }
})

hunt('bots that fail', 0.001, async (dice) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const fails = Array.from({ length: 40 }, () => (dice.once(2) ? 1 + dice.below(4) : 0))
  // The page starts bots' workers; what waits for them is the table's own worker.
  await plant(context, IMPATIENT)
  await context.addInitScript(`{
    const fails = ${JSON.stringify(fails)}
    globalThis.Worker = class extends Worker {
      postMessage(message) {
        const fault = message.kind === 'think' ? fails.shift() : 0
        if (fault === 2) return
        if (fault === 3) return void setTimeout(() => this.onmessage?.({ data: { kind: 'answer', id: message.id, move: 'no move' } }))
        if (fault === 4) return void setTimeout(() => { this.terminate(); this.onerror?.(new ErrorEvent('error')) })
        super.postMessage(fault === 1 ? { ...message, job: null } : message)
      }
    }
  }`)
  try {
    const { page, mustBeQuiet } = await opened(context, /of null \(reading 'game'\)/)
    await begin(page, dice, 3 + dice.below(5))
    mustBeQuiet()
    return 'accepted'
  } finally {
    await context.close()
  }
})

/** A browser in a process of its own that keeps what it stores in a folder. */
async function launched(profile: string): Promise<{ process: ChildProcess; browser: Browser }> {
  const port = join(profile, 'DevToolsActivePort')
  rmSync(port, { force: true })
  const process = spawn(
    findChromium() ?? '',
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...FLAGS, 'about:blank'],
    { detached: true, stdio: 'ignore' },
  )
  while (!existsSync(port) || !readFileSync(port, 'utf8').includes('\n')) await pause(50)
  const [number] = readFileSync(port, 'utf8').split('\n')
  return { process, browser: await chromium.connectOverCDP(`http://127.0.0.1:${number}`) }
}

async function killed({ process: child, browser }: Awaited<ReturnType<typeof launched>>): Promise<void> {
  const gone = once(child, 'close')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await gone
  await browser.close().catch(() => {})
}

hunt('the browser, killed', 0.001, async (dice) => {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const first = await launched(profile)
  const [context] = first.browser.contexts()
  if (!context) throw new Error('no context')
  const { page } = await opened(context)
  await begin(page, dice, 1 + dice.below(4))
  const [played, address] = [await steps(page), page.url()]
  await killed(first)
  const second = await launched(profile)
  try {
    const [again] = second.browser.contexts()
    if (!again) throw new Error('no context')
    const { page: back, mustBeQuiet } = await opened(again)
    await back.goto(address)
    await choices(back).first().waitFor()
    if ((await steps(back)) < played) throw new Found('lost step', `${played} were shown, ${await steps(back)} kept`)
    mustBeQuiet()
    return 'stopped'
  } finally {
    await killed(second)
    rmSync(profile, { recursive: true, force: true })
  }
})
