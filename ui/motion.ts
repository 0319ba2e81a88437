// Pieces travel from where they were to where they are, and what has changed is ringed. Boards name their places by
// `data-spot`, several names apart by spaces; only transform and opacity move.

/** Something came to a place, from another place where that is known. */
export interface Trace {
  readonly from?: string
  readonly to: string
  /** What travels: the thing as it lies there afterwards, or as it lay before. */
  readonly carries?: 'after' | 'before'
  /** Something was lost or has got worse. */
  readonly loss?: boolean
}

/** A trace that begins some milliseconds later than the first. */
export interface TimedTrace extends Trace {
  readonly delay: number
}

/** What must be looked at before the page changes. */
interface Departure {
  readonly trace: TimedTrace
  readonly from: DOMRect | null
  readonly carried: Carried | null
}

/** A copy of a thing, and where the thing lay. */
interface Carried {
  readonly copy: Element
  readonly rect: DOMRect
  /** Of the drawing it is part of. */
  readonly matrix: DOMMatrix | null
}

const FLIGHT = 420
const RING = 900
const GROWTH = 12
/** Further away from the screen than this nothing is drawn. */
const MARGIN = 200

/** The viewer has asked for no motion. */
const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches

function spot(root: Element, name: string): Element | null {
  return root.querySelector(`[data-spot~="${CSS.escape(name)}"]`)
}

const isSeen = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > -MARGIN && top < innerHeight + MARGIN

/** Looks where things lie, before the page changes. */
export function depart(root: Element, traces: readonly TimedTrace[]): readonly Departure[] {
  const still = isStill()
  return traces.map((trace) => {
    const origin = trace.from === undefined || still ? null : spot(root, trace.from)
    const from = origin?.getBoundingClientRect() ?? null
    return { trace, from, carried: origin && trace.carries === 'before' ? carry(origin) : null }
  })
}

/** Lets things travel and rings what has changed, once the page is laid out as it is now. Gives the way to end that. */
export function arriveAt(root: Element, departures: readonly Departure[]): () => void {
  let end = () => {}
  if (departures.length === 0) return end
  // Before the page is painted, and in a task of its own.
  const frame = requestAnimationFrame(() => {
    end = fly(root, departures)
  })
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}

function fly(root: Element, departures: readonly Departure[]): () => void {
  // First everything is looked at, then drawn: looking between drawings would be slow.
  const journeys = departures.flatMap((departure) => journeyOf(root, departure))
  const layers = new Map<Element, Layer>()
  const layerOf = (holder: Element): Layer => {
    const known = layers.get(holder)
    if (known) return known
    const element = layerIn(holder)
    const layer = { element, origin: element.getBoundingClientRect() }
    layers.set(holder, layer)
    return layer
  }
  const running = journeys.map((journey) => travel(layerOf(root), layerOf(journey.holder), journey))
  const remove = () => {
    for (const { element } of layers.values()) element.remove()
  }
  void Promise.allSettled(running.map(({ finished }) => finished)).then(remove)
  return () => {
    for (const one of running) one.cancel()
    remove()
  }
}

interface Layer {
  readonly element: Element
  readonly origin: DOMRect
}

/** What a thing stays with when the page is scrolled: a dock that keeps its place on the screen, or the board. */
function holderOf(root: Element, thing: Element): Element {
  for (let one: Element | null = thing; one && one !== root; one = one.parentElement)
    if (one instanceof HTMLElement && ['sticky', 'fixed'].includes(getComputedStyle(one).position)) return one
  return root
}

/** Lies over the board and is not pressed. */
export function layerIn(root: Element): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'motion'
  layer.ariaHidden = 'true'
  root.append(layer)
  return layer
}

interface Journey extends Departure {
  readonly target: Element
  readonly rect: DOMRect
  readonly holder: Element
  /** So much of it, from its foot, lies behind a dock. */
  readonly behind: number
}

function journeyOf(root: Element, departure: Departure): readonly Journey[] {
  const target = spot(root, departure.trace.to)
  if (!target) return []
  const rect = target.getBoundingClientRect()
  const { from } = departure
  if (!isSeen(rect) && !(from && isSeen(from))) return []
  const carried = departure.carried ?? (from && departure.trace.carries !== 'before' ? carry(target) : null)
  const holder = holderOf(root, target)
  return [{ ...departure, carried, target, rect, holder, behind: behind(root, holder, rect) }]
}

function behind(root: Element, holder: Element, { x, width, bottom }: DOMRect): number {
  const front = holder === root ? document.elementFromPoint(x + width / 2, Math.min(bottom, innerHeight) - 1) : null
  const dock = front && root.contains(front) ? holderOf(root, front) : root
  return dock === root ? 0 : Math.max(0, bottom - dock.getBoundingClientRect().top)
}

/** A copy without anything that would make it a thing of its own. */
function carry(thing: Element): Carried {
  const copy = thing.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-spot', 'data-key', 'data-move', 'id', 'tabindex', 'role', 'aria-label'])
      one.removeAttribute(name)
  const parent = thing.parentNode
  const drawn = thing instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement
  return { copy, rect: thing.getBoundingClientRect(), matrix: drawn ? parent.getScreenCTM() : null }
}

function travel(board: Layer, held: Layer, { trace, from, carried, target, rect, behind }: Journey) {
  const animations: Animation[] = []
  let { delay } = trace
  if (from && carried) {
    const piece = place(carried, board.origin)
    board.element.append(piece)
    const before = trace.carries === 'before'
    const far = shift(carried.rect, before ? rect : from)
    const frames = [
      { transform: far, opacity: before ? 0.4 : 1 },
      { transform: 'none', opacity: 1 },
    ]
    if (before) frames.reverse()
    const flight = piece.animate(frames, {
      duration: FLIGHT,
      delay,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      fill: before ? 'none' : 'backwards',
    })
    void flight.finished.then(() => piece.remove()).catch(() => {})
    animations.push(flight)
    delay += FLIGHT
    // The thing itself is seen when it has come.
    if (!before) animations.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay }))
  }
  animations.push(ring(held, rect, behind, trace.loss === true, delay))
  return {
    finished: Promise.allSettled(animations.map(({ finished }) => finished)),
    cancel: () => {
      for (const one of animations) one.cancel()
    },
  }
}

/** From the middle of one place to the middle of another, and from the size of one to that of the other. */
function shift(here: DOMRect, there: DOMRect): string {
  const x = there.x + there.width / 2 - here.x - here.width / 2
  const y = there.y + there.height / 2 - here.y - here.height / 2
  const size = Math.sqrt((there.width * there.height) / Math.max(1, here.width * here.height))
  return `translate(${x}px, ${y}px) scale(${Math.min(2.5, Math.max(0.25, size))})`
}

/** A copy of a thing in a layer of its own, lying over the thing; the layer goes with `remove`. */
export function lift(root: Element, thing: Element): { readonly piece: HTMLElement; readonly remove: () => void } {
  const carried = carry(thing)
  const layer = layerIn(root)
  const piece = place(carried, layer.getBoundingClientRect())
  layer.append(piece)
  return { piece, remove: () => layer.remove() }
}

/** The copy, lying where the thing lay. */
function place({ copy, rect, matrix }: Carried, origin: DOMRect): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'moving'
  frame.style.cssText = `inset: ${rect.y - origin.y}px auto auto ${rect.x - origin.x}px; inline-size: ${rect.width}px; block-size: ${rect.height}px`
  if (!matrix) {
    frame.append(copy)
    return frame
  }
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const { a, b, c, d, e, f } = matrix
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - rect.x} ${f - rect.y})`)
  group.append(copy)
  drawing.append(group)
  frame.append(drawing)
  return frame
}

function ring({ element, origin }: Layer, rect: DOMRect, behind: number, loss: boolean, delay: number): Animation {
  const mark = document.createElement('div')
  mark.className = loss ? 'ring loss' : 'ring'
  mark.style.cssText = `inset: ${rect.y - origin.y - 3}px auto auto ${rect.x - origin.x - 3}px; inline-size: ${rect.width + 6}px; block-size: ${rect.height + 6}px`
  if (behind > 0) mark.style.clipPath = `inset(-1rem -1rem ${behind + 3}px)`
  element.append(mark)
  // At first larger by the same number of pixels, however large the thing is.
  const grown = 1 + GROWTH / Math.max(GROWTH, rect.width, rect.height)
  const shown = isStill()
    ? [{ opacity: 1 }, { opacity: 1 }]
    : [
        { opacity: 0, transform: `scale(${grown})` },
        { opacity: 1, transform: 'none', offset: 0.25 },
        { opacity: loss ? 0.25 : 1, transform: 'none', offset: 0.45 },
        { opacity: 1, transform: 'none', offset: 0.65 },
        { opacity: 0, transform: 'none' },
      ]
  return mark.animate(shown, { duration: RING, delay })
}
