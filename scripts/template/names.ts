// How things of Sample are called, for words and board alike.
import type { Messages } from './messages/en.ts'
import type { PlotView } from './view.ts'

/** What stands on a plot. */
export function plotText(m: Messages, names: readonly string[], plot: PlotView): string {
  return typeof plot === 'string' ? m.plots[plot] : m.plots.house(names[plot.house])
}
