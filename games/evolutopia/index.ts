// Evolutopia, put together.
import { moduleOf } from '../../core/module.ts'
import { advice } from './advice.ts'
import { ahead } from './ahead.ts'
import type { EvolutopiaEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import type { EvolutopiaOptions } from './options.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { sections } from './rulebook/sections.ts'
import * as rules from './rules.ts'
import * as score from './score.ts'
import { standing } from './standing.ts'
import type { EvolutopiaState } from './state.ts'
import { MOST_SEATS, shape } from './state.ts'
import { RELEASES } from './versions.ts'
import type { EvolutopiaView } from './view.ts'
import * as seen from './view.ts'
import { makeWords } from './words.ts'

export const evolutopia = moduleOf<EvolutopiaState, EvolutopiaView, EvolutopiaEvent, EvolutopiaOptions, Messages>({
  id: 'evolutopia',
  releases: RELEASES,
  seats: [1, MOST_SEATS],
  cooperative: true,
  open: true,
  // A player who has used a good plan keeps silent until their next turn.
  silent: ({ players }, seat) => players[seat]?.silent ?? false,
  options,
  moves,
  refusals,
  advice,
  standing,
  shape,
  rules,
  score,
  seen,
  ahead,
  invalid,
  sections,
  messages: (locale) => import(`./messages/${locale}.ts`),
  help: (locale) => import(`./help/${locale}.ts`),
  makeWords,
})
