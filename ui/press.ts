// How drawn things answer: pressed like a button, and looked at.
/** By click, tap, Enter and Space. */
export function press(act: () => void) {
  return {
    role: 'button',
    tabindex: 0,
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
  } as const
}

/** Presses a thing, drawn or not, as a finger would. */
export const pressOn = (thing: Element): boolean =>
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Looked at while the mouse is over it or it has the focus; a finger looks by pressing. */
export function looking(look: (on: boolean) => void) {
  const byMouse = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') look(on)
  }
  return {
    onpointerenter: byMouse(true),
    onpointerleave: byMouse(false),
    onfocus: () => look(true),
    onblur: () => look(false),
  } as const
}
