// Named fields over one buffer: readable like an object, copied with one `set`.
import type { Flat, Refusal } from './game.ts'

const WIDTH = { u8: 1, u16: 2, i16: 2 } as const
const LEAST = { u8: 0, u16: 0, i16: -32768 } as const
const MOST = { u8: 255, u16: 65535, i16: 32767 } as const

type Kind = keyof typeof WIDTH
type Numbers = Uint8Array | Uint16Array | Int16Array
interface ListOf {
  readonly u8: Uint8Array
  readonly u16: Uint16Array
  readonly i16: Int16Array
}
/** 'u8' is one number, ['u8', 12] is twelve. */
export type FieldSpec = Kind | readonly [Kind, number]
export interface Fields {
  readonly [name: string]: FieldSpec
}

export type StateOf<F extends Fields> = Flat & {
  -readonly [K in keyof F as F[K] extends Kind ? K : never]: number
} & {
  readonly [K in keyof F as F[K] extends Kind ? never : K]: F[K] extends readonly [infer T extends Kind, number]
    ? ListOf[T]
    : never
}

export type Position = { readonly [field: string]: number | readonly number[] }

export interface Layout<S extends Flat> {
  readonly size: number
  blank(): S
  /** Like blank(), but every access is checked: a bad index or a value that does not fit throws. */
  guarded(): S
  write(s: S): Position
  /** Reads what `write` wrote; what does not fit is refused and leaves `into` untouched. */
  read(position: unknown, into: S): Refusal | null
}

interface Placed {
  readonly name: string
  readonly kind: Kind
  readonly length: number
  readonly single: boolean
  readonly offset: number
}

const LAYOUT: unique symbol = Symbol('layout')

/** The layout a state was made by. */
export function layoutOf<S extends Flat>(s: S): Layout<S> {
  return (s as unknown as { [LAYOUT]: Layout<S> })[LAYOUT]
}

function placeFields(fields: Fields): { placed: Placed[]; size: number } {
  const rows = Object.entries(fields).map(([name, spec]) => {
    const single = typeof spec === 'string'
    return { name, single, kind: single ? spec : spec[0], length: single ? 1 : spec[1] }
  })
  // Wide fields first, so that every one is aligned.
  rows.sort((a, b) => WIDTH[b.kind] - WIDTH[a.kind])
  let size = 0
  const placed = rows.map((row) => {
    const at = { ...row, offset: size }
    size += WIDTH[row.kind] * row.length
    return at
  })
  return { placed, size }
}

function viewOf(kind: Kind, buffer: ArrayBuffer, offset: number, length: number): Numbers {
  if (kind === 'u8') return new Uint8Array(buffer, offset, length)
  return kind === 'u16' ? new Uint16Array(buffer, offset, length) : new Int16Array(buffer, offset, length)
}

function mustFit(field: Placed, value: unknown): void {
  if (!Number.isInteger(value) || Number(value) < LEAST[field.kind] || Number(value) > MOST[field.kind])
    throw new RangeError(`${field.name}: ${String(value)} does not fit ${field.kind}`)
}

function guardList(field: Placed, list: Numbers): Numbers {
  const index = (key: string) => {
    const i = Number(key)
    if (!Number.isInteger(i) || i < 0 || i >= field.length) throw new RangeError(`${field.name}[${key}] is outside`)
    return i
  }
  return new Proxy(list, {
    get(target, key) {
      if (typeof key === 'string' && /^-?(\d|Infinity)|^NaN|^undefined/.test(key)) return target[index(key)]
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set(target, key, value) {
      if (typeof key !== 'string') return false
      mustFit(field, value)
      target[index(key)] = value
      return true
    },
  })
}

export function layout<const F extends Fields>(fields: F): Layout<StateOf<F>> {
  const { placed, size } = placeFields(fields)
  for (const taken of ['bytes', 'words', 'signed', 'lists'])
    if (Object.hasOwn(fields, taken)) throw new Error(`a field cannot be called ${taken}`)

  class Buffered implements Flat {
    readonly bytes: Uint8Array
    readonly words: Uint16Array
    readonly signed: Int16Array
    readonly lists: Numbers[]
    constructor(guard: boolean) {
      const buffer = new ArrayBuffer(size + (size & 1))
      this.bytes = new Uint8Array(buffer)
      this.words = new Uint16Array(buffer)
      this.signed = new Int16Array(buffer)
      this.lists = placed.map((field) => {
        const list = viewOf(field.kind, buffer, field.offset, field.length)
        return guard ? guardList(field, list) : list
      })
      // Own properties are read faster than getters. They are defined, not assigned: V8 slows down objects with many assigned ones.
      placed.forEach(({ name, single }, i) => {
        if (!single) Object.defineProperty(this, name, { value: this.lists[i] })
      })
    }
  }
  class Guarded extends Buffered {}

  for (const field of placed) {
    if (!field.single) continue
    const { offset } = field
    const half = offset >> 1
    const accessors = {
      u8: {
        get(this: Buffered) {
          return this.bytes[offset]
        },
        set(this: Buffered, value: number) {
          this.bytes[offset] = value
        },
      },
      u16: {
        get(this: Buffered) {
          return this.words[half]
        },
        set(this: Buffered, value: number) {
          this.words[half] = value
        },
      },
      i16: {
        get(this: Buffered) {
          return this.signed[half]
        },
        set(this: Buffered, value: number) {
          this.signed[half] = value
        },
      },
    }[field.kind]
    Object.defineProperty(Buffered.prototype, field.name, accessors)
    Object.defineProperty(Guarded.prototype, field.name, {
      get: accessors.get,
      set(this: Buffered, value: number) {
        mustFit(field, value)
        accessors.set.call(this, value)
      },
    })
  }

  const made: Layout<StateOf<F>> = {
    size,
    blank: () => new Buffered(false) as unknown as StateOf<F>,
    guarded: () => new Guarded(true) as unknown as StateOf<F>,
    write(s) {
      const lists = (s as unknown as Buffered).lists
      return Object.fromEntries(
        placed.map((field, i) => [field.name, field.single ? lists[i][0] : Array.from(lists[i])]),
      )
    },
    read(position, into) {
      if (typeof position !== 'object' || position === null) return { code: 'position-not-object' }
      const given = position as { readonly [field: string]: unknown }
      for (const name of Object.keys(given))
        if (!Object.hasOwn(fields, name)) return { code: 'position-unknown-field', values: { field: name } }
      const fresh = new Buffered(false)
      for (const [i, field] of placed.entries()) {
        const value = given[field.name]
        const values: unknown = field.single ? [value] : value
        if (!Array.isArray(values) || values.length !== field.length)
          return { code: 'position-field', values: { field: field.name } }
        for (const [at, one] of values.entries()) {
          if (!Number.isInteger(one) || one < LEAST[field.kind] || one > MOST[field.kind])
            return { code: 'position-field', values: { field: field.name } }
          fresh.lists[i][at] = one
        }
      }
      into.bytes.set(fresh.bytes)
      return null
    },
  }
  Object.defineProperty(Buffered.prototype, LAYOUT, { value: made })
  return made
}
