// A drawn thing that acts like a button: by click, tap, Enter and Space.
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
