// What the page says about the review of a game, in English.
import { plural } from '../../../core/words.ts'

const many = plural('en')

export const en = {
  title: (game: string) => `Review: ${game}`,
  unfinished: 'This game is not over yet; it can be reviewed when it is.',
  toTable: 'Back to the table',
  working: (percent: number) => `The bot goes through the game: ${percent}%`,
  stop: 'Stop',
  stopped: 'The review was stopped.',
  begin: 'Review the game',
  failed: 'The bot could not finish the review.',
  whose: 'Whose decisions',
  everybody: 'Everybody',
  summary: 'What was given away',
  player: 'Player',
  decisions: 'Decisions',
  mistakes: 'Mistakes',
  chanceLost: 'Chance to win',
  pointsLost: 'Points',
  ofAll: (percent: string) => `${percent}% a decision`,
  moments: 'The moments that mattered most',
  noMistakes: 'No mistakes; where a little was given away',
  noMoments: 'Nothing that mattered was given away.',
  moment: (step: number, name: string) => `Step ${step}, ${name}`,
  lost: (percent: number) => `−${percent}%`,
  decision: (at: number, of: number) => `Decision ${at} of ${of}`,
  before: 'The decision before',
  after: 'The next decision',
  markBefore: 'The mistake before',
  markAfter: 'The next mistake',
  played: (name: string, move: string) => `${name} played: ${move}`,
  same: 'The bot saw nothing better.',
  little: (percent: number) => `The bot would have played otherwise, but it gave away less than ${percent}%.`,
  playOn: 'Play on from here against the bot',
  chances: 'Chance to win',
  points: 'Points',
  chartOf: (what: string, steps: number) => `${what} over ${steps} ${many(steps, 'step', 'steps')}`,
  marks: (n: number) => `${n} ${many(n, 'mistake', 'mistakes')}, shown as dots`,
  unmarked: 'A dot is a mistake. Where a curve falls without one, it was luck or what others did.',
  step: (step: number) => `Step ${step}`,
  how: 'Every decision is judged from what that player could know, in imagined games, never by what was drawn later.',
}

export type ReviewTexts = typeof en
