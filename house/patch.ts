// What has changed between two pieces of plain data, as RFC 6902 writes it (add, remove and replace), and how to apply it.

export type Patch = readonly (
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
)[]

type Plain = { readonly [key: string]: unknown }

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The changes that make `from` into `to`. */
export function diff(from: unknown, to: unknown, path = ''): Patch {
  if (Object.is(from, to)) return []
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to, path)
  if (isPlain(from) && isPlain(to)) return diffFields(from, to, path)
  return [{ op: 'replace', path, value: to }]
}

function diffFields(from: Plain, to: Plain, path: string): Patch {
  const gone = Object.keys(from).filter((key) => to[key] === undefined && from[key] !== undefined)
  return [
    ...gone.map((key) => ({ op: 'remove', path: `${path}/${escaped(key)}` }) as const),
    ...Object.entries(to).flatMap(([key, value]): Patch => {
      if (value === undefined) return []
      const at = `${path}/${escaped(key)}`
      return from[key] === undefined ? [{ op: 'add', path: at, value }] : diff(from[key], value, at)
    }),
  ]
}

/** Lists are compared from both ends; what lies between is changed in place, then added or removed. */
function diffLists(from: readonly unknown[], to: readonly unknown[], path: string): Patch {
  let head = 0
  const shorter = Math.min(from.length, to.length)
  while (head < shorter && isSame(from[head], to[head])) head++
  let tail = 0
  while (tail < shorter - head && isSame(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++
  const [old, fresh] = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)]
  const both = Math.min(old.length, fresh.length)
  return [
    ...fresh.slice(0, both).flatMap((value, i) => diff(old[i], value, `${path}/${head + i}`)),
    ...old.slice(both).map(() => ({ op: 'remove', path: `${path}/${head + both}` }) as const),
    ...fresh.slice(both).map((value, i) => ({ op: 'add', path: `${path}/${head + both + i}`, value }) as const),
  ]
}

function isSame(one: unknown, other: unknown): boolean {
  return (
    Object.is(one, other) || (typeof one === 'object' && typeof other === 'object' && diff(one, other).length === 0)
  )
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
  const inner = (into as Plain | null)?.[key]
  if (typeof inner !== 'object' || inner === null) throw new RangeError(`a patch leads nowhere, at ${key}`)
  return inner
}

function changeAt(into: unknown, key: string, op: Patch[number]['op'], value: unknown): void {
  if (Array.isArray(into)) {
    const at = key === '-' ? into.length : Number(key)
    if (!(at >= 0 && at <= into.length)) throw new RangeError(`a patch leads nowhere, at ${key}`)
    if (op === 'replace') into[at] = value
    else into.splice(at, op === 'remove' ? 1 : 0, ...(op === 'add' ? [value] : []))
    return
  }
  const fields = into as { [key: string]: unknown }
  if (op === 'remove') delete fields[key]
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
