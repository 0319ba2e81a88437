// The tables on the server that the first page tells of.
import { isRefused } from '../../core/table.ts'
import type { TableTold } from './api.ts'
import { ask } from './api.ts'
import { meet, whoAmI } from './me.svelte.ts'

export interface Lists {
  readonly mine: readonly TableTold[]
  readonly others: readonly TableTold[]
}

const EMPTY: readonly TableTold[] = []

async function read(path: string, before: readonly TableTold[]): Promise<readonly TableTold[]> {
  const answer = await ask<{ tables: readonly TableTold[] }>('GET', path)
  return isRefused(answer) ? before : answer.tables
}

/** One's own tables and the listed ones; what cannot be asked for stays as it was. */
export async function listTables({ mine, others }: Lists = { mine: EMPTY, others: EMPTY }): Promise<Lists> {
  // Everybody is shown the listed ones: that need not wait until it is known who asks.
  const listed = navigator.onLine ? read('/tables', others) : others
  await meet()
  const [own, all] = await Promise.all([whoAmI() ? read('/tables?mine=true', mine) : EMPTY, listed])
  return { mine: own, others: all }
}
