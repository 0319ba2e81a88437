// What the balance report says, in English.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'

const many = plural('en')
const gamesOf = (n: number) => `${n} ${many(n, 'game', 'games')}`
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Opening hands',
  draw: 'Blind draws',
  setup: 'Set-up',
}

export const en = {
  title: (game: string, seats: number) => `${game}, ${seats} ${many(seats, 'seat', 'seats')}`,
  played: (games: number, bot: string, seed: string, rules: number) =>
    `${gamesOf(games)}, ${bot} on every seat, seed ${seed}, rules version ${rules}.`,
  options: (options: string) => `Options: ${options}`,
  intervals: 'Intervals are 95%. A shared victory counts in equal parts.',

  won: 'Games won together',
  places: 'Victories by place in turn order',
  placesNote: (share: string) => `Place 1 plays first. The line marks an equal share, ${share}.`,
  bySeat: 'Victories by seat',
  bySeatNote: 'Where colours or families go by seat, this tells them apart.',
  place: 'Place',
  seat: 'Seat',
  victories: 'Victories',
  interval: '95% interval',
  meanScore: 'Mean score',

  score: 'Final scores',
  lines: 'Final sheet, line by line',
  linesNote: 'Boxes hold the middle half, whiskers 5 to 95%, the bar is the median and the dot the mean.',
  line: 'Line',
  mean: 'Mean',
  quantiles: ['Least', '5%', '25%', 'Median', '75%', '95%', 'Most'],
  winners: 'Winners',
  others: 'Others',

  lengthInSteps: 'Length in steps',
  lengthInRounds: 'Length in rounds',
  games: 'Games',
  endings: 'Endings',
  ending: 'Reason',
  share: 'Share',
  leadChanges: 'Lead changes',
  leadChangesNote: 'How often another player alone was ahead on the score sheet at the end of a round.',
  margin: 'Margin',
  marginNote: 'From the best score to the second.',

  contest: 'The stronger of two bots',
  contestNote: (games: number, stronger: string | null, share: string) =>
    `${gamesOf(games)} on equal luck with the seats changed round; ${stronger ? `${stronger} is stronger` : 'which is stronger they do not tell'}. A seat’s equal share is ${share}.`,
  contestTogether: (games: number, stronger: string | null) =>
    `${gamesOf(games)} on equal luck; ${stronger ? `${stronger} wins more often` : 'which wins more often they do not tell'}.`,
  bot: 'Bot',

  lifts: 'Worth of components',
  liftsNote:
    'Only luck counts: what was dealt, drawn blindly or laid out at random. The lift is what one more of it changes, compared with what else could have come at that draw. With many components, one in twenty lies outside its interval by luck alone.',
  pile: (channel: Channel, pile: string) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Component',
  described: (component: string, about: string) => `${component} (${about})`,
  figures: 'The figures',
  exposed: 'Received',
  exposedWins: 'Won with it',
  used: 'Then used',
  winLift: 'Lift, points of 100',
  pointsLift: 'Lift of the score',
  /** Of a mark in a plot. */
  tip: (label: string, value: string, more: string) => `${label}: ${value} (${more})`,
  shown: (shown: number, all: number) => `The ${shown} strongest and weakest of ${all}.`,

  uses: 'Use of components',
  usesNote:
    'The share of games in which a move was made, of those in which it was ever allowed; then how often a seat made it in a game.',
  move: 'Move',
  offered: 'Games offered',
  usedIn: 'Used in',
  neverUsed: 'Offered, but never used',
  neverOffered: 'Never even offered',
  none: 'None.',
}

export type ReportMessages = typeof en
