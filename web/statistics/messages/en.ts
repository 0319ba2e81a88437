// What the page says of one's own games, in English.
import { plural } from '../../../core/words.ts'

const many = plural('en')

export const en = {
  title: 'Your statistics',
  lead: 'Made from the finished games that this browser keeps and, if you are known to the server, from your games there.',
  gathering: (done: number, total: number) => `Going through your games: ${done} of ${total}`,
  none: 'There are no finished games yet. Play one to the end, and this page begins to fill.',
  play: 'Choose a game',
  damaged: (n: number) =>
    n === 1 ? 'One game cannot be read and is left out.' : `${n} games cannot be read and are left out.`,
  shared: (n: number) =>
    n === 1
      ? 'One game of several people is left out: which seat was yours is not known. Give your name in the settings.'
      : `${n} games of several people are left out: which seat was yours is not known. Give your name in the settings.`,
  silent: 'The server does not answer, so your games there are missing.',
  game: 'Game',
  games: 'Games',
  won: 'Won',
  share: 'Share',
  mean: 'Average',
  best: 'Best',
  byRivals: 'By opponents',
  byPartners: 'By partners',
  rivals: 'Opponents',
  partners: 'Partners',
  alone: 'nobody',
  count: (n: number, what: string) => `${n} × ${what}`,
  kinds: {
    person: 'a person',
    novice: 'novice bot',
    casual: 'casual bot',
    skilled: 'skilled bot',
    expert: 'expert bot',
    random: 'bot at random',
  } as { readonly [kind: string]: string },
  byOption: (option: string) => `By option: ${option}`,
  value: 'Value',
  yes: 'yes',
  no: 'no',
  course: 'Scores over time',
  plot: (games: number, first: number, last: number) =>
    `${games} ${many(games, 'score', 'scores')} over time, the first ${first}, the last ${last}`,
  lines: 'Beside the bots',
  linesLead: 'Points a game for each line of the score sheet, in games with bots against you.',
  line: 'Line',
  you: 'You',
  bots: 'Bots',
  difference: 'Difference',
  pieces: 'What you used most',
  piece: 'Piece',
  times: 'Times',
  inGames: 'In games',
  csv: 'Save as CSV',
  json: 'Save as JSON',
  headline: (games: number, won: number) => `${games} ${many(games, 'game', 'games')}, ${won} won`,
}

export type StatisticsMessages = typeof en
