// Moving about the board with the arrow keys, and keeping what is offered in sight.

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const centre = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Moves the focus from one thing on the board to the nearest in the direction of the key; false if there is none. */
export function arrowFrom(board: HTMLElement, event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key]
  const from = event.target instanceof Element ? event.target.closest('[data-key]') : null
  if (!direction || !from || !board.contains(from)) return false
  const [x, y] = centre(from)
  let best: HTMLElement | SVGElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const to of board.querySelectorAll<HTMLElement | SVGElement>('[data-key]')) {
    const [right, down] = [centre(to)[0] - x, centre(to)[1] - y]
    const ahead = right * direction[0] + down * direction[1]
    const aside = Math.abs(right * direction[1]) + Math.abs(down * direction[0])
    if (to === from || ahead < 4 || aside > ahead * 2) continue
    const distance = ahead + aside * 2
    if (distance < least) [best, least] = [to, distance]
  }
  best?.focus()
  return best !== null
}

/** Scrolls to what may be picked next, if none of it can be seen. */
export function bringIntoSight(board: HTMLElement): void {
  const open = [...board.querySelectorAll('[data-key]:is(.open), .open > [data-key]')]
  const seen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  }
  if (open.length === 0 || open.some(seen)) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  open[0]?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}
