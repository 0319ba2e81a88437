// Presses that come twice do one thing.

/** While it is being done, another press does nothing; nor afterwards, if it says that it has led away from here. */
export function once<A extends readonly unknown[]>(act: (...given: A) => Promise<boolean>): (...given: A) => void {
  let busy = false
  return (...given) => {
    if (busy) return
    busy = true
    void act(...given)
      .catch((error: unknown) => {
        busy = false
        throw error
      })
      .then((away) => {
        busy = away
      })
  }
}

const nameOf = (element: Element | null) => element && (element.getAttribute('aria-label') ?? element.textContent)

/** Call with every click before the page hears it: the second of a double press is not meant for what has come there since. */
export function guardDoublePresses(): (event: MouseEvent) => void {
  let pressed: { readonly button: Element | null; readonly name: string | null } = { button: null, name: null }
  return (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, a') : null
    const name = nameOf(button)
    const other = button !== null && (button !== pressed.button || name !== pressed.name)
    if (event.detail > 1 && other && pressed.button) {
      event.preventDefault()
      event.stopPropagation()
    } else pressed = { button, name }
  }
}
