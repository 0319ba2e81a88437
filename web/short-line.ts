// A sentence for a strip of one line: what a long one says in brackets can be seen on the board.
const SHORT = 60

export const shortLine = (text: string): string => (text.length <= SHORT ? text : text.replaceAll(/\s\([^()]*\)/g, ''))
