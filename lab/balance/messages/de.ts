// What the balance report says, in German.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('de')
const gamesOf = (n: number) => `${n} ${many(n, 'Partie', 'Partien')}`
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Starthände',
  draw: 'Blinde Ziehungen',
  setup: 'Aufbau',
}

export const de = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'Platz', 'Plätze')}`,
  played: (games, bot, seed, rules) =>
    `${gamesOf(games)}, ${bot} auf jedem Platz, Startwert ${seed}, Regelfassung ${rules}.`,
  options: (options) => `Optionen: ${options}`,
  intervals: 'Intervalle gelten zu 95\u00a0%. Ein geteilter Sieg zählt zu gleichen Teilen.',

  won: 'Gemeinsam gewonnene Partien',
  places: 'Siege nach Platz in der Reihenfolge',
  placesNote: (share) => `Platz 1 beginnt. Die Linie zeigt den gleichen Anteil, ${share}.`,
  bySeat: 'Siege nach Platz am Tisch',
  bySeatNote: 'Wo Farben oder Familien nach dem Platz am Tisch gehen, zeigt das ihren Unterschied.',
  place: 'Platz',
  seat: 'Platz',
  victories: 'Siege',
  interval: 'Intervall zu 95\u00a0%',
  meanScore: 'Punkte im Schnitt',

  score: 'Endstände',
  lines: 'Wertungsbogen am Ende, Zeile für Zeile',
  linesNote:
    'Kästen umfassen die mittlere Hälfte, Striche 5 bis 95\u00a0%, der Balken ist der Median und der Punkt der Schnitt.',
  line: 'Zeile',
  mean: 'Schnitt',
  quantiles: ['Kleinster', '5\u00a0%', '25\u00a0%', 'Median', '75\u00a0%', '95\u00a0%', 'Größter'],
  winners: 'Gewinner',
  others: 'Andere',

  lengthInSteps: 'Länge in Schritten',
  lengthInRounds: 'Länge in Runden',
  games: 'Partien',
  endings: 'Wie es endete',
  ending: 'Grund',
  share: 'Anteil',
  leadChanges: 'Führungswechsel',
  leadChangesNote: 'Wie oft am Ende einer Runde jemand anderes allein vorn lag.',
  margin: 'Abstand',
  marginNote: 'Vom besten Ergebnis zum zweiten.',

  contest: 'Der stärkere von zwei Bots',
  contestNote: (games, stronger, share) =>
    `${gamesOf(games)} mit gleichem Zufall und getauschten Plätzen; ${stronger ? `${stronger} ist stärker` : 'welcher stärker ist, zeigen sie nicht'}. Bei gleicher Stärke kämen auf einen Platz ${share}.`,
  contestTogether: (games, stronger) =>
    `${gamesOf(games)} mit gleichem Zufall; ${stronger ? `${stronger} gewinnt öfter` : 'welcher öfter gewinnt, zeigen sie nicht'}.`,
  bot: 'Bot',

  lifts: 'Wert des Materials',
  liftsNote:
    'Nur Zufall zählt: was ausgeteilt, blind gezogen oder zufällig ausgelegt wurde. Der Zuwachs ist, was eines mehr davon ändert, verglichen mit dem, was bei dieser Ziehung sonst hätte kommen können. Bei viel Material liegt eines von zwanzig allein durch Zufall außerhalb seines Intervalls.',
  pile: (channel, pile) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Material',
  described: (component, about) => `${component} (${about})`,
  figures: 'Die Zahlen',
  exposed: 'Erhalten',
  exposedWins: 'Damit gewonnen',
  used: 'Dann genutzt',
  winLift: 'Zuwachs, Prozentpunkte',
  pointsLift: 'Zuwachs an Punkten',
  tip: (label, value, more) => `${label}: ${value} (${more})`,
  shown: (shown, all) => `Die ${shown} stärksten und schwächsten von ${all}.`,

  uses: 'Nutzung des Materials',
  usesNote:
    'Der Anteil der Partien, in denen ein Zug gespielt wurde, an denen, in denen er je erlaubt war; dann, wie oft ein Platz ihn pro Partie spielte.',
  move: 'Zug',
  offered: 'Angeboten in Partien',
  usedIn: 'Genutzt in',
  neverUsed: 'Angeboten, aber nie genutzt',
  neverOffered: 'Nicht einmal angeboten',
  none: 'Nichts.',
} satisfies ReportMessages
