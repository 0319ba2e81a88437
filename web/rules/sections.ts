// Which section of a game's rules speaks of what can be done now, by the kinds of moves on offer.
import type { GameId } from '../../games/index.ts'

/** The section of a turn, and of each kind of move that has one of its own. */
export const SECTIONS: { readonly [G in GameId]: { readonly turn: string; readonly [kind: string]: string } } = {
  neoville: { turn: '3', place: '3.1', build: '3.2', skip: '3.2', take: '3.3', draw: '3.3' },
  neotopia: { turn: '3', colour: '2.4', place: '2.5', move: '3.1', build: '3.5', use: '3.7' },
  meowtopia: {
    turn: '4',
    wake: '4.1',
    sell: '4.2',
    close: '4.2',
    take: '4.3',
    send: '4.3',
    field: '4.3',
    stick: '4.3',
    recruit: '4.3',
    follow: '4.4',
    pass: '4.4',
    dismiss: '4.5',
    retire: '4.5',
    feed: '4.5',
  },
  evolutopia: {
    turn: '3',
    aside: '3.1',
    start: '3.2',
    leave: '3.2',
    under: '3.2',
    rescue: '3.2',
    layoff: '3.3',
    keep: '3.3',
    drop: '3.3',
    assign: '3.4',
    inaugurate: '3.5',
    option: '3.6',
    block: '3.6',
    adopt: '5',
  },
}

/** Where all that is offered belongs to one section, that; else the section of a turn. */
export function sectionOf(game: GameId, choices: readonly string[]): string {
  const sections = SECTIONS[game]
  const offered = new Set(choices.map((move) => sections[move.split(' ', 1)[0] ?? ''] ?? sections.turn))
  const [only] = offered
  return offered.size === 1 && only !== undefined ? only : sections.turn
}
