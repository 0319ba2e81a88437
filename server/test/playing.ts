// People who play whole games over HTTP.
import { setTimeout as after } from 'node:timers/promises'
import { below, bitsFrom } from '../../core/chance.ts'
import type { Guest } from './client.ts'

/** Makes a table with these seats and gives its id. */
export async function makeTable(
  host: Guest,
  game: string,
  players: readonly string[],
  more: object = {},
): Promise<string> {
  const seats = players.map((player) => ({ player }))
  const { status, body } = await host.post('/api/tables', { game, seats, listed: false, ...more })
  if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`)
  return body.id
}

/** A table of two people that has started. */
export async function pairAt(ada: Guest, ben: Guest, game = 'neoville', more: object = {}): Promise<string> {
  const id = await makeTable(ada, game, ['me', 'open'], more)
  const { status, body } = await ben.post(`/api/tables/${id}/sit`)
  if (status !== 200) throw new Error(`nobody sat down: ${JSON.stringify(body)}`)
  return id
}

let intents = 0
export const newIntent = () => `test-${++intents}`

/** Plays any legal moves for the seat to act until the table is over, or so many steps are done. */
export async function playOn(
  id: string,
  people: readonly Guest[],
  most = Number.POSITIVE_INFINITY,
  seed = 'play',
): Promise<number> {
  const bits = bitsFrom(seed)
  for (let steps = 0; ; ) {
    let acted = false
    for (const person of people) {
      const { body: now } = await person.get(`/api/tables/${id}/now`)
      if (now.state === 'over' || steps >= most) return steps
      if (now.refusal) throw new Error(JSON.stringify(now))
      if (!now.choices?.length) continue
      const move = now.choices[below(bits, now.choices.length)]
      const { status, body } = await person.post(`/api/tables/${id}/moves`, { move, seq: now.seq, intent: newIntent() })
      if (status === 200) steps++
      // Quicker than a person may be: wait as long as is asked.
      else if (body.refusal.code === 'too-many') await after(1000 * body.refusal.values.seconds)
      else if (body.refusal.code !== 'stale') throw new Error(JSON.stringify(body))
      acted = true
    }
    // Bots are to act: let them.
    if (!acted) await new Promise((resolve) => setImmediate(resolve))
  }
}
