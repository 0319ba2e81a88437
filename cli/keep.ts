// Keeping a game in a file, and opening it again.
import { writeRecord } from '../core/record.ts'
import { Failure } from './fail.ts'
import { mustBeNew, replaceText } from './files.ts'
import type { Room } from './person.ts'

/** Writes the game to the file asked for; who leaves without one is asked. A write that fails can be tried elsewhere. */
export async function keep(
  { table, names, screen, m }: Room,
  finished: boolean,
  file: string | undefined,
): Promise<void> {
  const text = writeRecord(table.record(), { names, times: table.times() })
  const save = (path: string) => {
    replaceText(path, text, m)
    screen.say('', finished ? m.recorded(path) : m.kept(path))
  }
  try {
    if (file !== undefined) return save(file)
    if (finished) return
  } catch (error) {
    if (!(error instanceof Failure) || screen.closed) throw error
    screen.say(error.message)
  }
  for (;;) {
    if (!screen.closed) screen.say('', m.keepAsk)
    const path = ((await screen.ask()) ?? '').trim()
    if (path === '') return screen.say(m.notKept)
    try {
      mustBeNew(path, m)
      return save(path)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      screen.say(error.message)
    }
  }
}
