// What keeps the main thread of a page busy, read from a trace: by its processor time, which does not depend on what else the
// machine does.

/** Lighthouse's phone is so much slower, and a task is long from here on, in milliseconds. */
const SLOWDOWN = 4
const LONG = 50
const LEAST_PART = 5
const SHOWN_PARTS = 6

/**
 * @typedef {{ data?: { documentLoaderURL?: string, url?: string }, fileName?: string }} TraceArgs
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: TraceArgs }} TraceEvent
 * @typedef {{ name: string, ph: string, ts: number, dur: number, tdur: number, args?: TraceArgs }} Span
 */

/**
 * The long tasks of the page that was loaded last, with what they were made of, as a phone would take for them.
 * @param {readonly TraceEvent[]} events
 * @returns {{ blocked: number, tasks: { at: number, took: number, parts: string }[] }}
 */
export function longTasks(events) {
  const begun = events.filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL).at(-1)
  if (!begun) throw new Error('the trace does not tell when the page began: it needs blink.user_timing')
  /** @type {Span[]} */
  const spans = events.flatMap(({ dur, tdur, ...event }) => {
    const here = event.pid === begun.pid && event.tid === begun.tid && event.ts >= begun.ts
    return here && event.ph === 'X' && dur !== undefined && tdur !== undefined ? [{ ...event, dur, tdur }] : []
  })
  spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const isTask = (/** @type {Span} */ { name }) => name.endsWith('RunTask')
  const tasks = outermost(spans.filter(isTask))
    .map((task) => ({ task, took: asOnPhone(task.tdur) }))
    .filter(({ took }) => took > LONG)
    .map(({ task, took }) => ({
      at: Math.round((task.ts - begun.ts) / 1000),
      took,
      parts: partsOf(spans.filter((one) => !isTask(one) && lies(one, task))),
    }))
  return { blocked: tasks.reduce((sum, { took }) => sum + took - LONG, 0), tasks }
}

/** @param {number} microseconds */
const asOnPhone = (microseconds) => Math.round((microseconds * SLOWDOWN) / 1000)

/**
 * @param {Span} inner
 * @param {Span} outer
 */
const lies = (inner, outer) => inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur

/** @param {readonly Span[]} spans */
function outermost(spans) {
  let end = 0
  return spans.filter(({ ts, dur }) => {
    const outer = ts >= end
    if (outer) end = ts + dur
    return outer
  })
}

/**
 * How long each kind of work took by itself, without what lies inside it.
 * @param {readonly Span[]} spans
 */
function partsOf(spans) {
  /** @type {Map<string, number>} */
  const own = new Map()
  /** @type {Span[]} */
  const open = []
  for (const span of spans) {
    while (open.length > 0 && !lies(span, /** @type {Span} */ (open.at(-1)))) open.pop()
    own.set(nameOf(span), (own.get(nameOf(span)) ?? 0) + span.tdur)
    const around = open.at(-1)
    if (around) own.set(nameOf(around), (own.get(nameOf(around)) ?? 0) - span.tdur)
    open.push(span)
  }
  return [...own]
    .map(([name, time]) => ({ name, time: asOnPhone(time) }))
    .filter(({ time }) => time >= LEAST_PART)
    .sort((a, b) => b.time - a.time)
    .slice(0, SHOWN_PARTS)
    .map(({ name, time }) => `${name} ${time}`)
    .join(', ')
}

/** @param {Span} span */
function nameOf({ name, args }) {
  const file = (args?.data?.url ?? args?.fileName ?? '').split('/').at(-1)
  return file ? `${name} ${file}` : name
}
