// A move of Neotopia as a path of phrases, from the broad to the narrow, and as one sentence.
import { ELEMENTS, FACTORIES, REGIONS, TOKENS } from '../data.ts'
import { SPACES } from '../geometry.ts'
import type { Messages } from '../messages/en.ts'
import { moves } from '../moves.ts'
import { cardElements, cardName } from '../names.ts'
import type { NeotopiaSet } from '../set.ts'
import { pointsFor } from '../set.ts'
import type { NeotopiaView } from '../view.ts'

export function path(m: Messages, set: NeotopiaSet, v: NeotopiaView, text: string): readonly string[] {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'colour':
      return [m.moves.colour(ELEMENTS[move.element])]
    case 'place':
      return [
        m.moves.place(ELEMENTS[move.element]),
        m.inRegion[REGIONS[move.region]],
        ...spacePath(m, v, move.region, move.space),
      ]
    case 'move':
      return [
        m.moves.move(ELEMENTS[move.element]),
        m.moves.factory(FACTORIES[move.factory]),
        m.toRegion[REGIONS[move.region]],
        ...spacePath(m, v, move.region, move.space),
      ]
    case 'take':
      return [m.moves.take, m.moves.taken(cardName(m, set, move.card), cardElements(set, move.card))]
    case 'draw':
      return [m.moves.draw]
    case 'build':
      return [m.moves.build, builtPhrase(m, set, v, move.card)]
    case 'use':
      return [m.moves.use, m.moves.used(TOKENS[move.token])]
    case 'end':
      return [m.moves.end]
  }
}

/** What is told whole, since its phrases joined make no sentence; a space's name has its row in it. */
export function whole(m: Messages, set: NeotopiaSet, v: NeotopiaView, text: string): string | null {
  const said = m.moves
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place':
      return said.placeWhole(ELEMENTS[move.element], ...targetOf(v, move))
    case 'move':
      return said.moveWhole(ELEMENTS[move.element], FACTORIES[move.factory], ...targetOf(v, move))
    case 'take':
      return said.takeWhole(said.taken(cardName(m, set, move.card), cardElements(set, move.card)))
    case 'build':
      return said.buildWhole(builtPhrase(m, set, v, move.card))
    case 'use':
      return said.useWhole(TOKENS[move.token])
    default:
      return null
  }
}

/** Where an element goes, and the token that lies there. */
function targetOf(v: NeotopiaView, { region, space }: { readonly region: number; readonly space: number }) {
  const token = v.regions[region].tokens[space]
  return [SPACES[space], REGIONS[region], token < 0 ? null : TOKENS[token]] as const
}

function builtPhrase(m: Messages, set: NeotopiaSet, v: NeotopiaView, card: number): string {
  const points = pointsFor(set, card, v.players[v.turn].colour)
  return v.window ? m.moves.built(cardName(m, set, card), REGIONS[v.window.region], points) : cardName(m, set, card)
}

function spacePath(m: Messages, v: NeotopiaView, region: number, space: number): string[] {
  const name = SPACES[space]
  const token = v.regions[region].tokens[space]
  const last = token < 0 ? m.moves.space(name) : m.moves.spaceWithToken(name, TOKENS[token])
  return [m.moves.row(name.charAt(0)), last]
}
