// Neoville, put together.
import type { Game } from '../../core/game.ts'
import type { GameModule } from '../../core/module.ts'
import type { Locale } from '../../core/words.ts'
import { promising, tuning, worth } from './advice.ts'
import { ahead } from './ahead.ts'
import type { NeovilleEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { because, check, refusals } from './rules/check.ts'
import { legal } from './rules/legal.ts'
import type { NeovilleOptions } from './rules/setup.ts'
import { options, RULES, setup } from './rules/setup.ts'
import { outcome, play, toAct } from './rules.ts'
import { sheet } from './score.ts'
import type { NeovilleState } from './state.ts'
import { shape } from './state.ts'
import type { NeovilleView } from './view.ts'
import { imagine, view } from './view.ts'
import { makeWords } from './words.ts'

const game: Game<NeovilleState, NeovilleView, NeovilleEvent, NeovilleOptions> = {
  id: 'neoville',
  rules: RULES,
  seats: [2, 4],
  cooperative: false,
  options,
  moves,
  refusals,
  advice: { worth, promising, tuning },
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
  ahead,
  invalid,
}

const MESSAGES = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
} satisfies { [L in Locale]: () => Promise<Messages> }

export const neoville: GameModule<NeovilleState, NeovilleView, NeovilleEvent, NeovilleOptions> = {
  game,
  texts: (locale) => MESSAGES[locale](),
  words: async (locale, names) => makeWords(await MESSAGES[locale](), names),
}
