// A toy with two released numbers, for the tests of core: small, but with hidden hands, luck, a market and a choice to pass.
import type { GameModule } from '../../module.ts'
import { newestOf } from '../../versions.ts'
import { localized } from '../../words.ts'
import type { ToyEvent } from './events.ts'
import { invalid } from './invalid.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { ahead, because, check, legal, outcome, play, setupBy, toAct } from './rules.ts'
import { scoreOf, sheet } from './score.ts'
import type { ToyState } from './state.ts'
import { shape } from './state.ts'
import { RELEASES } from './versions.ts'
import type { ToyView } from './view.ts'
import { imagine, view } from './view.ts'
import { makeWords } from './words.ts'

type ToyModule = GameModule<ToyState, ToyView, ToyEvent, typeof options>

const texts = localized({
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
})

function at(rules: number): ToyModule {
  return {
    game: {
      id: 'toy',
      rules,
      seats: [2, 4],
      cooperative: false,
      options,
      moves,
      refusals,
      advice: { worth: scoreOf, promising: legal },
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
      ahead,
      invalid,
    },
    releases: RELEASES,
    at,
    texts,
    words: async (locale, names) => makeWords(await texts(locale), names, rules),
  }
}

export const toy = at(newestOf(RELEASES))
