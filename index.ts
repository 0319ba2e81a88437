// What `import … from 'ludopolis'` gives to researchers and writers of bots: the contract, the games, the bots, the table
// and records.
export type { Bot, Candidate, Decision, Thought } from './bots/bot.ts'
export type { BotSpec, Level } from './bots/index.ts'
export { LEVELS, makeBot, readBot } from './bots/index.ts'
export type { Bits, Draw } from './core/chance.ts'
export { below, bitsFrom, liveBits, liveChance, seededChance } from './core/chance.ts'
export type { Conditions } from './core/conform.ts'
export { conform } from './core/conform.ts'
export type {
  Advice,
  AnyGame,
  Chance,
  Flat,
  Game,
  GameEvent,
  Move,
  MoveList,
  Moves,
  Outcome,
  Refusal,
  ScoreLine,
  Seat,
  Seen,
  State,
  Tell,
  Viewer,
} from './core/game.ts'
export { copyState, isRefusal, MOST_MOVES, NOBODY, PUBLIC, refusalOf } from './core/game.ts'
export type { Layout, Position } from './core/layout.ts'
export { layout, layoutOf } from './core/layout.ts'
export type { AnyGameModule, GameModule } from './core/module.ts'
export { moveTable } from './core/moves.ts'
export type { AnyChosen, Chosen, OptionSchema } from './core/options.ts'
export { chooseOptions } from './core/options.ts'
export type { GameRecord, RecordFile, Step } from './core/record.ts'
export { readRecord, replay, writeRecord } from './core/record.ts'
export type { Accepted, Means, Moment, Refused, Update } from './core/table.ts'
export { isRefused, Table } from './core/table.ts'
export type { Area, Grid, Locale, Part, Words } from './core/words.ts'
export type { GameId } from './games/index.ts'
export { GAME_IDS, isGameId, loadGame } from './games/index.ts'
export { Playing } from './lab/playing.ts'
