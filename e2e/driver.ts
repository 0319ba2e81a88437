// Plays by chance inside the page, pressing only what a face shows as possible; so a whole game takes seconds.
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Face } from './face.ts'
import { plant } from './pages.ts'

export interface Drive {
  readonly face: Face
  /** Until it is one's turn again after another's, until another is to act, or to the end. */
  readonly until: 'turn' | 'pass' | 'end'
  readonly seed: number
  /** More presses than this are a game that goes on for ever. */
  readonly most: number
  /** By a finger on the glass; else by click or Enter. */
  readonly touch: boolean
}

declare global {
  interface Window {
    tapAt: (x: number, y: number) => Promise<void>
  }
}

/** Plays to the end, or until another has played. */
export async function drive(page: Page, face: Face, until: 'turn' | 'end', seed: number): Promise<void> {
  await page.locator(face.offered).first().waitFor({ state: 'attached' })
  const job: Drive = { face, until, seed, most: 4000, touch: false }
  expect(await page.evaluate(pressAbout, job)).toBe('')
}

/** As a thumb does it: what is pressed must be in reach and under nothing else, and nothing may scroll sideways. */
export async function driveByTouch(page: Page, face: Face, seed: number): Promise<void> {
  await page.exposeFunction('tapAt', (x: number, y: number) => page.touchscreen.tap(x, y))
  await page.locator(face.offered).first().waitFor({ state: 'attached' })
  const job: Drive = { face, until: 'turn', seed, most: 400, touch: true }
  expect(await page.evaluate(pressAbout, job)).toBe('')
}

/** The same deal each time (bots have luck of their own); the service worker must be blocked. */
export async function dealFrom(context: BrowserContext, seed: number): Promise<void> {
  const luck = `
    let state = ${seed}
    const next = () => {
      state = (state + 0x6d2b79f5) | 0
      let bits = Math.imul(state ^ (state >>> 15), 1 | state)
      bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
      return bits ^ (bits >>> 14)
    }
    crypto.getRandomValues = (numbers) => {
      for (let i = 0; i < numbers.length; i++) numbers[i] = next()
      return numbers
    }`
  await plant(context, luck)
}

/** Runs in the page; says what went wrong, or nothing. */
export async function pressAbout({ face, until, seed, most, touch }: Drive): Promise<string> {
  let state = seed
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const isMine = () => document.querySelector('.mine') !== null
  let away = false
  let played = false
  let wake = () => {}
  const observer = new MutationObserver(() => {
    away ||= !isMine()
    wake()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  /** The next picture; a window that nobody sees may draw none. */
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
      setTimeout(resolve, 250)
    })
  const isReached = () => (until === 'turn' ? away && isMine() : until === 'pass' && played && !isMine())
  const isOver = () => document.getElementById('ending') !== null || isReached()
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''

  const steps = () => document.querySelector('section[aria-labelledby=log]')?.getAttribute('data-steps')

  /** What hides it from a finger, or nothing. */
  async function tap(element: Element): Promise<string> {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!element.contains(hit)) return `“${nameOf(element)}” lies under ${hit?.outerHTML.slice(0, 80)}`
    await window.tapAt(x, y)
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px too wide after “${nameOf(element)}”` : ''
  }
  async function press(element: Element): Promise<string> {
    if (touch) return tap(element)
    if (element instanceof HTMLElement) element.click()
    else if (below(2) === 0) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return ''
  }
  function missingText(): string {
    const labels = [...document.querySelectorAll('main [aria-label]')].map(nameOf)
    const told = `${document.querySelector('main')?.textContent} ${labels.join(' ')}`
    return /.{0,40}(undefined|NaN|\[object).{0,40}/.exec(told)?.[0] ?? ''
  }

  for (let presses = 0; !isOver(); ) {
    // What is pressed while a move is on its way does nothing, or would speak about what comes after it.
    if (!isMine() || document.querySelector('.sent')) {
      await changed()
      continue
    }
    const prompt = document.getElementById('prompt')?.textContent
    const offered = [...document.querySelectorAll(face.offered)]
    const target = document.querySelector(face.confirm) ?? offered[below(offered.length)]
    if (!target) return `nothing to press: ${prompt}`
    const dialog = document.querySelector('dialog:modal')
    if (dialog && !dialog.contains(target)) return `it lies under a dialog: ${dialog.textContent?.slice(0, 80)}`
    played = true
    if (++presses > most) return `it goes on for ever: ${prompt}`
    const [name, mayRefuse] = [nameOf(target), target.matches(face.tried)]
    const [answer, before] = [changed(), steps()]
    const trouble = (await press(target)) || missingText()
    if (trouble) return trouble
    await Promise.race([answer, frame().then(frame)])
    // Nobody presses on before the first press has done its work, however long that takes on a busy machine.
    const waits = () =>
      document.querySelector('.sent') || (target.matches(face.confirm) && target.isConnected && steps() === before)
    for (let i = 0; waits() && !document.querySelector('.refused') && i < 600; i++) await frame()
    const refused = document.querySelector('.refused')?.textContent
    if (refused && !mayRefuse) return `“${name}” is refused: ${refused}`
  }
  observer.disconnect()
  return missingText()
}
