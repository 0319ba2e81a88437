// Names at a table on the server.
import { freeName } from '../../core/names.ts'
import { texts } from '../texts.svelte.ts'
import type { TableTold } from './api.ts'

/** How everybody at a table is called: people by their names, with a number where the name was there before, bots like nobody else. */
export function namesOf({ seats }: Pick<TableTold, 'seats'>): readonly string[] {
  const { setup } = texts().web
  const people = seats.flatMap(({ name }) => (name === undefined ? [] : [name]))
  return seats.map(({ player, name }, seat) => {
    if (player === 'person') {
      const before = seats.slice(0, seat).filter((other) => other.name === name).length
      return before === 0 ? (name ?? '') : `${name} ${before + 1}`
    }
    const [usual = '', spare = ''] = [setup.bots[seat], setup.spareBots[seat]]
    return freeName([usual, spare], people) ?? setup.person(seat + 1)
  })
}
