// JSON from outside: files, flags, storage, the network. One reader with limits, so that code that gets a value from it can
// walk it, copy it and show it without fear.
import type { Refusal } from './game.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** In characters; a long game of four takes some hundred thousand. */
export const MOST_JSON = 8_000_000
/** Lists and objects inside one another; a record has six. */
const DEEPEST = 32

/** Boxed, since the value may look like a refusal itself. */
export function readJson(text: string): { readonly value: Json } | Refusal {
  if (text.length > MOST_JSON) return { code: 'json-large', values: { most: MOST_JSON } }
  // Before parsing: what walks the value afterwards does so by recursion.
  if (isDeeper(text, DEEPEST)) return { code: 'json-deep', values: { most: DEEPEST } }
  let value: Json
  try {
    value = JSON.parse(text)
  } catch {
    return { code: 'json-broken' }
  }
  const odd = oddPart(value)
  return odd === null ? { value } : { code: 'json-odd', values: { what: odd } }
}

function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted) {
      if (char === '\\') i++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '[' || char === '{') {
      if (++depth > most) return true
    } else if (char === ']' || char === '}') depth--
  }
  return false
}

/** What JSON allows but plain data must not have: numbers beyond all bounds, and keys such as __proto__. */
function oddPart(value: Json): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value)
  if (typeof value !== 'object' || value === null) return null
  if (Object.hasOwn(value, '__proto__')) return '__proto__'
  for (const inner of Object.values(value)) {
    const odd = oddPart(inner)
    if (odd !== null) return odd
  }
  return null
}

/** Longer values are cut where they are shown. */
const LONGEST_SHOWN = 80

/** Any value as a short text on one line, for a message. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
