// Brings into sight what the player has picked, or what may be picked next.

/** Scrolls to what is picked, or to what may be picked next, if none of it can be seen. */
export function bringIntoSight(board: HTMLElement | undefined, dock: HTMLElement | undefined, decided: boolean): void {
  const all = [...(board?.querySelectorAll('[data-key]:is(.open, .picked), :is(.open, .picked) > [data-key]') ?? [])]
  const wanted = all.filter((one) => (decided ? one.closest('.picked') && !dock?.contains(one) : one.closest('.open')))
  const cover = dock?.getBoundingClientRect()
  const hidden = wanted.every((element) => {
    const { top, bottom, left } = element.getBoundingClientRect()
    const covered = cover && bottom > cover.top && left < cover.right && !dock?.contains(element)
    return top < 0 || bottom > window.innerHeight || covered
  })
  if (!hidden) return
  const still = getComputedStyle(document.documentElement).getPropertyValue('--motion') === '0s'
  wanted[0]?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}
