// What a person may be called.

const LONGEST_NAME = 40

/** Letters, digits, signs and single spaces; nothing unseen, nothing that turns the line round. */
const UNSEEN = /\p{C}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/u

/** The name as it is kept, or null if it is none. */
export function readName(text: string): string | null {
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  const fits = name !== '' && [...name].length <= LONGEST_NAME && !UNSEEN.test(name) && /[\p{L}\p{N}]/u.test(name)
  return fits ? name : null
}

/** Equal for names that differ in case or width only. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
}
