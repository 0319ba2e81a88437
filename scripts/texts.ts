// Every text of a room in a language, with every function called: what tests of languages read. The types of the English
// functions tell what they can be called with, so that a new message is read without being named here.
import { join } from 'node:path'
import * as ts from 'typescript'
import { writtenAs } from '../core/words.ts'
import { rooms } from './languages.mjs'
import { ROOT } from './ready.mjs'

export interface Text {
  /** Where it stands: cli/messages, and there. */
  readonly room: string
  readonly key: string
  readonly text: string
}

/** Where plurals change, and what goes beyond them. */
const NUMBERS = [0, 1, 2, 5, 11, 21, 101]
const MOST_CALLS = 400
const MOST_OF_A_THING = 28
/** What is handed over as a date, and stands for one until the language is known. */
const DATE = { name: 'day', mark: '{date}', time: Date.UTC(2026, 10, 21) }
/** What is never handed over as a figure. */
const NAMES = /^(?:_?name|names|who|host|winners|owner|lender|game|move|path|file|folder|flag|command|option)$/
const FIGURES = ['1', '11']
/** What rulebooks hold besides texts. */
const IDS = ['id', 'figure']

type Calls = ReadonlyMap<string, readonly (readonly unknown[])[]>

const english = rooms().map((room) => join(ROOT, room, 'en.ts'))
const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.test.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  ROOT,
).options
const program = ts.createProgram([...english, join(ROOT, 'platform.d.ts')], { ...options, noEmit: true })
const checker = program.getTypeChecker()

/** Some of each type: all of a few, the edges of many. Lists have something in them: an empty one is said otherwise. */
function valuesOf(type: ts.Type, name = ''): readonly unknown[] {
  if (type.isUnion()) return type.types.flatMap((one) => valuesOf(one, name))
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  if (type.flags & ts.TypeFlags.Null) return [null]
  if (type.flags & ts.TypeFlags.Undefined) return [undefined]
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true']
  if (type.flags & ts.TypeFlags.Number) return NUMBERS
  if (type.flags & ts.TypeFlags.String) {
    if (name === DATE.name) return [DATE.mark]
    return NAMES.test(name) ? ['Ada'] : ['Ada', ...FIGURES]
  }
  if (checker.isTupleType(type)) {
    const places = checker.getTypeArguments(type as ts.TypeReference).map((one) => valuesOf(one))
    const most = Math.max(1, ...places.map((values) => values.length))
    return Array.from({ length: most }, (_, i) => places.map((values, place) => values[(i + place) % values.length]))
  }
  if (checker.isArrayType(type)) {
    const [of] = checker.getTypeArguments(type as ts.TypeReference)
    const some = of ? valuesOf(of) : []
    return [some.slice(0, 1), [0, 1, 2, 3].map((i) => some[i % some.length])]
  }
  if (type.getStringIndexType()) return NUMBERS.map((n) => new Proxy({}, { get: () => n }))
  const parts = type.getProperties().map((part) => ({
    name: part.name,
    values: valuesOf(checker.getTypeOfSymbol(part), part.name),
  }))
  const named = (values: readonly unknown[]) => Object.fromEntries(parts.map(({ name }, i) => [name, values[i]]))
  const all = parts.reduce((most, { values }) => most * values.length, 1)
  if (all <= MOST_OF_A_THING) return product(parts.map(({ values }) => values)).map(named)
  const most = Math.max(1, ...parts.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, i) => named(parts.map(({ values }) => values[i % values.length])))
}

const product = (lists: readonly (readonly unknown[])[]) =>
  lists.reduce<unknown[][]>((calls, list) => calls.flatMap((call) => list.map((one) => [...call, one])), [[]])

/** All together where they are few, else each varied by itself. */
function combined(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const all = lists.reduce((most, list) => most * list.length, 1)
  if (all <= MOST_CALLS) return product(lists)
  return lists.flatMap((list, at) => list.map((one) => lists.map((other, i) => (i === at ? one : other[0]))))
}

function callsOf(type: ts.Type, key: string, calls: Map<string, readonly (readonly unknown[])[]>): void {
  const [signature] = type.getCallSignatures()
  if (signature) {
    calls.set(key, combined(signature.parameters.map((one) => valuesOf(checker.getTypeOfSymbol(one), one.name))))
    return
  }
  if (!(type.flags & ts.TypeFlags.Object)) return
  for (const part of type.getProperties())
    if (!part.name.startsWith('__'))
      callsOf(checker.getTypeOfSymbol(part), key ? `${key}.${part.name}` : part.name, calls)
}

const known = new Map<string, Calls>()
function callsIn(room: string): Calls {
  const found = known.get(room)
  if (found) return found
  const calls = new Map<string, readonly (readonly unknown[])[]>()
  const source = program.getSourceFile(join(ROOT, room, 'en.ts'))
  const symbol = source && checker.getSymbolAtLocation(source)
  for (const exported of symbol ? checker.getExportsOfModule(symbol) : [])
    if (exported.flags & ts.SymbolFlags.Value && exported.name === 'en')
      callsOf(checker.getTypeOfSymbol(exported), '', calls)
  known.set(room, calls)
  return calls
}

const told = new Map<string, Promise<readonly Text[]>>()
/** The texts of one room; what cannot be called tells so as its text. */
export function textsOf(room: string, language: string): Promise<readonly Text[]> {
  const file = `${room}/${language}.ts`
  const texts = told.get(file) ?? readTexts(room, language)
  told.set(file, texts)
  return texts
}

async function readTexts(room: string, language: string): Promise<readonly Text[]> {
  const module = (await import(join(ROOT, room, `${language}.ts`))) as { readonly [name: string]: unknown }
  const calls = callsIn(room)
  const texts: Text[] = []
  const date = new Intl.DateTimeFormat(writtenAs(language), { dateStyle: 'long', timeZone: 'UTC' }).format(DATE.time)
  const read = (value: unknown, key: string): void => {
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return
    if (typeof value === 'function') {
      for (const call of calls.get(key) ?? []) read(value(...call), key)
    } else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value))
        if (!IDS.includes(name)) read(inner, key ? `${key}.${name}` : name)
    } else texts.push({ room, key, text: String(value).replaceAll(DATE.mark, date) })
  }
  for (const [name, value] of Object.entries(module)) read(value, name === language ? '' : name)
  return texts
}
