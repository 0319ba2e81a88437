// Sentences for a strip of one line or two.
import type { ToldLine } from './telling.svelte.ts'

const SHORT = 60
/** How many letters one line holds beside face and button. */
const MOST = { narrow: 78, wide: 120 } as const
const PHONE = 640
const WIDE = 1200

/** How many letters there is room for in a window of so many pixels; a phone has several lines, and cuts by itself where they are full. */
export function mostOf(width: number): number {
  if (width <= PHONE) return Number.POSITIVE_INFINITY
  return width < WIDE ? MOST.narrow : MOST.wide
}

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
