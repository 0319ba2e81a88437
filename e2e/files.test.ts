// Games as files: saved, opened again, and refused where they are not what they say.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isRefusal } from '../core/game.ts'
import type { RecordFile } from '../core/record.ts'
import { readRecord, writeRecord } from '../core/record.ts'
import { choices, expect, expectClean, expectNoSidewaysScroll, fromMenu, playFirst, startGame, test } from './pages.ts'

// Nothing is timed: a slow machine must not fail a test.
test.describe.configure({ timeout: 240_000 })

const finished = readFileSync('games/neoville/test/records/playthrough.json', 'utf8')

function recordOf(text: string): RecordFile {
  const record = readRecord(text)
  if (isRefusal(record)) throw new Error(record.code)
  return record
}

async function save(page: Page, button: string): Promise<string> {
  await fromMenu(page, 'Save as a file')
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

async function bring(page: Page, content: string): Promise<void> {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) })
}

test('a saved file is opened again; a broken one is refused', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  await playFirst(page)
  const text = await save(page, 'Save everything')
  for (const [content, reason] of [
    [text.slice(0, -20), 'This is no record: the file is not complete JSON.'],
    [text.replace('"seats":2', '"seats":3'), 'The record was altered or damaged after it was written.'],
    ['{"hello": 1}', 'This is no Ludopolis record.'],
    [writeRecord(recordOf(text), { names: ['Ann'] }), 'The record is damaged: “names” is missing or malformed.'],
  ] as const) {
    await bring(page, content)
    await expect(page.getByText(reason)).toBeVisible()
  }
  await bring(page, text)
  await page.getByRole('button', { name: 'I am Player 1' }).click()
  await choices(page).first().waitFor()
})

test('who saves a running game is told of what is hidden, and can save what is seen', async ({ page }) => {
  await startGame(page, ['person', 'person'])
  await page.getByRole('button', { name: 'I am Player 1' }).click()
  await choices(page).first().waitFor()
  await fromMenu(page, 'Save as a file')
  await expect(page.getByRole('dialog')).toContainText('can read what is hidden now')
  await expectClean(page)
  await page.keyboard.press('Escape')
  const hand = await page.getByRole('region', { name: 'Your hand', exact: true }).textContent()
  const text = await save(page, 'Save what Player 1 sees')
  const { setup, steps, position } = recordOf(text)
  expect([setup, steps]).toEqual([[], []])
  expect(position).toBeDefined()
  await bring(page, text)
  await page.getByRole('button', { name: 'I am Player 1' }).click()
  await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toHaveText(hand ?? '')
})

test('a finished game is saved without a question', async ({ page }) => {
  await bring(page, finished)
  await page.locator('#ending').waitFor()
  const download = page.waitForEvent('download')
  await fromMenu(page, 'Save as a file')
  expect(recordOf(readFileSync(await (await download).path(), 'utf8')).outcome).not.toBeNull()
})

test('an end the game has not reached is refused, and not listed as finished', async ({ page }) => {
  const record = recordOf(finished)
  await bring(page, writeRecord({ ...record, steps: record.steps.slice(0, 6) }))
  await expect(page.getByText('After step 6 the outcome is another than the record tells')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Play now: Neoville' }).waitFor()
  await expect(page.getByRole('region', { name: 'Finished' })).toHaveCount(0)
})

test('whatever the players are called, the page holds', async ({ page }) => {
  const names = ['\u202eA'.repeat(5000), 'Ann', 'Ann', 'W'.repeat(10_000)].slice(0, recordOf(finished).seats)
  await bring(page, writeRecord(recordOf(finished), { names }))
  await page.locator('#ending').waitFor()
  await expectNoSidewaysScroll(page)
  await page.goto('/#/')
  await page.getByRole('region', { name: 'Finished' }).waitFor()
  await expectNoSidewaysScroll(page)
})

test('two players of one name have a line each in the course of the points', async ({ page }) => {
  await bring(
    page,
    writeRecord(recordOf(finished), { names: ['Ann', 'Ann', 'Ann', 'Ann'].slice(0, recordOf(finished).seats) }),
  )
  await expect(page.locator('figure .legend li')).toHaveText(
    ['Ann', 'Ann 2', 'Ann 3', 'Ann 4'].slice(0, recordOf(finished).seats),
  )
})

test('a double press on “Play again” opens one game, and plays nothing in it', async ({ page }) => {
  await bring(page, finished)
  await page.getByRole('button', { name: 'Play again' }).dblclick()
  await page.locator('section[aria-labelledby=pass]').waitFor()
  await page.goto('/#/')
  await expect(page.getByRole('link', { name: /^Continue: / })).toHaveCount(1)
})

test('the second of a double press does not press what has come there since', async ({ page }) => {
  await startGame(page, ['person', 'random'])
  const offered = page.locator('ol[aria-labelledby=choices]')
  await choices(page).last().scrollIntoViewIfNeeded()
  const before = await offered.textContent()
  const box = await choices(page).last().boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10]
  const under = () =>
    page.evaluate(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('li')?.textContent, [x, y])
  await page.mouse.click(x, y)
  await expect(offered).not.toHaveText(before ?? '')
  const opened = await offered.textContent()
  expect(await under()).toBeDefined()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await offered.textContent()).toBe(opened)
  await page.mouse.click(x, y)
  await expect(offered).not.toHaveText(opened ?? '')
})
