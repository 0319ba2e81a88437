// Evolutopia, put together.
import type { Game } from '../../core/game.ts'
import type { GameModule } from '../../core/module.ts'
import type { Locale } from '../../core/words.ts'
import { promising, tuning, turn, worth } from './advice.ts'
import type { EvolutopiaEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { refusals } from './rules/refusals.ts'
import type { Options } from './rules/setup.ts'
import { options, RULES_VERSION } from './rules/setup.ts'
import { because, check, legal, outcome, play, setup, toAct } from './rules.ts'
import { sheet } from './score.ts'
import { standing } from './standing.ts'
import type { EvolutopiaState } from './state.ts'
import { MOST_SEATS, shape } from './state.ts'
import type { EvolutopiaView } from './view.ts'
import { imagine, view } from './view.ts'
import { makeWords } from './words.ts'

const game: Game<EvolutopiaState, EvolutopiaView, EvolutopiaEvent, Options> = {
  id: 'evolutopia',
  rules: RULES_VERSION,
  seats: [1, MOST_SEATS],
  cooperative: true,
  open: true,
  options,
  moves,
  refusals,
  advice: { worth, promising, rounds: () => 2, worlds: 8, turn, tuning },
  standing,
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

const MESSAGES = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
} satisfies { [L in Locale]: () => Promise<Messages> }

export const evolutopia: GameModule<EvolutopiaState, EvolutopiaView, EvolutopiaEvent, Options> = {
  game,
  texts: (locale) => MESSAGES[locale](),
  words: async (locale, names) => makeWords(await MESSAGES[locale](), names),
}
