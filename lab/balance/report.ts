// The report as one HTML page that needs nothing else: no script, no network.
import { numbersIn } from '../../core/numbers.ts'
import type { AnyWords, Locale } from '../../core/words.ts'
import type { ReportMessages } from './messages/en.ts'
import type { FormatNumber } from './plots.ts'
import { boxPlot, escaped, histogram, intervalPlot } from './plots.ts'
import type { Estimate, Rate, Spread } from './statistics.ts'
import { STYLE } from './style.ts'
import type { Balance, SeatBalance } from './tally.ts'
import type { LiftRow } from './worth.ts'

/** Components shown in a plot; the table has all. */
const MOST_PLOTTED = 40

export function reportOf(balance: Balance, words: AnyWords, m: ReportMessages, locale: Locale): string {
  return new Report(balance, words, m, locale).page()
}

class Report {
  readonly #balance: Balance
  readonly #words: AnyWords
  readonly #m: ReportMessages
  readonly #locale: Locale
  readonly #told: FormatNumber
  readonly #percent: FormatNumber

  constructor(balance: Balance, words: AnyWords, m: ReportMessages, locale: Locale) {
    this.#balance = balance
    this.#words = words
    this.#m = m
    this.#locale = locale
    const { plain, percent } = numbersIn(locale, true)
    this.#told = (value) => plain(value, 2)
    this.#percent = (value) => percent(value, 1)
  }

  page(): string {
    const title = escaped(this.#m.title(this.#words.name, this.#balance.seats))
    return `<!doctype html>
<html lang="${this.#locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${this.#sections().join('\n')}
</main>
</body>
</html>
`
  }

  #sections(): readonly string[] {
    return [
      this.#intro(),
      this.#won(),
      this.#contest(),
      this.#scores(),
      this.#length(),
      this.#endings(),
      this.#tension(),
      this.#lifts(),
      this.#uses(),
    ]
  }

  #intro(): string {
    const { games, bot, seed, rules, options } = this.#balance
    const m = this.#m
    return paragraphs(m.played(games, bot, seed, rules), m.options(JSON.stringify(options)), m.intervals)
  }

  #won(): string {
    const { won, places, bySeat, seats } = this.#balance
    const m = this.#m
    if (won) return section(m.won, table([m.games, m.share, m.interval], [[String(won.of), ...this.#rate(won)]]))
    return (
      section(m.places, this.#seatRows(m.places, m.place, places), m.placesNote(this.#percent(1 / seats))) +
      section(m.bySeat, this.#seatRows(m.bySeat, m.seat, bySeat), m.bySeatNote)
    )
  }

  #seatRows(title: string, name: string, rows: readonly SeatBalance[]): string {
    const m = this.#m
    const dots = rows.map(({ seat, wins }) => ({ label: `${name} ${seat}`, ...wins }))
    const cells = rows.map(({ seat, wins, meanScore }) => [String(seat), ...this.#rate(wins), this.#told(meanScore)])
    return (
      intervalPlot(title, dots, 1 / this.#balance.seats, this.#percent, m.tip) +
      table([name, m.victories, m.interval, m.meanScore], cells)
    )
  }

  #contest(): string {
    const { contest, cooperative, seats } = this.#balance
    const m = this.#m
    if (!contest) return ''
    const { games, stronger, bots } = contest
    const note = cooperative
      ? m.contestTogether(games, stronger)
      : m.contestNote(games, stronger, this.#percent(1 / seats))
    const dots = bots.map(({ bot, winRate, low, high }) => ({ label: bot, value: winRate, low, high }))
    const cells = bots.map(({ bot, winRate, low, high, elo, meanScore }) => [
      bot,
      ...this.#estimate({ value: winRate, low, high }, this.#percent),
      // Who wins together is neither rated nor compared by points.
      ...(cooperative ? [] : [this.#told(elo), this.#told(meanScore)]),
    ])
    const head = [m.bot, m.victories, m.interval, ...(cooperative ? [] : ['Elo', m.meanScore])]
    const mark = cooperative ? null : 1 / seats
    return section(m.contest, intervalPlot(m.contest, dots, mark, this.#percent, m.tip) + table(head, cells), note)
  }

  #scores(): string {
    const { score, lines } = this.#balance
    const m = this.#m
    const name = (line: string) => this.#words.sum?.(line) ?? this.#words.line({ line })
    const boxes = lines.map(({ line, points }) => ({ label: name(line), points }))
    const part = (value: number | null) => (value === null ? '' : this.#told(value))
    const cells = lines.map(({ line, points, winners, others }) => [
      name(line),
      ...this.#spread(points),
      part(winners),
      part(others),
    ])
    const head = [m.line, m.mean, m.interval, ...m.quantiles, m.winners, m.others]
    return (
      this.#histogram(m.score, score) +
      (lines.length === 0
        ? ''
        : section(m.lines, boxPlot(m.lines, boxes, this.#told, m.tip) + table(head, cells), m.linesNote))
    )
  }

  #length(): string {
    const { steps, rounds } = this.#balance
    return this.#histogram(this.#m.lengthInSteps, steps) + this.#histogram(this.#m.lengthInRounds, rounds)
  }

  #endings(): string {
    const m = this.#m
    const { endings } = this.#balance
    const cells = endings.map(({ reason, games }) => [this.#words.ending(reason), ...this.#rate(games)])
    return section(m.endings, table([m.ending, m.share, m.interval], cells))
  }

  #tension(): string {
    const m = this.#m
    const { leadChanges, margin } = this.#balance
    return (
      this.#histogram(m.leadChanges, leadChanges, m.leadChangesNote) + this.#histogram(m.margin, margin, m.marginNote)
    )
  }

  #histogram(title: string, values: Spread | null, note = ''): string {
    if (!values) return ''
    const m = this.#m
    const head = [m.mean, m.interval, ...m.quantiles]
    return section(
      title,
      histogram(title, values, this.#told, this.#percent, m.tip) + table(head, [this.#spread(values)]),
      note,
    )
  }

  #lifts(): string {
    const { lifts } = this.#balance
    if (lifts.length === 0) return ''
    const groups = new Map<string, LiftRow[]>()
    for (const row of lifts) {
      const name = this.#m.pile(row.channel, row.pile)
      groups.set(name, [...(groups.get(name) ?? []), row])
    }
    const parts = [...groups].map(([name, rows]) => this.#liftGroup(name, rows))
    return section(this.#m.lifts, parts.join(''), this.#m.liftsNote)
  }

  #liftGroup(name: string, rows: readonly LiftRow[]): string {
    const m = this.#m
    const measured = rows.flatMap(({ component, win, points }) => {
      const lift = win ?? points
      return lift ? [{ label: component, ...lift }] : []
    })
    const plotted = measured.length > MOST_PLOTTED ? ends(measured, MOST_PLOTTED / 2) : measured
    const inWins = rows.some(({ win }) => win !== null)
    const told = inWins ? (value: number) => this.#told(100 * value) : this.#told
    const head = [m.component, m.exposed, m.exposedWins, m.used, m.winLift, m.interval, m.pointsLift, m.interval]
    const cells = rows.map(({ component, about, exposed, wins, used, win, points }) => [
      about === undefined ? component : m.described(component, about),
      String(exposed),
      inWins ? this.#percent(wins.value) : '',
      used ? this.#percent(used.value) : '',
      ...this.#estimate(win, (value) => this.#told(100 * value)),
      ...this.#estimate(points, this.#told),
    ])
    return (
      `<h3>${escaped(name)}</h3>` +
      (plotted.length < measured.length ? paragraphs(m.shown(plotted.length, measured.length)) : '') +
      (plotted.length === 0 ? '' : intervalPlot(name, plotted, 0, told, m.tip)) +
      folded(m.figures, rows.length, table(head, cells))
    )
  }

  #uses(): string {
    const m = this.#m
    const { uses, never } = this.#balance
    const part = (value: number | null) => (value === null ? '' : this.#told(value))
    const cells = uses.map(({ move, games, winners, others }) => [
      move,
      String(games.of),
      ...this.#rate(games),
      part(winners),
      part(others),
    ])
    const list = (words: readonly string[]) => paragraphs(words.length === 0 ? m.none : words.join(', '))
    return section(
      m.uses,
      folded(m.figures, uses.length, table([m.move, m.offered, m.usedIn, m.interval, m.winners, m.others], cells)) +
        `<h3>${escaped(m.neverUsed)}</h3>${list(never.used)}` +
        `<h3>${escaped(m.neverOffered)}</h3>${list(never.offered)}`,
      m.usesNote,
    )
  }

  #rate(rate: Rate): readonly string[] {
    return this.#estimate(rate, this.#percent)
  }

  #estimate(estimate: Estimate | null, told: FormatNumber): readonly string[] {
    return estimate ? [told(estimate.value), `${told(estimate.low)} – ${told(estimate.high)}`] : ['', '']
  }

  #spread({ mean, low, high, quantiles }: Spread): readonly string[] {
    return [...this.#estimate({ value: mean, low, high }, this.#told), ...quantiles.map(this.#told)]
  }
}

/** The first and the last of a list, `each` of them. */
function ends<T>(list: readonly T[], each: number): readonly T[] {
  return [...list.slice(0, each), ...list.slice(-each)]
}

const paragraphs = (...texts: readonly string[]) => texts.map((one) => `<p>${escaped(one)}</p>`).join('')

function section(title: string, inside: string, note = ''): string {
  return `<section><h2>${escaped(title)}</h2>${note === '' ? '' : paragraphs(note)}${inside}</section>`
}

const folded = (name: string, rows: number, inside: string) =>
  `<details><summary>${escaped(name)} (${rows})</summary>${inside}</details>`

/** The first column names the row. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const top = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')
    return `<tr><th scope="row">${escaped(first)}</th>${cells}</tr>`
  })
  return `<div class="wide" tabindex="0"><table><thead><tr>${top}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}
