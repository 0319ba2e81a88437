// Levels that fit, loaded where one may be proposed.

import { settings } from '../settings.svelte.ts'
import type { HouseClient } from '../table-client.ts'
import type { Strengths } from './estimate.ts'
import type { LevelChange } from './propose.ts'
import { proposalFor } from './propose.ts'
import { loadTexts } from './texts.ts'
import { isTold } from './told.ts'

export { default as LevelProposal } from './LevelProposal.svelte'

/** What there is to propose that was not told before; null if there is nothing. */
export async function untold(
  house: HouseClient,
  game: string,
  seats: number,
  strengths: Strengths | undefined,
): Promise<LevelChange | null> {
  const { games } = await house.list()
  const proposal = proposalFor(games, game, seats, strengths, settings.name)
  if (!proposal || isTold(proposal.key)) return null
  await loadTexts()
  return proposal
}
