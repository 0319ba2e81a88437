// What is not needed to see a board but to play on it otherwise than by pressing: dragging and the keys 1 to 9.
import { dragging } from './drag.ts'
import { numberKeys } from './number-keys.ts'

/** Lets a board be played by both; gives the way to end that. */
export function hands(root: HTMLElement, tell: (dragged: boolean) => void, keysOn: () => boolean): () => void {
  const ends = [dragging(root, tell), numberKeys(root, keysOn)]
  return () => {
    for (const end of ends) end()
  }
}
