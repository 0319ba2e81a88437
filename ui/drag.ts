// Dragging is pressing twice: a thing is pressed when it is taken up, and the place where it is let go of is pressed then. So
// everything that can be dragged can be pressed too, and a board need not know how it was done.
import { lift } from './motion.ts'
import { pressOn } from './press.ts'

// Things that can be taken up carry `data-drag`, places `data-drop`; where the press is meant for another thing, `data-drop` has
// the `data-key` of that.

/** How far, in pixels, a mouse must move to drag. */
const DISTANCE = 6
/** How long, in milliseconds, a finger must rest to take something up; one that moves earlier scrolls. */
const HOLD = 180

interface Hand {
  readonly thing: Element
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout> | null
  /** What travels with the pointer, once it is taken up. */
  carried: ReturnType<typeof lift> | null
  /** It has been pressed: a finger that only rests on it may be asking what it is. */
  picked: boolean
}

const far = ({ x, y }: Hand, event: PointerEvent) => Math.hypot(event.clientX - x, event.clientY - y) > DISTANCE

/** What can be picked and is not yet. */
const isOpen = (thing: Element) => thing.getAttribute('aria-pressed') === 'false'

/** Lets things of a board be dragged, and says when something is; gives the way to end that. */
export function dragging(root: HTMLElement, tell: (dragged: boolean) => void): () => void {
  let hand: Hand | null = null
  let over: Element | null = null

  function mark(place: Element | null) {
    if (place === over) return
    over?.removeAttribute('data-over')
    over = place
    over?.setAttribute('data-over', '')
  }
  const placeAt = ({ clientX, clientY }: PointerEvent) => {
    const place = document.elementFromPoint(clientX, clientY)?.closest('[data-drop]') ?? null
    return place && root.contains(place) ? place : null
  }
  function takeUp(held: Hand) {
    held.carried = lift(root, held.thing)
    tell(true)
  }
  function pick(held: Hand) {
    held.picked = true
    if (isOpen(held.thing)) pressOn(held.thing)
  }
  function letGo() {
    if (hand?.timer) clearTimeout(hand.timer)
    if (hand?.carried) {
      hand.carried.remove()
      tell(false)
    }
    hand = null
    mark(null)
  }

  function down(event: PointerEvent) {
    letGo()
    const thing = event.target instanceof Element ? event.target.closest('[data-drag]') : null
    if (!thing || !event.isPrimary || event.button !== 0) return
    const finger = event.pointerType !== 'mouse'
    const timer = finger ? setTimeout(() => hand && takeUp(hand), HOLD) : null
    hand = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, timer, carried: null, picked: false }
  }
  function move(event: PointerEvent) {
    if (!hand || event.pointerId !== hand.pointer) return
    if (!hand.picked && far(hand, event)) {
      if (!hand.carried && hand.timer) return letGo()
      if (!hand.carried) takeUp(hand)
      pick(hand)
    }
    if (!hand.carried) return
    hand.carried.piece.style.transform = `translate(${event.clientX - hand.x}px, ${event.clientY - hand.y}px)`
    mark(placeAt(event))
  }
  function up(event: PointerEvent) {
    if (!hand || event.pointerId !== hand.pointer) return
    const { picked } = hand
    const place = picked ? placeAt(event) : null
    letGo()
    if (!picked) return
    // Nowhere: what was taken up goes back.
    if (!place) root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    const key = place?.getAttribute('data-drop')
    const meant = key ? root.querySelector(`[data-key="${CSS.escape(key)}"]`) : place
    // What is picked already would be played or put back by another press.
    if (meant && meant.getAttribute('aria-pressed') !== 'true') pressOn(meant)
    swallowClick()
  }
  /** What the browser takes for a press at the end of a drag is none. */
  function swallowClick() {
    const swallow = (event: MouseEvent) => {
      if (!event.isTrusted) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', swallow, { capture: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }
  /** While something is dragged the page does not scroll, and nothing is selected. */
  const hold = (event: Event) => {
    if (hand?.carried) event.preventDefault()
  }

  const controller = new AbortController()
  const { signal } = controller
  root.addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', letGo, { signal })
  root.addEventListener('touchmove', hold, { signal, passive: false })
  for (const kind of ['selectstart', 'contextmenu', 'dragstart']) root.addEventListener(kind, hold, { signal })
  return () => {
    letGo()
    controller.abort()
  }
}
