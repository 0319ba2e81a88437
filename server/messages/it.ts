// What a server says to whoever runs it, in Italian.
import { plural } from '../../core/words.ts'
import type { ServerMessages } from './en.ts'

const many = plural('it')
const rowsOf = (n: number) => `${n} ${many(n, 'riga', 'righe')}`
const resultsOf = (n: number) => `${n} ${many(n, 'risultato', 'risultati')}`

export const it: ServerMessages = {
  turnIn: (game) => `Tocca a te in ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} non va bene; per esempio ${expected}.`,
  store: {
    'data-unwritable': (folder) =>
      `impossibile scrivere nella cartella dei dati ${folder}; scegline un’altra con LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `un altro server usa la cartella dei dati ${folder}.`,
    'database-unreachable': (why) => `il database di DATABASE_URL non risponde (${why}).`,
    'database-broken': (folder) => `il database in ${folder} è danneggiato, o non è dei nostri.`,
    'database-missing': (place) => `in ${place} non c’è ancora un database di un server.`,
    'schema-newer': (version) => `scritto da una versione più recente di Ludopolis (${version}); prima aggiorna.`,
    'backup-exists': (file) => `${file} c’è già e non viene sovrascritto.`,
    'backup-unwritable': (file) => `impossibile scrivere ${file}.`,
    'backup-broken': (file) => `${file} non è un backup completo.`,
    'restore-not-empty': (table) =>
      `l’archivio non è vuoto (${table}) e non viene sovrascritto; scegline un altro con LUDOPOLIS_DATA o DATABASE_URL.`,
  },
  backedUp: (file, rows) => `${rowsOf(rows)} in ${file}. Contiene mani, segreti e chat: tienilo al sicuro.`,
  record: (games, wins) => `${wins} ${many(wins, 'vinta', 'vinte')} su ${games}`,
  ratingsSame: (results) => `${resultsOf(results)}; quello che è salvato è uguale.`,
  ratingsDiffer: (results) => `${resultsOf(results)}; quello che è salvato è diverso.`,
  adminUnknown: (what, names) => `«${what}» non esiste; ci sono ${names}.`,
  adminOf: (what) => `«${what}» vuole sapere quale: vedi «ludopolis admin tables».`,
  adminRefused: {
    'table-unknown': (of) => `il tavolo ${of} non esiste.`,
    'game-over': (of) => `la partita al tavolo ${of} è già finita.`,
    'person-unknown': (of) => `nessuno si chiama ${of}, né esiste un identificativo così.`,
  },
  adminDone: 'Fatto.',
  tableHead: ['Tavolo', 'Modificato', 'Gioco', 'Stato', 'Passi', 'Persone'],
  tableStates: { waiting: 'in attesa', playing: 'in corso', over: 'finita' },
  restored: (rows) => many(rows, `${rows} riga ripristinata.`, `${rows} righe ripristinate.`),
}
