// What a lesson is about is brought into sight.

/** Brings the first that is hidden to the middle, and says whether there was one. */
export function bring(things: readonly Element[]): boolean {
  const hidden = things.find((thing) => !isSeen(thing))
  hidden?.scrollIntoView({ block: 'center' })
  return hidden !== undefined
}

/** Inside the window, with nothing laid over it. */
function isSeen(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) return false
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return front !== null && (thing.contains(front) || front.contains(thing))
}
