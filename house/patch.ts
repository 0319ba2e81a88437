// What has changed between two pieces of plain data, as RFC 6902 writes it (add, remove and replace), and how to apply it.

type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
export type Patch = readonly Change[]

interface Plain {
  readonly [key: string]: unknown
}

const escaped = (key: string | number) =>
  typeof key === 'string' && /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The changes that make `from` into `to`. */
export function diff(from: unknown, to: unknown): Patch {
  const differ = new Differ()
  differ.compare(from, to)
  return differ.patch
}

/** Every listener of every step waits for this, so a path is written only where something differs. */
class Differ {
  readonly patch: Change[] = []
  readonly #keys: (string | number)[] = []

  compare(from: unknown, to: unknown): void {
    if (Object.is(from, to)) return
    if (Array.isArray(from) && Array.isArray(to)) this.#lists(from, to)
    else if (isPlain(from) && isPlain(to)) this.#fields(from, to)
    else this.patch.push({ op: 'replace', path: this.#path(), value: to })
  }

  #path(): string {
    let path = ''
    for (const key of this.#keys) path += `/${escaped(key)}`
    return path
  }

  #inside(key: string | number, from: unknown, to: unknown): void {
    this.#keys.push(key)
    if (to === undefined) this.patch.push({ op: 'remove', path: this.#path() })
    else if (from === undefined) this.patch.push({ op: 'add', path: this.#path(), value: to })
    else this.compare(from, to)
    this.#keys.pop()
  }

  #fields(from: Plain, to: Plain): void {
    for (const key in from)
      if (own(to, key) === undefined && from[key] !== undefined) this.#inside(key, from[key], undefined)
    for (const key in to) {
      const before = own(from, key)
      if (before !== to[key]) this.#inside(key, before, to[key])
    }
  }

  /** What begins and ends alike is left alone; a list of texts or numbers of which most has changed is sent whole. */
  #lists(from: readonly unknown[], to: readonly unknown[]): void {
    const shorter = Math.min(from.length, to.length)
    let head = 0
    while (head < shorter && isSame(from[head], to[head])) head++
    let tail = 0
    while (tail < shorter - head && isSame(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++
    const both = shorter - tail
    if (typeof to[0] !== 'object' && to.length - head - tail > to.length / 2)
      return void this.patch.push({ op: 'replace', path: this.#path(), value: to })
    for (let i = head; i < both; i++) if (from[i] !== to[i]) this.#inside(i, from[i], to[i])
    for (let i = both; i < from.length - tail; i++) this.#inside(both, from[i], undefined)
    for (let i = both; i < to.length - tail; i++) this.#inside(i, undefined, to[i])
  }
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field, not what every object has by birth: that is functions, which are no data, and the prototype. */
function own(fields: Plain, key: string): unknown {
  const value = fields[key]
  return (typeof value === 'function' || key === '__proto__') && !Object.hasOwn(fields, key) ? undefined : value
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => isSame(value, other[i]))
  if (!isPlain(one) || !isPlain(other)) return false
  for (const key in one) if (!isSame(one[key], own(other, key))) return false
  for (const key in other) if (own(one, key) === undefined && other[key] !== undefined) return false
  return true
}

/** What `from` becomes; `from` itself stays as it is. Throws where a path leads nowhere. */
export function applyPatch(from: unknown, patch: Patch): unknown {
  let whole = structuredClone(from)
  for (const change of patch) {
    const value = change.op === 'remove' ? undefined : structuredClone(change.value)
    const keys = change.path.split('/').slice(1).map(unescaped)
    const last = keys.pop()
    if (last === undefined) whole = value
    else changeAt(keys.reduce(stepInto, whole), last, change.op, value)
  }
  return whole
}

function stepInto(into: unknown, key: string): unknown {
  const inner = Object.hasOwn(into as object, key) ? (into as Plain)[key] : null
  if (typeof inner !== 'object' || inner === null) throw new RangeError(`a patch leads nowhere, at ${key}`)
  return inner
}

function changeAt(into: unknown, key: string, op: Change['op'], value: unknown): void {
  if (Array.isArray(into)) {
    const at = key === '-' ? into.length : Number(key)
    if (!Number.isInteger(at) || at < 0 || at > into.length - (op === 'add' ? 0 : 1))
      throw new RangeError(`a patch leads nowhere, at ${key}`)
    if (op === 'replace') into[at] = value
    else into.splice(at, op === 'remove' ? 1 : 0, ...(op === 'add' ? [value] : []))
    return
  }
  const fields = into as { [key: string]: unknown }
  if (op === 'remove') delete fields[key]
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
