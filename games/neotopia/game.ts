// Neotopia as the contract asks for it.
import type { Game } from '../../core/game.ts'
import { promising, worth } from './advice.ts'
import type { NeotopiaEvent } from './events.ts'
import { invalid } from './invalid.ts'
import { moves } from './moves.ts'
import { options, RULES } from './options.ts'
import { refusals } from './refusals.ts'
import { because, check } from './rules/check.ts'
import { legal } from './rules/legal.ts'
import { setup } from './rules/setup.ts'
import { play, toAct } from './rules.ts'
import { outcome, sheet } from './score.ts'
import type { NeotopiaState } from './state.ts'
import { MOST_SEATS, shape } from './state.ts'
import type { NeotopiaView } from './view.ts'
import { imagine, view } from './view.ts'

export const game: Game<NeotopiaState, NeotopiaView, NeotopiaEvent, typeof options> = {
  id: 'neotopia',
  rules: RULES,
  seats: [2, MOST_SEATS],
  cooperative: false,
  options,
  moves,
  refusals,
  advice: { worth, promising },
  blank: shape.blank,
  setup,
  toAct,
  legal,
  check,
  because,
  play,
  sheet,
  outcome,
  view,
  imagine,
  invalid,
}
