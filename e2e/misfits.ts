// What a reader cannot read: text that is cut off, hangs out of its button or its box, lies over other text or under something,
// or is broken within a word. misfits.test.ts plants each kind.
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
      // Of a page that is in sight all is measured, too.
      if (name.endsWith('-sight')) return
      await stillness(page)
      const faults = await misfits(page)
      if (faults.length > 0) found[name] = faults
    },
  }
}

/** Until the letters are there and a few pictures in a row are the same. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ENOUGH = 6
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
export async function misfits(page: Page): Promise<readonly string[]> {
  const kinds = [cutOff, outside, overlapping, covered, broken, tooLongForFields]
  // All kinds in one call, so that nothing moves between two of them.
  const found = await page.evaluate<readonly string[]>(`{
    ${[readTexts, ...kinds].join('\n')}
    readTexts();
    [${kinds.map(({ name }) => name).join()}].flatMap((kind) => kind())
  }`)
  return [...new Set(found)]
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** One line of a text. */
interface Line {
  readonly text: string
  readonly node: Node
  readonly holder: Element
  readonly box: Box
}

/** What all kinds look at, in the page. */
interface Reading {
  readonly root: Element
  lines: readonly Line[]
  styleOf(element: Element): CSSStyleDeclaration
  /** A background or a frame of its own; what only goes along with its text has none. */
  isPainted(element: Element): boolean
  isScroller(element: Element): boolean
  isSeen(element: Element): boolean
  /** What may lie over something, or slide away under it. */
  layerOf(element: Element): Element
}

declare global {
  interface Window {
    reading: Reading
  }
}

function readTexts(): void {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour)
  const isPainted = (element: Element) => {
    const { display, backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = styleOf(element)
    if (/^(inline|contents)$/.test(display)) return false
    const framed = Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor)
    return framed || backgroundImage !== 'none' || !isClear(backgroundColor)
  }
  const isScroller = (element: Element) =>
    /auto|scroll/.test(`${styleOf(element).overflowX} ${styleOf(element).overflowY}`)
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (isScroller(at) || /fixed|sticky/.test(styleOf(at).position) || at.matches('[popover], [role=tooltip]'))
        return at
    return root
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? ''
    if (!holder || text === '' || holder.closest('option, title, desc, style, script') || !isSeen(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // Letters are not as high as their line; where they are drawn, capitals and digits count.
      const letters = holder instanceof SVGElement ? height / 2 : Number.parseFloat(styleOf(holder).fontSize)
      const air = Math.max(0, (height - letters) / 2)
      const box = { left, right, top: top + air, bottom: bottom - air }
      if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({ text, node, holder, box })
    }
  }
  window.reading = { root, lines, styleOf, isPainted, isScroller, isSeen, layerOf }
}

/** Hidden by something that does not scroll, or out at the side of the page. What only screen readers tell is left out. */
function cutOff(): readonly string[] {
  const SLACK = 1
  const { root, lines, styleOf } = window.reading
  const faults: string[] = []
  const fateOf = ({ holder, box }: Line): 'seen' | 'unseen' | 'cut off' => {
    const free = { x: true, y: true }
    for (let at: Element | null = holder; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, overflowClipMargin, clipPath, position, display } = styleOf(at)
      if (at instanceof SVGElement ? !at.matches('svg') : /^(inline|contents)$/.test(display)) continue
      const around = at.getBoundingClientRect()
      if (clipPath.startsWith('inset(50%') || around.width < 2 || around.height < 2) return 'unseen'
      const margin = overflowX === 'clip' && overflowY === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0
      const room = SLACK + margin
      if (/auto|scroll/.test(overflowX)) free.x = false
      if (/auto|scroll/.test(overflowY)) free.y = false
      const aside = box.right > around.right + room || box.left < around.left - room
      const beyond = box.bottom > around.bottom + room || box.top < around.top - room
      if ((free.x && overflowX !== 'visible' && aside) || (free.y && overflowY !== 'visible' && beyond))
        return 'cut off'
      if (position === 'fixed') break
    }
    return free.x && (box.right > innerWidth + SLACK || box.left < -SLACK) ? 'cut off' : 'seen'
  }
  window.reading.lines = lines.filter((line) => {
    const fate = fateOf(line)
    if (fate === 'cut off') faults.push(`cut off: ${line.text}`)
    return fate === 'seen'
  })
  for (const sheet of new Set([root, document.documentElement]))
    if (sheet.scrollWidth > sheet.clientWidth) faults.push(`${sheet.scrollWidth - sheet.clientWidth} px too wide`)
  return faults
}

/** Out of what is painted behind it: its button, badge or card; in a drawing, the plate that it stands on. */
function outside(): readonly string[] {
  const SLACK = 1
  const { root, lines, styleOf, isPainted, isScroller } = window.reading
  const plateOf = (holder: Element, { left, right, top, bottom }: Box) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    for (let at = holder.closest('text')?.previousElementSibling; at; at = at.previousElementSibling) {
      if (!at.matches('rect, circle, ellipse, path, polygon') || styleOf(at).fill === 'none') continue
      const plate = at.getBoundingClientRect()
      if (plate.left < x && x < plate.right && plate.top < y && y < plate.bottom) return plate
    }
    return null
  }
  const groundOf = ({ holder, box }: Line) => {
    if (holder instanceof SVGElement) return plateOf(holder, box)
    for (let at: Element | null = holder; at && at !== root && !isScroller(at); at = at.parentElement)
      if (isPainted(at) || at.matches('button, a.button, summary, [role=button]')) return at.getBoundingClientRect()
    return null
  }
  return lines.flatMap((line) => {
    const ground = groundOf(line)
    if (!ground) return []
    const { left, right, top, bottom } = line.box
    const aside = left < ground.left - SLACK || right > ground.right + SLACK
    const beyond = top < ground.top - SLACK || bottom > ground.bottom + SLACK
    return aside || beyond ? [`outside its box: ${line.text}`] : []
  })
}

/** Two texts in one place. The same text drawn twice, as for an outline, is fine. */
function overlapping(): readonly string[] {
  const SLACK = 1
  const { lines, layerOf } = window.reading
  const faults: string[] = []
  const layers = new Map<Element, Line[]>()
  for (const line of lines) {
    const layer = layerOf(line.holder)
    layers.set(layer, [...(layers.get(layer) ?? []), line])
  }
  for (const texts of layers.values())
    for (const [i, a] of texts.entries())
      for (const b of texts.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (a.holder === b.holder || wide <= SLACK || high <= SLACK) continue
        const twice = a.text === b.text && Math.abs(a.box.left - b.box.left) + Math.abs(a.box.top - b.box.top) < SLACK
        if (!twice) faults.push(`one over the other: ${a.text} / ${b.text}`)
      }
  return faults
}

/** Under something painted: a picture, a button, a badge. Pieces on a drawn board may stand on its numbers. */
function covered(): readonly string[] {
  const { root, lines, isPainted, isSeen, layerOf } = window.reading
  const faults: string[] = []
  const left = new Set(lines.filter(({ holder }) => !(holder instanceof SVGElement)))
  const places = new Map(Array.from(left, ({ holder }) => [holder, holder.getBoundingClientRect().top]))
  const covers = (front: Element, holder: Element) =>
    !front.contains(holder) &&
    !holder.contains(front) &&
    isSeen(front) &&
    layerOf(front) === layerOf(holder) &&
    (front.closest('svg, img') !== null || isPainted(front))
  const look = () => {
    for (const line of left) {
      const { box, holder, text } = line
      const y = (box.top + box.bottom) / 2 + holder.getBoundingClientRect().top - (places.get(holder) ?? 0)
      if (y < 0 || y > innerHeight) continue
      left.delete(line)
      for (const x of [box.left + 1, (box.left + box.right) / 2, box.right - 1]) {
        const front = document.elementFromPoint(x, y)
        if (front && root.contains(front) && covers(front, holder)) faults.push(`covered: ${text}`)
      }
    }
  }
  // Things that let presses through can cover text too.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const { scrollX, scrollY } = window
  look()
  const end = root === document.body ? document.documentElement.scrollHeight : 0
  for (let top = 0; top < end; top += innerHeight / 2) {
    scrollTo(0, top)
    look()
  }
  scrollTo(scrollX, scrollY)
  document.adoptedStyleSheets.pop()
  return faults
}

/** Words that are broken other than at a hyphen. Random letters, of a seal or a token, are no words. */
function broken(): readonly string[] {
  const LETTERS = /[\w-]{32,}/g
  const faults: string[] = []
  const range = document.createRange()
  for (const node of new Set(window.reading.lines.map((line) => line.node)))
    for (const { 0: word, index } of (node.textContent ?? '')
      .replaceAll(LETTERS, (letters) => ' '.repeat(letters.length))
      .matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const heights = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
      if (new Set(heights).size > 1) faults.push(`broken: ${word}`)
    }
  return faults
}

/** Whatever is chosen in a list can be read, and what an empty field says. */
function tooLongForFields(): readonly string[] {
  const SLACK = 1
  const { root, styleOf, isSeen } = window.reading
  const faults: string[] = []
  for (const list of root.querySelectorAll('select')) {
    if (!isSeen(list)) continue
    const twin = document.createElement('select')
    twin.className = list.className
    twin.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none'
    list.after(twin)
    for (const { text } of list.options) {
      twin.replaceChildren(new Option(text))
      if (twin.offsetWidth > list.offsetWidth + SLACK) faults.push(`cut off: ${text}`)
    }
    twin.remove()
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of root.querySelectorAll('input')) {
    if (!pen || field.placeholder === '' || !isSeen(field)) continue
    const { font, paddingLeft, paddingRight } = styleOf(field)
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(field.placeholder).width > room + SLACK) faults.push(`cut off: ${field.placeholder}`)
  }
  return faults
}
