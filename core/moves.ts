// The move table: integer ↔ {kind, fields} ↔ text, one-to-one over the whole range.
import type { Move, Moves } from './game.ts'
import { isRefusal } from './game.ts'

/** A field is its name and either how many values it has (written 0, 1, …) or the words for them. */
export type MoveFieldSpec = readonly [name: string, values: number | readonly string[]]
export interface KindSpecs {
  readonly [kind: string]: readonly MoveFieldSpec[]
}

/** One kind of move: `of` makes the integer, the field names read it. */
export type KindOf<F extends readonly MoveFieldSpec[]> = {
  has(move: Move): boolean
  of(...values: { [I in keyof F]: number }): Move
} & { [K in F[number][0]]: (move: Move) => number }

/** A move taken apart. */
export type Read<K extends KindSpecs> = {
  [N in keyof K & string]: { readonly kind: N } & { readonly [F in K[N][number][0]]: number }
}[keyof K & string]

export interface MoveTable<K extends KindSpecs> extends Moves {
  readonly kinds: { readonly [N in keyof K]: KindOf<K[N]> }
  read(move: Move): Read<K>
  /** As `parse`, then `read`, for text that came from this table. */
  readText(text: string): Read<K>
}

interface FieldRow {
  readonly name: string
  readonly size: number
  readonly tokens: readonly string[] | null
  readonly stride: number
}
interface KindRow {
  readonly name: string
  readonly base: number
  readonly end: number
  readonly fields: readonly FieldRow[]
}

function fieldRows(specs: readonly MoveFieldSpec[]): { fields: FieldRow[]; size: number } {
  let size = 1
  const fields: FieldRow[] = []
  for (const [name, values] of [...specs].reverse()) {
    const tokens = typeof values === 'number' ? null : values
    const count = typeof values === 'number' ? values : values.length
    // Text is read without regard to case.
    const different = new Set(tokens?.map((token) => token.toLowerCase()))
    if (tokens && (different.size !== count || tokens.some((token) => /\s/.test(token) || token === '')))
      throw new Error(`the values of ${name} must be different words`)
    fields.unshift({ name, size: count, tokens, stride: size })
    size *= count
  }
  return { fields, size }
}

/** The encoder, written out by number of fields so that it allocates nothing. */
function encoder(base: number, fields: readonly FieldRow[]): (...values: number[]) => Move {
  // Constants of the closure, and integer arithmetic only: this is on the path of every playout.
  const from = base
  const s = fields[0]?.stride ?? 0
  const t = fields[1]?.stride ?? 0
  const u = fields[2]?.stride ?? 0
  switch (fields.length) {
    case 0:
      return () => from
    case 1:
      return (a) => (from + a) | 0
    case 2:
      return (a, b) => (from + Math.imul(a, s) + b) | 0
    case 3:
      return (a, b, c) => (from + Math.imul(a, s) + Math.imul(b, t) + c) | 0
    case 4:
      return (a, b, c, d) => (from + Math.imul(a, s) + Math.imul(b, t) + Math.imul(c, u) + d) | 0
    default:
      throw new Error('a move has at most four fields')
  }
}

export function moveTable<const K extends KindSpecs>(specs: K): MoveTable<K> {
  const rows: KindRow[] = []
  const kinds: { [name: string]: object } = {}
  let base = 0
  for (const [name, spec] of Object.entries(specs)) {
    if (!/^[^\sA-Z]+$/.test(name)) throw new Error(`the kind "${name}" must be a word in small letters`)
    const { fields, size } = fieldRows(spec)
    const row: KindRow = { name, base, end: base + size, fields }
    rows.push(row)
    const { base: from, end } = row
    const kind: { [member: string]: unknown } = {
      has: (move: Move) => move >= from && move < end,
      of: encoder(from, fields),
    }
    for (const { name: fieldName, stride, size: count } of fields)
      kind[fieldName] = (move: Move) => (((move - from) / stride) | 0) % count
    kinds[name] = kind
    base = end
  }
  const total = base
  const byName = new Map(rows.map((row) => [row.name, row]))

  const rowOf = (move: Move): KindRow => {
    const row = Number.isInteger(move) ? rows.find((one) => move >= one.base && move < one.end) : undefined
    if (!row) throw new RangeError(`${move} is no move`)
    return row
  }
  const fieldOf = (row: KindRow, field: FieldRow, move: Move) =>
    Math.floor((move - row.base) / field.stride) % field.size

  /** Every table lists its choices as text, so each is made once. */
  const texts: string[] = []
  const textOf = (move: Move) => {
    const row = rowOf(move)
    const words = row.fields.map((field) => {
      const value = fieldOf(row, field, move)
      return field.tokens ? field.tokens[value] : String(value)
    })
    return [row.name, ...words].join(' ')
  }

  const table: MoveTable<K> = {
    size: total,
    kinds: kinds as MoveTable<K>['kinds'],
    read(move) {
      const row = rowOf(move)
      const read: { [field: string]: string | number } = { kind: row.name }
      for (const field of row.fields) read[field.name] = fieldOf(row, field, move)
      return read as Read<K>
    },
    readText(text) {
      const move = table.parse(text)
      if (isRefusal(move)) throw new RangeError(`${text} is no move`)
      return table.read(move)
    },
    text(move) {
      texts[move] ??= textOf(move)
      return texts[move]
    },
    parse(text) {
      const [name = '', ...words] = text.trim().toLowerCase().split(/\s+/)
      const row = byName.get(name)
      if (!row) return { code: 'move-kind', values: { word: name, known: [...byName.keys()].join(', ') } }
      if (words.length !== row.fields.length)
        return {
          code: 'move-fields',
          values: { form: [row.name, ...row.fields.map((field) => `<${field.name}>`)].join(' ') },
        }
      let move = row.base
      for (const [i, field] of row.fields.entries()) {
        const value = valueFrom(field, words[i])
        if (value < 0) return { code: 'move-value', values: { field: field.name, word: words[i] } }
        move += value * field.stride
      }
      return move
    },
  }
  return table
}

function valueFrom(field: FieldRow, word: string): number {
  if (field.tokens) return field.tokens.findIndex((token) => token.toLowerCase() === word)
  if (!/^(0|[1-9]\d*)$/.test(word)) return -1
  const value = Number(word)
  return value < field.size ? value : -1
}

/** The one of `texts` that is nearest to what was typed. */
export function nearestText(typed: string, texts: readonly string[]): string | undefined {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const distance = editDistance(wanted, text.toLowerCase())
    if (distance < least) {
      least = distance
      best = text
    }
  }
  return best
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}
