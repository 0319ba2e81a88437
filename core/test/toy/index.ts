// A toy with two released numbers, for the tests of core: small, but with hidden hands, luck, a market and a choice to pass.
import { moduleOf } from '../../module.ts'
import type { ToyEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import * as rules from './rules.ts'
import { ahead, legal, outcome } from './rules.ts'
import { scoreOf, sheet } from './score.ts'
import type { ToyState } from './state.ts'
import { shape } from './state.ts'
import { RELEASES } from './versions.ts'
import type { ToyView } from './view.ts'
import * as seen from './view.ts'
import { makeWords } from './words.ts'

export const toy = moduleOf<ToyState, ToyView, ToyEvent, typeof options, Messages>({
  id: 'toy',
  releases: RELEASES,
  seats: [2, 4],
  cooperative: false,
  options,
  moves,
  refusals,
  advice: { worth: scoreOf, promising: legal },
  shape,
  rules,
  score: { sheet, outcome },
  seen,
  ahead,
  invalid,
  sections: { turn: '1' },
  messages: (locale) => import(`./messages/${locale}.ts`),
  help: (locale) => import(`./help/${locale}.ts`),
  makeWords,
})
