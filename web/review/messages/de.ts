// What the page says about the review of a game, in German.
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('de')

export const de: ReviewTexts = {
  title: (game) => `Analyse: ${game}`,
  unfinished: 'Diese Partie läuft noch; analysieren kannst du sie nach dem Ende.',
  toTable: 'Zurück zum Tisch',
  working: (percent) => `Der Bot geht die Partie durch: ${percent}\u00a0%`,
  stop: 'Anhalten',
  stopped: 'Die Analyse wurde angehalten.',
  begin: 'Partie analysieren',
  failed: 'Der Bot konnte die Analyse nicht beenden.',
  whose: 'Entscheidungen von',
  everybody: 'Allen',
  summary: 'Was verschenkt wurde',
  player: 'Spieler',
  decisions: 'Entscheidungen',
  mistakes: 'Fehler',
  chanceLost: 'Gewinnchance',
  pointsLost: 'Punkte',
  ofAll: (percent) => `${percent}\u00a0% je Entscheidung`,
  moments: 'Die wichtigsten Momente',
  noMoments: 'Nichts Wichtiges wurde verschenkt.',
  moment: (step, name) => `Schritt ${step}, ${name}`,
  lost: (percent) => `−${percent}\u00a0%`,
  decision: (at, of) => `Entscheidung ${at} von ${of}`,
  before: 'Vorige Entscheidung',
  after: 'Nächste Entscheidung',
  markBefore: 'Voriger Fehler',
  markAfter: 'Nächster Fehler',
  played: (name, move) => `${name} spielte: ${move}`,
  same: 'Der Bot sah nichts Besseres.',
  little: (percent) => `Der Bot hätte anders gespielt, doch es ging um weniger als ${percent}\u00a0%.`,
  playOn: 'Ab hier gegen den Bot weiterspielen',
  chances: 'Gewinnchance',
  points: 'Punkte',
  chartOf: (what, steps) => `${what} über ${steps} ${many(steps, 'Schritt', 'Schritte')}`,
  marks: (n) => `${n} Fehler, als Punkte markiert`,
  step: (step) => `Schritt ${step}`,
  how: 'Jede Entscheidung wird nach dem beurteilt, was dieser Spieler wissen konnte: in gedachten Partien, nie nach dem, was später gezogen wurde.',
}
