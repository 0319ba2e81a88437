// Sentences for a strip of one line or two.
import type { ToldLine } from './telling.svelte.ts'

const SHORT = 60
/** What three lines of a phone hold beside face and button, and what one line beside a button does where there is room. */
export const MOST = { narrow: 78, wide: 120 } as const

/** What a long sentence says in brackets can be seen on the board. */
export const shortLine = (text: string): string => (text.length <= SHORT ? text : text.replaceAll(/\s\([^()]*\)/g, ''))

/** What one player did, from the beginning as far as it goes in the strip, sentence by sentence; their name is said once. */
export function together(acts: readonly ToldLine[], names: readonly string[], most: number): string {
  const told: string[] = []
  let length = 0
  for (const { seat, text } of acts) {
    const name = `${names[seat]} `
    const short = text.replaceAll(/\s\([^()]*\)/g, '').replace(/\.$/, '')
    const next = told.length > 0 && short.startsWith(name) ? short.slice(name.length) : short
    length += next.length + 3
    if (told.length > 0 && length > most) return `${told.join(' · ')} …`
    told.push(next)
  }
  return told.join(' · ')
}
