// What a server says to whoever runs it, in German.
import type { ServerMessages } from './en.ts'

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
    `${rows} Zeilen sind in ${file}. Darin stehen Hände, Geheimnisse und Chat: Bewahr die Datei sicher auf.`,
  record: (games, wins) => `${wins} von ${games} gewonnen`,
  ratingsSame: (results) => `${results} Ergebnisse; das Gespeicherte stimmt überein.`,
  ratingsDiffer: (results) => `${results} Ergebnisse; das Gespeicherte weicht ab.`,
  adminUnknown: (what, names) => `„${what}“ lässt sich nicht tun; es gibt ${names}.`,
  adminOf: (what) => `„${what}“ muss wissen, wovon: siehe „ludopolis admin tables“.`,
  adminRefused: (of, code) => `nichts geändert an ${of} (${code}).`,
  adminDone: 'Erledigt.',
  restored: (rows) => `${rows} Zeilen sind wiederhergestellt.`,
} satisfies ServerMessages
