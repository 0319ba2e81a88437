// Many kinds of tables at once, for what is measured or learned over all of them.
import type { AnyGame } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { Locale } from '../core/words.ts'
import type { Setting } from '../lab/straying.ts'
import { fail } from './fail.ts'
import { optionsOf, parsed } from './games.ts'
import type { CliMessages } from './messages/en.ts'

/** Every number of players. */
export const seatCounts = ({ seats: [least, most] }: AnyGame): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** Each of these numbers of players with every choice of options. */
export async function readSettings(
  module: AnyGameModule,
  seats: readonly number[],
  text: string | undefined,
  locale: Locale,
  m: CliMessages,
): Promise<readonly Setting[]> {
  const given = text === undefined ? {} : await parsed(text, locale, m)
  const choices = Array.isArray(given) ? given : [given]
  if (choices.length === 0) fail(m.optionsNone)
  const settings: Setting[] = []
  for (const choice of choices)
    for (const count of seats)
      settings.push({ seats: count, options: await optionsOf(module, choice, count, locale, m) })
  return settings
}
