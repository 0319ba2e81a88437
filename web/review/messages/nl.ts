// What the page says about the review of a game, in Dutch.
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('nl')

export const nl: ReviewTexts = {
  title: (game) => `Analyse: ${game}`,
  unfinished: 'Deze partij is nog bezig; analyseren kan na afloop.',
  toTable: 'Terug naar de tafel',
  working: (percent) => `De bot loopt de partij na: ${percent}%`,
  stop: 'Stoppen',
  stopped: 'De analyse is gestopt.',
  begin: 'Partij analyseren',
  failed: 'De bot kon de analyse niet afmaken.',
  whose: 'Wiens beslissingen',
  everybody: 'Iedereen',
  summary: 'Wat er is weggegeven',
  player: 'Speler',
  decisions: 'Beslissingen',
  mistakes: 'Fouten',
  chanceLost: 'Winstkans',
  pointsLost: 'Punten',
  ofAll: (percent) => `${percent}% per beslissing`,
  moments: 'De momenten die het meest telden',
  noMoments: 'Er is niets van belang weggegeven.',
  moment: (step, name) => `Stap ${step}, ${name}`,
  lost: (percent) => `−${percent}%`,
  decision: (at, of) => `Beslissing ${at} van ${of}`,
  before: 'De vorige beslissing',
  after: 'De volgende beslissing',
  markBefore: 'De vorige fout',
  markAfter: 'De volgende fout',
  played: (name, move) => `${name} speelde: ${move}`,
  same: 'De bot zag niets beters.',
  little: (percent) => `De bot had iets anders gespeeld, maar dit kostte minder dan ${percent}%.`,
  playOn: 'Vanaf hier tegen de bot spelen',
  chances: 'Winstkans',
  points: 'Punten',
  chartOf: (what, steps) => `${what} over ${steps} ${many(steps, 'stap', 'stappen')}`,
  marks: (n) => `${n} ${many(n, 'fout, getoond als punt', 'fouten, getoond als punten')}`,
  step: (step) => `Stap ${step}`,
  how: 'Elke beslissing wordt beoordeeld op wat die speler kon weten: in denkbeeldige partijen, nooit op wat later werd getrokken.',
}
