// Sample, put together.
import { moduleOf } from '../../core/module.ts'
import { advice } from './advice.ts'
import type { SampleEvent } from './events.ts'
import { invalid } from './invalid.ts'
import type { Messages } from './messages/en.ts'
import { moves } from './moves.ts'
import type { SampleOptions } from './options.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { sections } from './rulebook/sections.ts'
import * as rules from './rules.ts'
import * as score from './score.ts'
import type { SampleState } from './state.ts'
import { MOST_SEATS, shape } from './state.ts'
import { RELEASES } from './versions.ts'
import type { SampleView } from './view.ts'
import * as seen from './view.ts'
import { makeWords } from './words.ts'

export const sample = moduleOf<SampleState, SampleView, SampleEvent, SampleOptions, Messages>({
  id: 'sample',
  releases: RELEASES,
  seats: [2, MOST_SEATS],
  cooperative: false,
  open: true,
  options,
  moves,
  refusals,
  advice,
  shape,
  rules,
  score,
  seen,
  invalid,
  sections,
  messages: (locale) => import(`./messages/${locale}.ts`),
  help: (locale) => import(`./help/${locale}.ts`),
  makeWords,
})
