// Who knows what: everything lies open, and what nobody knows is not in the state (§8). So every viewer has the same view,
// and the world they imagine is the one they see.
import type { Chance, Seat, Seen, Viewer } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import { plain, upTo } from '../../core/lists.ts'
import type { Action } from './data.ts'
import { ACTIONS, EXPERTS } from './data.ts'
import { REASONS } from './score.ts'
import type { EvolutopiaState } from './state.ts'
import { OVER, PENDINGS, PHASES } from './state.ts'

export interface SiteView {
  readonly tile: number
  readonly experts: readonly number[]
}
/** A pile: what may lie in it unseen, and what is known to lie below, in order. */
export interface PileView {
  readonly unseen: readonly number[]
  readonly under: readonly number[]
}
export interface PlayerView {
  readonly roles: readonly number[]
  readonly uses: number
  readonly plans: readonly number[]
  readonly silent: boolean
}

/** Things are named by their numbers in data.ts and state.ts; null is "none". */
export interface EvolutopiaView extends Seen {
  readonly rules: number
  readonly level: number
  readonly silence: boolean
  readonly first: Seat
  readonly active: Seat
  readonly phase: (typeof PHASES)[number]
  readonly pending: (typeof PENDINGS)[number]
  readonly reason: (typeof REASONS)[number]
  /** What the active player did this turn. */
  readonly did: Action | 'managed' | null
  readonly roleUsed: boolean
  readonly left: number
  readonly must: boolean
  readonly where: number
  readonly toBlock: number
  readonly indicators: readonly number[]
  readonly light: number
  readonly blocked: readonly boolean[]
  readonly start: number
  readonly nuisances: readonly (number | null)[]
  readonly built: readonly (number | null)[]
  readonly top: number
  readonly stack: PileView
  readonly aside: readonly number[]
  readonly study: readonly number[]
  readonly site: readonly SiteView[]
  readonly started: number | null
  readonly bag: readonly number[]
  readonly zone: readonly number[]
  readonly laidOff: readonly number[]
  readonly dropped: readonly number[]
  readonly loose: readonly number[]
  readonly drawn: number | null
  readonly crisis: number | null
  readonly crisisExperts: readonly number[]
  readonly crisesDrawn: number
  readonly crises: PileView
  readonly plans: PileView
  readonly roles: PileView
  readonly offer: readonly number[]
  readonly players: readonly PlayerView[]
}

/** By the number of what was done. */
const DEEDS = [null, ...ACTIONS, 'managed'] as const

const sorted = (list: Uint8Array, count: number): number[] => plain(list, 0, count).sort((a, b) => a - b)
const lessOne = (value: number): number | null => (value === 0 ? null : value - 1)
const present = (list: readonly number[]): number[] => list.filter((value) => value > 0).map((value) => value - 1)

function playerView(s: EvolutopiaState, seat: Seat): PlayerView {
  return {
    roles: present([s.firstRole[seat], s.secondRole[seat]]),
    uses: s.uses[seat],
    plans: plain(s.planOwner).flatMap((owner, plan) => (owner === seat + 1 ? [plan] : [])),
    silent: s.silent[seat] > 0,
  }
}

function siteView(s: EvolutopiaState, place: number): SiteView {
  const from = place * EXPERTS.length
  return { tile: s.site[place], experts: plain(s.siteExperts, from, from + EXPERTS.length) }
}

export function view(s: EvolutopiaState, viewer: Viewer): EvolutopiaView {
  return {
    viewer,
    toAct: s.phase === OVER ? NOBODY : s.active,
    rules: s.rules,
    level: s.level,
    silence: s.silence > 0,
    first: s.first,
    active: s.active,
    phase: PHASES[s.phase],
    pending: PENDINGS[s.pending],
    reason: REASONS[s.reason],
    did: DEEDS[s.did],
    roleUsed: s.roleUsed > 0,
    left: s.left,
    must: s.must > 0,
    where: s.where,
    toBlock: s.toBlock,
    indicators: plain(s.indicators),
    light: s.light,
    blocked: plain(s.blocked).map((marker) => marker > 0),
    start: s.start,
    nuisances: plain(s.nuisances).map(lessOne),
    built: plain(s.built).map(lessOne),
    top: s.top,
    stack: { unseen: sorted(s.unseen, s.unseenCount), under: plain(s.under, 0, s.underCount) },
    aside: plain(s.aside, 0, s.asideCount),
    study: plain(s.study, 0, s.studyCount),
    site: upTo(s.siteCount, (place) => siteView(s, place)),
    started: lessOne(s.started),
    bag: plain(s.bag),
    zone: plain(s.zone),
    laidOff: plain(s.laidOff),
    dropped: plain(s.dropped),
    loose: plain(s.loose),
    drawn: lessOne(s.drawn),
    crisis: lessOne(s.crisis),
    crisisExperts: plain(s.crisisExperts),
    crisesDrawn: s.crisesDrawn,
    crises: {
      unseen: sorted(s.crisisUnseen, s.crisisUnseenCount),
      under: plain(s.crisisUnder, 0, s.crisisUnderCount),
    },
    plans: { unseen: sorted(s.planUnseen, s.planUnseenCount), under: plain(s.planUnder, 0, s.planUnderCount) },
    roles: { unseen: sorted(s.roleUnseen, s.roleUnseenCount), under: plain(s.roleUnder, 0, s.roleUnderCount) },
    offer: present(plain(s.offer)),
    players: upTo(s.seats, (seat) => playerView(s, seat)),
  }
}

const plusOne = (value: number | null): number => (value === null ? 0 : value + 1)

function imaginePlayers(v: EvolutopiaView, into: EvolutopiaState): void {
  for (const [seat, player] of v.players.entries()) {
    into.firstRole[seat] = plusOne(player.roles[0] ?? null)
    into.secondRole[seat] = plusOne(player.roles[1] ?? null)
    into.uses[seat] = player.uses
    into.silent[seat] = player.silent ? 1 : 0
    for (const plan of player.plans) into.planOwner[plan] = seat + 1
  }
}

function imaginePiles(v: EvolutopiaView, into: EvolutopiaState): void {
  into.top = v.top
  into.unseen.set(v.stack.unseen)
  into.unseenCount = v.stack.unseen.length
  into.under.set(v.stack.under)
  into.underCount = v.stack.under.length
  into.crisisUnseen.set(v.crises.unseen)
  into.crisisUnseenCount = v.crises.unseen.length
  into.crisisUnder.set(v.crises.under)
  into.crisisUnderCount = v.crises.under.length
  into.planUnseen.set(v.plans.unseen)
  into.planUnseenCount = v.plans.unseen.length
  into.planUnder.set(v.plans.under)
  into.planUnderCount = v.plans.under.length
  into.roleUnseen.set(v.roles.unseen)
  into.roleUnseenCount = v.roles.unseen.length
  into.roleUnder.set(v.roles.under)
  into.roleUnderCount = v.roles.under.length
}

function imagineBoards(v: EvolutopiaView, into: EvolutopiaState): void {
  into.indicators.set(v.indicators)
  into.light = v.light
  into.blocked.set(v.blocked.map(Number))
  into.start = v.start
  into.nuisances.set(v.nuisances.map(plusOne))
  into.built.set(v.built.map(plusOne))
  into.aside.set(v.aside)
  into.asideCount = v.aside.length
  into.study.set(v.study)
  into.studyCount = v.study.length
  into.site.set(v.site.map(({ tile }) => tile))
  into.siteCount = v.site.length
  into.siteExperts.set(v.site.flatMap(({ experts }) => experts))
  into.started = plusOne(v.started)
  into.bag.set(v.bag)
  into.zone.set(v.zone)
  into.laidOff.set(v.laidOff)
  into.dropped.set(v.dropped)
  into.loose.set(v.loose)
  into.drawn = plusOne(v.drawn)
  into.crisis = plusOne(v.crisis)
  into.crisisExperts.set(v.crisisExperts)
  into.crisesDrawn = v.crisesDrawn
}

export function imagine(v: EvolutopiaView, _chance: Chance, into: EvolutopiaState): void {
  into.bytes.fill(0)
  into.rules = v.rules
  into.seats = v.players.length
  into.level = v.level
  into.silence = v.silence ? 1 : 0
  into.first = v.first
  into.active = v.active
  into.phase = PHASES.indexOf(v.phase)
  into.pending = PENDINGS.indexOf(v.pending)
  into.reason = REASONS.indexOf(v.reason)
  into.did = DEEDS.indexOf(v.did)
  into.roleUsed = v.roleUsed ? 1 : 0
  into.left = v.left
  into.must = v.must ? 1 : 0
  into.where = v.where
  into.toBlock = v.toBlock
  into.offer.set(v.offer.map(plusOne))
  imagineBoards(v, into)
  imaginePiles(v, into)
  imaginePlayers(v, into)
}
