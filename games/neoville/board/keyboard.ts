// What the keys do on the board: arrows move what is picked, R turns it, Enter plays it, Escape puts it back.
import type { Picks } from './picks.svelte.ts'

const ARROWS: { readonly [key: string]: readonly [down: number, right: number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
/** On the city, on what is picked or nowhere Enter plays; on another button it presses that. */
const isOfPick = (target: EventTarget | null) =>
  target instanceof SVGElement ||
  target === document.body ||
  (target instanceof Element && target.getAttribute('aria-pressed') === 'true')

export function keyboard(picks: Picks, letters: () => boolean, confirm: () => void) {
  /** Whether a key meant something here. */
  function act({ key, shiftKey, target }: KeyboardEvent): boolean {
    const arrow = ARROWS[key]
    if (arrow) return picks.moveGhost(...arrow) || picks.moveSquare(...arrow)
    if (key === 'Escape') return picks.drop()
    if (letters() && (key === 'r' || key === 'R') && picks.cell !== null) {
      if (shiftKey) picks.turnBack()
      else picks.turnOn()
      return true
    }
    if (key !== 'Enter' || !picks.chosen || !isOfPick(target)) return false
    confirm()
    return true
  }
  return (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && act(event)) event.preventDefault()
  }
}
