// What a server says to whoever runs it, in Dutch.
import { plural } from '../../core/words.ts'
import type { ServerMessages } from './en.ts'

const many = plural('nl')
const rowsOf = (n: number) => `${n} ${many(n, 'rij', 'rijen')}`
const resultsOf = (n: number) => `${n} ${many(n, 'resultaat', 'resultaten')}`

export const nl = {
  turnIn: (game) => `Jij bent aan de beurt: ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} is niet bruikbaar; bijvoorbeeld ${expected}.`,
  store: {
    'data-unwritable': (folder) =>
      `in de gegevensmap ${folder} kan niet worden geschreven; kies een andere met LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `een andere server gebruikt de gegevensmap ${folder}.`,
    'database-unreachable': (why) => `de database van DATABASE_URL antwoordt niet (${why}).`,
    'database-broken': (folder) => `de database in ${folder} is beschadigd, of niet van ons.`,
    'database-missing': (place) => `in ${place} is nog geen database van een server.`,
    'schema-newer': (version) =>
      `dit is geschreven door een nieuwere versie van Ludopolis (${version}); werk eerst bij.`,
    'backup-exists': (file) => `${file} is er al en wordt niet overschreven.`,
    'backup-unwritable': (file) => `${file} kan niet worden geschreven.`,
    'backup-broken': (file) => `${file} is geen volledige back-up.`,
    'restore-not-empty': (table) =>
      `de opslag is niet leeg (${table}) en wordt niet overschreven; kies een andere met LUDOPOLIS_DATA of DATABASE_URL.`,
  },
  backedUp: (file, rows) =>
    `${rowsOf(rows)} ${many(rows, 'staat', 'staan')} in ${file}. Daarin zitten handen, geheimen en chat: bewaar het veilig.`,
  record: (games, wins) => `${wins} van ${games} gewonnen`,
  ratingsSame: (results) => `${resultsOf(results)}; wat is opgeslagen, is gelijk.`,
  ratingsDiffer: (results) => `${resultsOf(results)}; wat is opgeslagen, verschilt.`,
  adminUnknown: (what, names) => `‘${what}’ is niets wat gedaan kan worden; er zijn ${names}.`,
  adminOf: (what) => `‘${what}’ moet weten welke: zie ‘ludopolis admin tables’.`,
  adminRefused: {
    'table-unknown': (of) => `tafel ${of} bestaat niet.`,
    'game-over': (of) => `de partij aan tafel ${of} is al afgelopen.`,
    'person-unknown': (of) => `niemand heet ${of}, en zo’n kenmerk is er ook niet.`,
  },
  adminDone: 'Klaar.',
  tableHead: ['Tafel', 'Gewijzigd', 'Spel', 'Toestand', 'Stappen', 'Mensen'],
  tableStates: { waiting: 'wacht', playing: 'bezig', over: 'afgelopen' },
  restored: (rows) => `${rowsOf(rows)} ${many(rows, 'is', 'zijn')} teruggezet.`,
} satisfies ServerMessages
