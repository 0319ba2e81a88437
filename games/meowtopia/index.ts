// Meowtopia, put together.
import type { Game } from '../../core/game.ts'
import type { GameModule } from '../../core/module.ts'
import type { Locale } from '../../core/words.ts'
import { promising, tuning, worth } from './advice.ts'
import type { MeowtopiaEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { REFUSALS } from './refusals.ts'
import { because } from './rules/because.ts'
import type { MeowtopiaOptions } from './rules.ts'
import { check, legal, options, outcome, play, setup, toAct } from './rules.ts'
import { sheet } from './score.ts'
import { standing } from './standing.ts'
import type { MeowtopiaState } from './state.ts'
import { RULES, shape } from './state.ts'
import type { MeowtopiaView } from './view.ts'
import { imagine, view } from './view.ts'
import { makeWords } from './words.ts'

const game: Game<MeowtopiaState, MeowtopiaView, MeowtopiaEvent, MeowtopiaOptions> = {
  id: 'meowtopia',
  rules: RULES,
  seats: [2, 4],
  cooperative: false,
  open: true,
  options,
  moves,
  refusals: REFUSALS,
  // Whoever follows acts in between, so that a round to bots is less than one of the rules.
  advice: { worth, promising, rounds: () => 8, tuning },
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

export const meowtopia: GameModule<MeowtopiaState, MeowtopiaView, MeowtopiaEvent, MeowtopiaOptions> = {
  game,
  texts: (locale) => MESSAGES[locale](),
  words: async (locale, names) => makeWords(await MESSAGES[locale](), names),
}
