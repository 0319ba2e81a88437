// The names of players, wherever they come from: a file, the settings, a field. Short, told apart, nothing unseen in them.
export const NAME_LENGTH = 24

// Control characters, ends of lines, and the marks that turn the direction of a text round or take no room.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
const code = (letter: string) => `‹${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`

// Joiners belong inside emoji and some scripts; alone they show nothing.
const ALL_UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\s]+$/u

/** A name as it can be shown: what would be unseen is written by its number, what is too long is cut. */
export function readableName(text: string): string {
  // Longer names are cut anyway, so no more of them is read.
  const start = text
    .slice(0, 8 * NAME_LENGTH)
    .trim()
    .replace(/[\t ]+/g, ' ')
  const letters = [...start.replace(ALL_UNSEEN.test(start) ? /./gsu : UNSEEN, code)]
  const whole = letters.length <= NAME_LENGTH && text.length <= 8 * NAME_LENGTH
  if (whole) return letters.join('')
  const cut = letters.slice(0, NAME_LENGTH - 1).join('')
  return `${cut.trimEnd()}…`
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/** Readable names, one a seat: who has none is called by number, and so is who is called like somebody before. */
export function readableNames(names: readonly string[]): readonly string[] {
  const given: string[] = []
  for (const [seat, text] of names.entries()) {
    const name = readableName(text)
    const taken = (wanted: string) => wanted === '' || given.some((one) => same(one, wanted))
    let number = seat + 1
    let wanted = name
    while (taken(wanted)) wanted = `${[...name].slice(0, NAME_LENGTH - 3).join('')} ${number++}`.trim()
    given.push(wanted)
  }
  return given
}

/** The first of some names that nobody has yet, or null. */
export function freeName(wanted: readonly string[], taken: readonly string[]): string | null {
  return wanted.find((name) => !taken.some((one) => same(one, name))) ?? null
}
