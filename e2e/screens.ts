// Every screen of the page, one after the other: home, setup, rules, and early, middle and end positions of every game.
import { existsSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { isRefusal } from '../core/game.ts'
import { readRecord, writeRecord } from '../core/record.ts'
import type { Locale } from '../core/words.ts'
import type { GameId } from '../games/index.ts'
import { GAME_IDS } from '../games/index.ts'

const MIDDLE = 0.6
const MOMENTS = [
  ['early', 0.15],
  ['middle', MIDDLE],
  ['end', 1],
] as const
/** Where most has been taught, and every game still teaches. */
const LATE_LESSON = 8
/** On a loaded machine. */
const REVIEWED_MILLISECONDS = 300_000
export const SETTLED_MILLISECONDS = 600

/** Called on every screen: by name, and whether all of it is meant or what is in sight, where a sheet lies over it. */
export type Take = (name: string, fullPage?: boolean) => Promise<void>
export type Visit = (page: Page, take: Take) => Promise<void>

/** A page as it is looked at: with boards, without notes, where nothing moves. Closing its context closes it. */
export async function openLook(
  browser: Browser,
  site: string | undefined,
  locale: Locale,
  look: BrowserContextOptions,
): Promise<Page> {
  const baseURL = site === undefined ? {} : { baseURL: site }
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...baseURL, ...look })
  const page = await context.newPage()
  await page.addInitScript((wanted) => {
    localStorage['ludopolis/settings'] ??= JSON.stringify({ face: 'board', notes: false, name: 'Ada', locale: wanted })
  }, locale)
  return page
}

/** From home to a table of every game and back, on a page of `openLook`. */
export async function visitScreens(page: Page, take: Take): Promise<void> {
  await visitFirstScreens(page, take)
  for (const id of GAME_IDS) await visitGame(page, id, take)
}

/** The screens of one game, and home with the games that there are to go on with then. */
export async function visitGame(page: Page, id: GameId, take: Take): Promise<void> {
  await page.goto(`/#/rules/${id}`)
  await page.locator('main figure').first().waitFor()
  await page.waitForFunction(() => document.querySelector('figure > .waiting') === null)
  await take(`${id}-rules`)
  for (const [screen, there] of [
    ['learn', '.main > .place:not(.coming)'],
    // A new game has none yet, and the page says so.
    ['puzzles', existsSync(`games/${id}/puzzles.json`) ? '#verdict' : 'main p'],
  ] as const) {
    await page.goto(`/#/${screen}/${id}`)
    await page.locator(there).waitFor()
    await take(`${id}-${screen}`)
  }
  await takeAnswer(page, id, take)
  await page.goto(`/#/learn/${id}/${LATE_LESSON}`)
  await page.locator('.main > .place:not(.coming)').waitFor()
  await take(`${id}-lesson`)
  await takeGame(page, id, take)
  await takeFull(page, id, take)
  await page.goto('/#/statistics')
  await page.locator('#headline').waitFor()
  await take(`${id}-statistics`)
  await page.goto('/#/')
  await page.locator('.games article').first().waitFor()
  await take(`${id}-kept`)
}

/** A table in the middle of its game, where the most lies on it. */
export async function visitTable(page: Page, id: GameId, take: Take): Promise<void> {
  await open(page, id, MIDDLE)
  await takeOver(page)
  await take(`${id}-middle`)
}

async function takeHome(page: Page, take: Take): Promise<void> {
  await page.goto('/')
  await page
    .locator('.games article')
    .nth(GAME_IDS.length - 1)
    .waitFor()
  await take('home')
  await page.locator('header button').click()
  await page.locator('dialog').waitFor()
  await take('settings', false)
  await page.keyboard.press('Escape')
}

export async function visitFirstScreens(page: Page, take: Take): Promise<void> {
  await takeHome(page, take)
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "steps": 3'),
  })
  await page.locator('.refused').waitFor()
  await page.locator('.refused').scrollIntoViewIfNeeded()
  await take('home-broken-file', false)
  for (const id of GAME_IDS) await takeSetup(page, id, take)
  await page.goto('/#/design')
  await page.locator('main h2').first().waitFor()
  await take('design')
  for (const [name, there] of [
    ['daily', '.deals article'],
    ['me', '#login'],
    ['nowhere', 'main a.button'],
    ['table/nothing', 'main a.button'],
  ] as const) {
    await page.goto(`/#/${name}`)
    await page.locator(there).first().waitFor()
    await take(name.replace('/', '-'))
  }
  await takeReview(page, take)
}

/** A finished game gone through by a bot, with the decision that mattered most. */
async function takeReview(page: Page, take: Take): Promise<void> {
  const [id] = GAME_IDS
  if (id === undefined) return
  await open(page, id, 1)
  await page.goto(page.url().replace('/table/', '/review/'))
  await page.locator('#working').waitFor()
  await take('review-working')
  await page.locator('#moments').waitFor({ timeout: REVIEWED_MILLISECONDS })
  await take('review')
  await page.locator('section[aria-labelledby=moments] button').first().click()
  await page.locator('#decision').waitFor()
  await take('review-decision')
}

async function takeSetup(page: Page, id: GameId, take: Take): Promise<void> {
  const buttons = page.locator(`article[aria-labelledby=${id}] .others button`)
  for (const [at, kind] of ['friends', 'setup', 'setup-share'].entries()) {
    await buttons.nth(at).click()
    await page.locator('dialog .options').waitFor()
    await take(`${id}-${kind}`, false)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
}

async function atTable(page: Page): Promise<void> {
  await page.waitForURL(/#\/table\//)
  const there = page.locator('section[aria-labelledby=pass] button, #prompt, #ending')
  await there.filter({ visible: true }).first().waitFor()
}

/** Where a screen is passed on, it is taken; then the table is there. */
async function takeOver(page: Page): Promise<void> {
  const pass = page.locator('section[aria-labelledby=pass] button')
  if (await pass.isVisible()) await pass.click()
  await page.locator('section[aria-labelledby=log]').waitFor()
}

async function takeGame(page: Page, id: GameId, take: Take): Promise<void> {
  for (const [name, share] of MOMENTS) {
    await open(page, id, share)
    if (name === 'early') await take(`${id}-hand-over`, false)
    await takeOver(page)
    await take(`${id}-${name}-sight`, false)
    await take(`${id}-${name}`)
    if (name === 'middle') {
      await page.locator('section[aria-labelledby=log] .box > ol li button').first().click()
      await page.locator('.slider').waitFor()
      await take(`${id}-past`, false)
      await page.locator('main button.primary').first().click()
      await page.locator('.slider').waitFor({ state: 'detached' })
      await page.evaluate(() => scrollTo(0, 0))
    }
    if (name === 'end') await takeReplay(page, id, take)
    const changeFace = async () => {
      await page.locator('main .opener').click()
      await page.locator('main nav[popover] button').nth(1).click()
    }
    if (name === 'middle') {
      await takeHint(page, id, take)
      await page.locator('main .opener').click()
      await take(`${id}-menu`, false)
      await takeSave(page, id, take)
    }
    await changeFace()
    await page.locator('.position').waitFor()
    await take(`${id}-${name}-text`)
    await changeFace()
  }
}

/** The first puzzle answered in some way by its list of moves, with its reason. */
async function takeAnswer(page: Page, id: GameId, take: Take): Promise<void> {
  if (!existsSync(`games/${id}/puzzles.json`)) return
  await useFace(page, 'text')
  await page.goto(`/#/puzzles/${id}`)
  const verdict = page.locator('#verdict:is(.solved, .failed)')
  const move = page.locator('#moves + ol button').first()
  await move.waitFor()
  while ((await verdict.count()) === 0) {
    await move.click()
    await verdict.or(move).first().waitFor()
  }
  await take(`${id}-answer`)
  await useFace(page, 'board')
}

async function useFace(page: Page, face: 'board' | 'text'): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('ludopolis/settings') ?? '{}')
    localStorage.setItem('ludopolis/settings', JSON.stringify({ ...kept, face: wanted }))
  }, face)
  await page.reload()
}

async function takeHint(page: Page, id: GameId, take: Take): Promise<void> {
  await page.locator('.bar .tool.hint').click()
  await page.locator('.advice summary').click()
  await take(`${id}-hint`, false)
  await page.locator('.bar .tool.hint').click()
  await page.locator('.advice').waitFor({ state: 'detached' })
}

/** From the open menu: where something is hidden, saving asks how much of it. */
async function takeSave(page: Page, id: GameId, take: Take): Promise<void> {
  const never = () => false
  const saved = page.waitForEvent('download').then(never, never)
  await page.locator('main nav[popover] button').nth(-2).click()
  const asked = page.locator('dialog').waitFor()
  if (!(await Promise.race([saved, asked.then(() => true, never)]))) return
  await take(`${id}-save`, false)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}

/** The beginning of a game of as many as can play it. */
async function takeFull(page: Page, id: GameId, take: Take): Promise<void> {
  await page.goto('/#/')
  // After it comes watching.
  await page.locator(`article[aria-labelledby=${id}] .others button`).nth(-2).click()
  const sheet = page.locator('dialog')
  await sheet.locator('.options').waitFor()
  await sheet.getByRole('group').first().getByRole('radio').last().check()
  await sheet.locator('button.primary').click()
  await atTable(page)
  await takeOver(page)
  await take(`${id}-full`)
}

/** After the end: the points as they are told, and the game gone through again. */
async function takeReplay(page: Page, id: GameId, take: Take): Promise<void> {
  await page.locator('.slider input').focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown')
  const past = page.locator('.bar.past')
  await past.waitFor()
  await take(`${id}-replay`, false)
  await past.locator('.primary').click()
  await past.waitFor({ state: 'detached' })
  const told = page.locator('section[aria-labelledby=ending] .told')
  if ((await told.count()) === 0) return
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await told.waitFor()
  await page.waitForTimeout(2 * SETTLED_MILLISECONDS)
  await take(`${id}-told`, false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.locator('section[aria-labelledby=log]').waitFor()
}

/** The recorded playthrough of a game, cut after a share of its steps, opened as a saved file. */
async function open(page: Page, id: GameId, share: number): Promise<void> {
  const record = readRecord(readFileSync(`games/${id}/test/records/playthrough.json`, 'utf8'))
  if (isRefusal(record)) throw new Error(record.code)
  const steps = record.steps.slice(0, Math.round(record.steps.length * share))
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, record.seats)
  const cut = share === 1 ? record : { ...record, steps, outcome: null }
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeRecord(cut, { names })),
  })
  await atTable(page)
}
