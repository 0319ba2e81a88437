// Brings into sight what the player has picked, or what may be picked next. The dock is in sight, and tells cards in full.
import type { Key } from './picking.ts'

/** It does not end below the screen, and its middle is under nothing else. */
function isSeen(element: Element): boolean {
  const { left, top, bottom, width, height } = element.getBoundingClientRect()
  if (bottom > window.innerHeight) return false
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Scrolls to what may be picked next, or to what is picked if that is all, where none of it can be seen. */
export function bringIntoSight(board: HTMLElement | undefined, next: readonly Key[]): void {
  const all = [...(board?.querySelectorAll('[data-key]:is(.open, .picked), :is(.open, .picked) > [data-key]') ?? [])]
  const look = next.length > 0 ? '.open' : '.picked'
  const inDock = new Set(all.filter((one) => one.closest('.dock')).map((one) => one.getAttribute('data-key')))
  const away = all.filter(
    (one) => one.closest(look) && !one.closest('.cards') && !inDock.has(one.getAttribute('data-key')),
  )
  const first = away.filter((one) => next.includes(one.getAttribute('data-key') ?? ''))
  const wanted = first.length > 0 ? first : away
  if (wanted.some(isSeen)) return
  scrollTo(wanted[0]?.closest('.map') ?? wanted[0], 'center')
}

export const cityOf = (board: ParentNode | null | undefined): Element | null =>
  board?.querySelector('[data-part=indicators]') ?? null

/** Scrolls up to the indicators where they cannot be seen. */
export function bringCityIntoSight(board: HTMLElement | undefined): void {
  const city = cityOf(board)
  if (city && !isSeen(city)) scrollTo(city, 'start')
}

function scrollTo(place: Element | undefined, block: 'center' | 'start'): void {
  const still = getComputedStyle(document.documentElement).getPropertyValue('--motion') === '0s'
  place?.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' })
}
