// What every answer of the command line is held to, whatever it was asked.
import type { Answer } from './faults.ts'
import { Found } from './faults.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Bad input gets one line and code 1; what was stopped says so by its code; all else went well. */
export function judged({ code, out, err }: Ran, asked: readonly string[]): Answer {
  const about = `${JSON.stringify(asked).slice(0, 300)} → ${code}: ${err.slice(0, 300)}`
  if (/\n\s+at .*:\d+:\d+/.test(err)) throw new Found('stack trace', about)
  if (code === 0) return 'accepted'
  if (code === 130) return 'stopped'
  if (code !== 1 || !/^ludopolis: [^\n]+\n$/.test(err.replace(/^(?!ludopolis: )[^\n]*\n/gm, '')))
    throw new Found('wrong answer', about)
  if (out !== '') throw new Found('wrong answer', `${about} (and on the output: ${out.slice(0, 100)})`)
  return 'refused'
}
