// What the page says about the deal of the day, in German.
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('de')

export const de = {
  title: 'Tagespartie',
  lead: (day) =>
    `${day}. Alle auf der Welt bekommen dieselbe Partie: dasselbe Glück, dieselben Bots. Dein erster Versuch zählt.`,
  ways: 'Solange ein Versuch zählt, gibt es keine Tipps und kein Weiterspielen ab einem früheren Moment; Zurücknehmen geht wie immer. Schließ die Seite, wann du willst: Du machst weiter, wo du warst.',
  next: (hours, minutes) =>
    hours > 0
      ? `Die nächsten Partien kommen in ${hours} Std. ${minutes} Min., um Mitternacht UTC.`
      : `Die nächsten Partien kommen in ${minutes} Min.`,
  today: 'Heute',
  ofDay: (day) => `Tagespartien, ${day}`,
  over: 'Dieser Tag ist vorbei. Zur Übung kannst du seine Partien noch spielen.',
  noDay: 'Für dieses Datum gibt es keine Tagespartie.',
  toToday: 'Zu den Partien von heute',
  featured: 'Spiel des Tages',
  against: { casual: 'gegen einen Hobby-Bot', skilled: 'zusammen mit einem Könner-Bot' },
  play: 'Tagespartie spielen',
  goOn: 'Weiter',
  practise: 'Zur Übung spielen',
  practice: 'Übung: Dieser Versuch zählt nicht.',
  counts: 'Dieser Versuch zählt.',
  look: 'Nochmal ansehen',
  open: 'Noch nicht gespielt',
  begun: 'Begonnen',
  missed: 'Nicht gespielt',
  givenUp: 'Begonnen und gelöscht, also ohne Ergebnis. Zur Übung kannst du sie spielen.',
  points: (n) => `${n} ${many(n, 'Punkt', 'Punkte')}`,
  won: 'gewonnen',
  lost: 'verloren',
  youWon: 'Du hast gewonnen.',
  youLost: 'Du hast verloren.',
  score: (score, against) => `${score} zu ${against}`,
  yourResult: 'Dein Ergebnis',
  you: 'Du',
  expert: 'Profi-Bot',
  middle: (bots) => `Mittlerer von ${bots} Bots`,
  expertIs: (points) => `Profi ${points}`,
  middleIs: (points) => `mittlerer Bot ${points}`,
  botsWon: (won, of) => `${won} von ${of} Bots haben gewonnen`,
  compare: 'Was haben die Bots geschafft?',
  compareHow:
    'Ein Profi und fünf andere Bots spielen diese Partie an deiner Stelle, hier in deinem Browser. Das dauert einige Minuten.',
  comparing: 'Bots spielen …',
  left: (minutes) => `Noch etwa ${minutes} Min.`,
  cancel: 'Anhalten',
  failed: 'Die Bots kamen nicht bis zum Ende. Versuch es noch einmal.',
  again: 'Nochmal versuchen',
  share: 'Teilen',
  copy: 'Ergebnis kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser lässt uns nicht kopieren. Hier ist der Text:',
  calendar: 'Dein Kalender',
  before: 'Voriger Monat',
  after: 'Nächster Monat',
  streak: (days) => `${days} ${many(days, 'Tag', 'Tage')} in Folge`,
  noStreak: 'Spiel eine Tagespartie zu Ende, und deine Serie beginnt.',
  cell: (day, done, of) => `${day}: ${done} von ${of} gespielt`,
  statistics: 'Deine Statistik',
  toCalendar: 'Alle Tagespartien und dein Kalender',
} satisfies DailyMessages
