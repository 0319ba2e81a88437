// What is marked on a board without being part of it: what a hint advises, what others point at, and where a line of the log
// happened. What a lesson is about comes into sight.
import type { BoardExtras } from '../ui/board.ts'
import type { TableSession } from './session.svelte.ts'

type Thing = HTMLElement | SVGElement

const spotsOf = ({ dataset }: Thing): readonly string[] => (dataset.spot ?? '').split(' ')

const isNamed = (thing: Thing, names: readonly string[]): boolean => {
  const { key = '', move = '' } = thing.dataset
  return names.includes(key) || names.includes(move) || spotsOf(thing).some((one) => names.includes(one))
}

/** A board that is looked at, as it is now. */
interface Marked {
  readonly session: TableSession
  readonly extras: BoardExtras
  readonly board: HTMLElement | undefined
  /** Boards come part by part. */
  readonly settled: boolean
}

/** Marks a board for as long as its component is there; gives what shows where a line of the log happened. */
export function marking(on: Marked): (step: number | null) => void {
  /** What of the board has a name. */
  const named = (which = '[data-spot], [data-key], [data-move]') => [
    ...(on.board?.querySelectorAll<Thing>(which) ?? []),
  ]

  const pinged = $derived(on.session.moment ? [] : (on.session.company?.pinged ?? []))
  $effect(() => {
    void [on.session.update, on.settled]
    for (const thing of named('[data-key]'))
      thing.toggleAttribute('data-pinged', pinged.includes(thing.dataset.key ?? ''))
  })

  // What a hint takes up, and where it would go.
  $effect(() => {
    const { session, extras } = on
    const { shown, telling } = session
    void on.settled
    const advised = session.advice.move ?? session.lesson?.marked ?? null
    const isSeen = advised !== null && shown && !session.moment && !telling.repeated
    const names = isSeen ? [advised, ...(extras.spotsOf?.(advised, shown.view) ?? [])] : []
    if (session.lesson) seek()
    // What is pressed already needs no pointing at.
    const glow = () => {
      for (const thing of named())
        thing.toggleAttribute('data-hinted', isNamed(thing, names) && thing.ariaPressed !== 'true')
    }
    glow()
    if (names.length === 0 || !on.board) return
    // What comes with a pick glows, too.
    const picks = new MutationObserver(glow)
    picks.observe(on.board, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-pressed', 'data-key', 'data-move'],
    })
    return () => picks.disconnect()
  })

  /** The learner need not know yet where to look: what a lesson is about comes to the middle, once a lesson. */
  let sought: number | null = null
  function seek(): void {
    const { session, extras } = on
    const { shown, lesson, telling, mine } = session
    const move = !mine || telling.busy || lesson?.done ? null : (lesson?.example ?? null)
    if (!lesson || move === null || !shown || sought === lesson.number) return
    const { number } = lesson
    const names = [move, ...(extras.spotsOf?.(move, shown.view) ?? [])]
    const found = named().filter((thing) => isNamed(thing, names))
    void import('./learn/seek.ts').then(({ bring }) => {
      if (bring(found) || on.settled) sought = number
    })
  }

  let step = $state<number | null>(null)
  $effect(() => {
    const { session, extras } = on
    const events = step === null ? [] : (session.past[step]?.events ?? [])
    const { shown } = session
    const names = new Set(
      shown ? events.flatMap((event) => (extras.tracesOf?.(event, shown.view) ?? []).map(({ to }) => to)) : [],
    )
    for (const thing of named('[data-spot]'))
      thing.toggleAttribute(
        'data-told',
        spotsOf(thing).some((one) => names.has(one)),
      )
  })
  return (wanted) => {
    step = wanted
  }
}
