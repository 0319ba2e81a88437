// After going from one screen to another the new heading has the focus, as on a page newly loaded; the very first has not.
let travelled = false

export function travel(): void {
  travelled = true
}

export function arrive(heading: HTMLElement): void {
  if (travelled) heading.focus({ preventScroll: true })
}
