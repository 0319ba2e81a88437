// Sentences for a strip of one line or two.
import type { ToldLine } from './telling.svelte.ts'

const SHORT = 60
/** How many letters one line holds beside face and button. */
const MOST = { narrow: 78, wide: 120 } as const
const PHONE = 640
const WIDE = 1200
/** On a phone, in pixels: what stands beside the words, and a wide letter. */
const BESIDE = 120
const LETTER = 7
/** Between two sentences, and where something is left out. */
const NEXT = ' · '
const MORE = ' …'

/** How many letters there is room for in a window of so many pixels; a phone has several lines. */
export function mostOf(width: number, lines: number): number {
  if (width <= PHONE) return lines * Math.floor((width - BESIDE) / LETTER)
  return width < WIDE ? MOST.narrow : MOST.wide
}

/** What a long sentence says in brackets can be seen on the board. */
export const shortLine = (text: string): string => (text.length <= SHORT ? text : text.replaceAll(/\s\([^()]*\)/g, ''))

/** As many whole words as there is room for. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - MORE.length)
  return `${text.slice(0, end > 0 ? end : most)}${MORE}`
}

/** What one player did, the newest that there is room for; their name is said once. */
function ofOne(acts: readonly ToldLine[], name: string, most: number): string {
  const texts = acts.map(({ text }) => text.replaceAll(/\s\([^()]*\)/g, '').replace(/\.$/, ''))
  const short = texts.map((text) => (text.startsWith(`${name} `) ? text.slice(name.length + 1) : text))
  const all = [...texts.slice(0, 1), ...short.slice(1)].join(NEXT)
  if (all.length <= most) return all
  if (texts.length === 1) return cut(all, most)
  for (let from = 1; from < short.length; from++) {
    const told = `${name}${MORE} ${short.slice(from).join(NEXT)}`
    if (told.length <= most || from === short.length - 1) return cut(told, most)
  }
  return all
}

/** What others did since, of each the newest that there is room for; whoever played last has it first, the others at least their names. */
export function together(acts: readonly ToldLine[], names: readonly string[], most: number): string {
  const groups: ToldLine[][] = []
  for (const act of acts) {
    if (groups.at(-1)?.[0]?.seat === act.seat) groups.at(-1)?.push(act)
    else groups.push([act])
  }
  const nameOf = ([first]: readonly ToldLine[]) => names[first?.seat ?? -1] ?? ''
  const told: string[] = []
  for (const [i, group] of [...groups.entries()].toReversed()) {
    const before = groups.slice(0, i).reduce((sum, one) => sum + nameOf(one).length + MORE.length + NEXT.length, 0)
    const room = most - before - told.join(NEXT).length - (told.length > 0 ? NEXT.length : 0)
    const text = ofOne(group, nameOf(group), room)
    told.unshift(told.length === 0 || text.length <= room ? text : `${nameOf(group)}${MORE}`)
  }
  return told.join(NEXT)
}
