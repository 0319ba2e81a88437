// An element comes to a region: its token is taken (§3.3), an emptied factory is refilled at once (§3.8).
import type { Chance } from '../../../core/game.ts'
import { BONUS_COUNT, FLAG_TILE, TILE_COUNT } from '../data.ts'
import type { NeotopiaTell } from '../events.ts'
import type { NeotopiaState } from '../state.ts'
import { ELEMENT_COUNT, FLAG_TURNED, factoryIsEmpty, putElement, TOKEN_COUNT } from '../state.ts'
import { SETS } from '../versions.ts'

const RESERVE = -1
const PLAIN_MIDDLE = -1

export function placeFromReserve(
  s: NeotopiaState,
  element: number,
  region: number,
  space: number,
  tell: NeotopiaTell,
): void {
  s.reserve[element]--
  place(s, element, region, space, RESERVE, tell)
}

/** §3.9: placement, token, refill. */
export function placeFromFactory(
  s: NeotopiaState,
  factory: number,
  element: number,
  region: number,
  space: number,
  chance: Chance,
  tell: NeotopiaTell,
): void {
  s.factories[factory * ELEMENT_COUNT + element]--
  place(s, element, region, space, factory, tell)
  if (factoryIsEmpty(s, factory)) refill(s, factory, chance, tell)
}

function place(
  s: NeotopiaState,
  element: number,
  region: number,
  space: number,
  factory: number,
  tell: NeotopiaTell,
): void {
  const seat = s.turn
  putElement(s, region, space, element)
  tell?.({ kind: 'placed', seat, element, region, space, factory })
  const bonus = SETS[s.rules].bonusIndex[space]
  if (bonus < 0) return
  const at = region * BONUS_COUNT + bonus
  const token = s.spaceTokens[at] - 1
  s.spaceTokens[at] = 0
  s.tokens[seat * TOKEN_COUNT + token]++
  tell?.({ kind: 'token', seat, token, region, space })
}

function refill(s: NeotopiaState, factory: number, chance: Chance, tell: NeotopiaTell): void {
  const { factories, pile } = s
  for (let element = 0; element < ELEMENT_COUNT; element++) {
    factories[factory * ELEMENT_COUNT + element] = pile[element]
    pile[element] = 0
  }
  tell?.({ kind: 'refilled', factory, elements: Array.from(pile, (_, e) => factories[factory * ELEMENT_COUNT + e]) })
  const { tiles } = SETS[s.rules]
  const tile = turnTile(s, chance)
  for (let element = 0; element < ELEMENT_COUNT; element++) {
    const wanted = tile === PLAIN_MIDDLE ? 1 : tiles[tile].elements[element]
    const given = Math.min(wanted, s.reserve[element])
    pile[element] = given
    s.reserve[element] -= given
  }
  tell?.({ kind: 'produced', tile, elements: Array.from(pile), left: tilesLeft(s) })
  if (tile !== FLAG_TILE) return
  s.ending = FLAG_TURNED
  tell?.({ kind: 'flag' })
}

function tilesLeft(s: NeotopiaState): number {
  let n = 0
  for (let tile = 0; tile < TILE_COUNT; tile++) n += 1 - s.turned[tile]
  return n
}

const scratch = new Uint8Array(TILE_COUNT)

/** §2.6: the flag tile is the last. */
function turnTile(s: NeotopiaState, chance: Chance): number {
  const { turned } = s
  let n = 0
  for (let tile = 0; tile < TILE_COUNT; tile++) if (turned[tile] === 0 && tile !== FLAG_TILE) scratch[n++] = tile
  if (n === 0) {
    if (turned[FLAG_TILE] === 1) return PLAIN_MIDDLE
    scratch[n++] = FLAG_TILE
  }
  const tile = scratch[chance.draw('production', scratch, n)]
  turned[tile] = 1
  return tile
}
