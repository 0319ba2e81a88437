// What a reader cannot read: text that is cut off, hangs out of its button or of the page, or lies over other text.
import type { Page } from '@playwright/test'
import type { Take } from './screens.ts'

/** Collects the misfits of all screens that it is called on. */
export function noteMisfits(page: Page): {
  readonly take: Take
  readonly found: { [screen: string]: readonly string[] }
} {
  const found: { [screen: string]: readonly string[] } = {}
  return {
    found,
    async take(name) {
      await stillness(page)
      const faults = await misfits(page)
      if (faults.length > 0) found[name] = faults
    },
  }
}

/** Until the letters are there and a few pictures in a row are the same. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ENOUGH = 10
    await document.fonts.ready
    let still = 0
    const observer = new MutationObserver(() => {
      still = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    while (still++ < ENOUGH) await new Promise(requestAnimationFrame)
    observer.disconnect()
  })
}

/** Each misfit on the screen as it is now, in words; of an open sheet only, where there is one. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 2
    const HOLDERS = 'button, a.button, select, summary, [role=button]'
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    interface Line {
      readonly text: string
      readonly holder: Element
      readonly box: DOMRect
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (
        !holder ||
        text === '' ||
        holder.closest('svg, script, style, option') ||
        !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, holder, box })
    }

    /** What hides a part of it: a box that is smaller and does not scroll. One that is tiny is for screen readers. */
    const clipped = ({ holder, box }: Line): 'cut off' | 'not seen' | 'scrolls' | null => {
      for (let at: Element | null = holder; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(at)
        const around = at.getBoundingClientRect()
        if (around.width <= SLACK || around.height <= SLACK || clipPath !== 'none') return 'not seen'
        if (/auto|scroll/.test(overflowX + overflowY)) return 'scrolls'
        if (/hidden|clip/.test(overflowX) && (box.right > around.right + SLACK || box.left < around.left - SLACK))
          return 'cut off'
        if (/hidden|clip/.test(overflowY) && (box.bottom > around.bottom + SLACK || box.top < around.top - SLACK))
          return 'cut off'
        if (position === 'fixed') break
      }
      return null
    }
    const outside = (line: Line) => {
      const { holder, box } = line
      // A badge may hang over a corner.
      const badge = getComputedStyle(holder).position === 'absolute'
      const button = badge ? undefined : holder.closest(HOLDERS)?.getBoundingClientRect()
      if (
        button &&
        (box.right > button.right + SLACK ||
          box.left < button.left - SLACK ||
          box.bottom > button.bottom + SLACK ||
          box.top < button.top - SLACK)
      )
        return 'outside its button'
      const aside = box.right > innerWidth + SLACK || box.left < -SLACK
      return aside && clipped(line) !== 'scrolls' ? 'outside the page' : null
    }
    const faults = new Set<string>()
    for (const sheet of new Set([root, document.documentElement]))
      if (sheet.scrollWidth > sheet.clientWidth) faults.add(`${sheet.scrollWidth - sheet.clientWidth} px too wide`)
    const seen = lines.filter((line) => {
      const how = clipped(line)
      if (how === 'cut off') faults.add(`cut off: ${line.text}`)
      return how === null || how === 'scrolls'
    })
    for (const line of seen) {
      const how = outside(line)
      if (how) faults.add(`${how}: ${line.text}`)
    }
    // Texts of one thing; what lies in another layer may well lie above.
    const things = new Map<Element, Line[]>()
    for (const line of seen) {
      const thing = line.holder.closest('button, a, label, li, td, th, p, h1, h2, h3, legend, summary')?.parentElement
      if (thing) things.set(thing, [...(things.get(thing) ?? []), line])
    }
    for (const texts of things.values())
      for (const [i, a] of texts.entries())
        for (const b of texts.slice(i + 1)) {
          if (a.holder === b.holder) continue
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
          if (wide > SLACK && high > a.box.height / 3) faults.add(`one over the other: ${a.text} / ${b.text}`)
        }
    return [...faults]
  })
}
