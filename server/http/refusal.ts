// How the API says no: one shape for everything, a code with values, thrown where it is found and answered in one place.
import type { Refusal } from '../../core/game.ts'
import type { Code } from '../../house/codes.ts'

export class HttpRefused extends Error {
  readonly status: number
  readonly refusal: Refusal
  /** What an answer carries beside the refusal, such as how things stand now. */
  readonly more: object
  constructor(status: number, refusal: Refusal, more: object = {}) {
    super(refusal.code)
    this.status = status
    this.refusal = refusal
    this.more = more
  }
}

export function refuseWith(status: number, code: Code, values?: Refusal['values'], more?: object): never {
  throw new HttpRefused(status, values ? { code, values } : { code }, more)
}

/** Too much, too fast; `seconds` says when to try again. */
export function refuseForNow(code: Code, seconds: number): never {
  return refuseWith(429, code, { seconds: Math.max(1, Math.ceil(seconds)) })
}
