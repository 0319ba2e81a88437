// What the page says about the deal of the day, in English.
import { plural } from '../../../core/words.ts'

const many = plural('en')

export const en = {
  title: 'Deal of the day',
  lead: (day: string) =>
    `${day}. Everybody in the world gets the same deal: the same luck, against the same bots. Your first try counts.`,
  ways: 'While a try counts there are no hints and no playing on from an earlier moment; taking back works as always. Close the page whenever you like: you go on where you were.',
  next: (hours: number, minutes: number) =>
    hours > 0
      ? `The next deals come in ${hours} h ${minutes} min, at midnight UTC.`
      : `The next deals come in ${minutes} min.`,
  today: 'Today',
  ofDay: (day: string) => `Deals of ${day}`,
  over: 'This day is over. You can still play its deals, for practice.',
  noDay: 'There is no deal of the day for this date.',
  toToday: 'To today’s deals',
  featured: 'Game of the day',
  against: { casual: 'against a casual bot', skilled: 'together with a skilled bot' },
  play: 'Play the deal',
  goOn: 'Go on',
  practise: 'Play it for practice',
  practice: 'Practice: this try does not count.',
  counts: 'This try counts.',
  look: 'Look at it again',
  open: 'Not played yet',
  begun: 'Begun',
  missed: 'Not played',
  givenUp: 'Begun and deleted, so no result counts. You can play it for practice.',
  points: (n: number) => `${n} ${many(n, 'point', 'points')}`,
  won: 'won',
  lost: 'lost',
  youWon: 'You won.',
  youLost: 'You lost.',
  score: (score: number, against: number) => `${score} to ${against}`,
  yourResult: 'Your result',
  you: 'You',
  expert: 'Expert bot',
  middle: (bots: number) => `Middle of ${bots} bots`,
  expertIs: (points: number) => `Expert ${points}`,
  middleIs: (points: number) => `middle of bots ${points}`,
  botsWon: (won: number, of: number) => `${won} of ${of} bots won`,
  compare: 'What did bots reach?',
  compareHow:
    'An expert and five other bots play this deal in your place, here in your browser. It takes some minutes.',
  comparing: 'Bots are playing …',
  left: (minutes: number) => `About ${minutes} min left.`,
  cancel: 'Stop',
  failed: 'The bots did not get to the end. Try again.',
  again: 'Try again',
  share: 'Share',
  copy: 'Copy the result',
  copied: 'Copied',
  copyFailed: 'The browser does not let us copy. Here is the text:',
  calendar: 'Your calendar',
  before: 'Month before',
  after: 'Month after',
  streak: (days: number) => `${days} ${many(days, 'day', 'days')} in a row`,
  noStreak: 'Play a deal to the end and your row of days begins.',
  cell: (day: string, done: number, of: number) => `${day}: ${done} of ${of} played`,
  statistics: 'Your statistics',
  toCalendar: 'All deals and your calendar',
}

export type DailyMessages = typeof en
