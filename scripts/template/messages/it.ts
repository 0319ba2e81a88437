// Sample in Italian.
import { to } from '../../../core/messages/italian.ts'
import type { Messages } from './en.ts'

export const it: Messages = {
  name: 'Sample',
  aim: 'Più punti a lotti occupati',
  about: 'Costruisci case su un quadrato di lotti, accanto agli stagni e una accanto all’altra.',
  notice: 'Tutto in questo gioco è di nostra creazione.',
  prompt: {
    build: (who) => (who === null ? 'Costruisci una casa su un lotto libero.' : `${who} deve costruire una casa.`),
    over: 'La partita è finita.',
  },
  areas: {
    plots: { command: 'lotti', heading: 'I lotti' },
    round: { command: 'round', heading: 'Il round' },
  },
  row: 'riga',
  plots: { free: 'libero', pond: 'stagno', house: (owner) => `casa di ${owner}` },
  round: (now, last) => `Round ${now} di ${last}.`,
  begins: (who) => `Ha iniziato ${who}.`,
  build: { row: (row) => `Costruisci nella riga ${row}`, plot: (plot) => `su ${plot}` },
  events: {
    dealt: (plots) => `Ci sono stagni su ${plots}.`,
    turn: (who) => `Tocca ${to(who)}.`,
    built: (who, plot) => `${who} costruisce su ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Questo lotto non c’è.',
    'no-more-houses': () => 'Tutte le case sono costruite.',
    'plot-pond': ({ plot }) => `Su ${plot} c’è uno stagno.`,
    'plot-taken': ({ plot }) => `Su ${plot} c’è già una casa.`,
    'invalid-seats': () => 'Il numero di giocatori o il primo giocatore non ha senso.',
    'invalid-ponds': ({ ponds }) => `Numero di stagni: ${ponds}. Su ogni altro lotto c’è una casa o niente.`,
    'invalid-houses': ({ seat }) => `Il giocatore ${seat} ha più o meno case di quante dicono i turni.`,
    'invalid-phase': () => 'La fine della partita e il numero di case non corrispondono.',
  },
  lines: { ponds: 'Stagni accanto alle case', neighbours: 'Case affiancate' },
  endings: { points: 'Decide chi ha più punti.', shared: 'Parità: la vittoria è condivisa.' },
  options: { first: 'Primo giocatore' },
  values: {},
  board: { plot: (name, there) => `${name}: ${there}` },
}
