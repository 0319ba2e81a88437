// Building (§3.2): what may stand on which square of the tile laid last.
import type { MoveList, Seat } from '../../../core/game.ts'
import { TOWER_COUNT, TOWER_VALUES, towerTerrain, UTILITIES, UTILITY_BASE } from '../data.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { CITY_SQUARES } from '../state.ts'

const { build, skip } = moves.kinds

/** What a square takes: nothing, utilities, or utilities and the skyscrapers of its terrain. */
type Takes = typeof NOTHING | typeof UTILITIES_ONLY | typeof TOWERS_TOO
const NOTHING = 0
const UTILITIES_ONLY = 1
const TOWERS_TOO = 2

const newestSquare = (s: NeovilleState, seat: Seat) => seat * CITY_SQUARES + (s.placed[seat] - 1) * 4

function takes({ ground, district, towers }: NeovilleState, seat: Seat, square: number): Takes {
  if (ground[square] >> 2 !== 0) return NOTHING
  return towers[seat * CITY_SQUARES + district[square]] === 0 ? TOWERS_TOO : UTILITIES_ONLY
}

/** Whether any square of the tile laid last has a terrain, whatever stands on it. */
function newestHas(s: NeovilleState, seat: Seat, terrain: number): boolean {
  const first = newestSquare(s, seat)
  return [0, 1, 2, 3].some((quarter) => (s.ground[first + quarter] & 3) === terrain)
}

/** What can speak against a piece, in the order in which it is looked at. */
const MISFITS = ['square-has-feature', 'terrain-missing', 'terrain-differs', 'district-has-tower'] as const

/** Why a piece cannot stand on a square of the tile laid last, or null. */
export function buildMisfit(
  s: NeovilleState,
  seat: Seat,
  piece: number,
  quarter: number,
): (typeof MISFITS)[number] | null {
  const square = newestSquare(s, seat) + quarter
  const taken = takes(s, seat, square)
  if (taken === NOTHING) return 'square-has-feature'
  if (piece >= TOWER_COUNT) return null
  const terrain = towerTerrain(piece)
  if (terrain !== (s.ground[square] & 3)) return newestHas(s, seat, terrain) ? 'terrain-differs' : 'terrain-missing'
  return taken === TOWERS_TOO ? null : 'district-has-tower'
}

/** The square of the tile laid last that least speaks against a piece; the first of several. */
export function bestSquare(s: NeovilleState, seat: Seat, piece: number): number {
  const misfits = [0, 1, 2, 3].map((quarter) => buildMisfit(s, seat, piece, quarter))
  const fitting = misfits.indexOf(null)
  const last = Math.max(...misfits.map((why) => (why === null ? -1 : MISFITS.indexOf(why))))
  return fitting >= 0 ? fitting : misfits.indexOf(MISFITS[last])
}

/** Building nothing comes first. Looks no further once it has more than `enough`. */
export function legalBuilds(s: NeovilleState, into: MoveList, enough = Number.MAX_SAFE_INTEGER): number {
  const { towerSupply, utilitySupply, ground, active } = s
  const first = newestSquare(s, active)
  let n = 0
  into[n++] = skip.of()
  for (let quarter = 0; quarter < 4; quarter++) {
    const taken = takes(s, active, first + quarter)
    if (taken === NOTHING) continue
    if (taken === TOWERS_TOO) {
      const lowest = (ground[first + quarter] & 3) * TOWER_VALUES.length
      for (let tower = lowest; tower < lowest + TOWER_VALUES.length; tower++)
        if (towerSupply[tower] !== 0) into[n++] = build.of(tower, quarter)
    }
    for (let design = 0; design < UTILITIES.length && n <= enough; design++)
      if (utilitySupply[design] !== 0) into[n++] = build.of(UTILITY_BASE + design, quarter)
    if (n > enough) break
  }
  return n
}

const some = new Int32Array(1 + TOWER_VALUES.length + UTILITIES.length)

/** Whether anything can be built: plain to all, so the step may pass by itself. */
export function canBuild(s: NeovilleState): boolean {
  return legalBuilds(s, some, 1) > 1
}
