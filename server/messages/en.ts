// What a server says to whoever runs it, in English.
import { plural } from '../../core/words.ts'
import type { StoreRefusal } from '../store/faults.ts'
import type { TableState } from '../store/schema.ts'

const many = plural('en')
const rowsOf = (n: number) => `${n} ${many(n, 'row', 'rows')}`
const resultsOf = (n: number) => `${n} ${many(n, 'result', 'results')}`

export const en = {
  turnIn: (game: string) => `It is your turn in ${game}.`,
  variableBad: (name: string, value: string, expected: string) =>
    `${name}=${value} cannot be used; such as ${expected}.`,
  store: {
    'data-unwritable': (folder: string) =>
      `cannot write to the data folder ${folder}; choose another with LUDOPOLIS_DATA.`,
    'data-in-use': (folder: string) => `another server uses the data folder ${folder}.`,
    'database-unreachable': (why: string) => `the database of DATABASE_URL does not answer (${why}).`,
    'database-broken': (folder: string) => `the database in ${folder} is damaged, or none of ours.`,
    'database-missing': (place: string) => `there is no database of a server in ${place} yet.`,
    'schema-newer': (version: string) => `this was written by a newer version of Ludopolis (${version}); update first.`,
    'backup-exists': (file: string) => `${file} is there already and is not written over.`,
    'backup-unwritable': (file: string) => `cannot write ${file}.`,
    'backup-broken': (file: string) => `${file} is no complete backup.`,
    'restore-not-empty': (table: string) =>
      `the store is not empty (${table}) and is not written over; choose another with LUDOPOLIS_DATA or DATABASE_URL.`,
  } satisfies { [code in StoreRefusal]: (about: string) => string },
  backedUp: (file: string, rows: number) =>
    `${rowsOf(rows)} ${many(rows, 'is', 'are')} in ${file}. It holds hands, secrets and chat: keep it safe.`,
  record: (games: number, wins: number) => `${wins} of ${games} won`,
  ratingsSame: (results: number) => `${resultsOf(results)}; what is stored is the same.`,
  ratingsDiffer: (results: number) => `${resultsOf(results)}; what is stored differs.`,
  adminUnknown: (what: string, names: string) => `“${what}” is nothing that can be done; there are ${names}.`,
  adminOf: (what: string) => `“${what}” needs to know which: see “ludopolis admin tables”.`,
  adminRefused: {
    'table-unknown': (of: string) => `there is no table ${of}.`,
    'game-over': (of: string) => `the game at table ${of} is over already.`,
    'person-unknown': (of: string) => `there is nobody called ${of} and no such id.`,
  },
  adminDone: 'Done.',
  tableHead: ['Table', 'Changed', 'Game', 'State', 'Steps', 'People'],
  tableStates: { waiting: 'waiting', playing: 'playing', over: 'over' } satisfies { [S in TableState]: string },
  restored: (rows: number) => `${rowsOf(rows)} ${many(rows, 'is', 'are')} restored.`,
}

export type ServerMessages = typeof en
