// What a hunt may find, and how it is told.

/** What must never happen. */
export const FAULTS = ['stack trace', 'hang', 'wrong answer', 'lost step', 'wrong count'] as const
export type Fault = (typeof FAULTS)[number]

export class Found extends Error {
  readonly fault: Fault
  constructor(fault: Fault, what: string) {
    super(what)
    this.fault = fault
  }
}

/** What became of an input. */
export type Answer = 'refused' | 'accepted' | 'stopped'

export interface Hunted {
  readonly suspect: string
  readonly answers: { readonly [A in Answer]: number }
  readonly found: readonly { readonly seed: string; readonly fault: Fault; readonly what: string }[]
}
