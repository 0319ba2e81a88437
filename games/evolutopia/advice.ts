// What a good player of Evolutopia looks at: how far the goal is, and which moves are worth thinking about.
import type { Advice, MoveList, Tuning } from '../../core/game.ts'
import { MOST_MOVES } from '../../core/game.ts'
import { Ranking } from '../../core/ranking.ts'
import { MOST_PARTS, OWN_NUMBERS, PART_NUMBERS, readFeatures } from './advice/features.ts'
import { ODDS, oddsOf } from './advice/odds.ts'
import { beginScores, scoreOf } from './advice/scores.ts'
import { useWeights, WEIGHTS } from './advice/values.ts'
import { legal } from './rules/legal.ts'
import type { EvolutopiaState } from './state.ts'
import { MANAGED, OVER, REVEALED, WON } from './state.ts'

type Weights = Tuning['weights']

/** Both tables have names of their own in the lab. */
const named = (start: string, table: Weights): Weights =>
  Object.fromEntries(Object.entries(table).map(([name, weight]) => [start + name, weight]))
const partOf = (weights: Weights, start: string): Weights =>
  Object.fromEntries(
    Object.entries(weights).flatMap(([name, weight]) =>
      name.startsWith(start) ? [[name.slice(start.length), weight]] : [],
    ),
  )

const tuning: Tuning = {
  weights: { ...named('moves.', WEIGHTS), ...named('odds.', ODDS) },
  odds: 'odds.',
  use(weights) {
    useWeights(partOf(weights, 'moves.'))
    Object.assign(ODDS, partOf(weights, 'odds.'))
  },
}

export const advice: Advice<EvolutopiaState> = {
  worth,
  promising,
  rounds: () => 2,
  worlds: 8,
  turn,
  tries: { skilled: 2500, expert: 24_000 },
  tuning,
  learning: {
    own: OWN_NUMBERS,
    part: PART_NUMBERS,
    mostParts: MOST_PARTS,
    read: readFeatures,
    rounds: () => 2,
    weights: () => null,
  },
}

/** The chance to win, times 100; the same for every seat. */
function worth(s: EvolutopiaState): number {
  if (s.phase === OVER) return s.reason === WON ? 100 : 0
  return 100 / (1 + Math.exp(-oddsOf(s)))
}

/** The cycle of actions: it is over with the turn in which the crises were managed. Positions compare best where one begins. */
function turn(s: EvolutopiaState): number {
  return s.did === MANAGED && s.phase >= REVEALED ? s.crisesDrawn - 1 : s.crisesDrawn
}

const all = new Int32Array(MOST_MOVES)
const ranking = new Ranking()

/** The legal moves by how sensible they look, the best first. */
function promising(s: EvolutopiaState, into: MoveList): number {
  const n = legal(s, all)
  ranking.begin(into)
  beginScores()
  for (let i = 0; i < n; i++) ranking.add(all[i], scoreOf(s, all[i]))
  return ranking.found
}
