// What the page says about the review of a game, in Italian.
import { article } from '../../../core/messages/italian.ts'
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('it')

export const it: ReviewTexts = {
  title: (game) => `Analisi: ${game}`,
  unfinished: 'Questa partita non è ancora finita; si potrà analizzare alla fine.',
  toTable: 'Torna al tavolo',
  working: (percent) => `Il bot ripercorre la partita: ${percent}%`,
  stop: 'Ferma',
  stopped: 'L’analisi è stata fermata.',
  begin: 'Analizza la partita',
  failed: 'Il bot non è riuscito a finire l’analisi.',
  whose: 'Le decisioni di',
  everybody: 'Tutti',
  summary: 'Cosa si è perso',
  player: 'Giocatore',
  decisions: 'Decisioni',
  mistakes: 'Errori',
  chanceLost: 'Probabilità',
  pointsLost: 'Punti',
  ofAll: (percent) => `${percent}% a decisione`,
  moments: 'I momenti decisivi',
  noMistakes: 'Nessun errore; dove si è perso un poco',
  noMoments: 'Non si è perso niente di importante.',
  moment: (step, name) => `Passo ${step}, ${name}`,
  lost: (percent) => `−${percent}%`,
  decision: (at, of) => `Decisione ${at} di ${of}`,
  before: 'La decisione precedente',
  after: 'La decisione successiva',
  markBefore: 'L’errore precedente',
  markAfter: 'L’errore successivo',
  played: (name, move) => `Mossa di ${name}: ${move}`,
  same: 'Il bot non ha visto di meglio.',
  little: (percent) => `Il bot avrebbe giocato altro, ma si è perso meno ${article('del', percent)}%.`,
  playOn: 'Gioca da qui contro il bot',
  chances: 'Probabilità di vittoria',
  points: 'Punti',
  chartOf: (what, steps) => `${what} in ${steps} ${many(steps, 'passo', 'passi')}`,
  marks: (n) => `${n} ${many(n, 'errore, segnato con un pallino', 'errori, segnati con pallini')}`,
  unmarked: 'Un pallino è un errore. Se una curva scende senza pallino, è stata la fortuna o il gioco degli altri.',
  step: (step) => `Passo ${step}`,
  how: 'Ogni decisione è giudicata da quello che il giocatore poteva sapere, in partite immaginate, mai da quello che è stato pescato dopo.',
}
