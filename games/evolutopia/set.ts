// What a set of Evolutopia must hold (§1.3, §1.5 to §1.7, §2.5), and what the rules work out of it.
import type { Refusal } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import type { Shaped } from '../../core/set.ts'
import { listOf, misfit, oneOf, partsOf, readShape, textLike, wholeNumber } from '../../core/set.ts'
import type { Effect, Expert, Indicator, RoleTime } from './data.ts'
import {
  ARRIVAL_OPTIONS,
  CELL_COUNT,
  CRISES,
  CUSTOM,
  EVOLUTIONS,
  EXPERTS,
  INDICATORS,
  LEVEL_NUISANCES,
  LEVELS,
  MARKS,
  PLANS,
  ROLE_TIMES,
  ROLES,
  TINKERER,
} from './data.ts'

/** First letters of the experts, and of the indicators but for energy (n) and economy (o). */
const EXPERT_LETTERS = 'DBUTR'
const INDICATOR_LETTERS = 'emcno'
/** §1.3 */
export const LONGEST_TRACK = 12

const NEEDS = textLike(new RegExp(`^[${EXPERT_LETTERS}]{1,4}$`))
const CHANGES = textLike(new RegExp(`^[${INDICATOR_LETTERS}][+-][1-3]( [${INDICATOR_LETTERS}][+-][1-3])*$`))

/** How a set writes effects; counts are such that every decision they ask for fits the state. */
const EFFECTS: readonly (readonly [pattern: RegExp, read: (word: string, count: string) => Effect])[] = [
  [
    new RegExp(`^(${INDICATORS.join('|')}) ([+-][1-3])$`),
    (word, by) => ({ do: 'change', indicator: word as Indicator, by: Number(by) }),
  ],
  [/^(light) ([+-][1-3])$/, (_, by) => ({ do: 'lights', by: Number(by) })],
  [new RegExp(`^release (${EXPERTS.join('|')})$`), (word) => ({ do: 'release', expert: word as Expert })],
  [/^shelve (study|site)$/, (word) => ({ do: 'shelve', from: word as 'study' | 'site' })],
  [/^(dismiss|assign) ([1-3])$/, (word, count) => ({ do: word as 'dismiss' | 'assign', count: Number(count) })],
  [/^(block) ([12])$/, (_, count) => ({ do: 'block', count: Number(count) })],
  [/^(hire) ([1-5])$/, (_, count) => ({ do: 'hire', count: Number(count) })],
  [
    /^second (crisis|any) ([1-3])$/,
    (word, count) => ({ do: 'second', to: word as 'crisis' | 'any', count: Number(count) }),
  ],
  [
    /^(raise|shift|clear|unblock|move|retrain|study|start|inaugurate|settle|borrow)$/,
    (word) => ({ do: word as 'raise' }),
  ],
]
/** What crises do: nobody decides anything but where somebody or something goes. */
const STRIKING: readonly Effect['do'][] = ['change', 'lights', 'release', 'clear', 'dismiss', 'shelve', 'block']
/** These ask for a decision, so only one of a list may, and it comes last. */
const ASKING: readonly Effect['do'][] = ['dismiss', 'shelve']

const byName = <T>(names: readonly string[], each: T) => Object.fromEntries(names.map((name) => [name, each]))
const ANY_TEXT = textLike(/^[a-z0-9 ,+-]+$/)

const SET = partsOf({
  lastLight: wholeNumber(3, LONGEST_TRACK),
  evolutions: partsOf(byName(EVOLUTIONS, partsOf({ needs: NEEDS, changes: CHANGES, mark: oneOf(MARKS) }))),
  crises: partsOf(
    byName(CRISES, partsOf({ needs: NEEDS, arrival: listOf(ARRIVAL_OPTIONS, ANY_TEXT), penalty: ANY_TEXT })),
  ),
  plans: partsOf(byName(PLANS, ANY_TEXT)),
  roles: partsOf(byName(ROLES, partsOf({ when: oneOf(ROLE_TIMES), effect: ANY_TEXT }))),
  levels: partsOf(
    Object.fromEntries(
      LEVEL_NUISANCES.map((count, level) => [
        LEVELS[level],
        partsOf({
          start: wholeNumber(0, CELL_COUNT - 1),
          nuisances: listOf(count, wholeNumber(0, CELL_COUNT - 1)),
        }),
      ]),
    ),
  ),
})
type Given = Shaped<typeof SET>

interface CrisisCard {
  /** One of these on arrival; an option's effects come together. */
  readonly arrival: readonly (readonly Effect[])[]
  /** Comes together. */
  readonly penalty: readonly Effect[]
}

interface RoleCard {
  readonly when: RoleTime
  readonly effect: Effect
}

interface LevelLayout {
  readonly start: number
  readonly nuisances: readonly number[]
}

export interface EvolutopiaSet {
  readonly lastLight: number
  /** By evolution * 5 + expert: how many are needed. */
  readonly evolutionNeeds: Uint8Array
  /** By evolution: how many experts in all. */
  readonly evolutionCosts: Uint8Array
  /** By evolution * 5 + indicator: the printed change. */
  readonly evolutionChanges: Int8Array
  /** By evolution: an index into MARKS. */
  readonly evolutionMarks: Uint8Array
  readonly crises: readonly CrisisCard[]
  /** By crisis * 5 + expert. */
  readonly crisisNeeds: Uint8Array
  /** By plan. */
  readonly plans: readonly Effect[]
  readonly roles: readonly RoleCard[]
  /** By level; a custom layout begins in the middle of Discovery's, with nothing on it. */
  readonly layouts: readonly LevelLayout[]
}

export function readSet(given: unknown): EvolutopiaSet | Refusal {
  const set = readShape(SET, given)
  if (isRefusal(set)) return set
  const crises = readCrises(set)
  if (isRefusal(crises)) return crises
  const plans = readAll(PLANS, (id) => readEffect(set.plans[id], `plans.${id}`))
  if (isRefusal(plans)) return plans
  const roles = readAll(ROLES, (id) => readRole(set, id))
  if (isRefusal(roles)) return roles
  const layouts = readAll(LEVELS.slice(0, CUSTOM), (level) => readLayout(set, level))
  if (isRefusal(layouts)) return layouts
  const tiles = EVOLUTIONS.map((id) => set.evolutions[id])
  return {
    lastLight: set.lastLight,
    evolutionNeeds: Uint8Array.from(tiles.flatMap(({ needs }) => countsOf(needs))),
    evolutionCosts: Uint8Array.from(tiles, ({ needs }) => needs.length),
    evolutionChanges: Int8Array.from(tiles.flatMap(({ changes }) => changesOf(changes))),
    evolutionMarks: Uint8Array.from(tiles, ({ mark }) => MARKS.indexOf(mark)),
    crises,
    crisisNeeds: Uint8Array.from(CRISES.flatMap((id) => countsOf(set.crises[id].needs))),
    plans,
    roles,
    layouts: [...layouts, { start: layouts[0].start, nuisances: [] }],
  }
}

/** Reads one after the other, until one is refused. */
function readAll<N extends string, T>(names: readonly N[], read: (name: N) => T | Refusal): readonly T[] | Refusal {
  const made: T[] = []
  for (const name of names) {
    const one = read(name)
    if (isRefusal(one)) return one
    made.push(one)
  }
  return made
}

const countsOf = (needs: string): number[] =>
  [...EXPERT_LETTERS].map((letter) => [...needs].filter((one) => one === letter).length)

function changesOf(text: string): number[] {
  const changes = text.split(' ')
  return [...INDICATOR_LETTERS].map((letter) =>
    changes.reduce((sum, change) => sum + (change.startsWith(letter) ? Number(change.slice(1)) : 0), 0),
  )
}

function readEffect(text: string, at: string): Effect | Refusal {
  for (const [pattern, read] of EFFECTS) {
    const found = pattern.exec(text)
    if (found) return read(found[1] ?? '', found[2] ?? '')
  }
  return misfit(at, EFFECTS.map(([pattern]) => String(pattern)).join(' | '))
}

/** Effects that come together. */
function readStrike(text: string, at: string): readonly Effect[] | Refusal {
  const effects = readAll(text.split(', '), (one) => readEffect(one, at))
  if (isRefusal(effects)) return effects
  if (effects.some((effect) => !STRIKING.includes(effect.do))) return misfit(at, STRIKING.join(' | '))
  if (effects.slice(0, -1).some((effect) => ASKING.includes(effect.do))) return misfit(at, `…, ${ASKING.join(' | ')}`)
  return effects
}

function readCrises({ crises }: Given): readonly CrisisCard[] | Refusal {
  return readAll(CRISES, (id) => {
    const { arrival, penalty } = crises[id]
    const options = readAll(['0', '1'], (option) =>
      readStrike(arrival[Number(option)], `crises.${id}.arrival.${option}`),
    )
    if (isRefusal(options)) return options
    const due = readStrike(penalty, `crises.${id}.penalty`)
    return isRefusal(due) ? due : { arrival: options, penalty: due }
  })
}

/** The Tinkerer, and nobody else, borrows. */
function readRole({ roles }: Given, id: string): RoleCard | Refusal {
  const { when, effect: text } = roles[id]
  const effect = readEffect(text, `roles.${id}.effect`)
  if (isRefusal(effect)) return effect
  const borrows = id === ROLES[TINKERER]
  if ((effect.do === 'borrow') !== borrows) return misfit(`roles.${id}.effect`, borrows ? 'borrow' : '≠ borrow')
  if ((when === 'borrowed') !== borrows) return misfit(`roles.${id}.when`, borrows ? 'borrowed' : '≠ borrowed')
  return { when, effect }
}

function readLayout({ levels }: Given, level: string): LevelLayout | Refusal {
  const { start, nuisances } = levels[level]
  const cells = [start, ...nuisances]
  return new Set(cells).size < cells.length ? misfit(`levels.${level}`, '≠') : { start, nuisances }
}
