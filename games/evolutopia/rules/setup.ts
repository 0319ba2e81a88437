// The setup (§2, §5).
import type { Chance } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import {
  CRISIS_COUNT,
  CUSTOM,
  EVOLUTION_COUNT,
  EXPERTS_OF_A_KIND,
  LEVELS,
  NUISANCE_COUNT,
  PLAN_COUNT,
  ROLE_COUNT,
  startOf,
  TINKERER,
} from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import type { EvolutopiaOptions } from '../options.ts'
import type { EvolutopiaState } from '../state.ts'
import { ADOPT, isAfterManaging, MOST_SEATS, SETUP } from '../state.ts'
import { SETS } from '../versions.ts'
import { goOn } from './course.ts'
import { drawExpert, drawRole, intoStudy, offerRoles, revealTop } from './piles.ts'

const EXPERTS_AT_START = 3
const STUDY_AT_START = 2
const seatItems = Uint8Array.from({ length: MOST_SEATS }, (_, seat) => seat)
const nuisanceItems = new Uint8Array(NUISANCE_COUNT)

function fill(list: Uint8Array, from: number, to: number): number {
  for (let item = from; item < to; item++) list[item - from] = item
  return to - from
}

/** §2.5; a custom layout is laid as asked for: `invalid` refuses a nuisance on the start cell. */
function layTerritory(
  s: EvolutopiaState,
  chosen: Chosen<EvolutopiaOptions>,
  chance: Chance,
  tell: EvolutopiaTell,
): void {
  const layout = SETS[s.rules].layouts[s.level]
  const custom = s.level === CUSTOM
  s.start = custom && chosen.start.length > 0 ? chosen.start[0] : layout.start
  let n = fill(nuisanceItems, 0, NUISANCE_COUNT)
  for (const cell of custom ? chosen.nuisances : layout.nuisances) {
    const index = chance.draw('nuisances', nuisanceItems, n)
    const nuisance = nuisanceItems[index]
    nuisanceItems[index] = nuisanceItems[--n]
    s.nuisances[cell] = nuisance + 1
    if (tell) tell({ kind: 'nuisance', nuisance, cell })
  }
}

function dealTiles(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  s.unseenCount = fill(s.unseen, 0, EVOLUTION_COUNT)
  revealTop(s, chance, undefined)
  for (let i = 0; i < STUDY_AT_START; i++) {
    intoStudy(s, s.top)
    revealTop(s, chance, undefined)
  }
  s.site[s.siteCount++] = s.top
  s.bag.fill(EXPERTS_OF_A_KIND)
  for (let i = 0; i < EXPERTS_AT_START; i++) s.zone[drawExpert(s, chance)]++
  if (tell)
    tell({
      kind: 'dealt',
      study: Array.from(s.study.subarray(0, s.studyCount)),
      site: s.site[0],
      zone: Array.from(s.zone),
    })
  revealTop(s, chance, tell)
}

function putRoles(s: EvolutopiaState, fits: (role: number) => boolean): void {
  for (let role = 0; role < ROLE_COUNT; role++) if (fits(role)) s.roleUnseen[s.roleUnseenCount++] = role
}

/** §2.4; a single player chooses between two, neither of them for after managing: by then it has been exchanged (§5). */
function dealRoles(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  if (s.seats === 1) {
    const late = (role: number) => isAfterManaging(s, role)
    putRoles(s, (role) => role !== TINKERER && !late(role))
    offerRoles(s, chance, tell)
    putRoles(s, late)
    s.pending = ADOPT
    return
  }
  putRoles(s, () => true)
  for (let seat = 0; seat < s.seats; seat++) {
    const role = drawRole(s, chance)
    s.firstRole[seat] = role + 1
    if (tell) tell({ kind: 'role', seat, role })
  }
}

export const setupBy =
  (rules: number) =>
  (
    seats: number,
    chosen: Chosen<EvolutopiaOptions>,
    chance: Chance,
    s: EvolutopiaState,
    tell?: EvolutopiaTell,
  ): void => {
    s.bytes.fill(0)
    s.rules = rules
    s.seats = seats
    s.level = LEVELS.indexOf(chosen.level)
    s.silence = chosen.silence ? 1 : 0
    s.phase = SETUP
    const { points, light } = startOf(s.level)
    s.indicators.fill(points)
    s.light = light
    s.crisisUnseenCount = fill(s.crisisUnseen, 0, CRISIS_COUNT)
    s.planUnseenCount = fill(s.planUnseen, 0, PLAN_COUNT)
    layTerritory(s, chosen, chance, tell)
    dealTiles(s, chance, tell)
    s.first = chosen.first ?? seatItems[chance.draw('first player', seatItems, seats)]
    s.active = s.first
    dealRoles(s, chance, tell)
    goOn(s, chance, tell)
  }
