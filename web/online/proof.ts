// Shows that no draw of a finished game could have been another, in this browser and from its record alone.
import type { Refusal } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import { readRecord } from '../../core/record.ts'
import { isGameId, loadGame } from '../../games/index.ts'
import { checkLuck } from '../../house/luck.ts'

/** How many draws there were, each the only one possible. */
export async function proveLuck(text: string): Promise<number | Refusal> {
  const record = readRecord(text)
  if (isRefusal(record)) return record
  if (!isGameId(record.game)) return { code: 'game-unknown' }
  const loaded = await loadGame(record.game, record.rules)
  return isRefusal(loaded) ? loaded : checkLuck(loaded.game, record)
}
