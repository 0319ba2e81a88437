// How large a thing is, asked when the page has been laid out: asking earlier would have that done at once.

/** Calls when the size is known, and whenever it has changed. */
export const measured =
  <E extends Element>(tell: (element: E) => void) =>
  (element: E): (() => void) => {
    const observer = new ResizeObserver(() => tell(element))
    observer.observe(element)
    return () => observer.disconnect()
  }
