// A table to test with: a house that notes everything in order, and quick ways to play and look.

import { seededChance } from '../chance.ts'
import type { Entry } from '../entries.ts'
import type { AnyGame, Chance, Viewer } from '../game.ts'
import { PUBLIC } from '../game.ts'
import type { Means, Update } from '../table.ts'
import { isRefused, Table } from '../table.ts'
import { toy } from './toy/index.ts'

export const game: AnyGame = toy.game
export const OPTIONS = { first: 0, hands: 'hidden' }

export class TestHouse implements Means {
  readonly entries: Entry[] = []
  readonly notes: string[] = []
  chance: Chance = seededChance('table')
  full = false
  time = 100
  readonly store = {
    append: async (entries: readonly Entry[]) => {
      for (const { seq } of entries) this.notes.push(`storing ${seq}`)
      await Promise.resolve()
      if (this.full) throw new Error('disk full')
      this.entries.push(...entries)
      for (const { seq } of entries) this.notes.push(`stored ${seq}`)
    },
  }
  luck(): Chance {
    return this.chance
  }
  now(): number {
    return this.time++
  }
}

function accepted(answer: Table | { readonly refusal: { readonly code: string } }): Table {
  if (isRefused(answer)) throw new Error(answer.refusal.code)
  return answer as Table
}

export async function open(house: Means, seats = 2, rules = game): Promise<Table> {
  return accepted(await Table.open(rules, seats, OPTIONS, house))
}

export function resume(entries: readonly Entry[], rules = game): Table {
  return accepted(Table.resume(rules, entries, new TestHouse()))
}

/** How things stand for a viewer. */
export function look(table: Table, viewer: Viewer): Update {
  const updates: Update[] = []
  table.subscribe(viewer, (update) => updates.push(update))()
  return updates[0]
}

/** The seat to act plays its first choice that begins so; gives the move. */
export async function playOne(table: Table, begins = ''): Promise<string> {
  const seat = table.toAct
  const move = look(table, seat).choices.find((text) => text.startsWith(begins))
  if (move === undefined) throw new Error(`nothing begins with ${begins}`)
  const answer = await table.move(seat, move, table.seq)
  if (isRefused(answer)) throw new Error(answer.refusal.code)
  return move
}

/** Plays whole turns: a tile is placed, nothing built, a tile drawn. */
export async function playTurns(table: Table, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    const seat = table.toAct
    while (table.toAct === seat) await playOne(table, look(table, seat).choices.includes('skip') ? 'skip' : '')
  }
}

/** All that can be known of a table. */
export function everything(table: Table): object {
  const seen = [PUBLIC, 0, 1].map((viewer) => look(table, viewer))
  return { seq: table.seq, record: table.record(), times: table.times(), seen }
}
