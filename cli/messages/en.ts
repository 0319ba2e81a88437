// What the command line itself says, in English.
import { plural } from '../../core/words.ts'
import type { ServerFigures } from '../bench-server.ts'

const many = plural('en')
const gamesOf = (n: number) => `${n} ${many(n, 'game', 'games')}`
const seatsOf = (n: number) => `${n} ${many(n, 'seat', 'seats')}`
const stepsOf = (n: number) => `${n} ${many(n, 'step', 'steps')}`
const positionsOf = (n: number) => `${n} ${many(n, 'position', 'positions')}`
const recordsOf = (n: number) => `${n} ${many(n, 'record', 'records')}`
const pointsOf = (n: number) => `${n} ${many(n, 'point', 'points')}`
const meant = (nearest: string | undefined) => (nearest === undefined ? '.' : `; did you mean ${nearest}?`)

export const en = {
  unknownCommand: (name: string, nearest: string | undefined, known: string) =>
    `there is no command “${name}”${meant(nearest)} Known: ${known}.`,
  unknownFlag: (flag: string, command: string, nearest: string | undefined) =>
    nearest === undefined
      ? `${command} takes no flag ${flag}; leave it out.`
      : `${command} knows no flag ${flag}${meant(nearest)}`,
  unknownGame: (id: string, nearest: string | undefined, known: string) =>
    `there is no game “${id}”${meant(nearest)} Known: ${known}.`,
  unknownBot: (name: string, known: string) => `there is no bot “${name}”; choose from: ${known}.`,
  unknownLocale: (name: string, known: string) => `there is no language “${name}”; choose from: ${known}.`,
  flagTwice: (flag: string) => `${flag} is given twice; give it once.`,
  flagTakesNothing: (flag: string) => `${flag} takes no value; write it alone.`,
  flagsApart: (flag: string, other: string) => `${flag} says nothing with ${other}; leave one of them out.`,
  flagNeeds: (flag: string, other: string) => `${flag} says nothing without ${other}.`,
  flagNeedsValue: (flag: string) => `${flag} needs a value after it.`,
  flagsExclude: (flag: string, other: string) => `${flag} does not go with ${other}; leave one out.`,
  argumentMissing: (what: string, command: string) =>
    `${what} is missing; “ludopolis ${command} --help” shows how to write it.`,
  argumentExtra: (text: string, command: string) =>
    `“${text}” is one word too many; “ludopolis ${command} --help” shows how to write it.`,
  notCount: (name: string, text: string, least: number) =>
    `${name} must be a whole number from ${least} up, not “${text}”.`,
  notSeconds: (text: string) => `--seconds must be a number above 0, not “${text}”.`,
  optionsNotJson: (text: string) => `--options must be JSON, such as '{"name": "value"}', not: ${text}`,
  optionsNone: '--options must name at least one set of options, such as [{}].',
  fileMissing: (path: string) => `there is no file ${path}; check the name.`,
  fileUnreadable: (path: string, code: string) => `${path} cannot be read (${code}).`,
  fileUnwritable: (path: string, code: string) => `${path} cannot be written (${code}); choose another place.`,
  fileExists: (path: string) => `${path} is there already; choose another name.`,
  fileUnfinished: (path: string) =>
    `${path} holds an unfinished game; go on with --resume ${path} or choose another name.`,
  fileLarge: (path: string, most: number) =>
    `${path} holds more than ${most} characters in one piece; it cannot be read.`,
  fileNotText: (path: string) => `${path} is no text in UTF-8; it cannot be read.`,
  fileOdd: (path: string) => `${path} is no file that can be read and written again.`,
  outputBroken: (code: string) => `the output cannot be written (${code}).`,
  about: (what: string, sentence: string) => `${what}: ${sentence}`,
  line: (path: string, number: number) => `${path}, line ${number}`,

  /** What stands in the place of something to be written. */
  words: {
    command: 'command',
    flags: 'flags',
    game: 'game',
    games: 'games',
    file: 'file',
    files: 'files',
    folder: 'folder',
    date: 'date',
    n: 'n',
    list: 'list',
    names: 'names',
    bot: 'bot',
    bots: 'bots',
    text: 'text',
    json: 'json',
    plan: 'plan',
    start: 'start',
    address: 'address',
    what: 'what',
    whom: 'whom',
    table: 'table',
    person: 'person',
  },

  person: (number: number) => `Player ${number}`,
  noPeople: 'at least one person must play; bots among themselves are the work of “simulate”.',
  peopleMany: (people: number, seats: number) =>
    `${people} people do not fit on ${seatsOf(seats)}; raise --seats or name fewer.`,
  botsCount: (seats: number, people: number, bots: number) =>
    `${seatsOf(seats)} and ${people} ${many(people, 'person', 'people')} leave ${seats - people} for bots, but ${bots} ${many(bots, 'is', 'are')} named; name one for all of them or ${seats - people}.`,
  botsSeats: (seats: number, bots: number) =>
    `${seatsOf(seats)} ${many(seats, 'needs', 'need')} ${seats} ${many(seats, 'bot', 'bots')}, or one for all, not ${bots}.`,
  namesTwice: (name: string) => `two people are called ${name}; give them different names.`,
  resumeFinished: (path: string) => `the game in ${path} is over; “ludopolis replay ${path}” shows it.`,
  gameMissing: (known: string) => `say which game to play: ${known}.`,

  notDay: (text: string) => `a date is written as 2026-11-16, not “${text}”.`,
  noDeal: (day: string, first: string, last: string) =>
    `there is no deal of ${day}; deals go from ${first} to ${last}.`,
  dealOf: (day: string) => `Deal of the day, ${day}.`,
  dealOfGame: (game: string, day: string) => `${game}: deal of the day, ${day}.`,
  dealExpert: (points: number) => `The expert bot reached ${pointsOf(points)}.`,
  dealField: (points: number, bots: number) => `The middle of ${bots} other bots: ${pointsOf(points)}.`,
  dealExpertWon: (won: boolean) => `The expert bot ${won ? 'won' : 'lost'}.`,
  dealFieldWon: (won: number, bots: number) => `${won} of ${bots} other bots won.`,

  hint: (help: string) => `Type a number to choose; “${help}” lists the commands.`,
  handOver: (name: string) => `Pass the keyboard to ${name}, then press Enter.`,
  thinking: 'Thinking …',
  canPlay: 'This move can be played.',
  whyWhat: (why: string, move: string) => `Write the move after it, such as: ${why} ${move}`,
  keepAsk: 'Write a file name to keep the game, or press Enter to leave without.',
  kept: (path: string) => `The game is kept in ${path}. Go on with: ludopolis play --resume ${path}`,
  recorded: (path: string) => `The game is recorded in ${path}.`,
  notKept: 'The game was not kept.',

  simulated: (game: string, games: number, seats: number) => `${game}: ${gamesOf(games)}, ${seatsOf(seats)}`,
  seat: 'Seat',
  wins: 'Wins',
  meanScore: 'Mean score',
  steps: (steps: number, mean: string) => `${stepsOf(steps)}, ${mean} a game`,
  speed: (seconds: string, rate: number) => `${seconds} s, ${rate} ${many(rate, 'step', 'steps')} a second`,
  endings: 'Endings',
  digest: (digest: string) => `digest ${digest}`,
  written: (path: string) => `records in ${path}`,
  stoppedRecords: (records: number) => `stopped after ${recordsOf(records)}; the rest was not checked.`,
  stopped: (done: number, wanted: number) => `stopped after ${done} of ${gamesOf(wanted)}; what was played is kept.`,

  arenaBots: 'name the bots to compare, at least two and no more than there are seats: --bots search:100ms,greedy',
  bot: 'Bot',
  games: 'Games',
  winRate: 'Victories',
  interval: '95% interval',
  decisionTime: 'Decision, ms: mean / longest',
  tuneNothing: (game: string) => `the advice of ${game} has no weights to tune.`,
  generation: (n: number, total: number, games: number, lead: string, kept: boolean) =>
    `${n}/${total}: ${gamesOf(games)}, the best trial leads by ${lead}: ${kept ? 'kept' : 'dropped'}`,
  onlyNothing: (prefix: string, names: string) => `no weight’s name begins with “${prefix}”; there are ${names}.`,
  learnNothing: (game: string) => `the advice of ${game} tells no net what it sees.`,
  learnPlan: (text: string) => `“${text}” is no part of a plan; write a bot and a number of games, like greedy:2000.`,
  learnLessons: (learned: number, left: number) => `${positionsOf(learned)} to learn from, ${left} left out.`,
  learnTooFew: 'too few games to learn from; write more into --games.',
  learnResumed: (steps: number) => `training goes on after ${stepsOf(steps)}.`,
  learnHead: ['of the game left', 'positions', 'R² worth', 'R² net', 'log-loss worth', 'log-loss net'],
  fitNothing: (game: string) => `the advice of ${game} has no odds to fit.`,
  fitTooFew: (games: number) =>
    `${gamesOf(games)}, all won or all lost: too few to fit. Play more with --games, or other --options.`,
  fitStopped: (games: number) => `stopped after ${gamesOf(games)}; nothing was fitted.`,
  fitted: (games: number, positions: number) =>
    `${gamesOf(games)}, ${positionsOf(positions)} fitted; of the games left out:`,
  foretold: (positions: number, chance: string, won: string) =>
    `${positionsOf(positions)}, foretold ${chance}, won ${won}`,

  botLost: (bot: string) => `the thread of the bot ${bot} cannot be started, or breaks down again and again.`,
  oneBot: (flag: string, bots: number) => `${flag} takes one bot, not ${bots}.`,
  reported: (path: string) => `report in ${path}`,
  serverUnopened: 'the server to be measured did not open.',
  place: 'Place in turn order',
  wonTogether: (rate: string, interval: string) => `won ${rate} (${interval})`,
  botWon: (bot: string, rate: string, interval: string) => `${bot}: ${rate} (${interval})`,

  replayed: (game: string, seats: number, steps: number, rules: number) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}, rules version ${rules}: every step follows the rules.`,
  atStep: (step: number, last: number) => `After step ${step} of ${last}`,
  atStepPlayed: (step: number, last: number, name: string, move: string) =>
    `After step ${step} of ${last}. ${name}: ${move}`,
  unfinished: 'The game is not finished.',
  checkedMany: (records: number, steps: number, unfinished: number) =>
    `${recordsOf(records)}, ${stepsOf(steps)}: every step follows the rules; ${unfinished} unfinished.`,
  luckProven: (draws: number) =>
    draws === 1
      ? 'Luck: the one draw is the only one possible.'
      : `Luck: each of the ${draws} draws is the only one possible.`,
  oneGameOnly: (path: string) => `--to needs a file with one game; ${path} holds several.`,
  positionGood: 'The position is possible.',

  reviewed: (game: string, seats: number, steps: number, decisions: number, tries: number) =>
    `${game}, ${seatsOf(seats)}, ${stepsOf(steps)}: ${decisions} ${many(decisions, 'decision', 'decisions')}, ${tries} ${many(tries, 'try', 'tries')} each.`,
  reviewNothing: (path: string) => `${path} holds no decision of that seat to review.`,
  reviewStopped: 'the review was stopped; nothing of it is kept.',
  noSuchSeat: (seat: number, seats: number) => `there is no seat ${seat}; the game has ${seats}.`,
  player: 'Player',
  decisions: 'Decisions',
  mistakes: 'Mistakes',
  chanceLost: 'Chance given away a decision',
  pointsLost: 'Points given away',
  moments: 'The moments that mattered most',
  noMoments: 'Nothing that mattered was given away.',
  momentAt: (step: number, name: string, move: string) => `Step ${step}, ${name}: ${move}`,
  markedSteps: (name: string, steps: string) => `Mistakes of ${name}: steps ${steps}`,
  blunders: (game: string, games: number, found: string, marked: string) =>
    `${game}, ${gamesOf(games)}: ${found} of the blunders marked, ${marked} of the other decisions.`,

  flagMissing: (flag: string) => `${flag} is missing.`,
  puzzlesOther: (path: string) => `${path} holds no puzzles of this game with the same rules, seats, options and seed.`,
  puzzlesSolved: (bot: string, solved: number, puzzles: number, share: string) =>
    `${bot} solves ${solved} of ${puzzles} ${many(puzzles, 'puzzle', 'puzzles')} (${share}).`,
  puzzlesFound: (puzzles: number, games: number, casual: string) =>
    `${puzzles} ${many(puzzles, 'puzzle', 'puzzles')} from ${gamesOf(games)}; casual solves ${casual}.`,

  game: 'Game',
  playouts: 'Playouts/s',
  moves: 'Moves',
  cpuOfMove: 'CPU a move, µs',
  bytesOfStep: 'Bytes a step and listener',
  serverFigures: (told: ServerFigures, opening: string) => [
    `${told.durableMovesPerSecond} ${many(told.durableMovesPerSecond, 'durable move', 'durable moves')} a second`,
    `${opening} ms to open a table of ${stepsOf(told.openSteps)}`,
    `${told.kilobytesPerTable} KB of memory a live table (${told.tables} ${many(told.tables, 'table', 'tables')})`,
  ],
  stepRate: 'Steps/s',
  guidedRate: 'Guided steps/s',
  turns: 'Turns',
  meanTurn: 'Mean, ms',
  longestTurn: 'Longest, ms',
  copy: 'Copy, ns',
  legal: 'Legal, ns',
  best: (game: string) => `${game}, best`,
  median: (game: string) => `${game}, median`,

  open: (address: string) => `Ludopolis is open at ${address}`,
  portTaken: (port: number) => `port ${port} is taken; choose another with --port or PORT.`,
  portRefused: (port: number, host: string, code: string) =>
    `cannot listen on ${host}, port ${port} (${code}); choose others with --host and --port.`,
  working: (threads: number) => `Thinking for bots, ${threads === 1 ? 'one at a time' : `up to ${threads} at a time`}.`,
  workerNeedsDatabase: 'a worker shares its jobs with servers on PostgreSQL; name it with DATABASE_URL.',
  webMissing: 'the web client is not built; run “npm run build” first.',
}

export type CliMessages = typeof en
