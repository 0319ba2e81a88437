// The keys 1 to 9 press what is offered, in the order of the board; 0 shows the numbers, arrows go from one to the next. What is
// offered carries `data-choice`; what comes before all else there, `data-choice="first"`.
import { layerIn } from './motion.ts'
import { pressOn } from './press.ts'

const MOST = 9

const isSeen = (thing: Element) => thing.getBoundingClientRect().width > 0

type Thing = HTMLElement | SVGElement

/** What is offered, in order. */
function offeredIn(root: Element): readonly Thing[] {
  const all = [...root.querySelectorAll<Thing>('[data-choice]')].filter(isSeen)
  const isFirst = ({ dataset }: Thing) => dataset.choice === 'first'
  return [...all.filter(isFirst), ...all.filter((thing) => !isFirst(thing))]
}

const ARROWS: { readonly [key: string]: readonly [right: number, down: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middleOf = (thing: Element) => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The nearest that way; what lies aside counts as farther. */
function nextTo(from: Element, things: readonly Thing[], [right, down]: readonly [number, number]): Thing | undefined {
  const here = middleOf(from)
  return things
    .map((thing) => {
      const there = middleOf(thing)
      const [dx, dy] = [there.x - here.x, there.y - here.y]
      return { thing, ahead: dx * right + dy * down, aside: Math.abs(dx * down) + Math.abs(dy * right) }
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside)[0]?.thing
}

/** Digits mean something else while somebody types, or a sheet is open. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  const typing = target instanceof Element && target.closest('input, select, textarea, dialog, [popover]') !== null
  return typing || document.querySelector('dialog[open]') !== null
}

/** Listens for numbers while `isOn` says so; gives the way to end that. */
export function numberKeys(root: HTMLElement, isOn: () => boolean): () => void {
  let shown: HTMLElement | null = null

  function hide() {
    shown?.remove()
    shown = null
  }
  function show() {
    const layer = layerIn(root)
    const origin = layer.getBoundingClientRect()
    const places = offeredIn(root)
      .slice(0, MOST)
      .map((thing) => thing.getBoundingClientRect())
    for (const [i, { x, y }] of places.entries()) {
      const number = document.createElement('kbd')
      number.textContent = String(i + 1)
      number.style.cssText = `inset: ${y - origin.y}px auto auto ${x - origin.x}px`
      layer.append(number)
    }
    shown = layer
  }
  function onkeydown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.key === 'Escape') hide()
    const way = ARROWS[event.key]
    if (way) return goOn(event, way)
    if (!isOn() || !/^\d$/.test(event.key) || isElsewhere(event)) return
    const wasShown = shown !== null
    hide()
    if (event.key === '0') {
      if (!wasShown) show()
      return
    }
    const thing = offeredIn(root)[Number(event.key) - 1]
    if (!thing) return
    event.preventDefault()
    thing.focus({ preventScroll: true })
    pressOn(thing)
  }
  /** From what has the focus on the board; elsewhere arrows scroll. */
  function goOn(event: KeyboardEvent, way: readonly [number, number]) {
    const { target } = event
    if (!(target instanceof Element) || !root.contains(target) || isElsewhere(event)) return
    const next = nextTo(target, offeredIn(root), way)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  addEventListener('keydown', onkeydown)
  root.addEventListener('click', hide)
  return () => {
    hide()
    removeEventListener('keydown', onkeydown)
    root.removeEventListener('click', hide)
  }
}
