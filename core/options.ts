// What a table may choose before the game: one schema drives the form, the check and the API.
import type { Refusal } from './game.ts'
import { shown } from './json.ts'

export interface ChoiceOption {
  readonly type: 'choice'
  readonly values: readonly string[]
  readonly default: string
}
export interface FlagOption {
  readonly type: 'flag'
  readonly default: boolean
}
/** A seat number, or null for "at random". */
export interface SeatOption {
  readonly type: 'seat'
}
/** A set of numbered cells out of `size`, at most `most`. */
export interface CellsOption {
  readonly type: 'cells'
  readonly size: number
  readonly most: number
  /** What is chosen when a table is set up, until somebody changes it. */
  readonly suggested?: readonly number[]
  /** The option has a meaning only together with this value of another. */
  readonly beside?: readonly [option: string, value: string]
}
export type Option = ChoiceOption | FlagOption | SeatOption | CellsOption
export interface OptionSchema {
  readonly [name: string]: Option
}

type Value<O extends Option> = O extends ChoiceOption
  ? O['values'][number]
  : O extends FlagOption
    ? boolean
    : O extends SeatOption
      ? number | null
      : O extends CellsOption
        ? readonly number[]
        : never

export type Chosen<O extends OptionSchema> = { readonly [K in keyof O]: Value<O[K]> }
export type AnyChosen = Chosen<OptionSchema>

function defaultOf(option: Option): string | boolean | null | readonly number[] {
  switch (option.type) {
    case 'choice':
    case 'flag':
      return option.default
    case 'seat':
      return null
    case 'cells':
      return []
  }
}

function fits(option: Option, value: unknown, seats: number): boolean {
  switch (option.type) {
    case 'choice':
      return typeof value === 'string' && option.values.includes(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'seat':
      return value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats)
    case 'cells':
      return (
        Array.isArray(value) &&
        value.length <= option.most &&
        new Set(value).size === value.length &&
        value.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < option.size)
      )
  }
}

function expected(option: Option, seats: number): string {
  switch (option.type) {
    case 'choice':
      return option.values.join(' | ')
    case 'flag':
      return 'true | false'
    case 'seat':
      return `null | 0..${seats - 1}`
    case 'cells':
      return `[0..${option.size - 1}, …], ≤ ${option.most}`
  }
}

/** Fills in defaults and refuses what the schema does not know. */
export function chooseOptions<O extends OptionSchema>(schema: O, given: unknown, seats: number): Chosen<O> | Refusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { code: 'options-not-object' }
  for (const name of Object.keys(given))
    if (!Object.hasOwn(schema, name))
      return { code: 'option-unknown', values: { option: name, known: Object.keys(schema).join(', ') } }
  const chosen: { [name: string]: unknown } = {}
  for (const [name, option] of Object.entries(schema)) {
    const value = Object.hasOwn(given, name) ? (given as { [name: string]: unknown })[name] : defaultOf(option)
    if (!fits(option, value, seats))
      return {
        code: 'option-value',
        values: { option: name, value: shown(value), expected: expected(option, seats) },
      }
    chosen[name] = value
  }
  return chosen as Chosen<O>
}
