// What a server says to whoever runs it, in German.
import { plural } from '../../core/words.ts'
import type { ServerMessages } from './en.ts'

const many = plural('de')
const rowsOf = (n: number) => `${n} ${many(n, 'Zeile', 'Zeilen')}`
const resultsOf = (n: number) => `${n} ${many(n, 'Ergebnis', 'Ergebnisse')}`

export const de = {
  turnIn: (game) => `Du bist am Zug: ${game}.`,
  variableBad: (name, value, expected) => `${name}=${value} passt nicht; etwa ${expected}.`,
  store: {
    'data-unwritable': (folder) =>
      `in den Datenordner ${folder} lässt sich nicht schreiben; wähle einen anderen mit LUDOPOLIS_DATA.`,
    'data-in-use': (folder) => `ein anderer Server benutzt den Datenordner ${folder}.`,
    'database-unreachable': (why) => `die Datenbank von DATABASE_URL antwortet nicht (${why}).`,
    'database-broken': (folder) => `die Datenbank in ${folder} ist beschädigt oder keine von uns.`,
    'database-missing': (place) => `in ${place} gibt es noch keine Datenbank eines Servers.`,
    'schema-newer': (version) =>
      `das hat eine neuere Version von Ludopolis geschrieben (${version}); aktualisiere zuerst.`,
    'backup-exists': (file) => `${file} gibt es schon und wird nicht überschrieben.`,
    'backup-unwritable': (file) => `${file} lässt sich nicht schreiben.`,
    'backup-broken': (file) => `${file} ist keine vollständige Sicherung.`,
    'restore-not-empty': (table) =>
      `der Speicher ist nicht leer (${table}) und wird nicht überschrieben; wähle einen anderen mit LUDOPOLIS_DATA oder DATABASE_URL.`,
  },
  backedUp: (file, rows) =>
    `${rowsOf(rows)} ${many(rows, 'ist', 'sind')} in ${file}. Darin stehen Hände, Geheimnisse und Chat: Bewahr die Datei sicher auf.`,
  record: (games, wins) => `${wins} von ${games} gewonnen`,
  ratingsSame: (results) => `${resultsOf(results)}; das Gespeicherte stimmt überein.`,
  ratingsDiffer: (results) => `${resultsOf(results)}; das Gespeicherte weicht ab.`,
  adminUnknown: (what, names) => `„${what}“ lässt sich nicht tun; es gibt ${names}.`,
  adminOf: (what) => `„${what}“ muss wissen, wovon: siehe „ludopolis admin tables“.`,
  adminRefused: {
    'table-unknown': (of) => `den Tisch ${of} gibt es nicht.`,
    'game-over': (of) => `die Partie an Tisch ${of} ist schon zu Ende.`,
    'person-unknown': (of) => `niemand heißt ${of}, und eine solche Kennung gibt es auch nicht.`,
  },
  adminDone: 'Erledigt.',
  tableHead: ['Tisch', 'Geändert', 'Spiel', 'Zustand', 'Schritte', 'Menschen'],
  tableStates: { waiting: 'wartet', playing: 'läuft', over: 'zu Ende' },
  restored: (rows) => `${rowsOf(rows)} ${many(rows, 'ist', 'sind')} wiederhergestellt.`,
} satisfies ServerMessages
