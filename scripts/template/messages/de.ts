// Sample in German.
import type { Sentences } from '../../../core/words.ts'
import type { Messages } from './en.ts'

export const de = {
  name: 'Sample',
  aim: 'Meiste Punkte, wenn alles bebaut ist',
  about: 'Bau Häuser auf ein Quadrat aus Grundstücken, an Teiche und nebeneinander.',
  notice: 'Alles in diesem Spiel haben wir selbst gestaltet.',
  prompt: {
    build: (who) => (who === null ? 'Bau ein Haus auf ein freies Grundstück.' : `${who} baut ein Haus.`),
    over: 'Die Partie ist zu Ende.',
  },
  areas: {
    plots: { command: 'grundstücke', heading: 'Die Grundstücke' },
    round: { command: 'runde', heading: 'Die Runde' },
  },
  row: 'Reihe',
  plots: { free: 'frei', pond: 'Teich', house: (owner) => `Haus von ${owner}` },
  round: (now, last) => `Runde ${now} von ${last}.`,
  begins: (who) => `${who} hat begonnen.`,
  build: { row: (row) => `Bau in Reihe ${row}`, plot: (plot) => `auf ${plot}` },
  events: {
    dealt: (plots) => `Teiche liegen auf ${plots}.`,
    turn: (who) => `${who} ist am Zug.`,
    built: (who, plot) => `${who} baut auf ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Dieses Grundstück gibt es nicht.',
    'no-more-houses': () => 'Alle Häuser sind gebaut.',
    'plot-pond': ({ plot }) => `Auf ${plot} ist ein Teich.`,
    'plot-taken': ({ plot }) => `Auf ${plot} steht schon ein Haus.`,
    'invalid-seats': () => 'Die Zahl der Spieler oder der Startspieler ergibt keinen Sinn.',
    'invalid-ponds': ({ ponds }) =>
      `Zahl der Teiche: ${ponds}. Auf jedem anderen Grundstück steht ein Haus oder nichts.`,
    'invalid-houses': ({ seat }) => `Spieler ${seat} hat mehr oder weniger Häuser, als die Züge ergeben.`,
    'invalid-phase': () => 'Das Ende der Partie und die Zahl der Häuser passen nicht zusammen.',
  } as Sentences,
  lines: { ponds: 'Teiche neben Häusern', neighbours: 'Häuser nebeneinander' },
  endings: { points: 'Die meisten Punkte entscheiden.', shared: 'Gleich viele Punkte: Der Sieg wird geteilt.' },
  options: { first: 'Startspieler' },
  values: {},
  board: { plot: (name, there) => `${name}: ${there}` },
} satisfies Messages
