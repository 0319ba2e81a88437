// Evolutopia, put together.
import type { GameModule } from '../../core/module.ts'
import { newestOf } from '../../core/versions.ts'
import { localized } from '../../core/words.ts'
import { advice } from './advice.ts'
import type { EvolutopiaEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import type { Options } from './options.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { because, check, legal, play, setupBy, toAct } from './rules.ts'
import { outcome, sheet } from './score.ts'
import { standing } from './standing.ts'
import type { EvolutopiaState } from './state.ts'
import { MOST_SEATS, shape } from './state.ts'
import { RELEASES } from './versions.ts'
import type { EvolutopiaView } from './view.ts'
import { imagine, view } from './view.ts'
import { makeWords } from './words.ts'

const texts = localized<Messages>({
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
})

function at(rules: number): GameModule<EvolutopiaState, EvolutopiaView, EvolutopiaEvent, Options> {
  return {
    game: {
      id: 'evolutopia',
      rules,
      seats: [1, MOST_SEATS],
      cooperative: true,
      open: true,
      options,
      moves,
      refusals,
      advice,
      standing,
      blank: shape.blank,
      setup: setupBy(rules),
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
    },
    releases: RELEASES,
    at,
    texts,
    words: async (locale, names) => makeWords(await texts(locale), names, rules),
  }
}

export const evolutopia = at(newestOf(RELEASES))
