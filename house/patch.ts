// What has changed between two pieces of plain data, as RFC 6902 writes it (add, remove and replace), and how to apply it.

type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
export type Patch = readonly Operation[]

interface Plain {
  readonly [key: string]: unknown
}

const escaped = (key: string | number) =>
  typeof key === 'string' && /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** Changes worked out before, by the new value, for comparing the same two values again. */
export type Shared = Map<unknown, { readonly from: unknown; readonly path: string; readonly patch: Patch }>

/** The changes that make `from` into `to`. */
export function diff(from: unknown, to: unknown, shared: Shared | null = null): Patch {
  const found: Found = { patch: [], keys: [], shared }
  compare(found, from, to)
  return found.patch
}

/** What lies deeper is not looked up: that would cost more than it saves. */
const SHARED_DEPTH = 2

/** Every listener of every step waits for this, so each value is looked at once, and a path written only where something differs. */
interface Found {
  readonly patch: Operation[]
  /** The way to where we are. */
  readonly keys: (string | number)[]
  readonly shared: Shared | null
}

function compare(found: Found, from: unknown, to: unknown): void {
  if (Object.is(from, to)) return
  const isList = Array.isArray(to)
  if (typeof from !== 'object' || typeof to !== 'object' || !from || !to || Array.isArray(from) !== isList)
    found.patch.push({ op: 'replace', path: pathOf(found), value: to })
  else if (!found.shared || found.keys.length > SHARED_DEPTH) compareParts(found, from, to)
  else compareOnce(found, found.shared, from, to)
}

function compareParts(found: Found, from: object, to: object): void {
  if (Array.isArray(to)) compareLists(found, from as readonly unknown[], to)
  else compareFields(found, from as Plain, to as Plain)
}

function compareOnce(found: Found, shared: Shared, from: object, to: object): void {
  const path = pathOf(found)
  const known = shared.get(to)
  if (known?.from === from && known.path === path) return void found.patch.push(...known.patch)
  const begin = found.patch.length
  compareParts(found, from, to)
  shared.set(to, { from, path, patch: found.patch.slice(begin) })
}

function pathOf({ keys }: Found): string {
  let path = ''
  for (const key of keys) path += `/${escaped(key)}`
  return path
}

function compareInside(found: Found, key: string | number, from: unknown, to: unknown): void {
  found.keys.push(key)
  if (to === undefined) found.patch.push({ op: 'remove', path: pathOf(found) })
  else if (from === undefined) found.patch.push({ op: 'add', path: pathOf(found), value: to })
  else compare(found, from, to)
  found.keys.pop()
}

function compareFields(found: Found, from: Plain, to: Plain): void {
  for (const key in from)
    if (fieldOf(to, key) === undefined && from[key] !== undefined) compareInside(found, key, from[key], undefined)
  for (const key in to) {
    const before = fieldOf(from, key)
    if (before !== to[key]) compareInside(found, key, before, to[key])
  }
}

/** What begins and ends alike is left alone; a list of texts or numbers of which most has changed is sent whole. */
function compareLists(found: Found, from: readonly unknown[], to: readonly unknown[]): void {
  const isOfObjects = typeof to[0] === 'object'
  if (isOfObjects && from.length === to.length) {
    for (let i = 0; i < to.length; i++) if (from[i] !== to[i]) compareInside(found, i, from[i], to[i])
    return
  }
  const shorter = Math.min(from.length, to.length)
  let head = 0
  while (head < shorter && isSame(from[head], to[head])) head++
  let tail = 0
  while (tail < shorter - head && isSame(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++
  if (head + tail === from.length && head + tail === to.length) return
  const both = shorter - tail
  if (!isOfObjects && to.length - head - tail > to.length / 2)
    return void found.patch.push({ op: 'replace', path: pathOf(found), value: to })
  for (let i = head; i < both; i++) if (from[i] !== to[i]) compareInside(found, i, from[i], to[i])
  for (let i = both; i < from.length - tail; i++) compareInside(found, both, from[i], undefined)
  for (let i = both; i < to.length - tail; i++) compareInside(found, i, undefined, to[i])
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field, not what every object has by birth: that is functions, which are no data, and the prototype. */
function fieldOf(fields: Plain, key: string): unknown {
  const value = fields[key]
  return (typeof value === 'function' || key === '__proto__') && !Object.hasOwn(fields, key) ? undefined : value
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => isSame(value, other[i]))
  if (!isPlain(one) || !isPlain(other)) return false
  for (const key in one) if (!isSame(one[key], fieldOf(other, key))) return false
  for (const key in other) if (fieldOf(one, key) === undefined && other[key] !== undefined) return false
  return true
}

/** What `from` becomes. It is left unchanged and shares with the result what is the same. Throws where a path leads nowhere. */
export function applyPatch(from: unknown, patch: Patch): unknown {
  const own: Own = new Set()
  let whole = from
  for (const change of patch) {
    const value = change.op === 'remove' ? undefined : change.value
    const keys = change.path.split('/').slice(1).map(unescaped)
    const last = keys.pop()
    if (last === undefined) {
      whole = value
      continue
    }
    whole = owned(whole, own)
    let into = whole
    for (const key of keys) {
      const inner = stepInto(into, key)
      const copy = owned(inner, own)
      if (copy !== inner) setAt(into, key, copy)
      into = copy
    }
    changeAt(into, last, change.op, value)
  }
  return whole
}

/** The copies that were made for this result, and that may be changed. */
type Own = Set<unknown>

function owned(value: unknown, own: Own): unknown {
  if (own.has(value)) return value
  if (typeof value !== 'object' || value === null) throw new RangeError('a patch leads into what has no parts')
  const copy = Array.isArray(value) ? [...value] : { ...(value as Plain) }
  own.add(copy)
  return copy
}

function stepInto(into: unknown, key: string): unknown {
  const inner = Object.hasOwn(into as object, key) ? (into as Plain)[key] : null
  if (typeof inner !== 'object' || inner === null) throw new RangeError(`a patch leads nowhere, at ${key}`)
  return inner
}

function changeAt(into: unknown, key: string, op: Operation['op'], value: unknown): void {
  if (Array.isArray(into)) {
    const at = key === '-' ? into.length : Number(key)
    if (!Number.isInteger(at) || at < 0 || at > into.length - (op === 'add' ? 0 : 1))
      throw new RangeError(`a patch leads nowhere, at ${key}`)
    if (op === 'replace') into[at] = value
    else into.splice(at, op === 'remove' ? 1 : 0, ...(op === 'add' ? [value] : []))
  } else if (op === 'remove') delete (into as { [key: string]: unknown })[key]
  else setAt(into, key, value)
}

/** Sets a field, whatever it is called. */
function setAt(into: unknown, key: string, value: unknown): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true })
}
