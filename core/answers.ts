// What a table answers to an intent: accepted, or refused with the reason.
import type { Refusal } from './game.ts'
import type { TableMessages } from './messages/en.ts'

export interface Accepted {
  readonly seq: number
}

/** A refused intent; the table is as it was. */
export interface Refused {
  readonly refusal: Refusal
  /** The legal move nearest to what was asked for. */
  readonly nearest?: string
}

/** A code of tables: there is a sentence for each. */
export type TableCode = keyof TableMessages['refusals']

/** What refuses with codes of one kind. */
export const refuseBy =
  <C extends string>() =>
  (code: C, values?: Refusal['values']): Refused => ({ refusal: values ? { code, values } : { code } })
export const refuse = refuseBy<TableCode>()

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer
}
