// What the balance report says, in Italian.
import type { Channel } from '../../../core/components.ts'
import { plural } from '../../../core/words.ts'
import type { ReportMessages } from './en.ts'

const many = plural('it')
const gamesOf = (n: number) => `${n} ${many(n, 'partita', 'partite')}`
const CHANNELS: { readonly [C in Channel]: string } = {
  hand: 'Mani iniziali',
  draw: 'Pescate alla cieca',
  setup: 'Preparazione',
}

export const it: ReportMessages = {
  title: (game, seats) => `${game}, ${seats} ${many(seats, 'posto', 'posti')}`,
  played: (games, bot, seed, rules) =>
    `${gamesOf(games)}, ${bot} a ogni posto, seme ${seed}, versione ${rules} delle regole.`,
  options: (options) => `Opzioni: ${options}`,
  intervals: 'Gli intervalli sono al 95%. Una vittoria condivisa conta in parti uguali.',

  won: 'Partite vinte insieme',
  places: 'Vittorie per ordine di turno',
  placesNote: (share) => `Il numero 1 gioca per primo. La linea segna una quota uguale, ${share}.`,
  bySeat: 'Vittorie per posto',
  bySeatNote: 'Dove colori o famiglie seguono il posto, questo li distingue.',
  place: 'Ordine',
  seat: 'Posto',
  victories: 'Vittorie',
  interval: 'Intervallo 95%',
  meanScore: 'Punteggio medio',

  score: 'Punteggi finali',
  lines: 'Segnapunti finale, riga per riga',
  linesNote: 'I riquadri contengono la metà centrale, i baffi dal 5 al 95%, la barra è la mediana e il punto la media.',
  line: 'Riga',
  mean: 'Media',
  quantiles: ['Minimo', '5%', '25%', 'Mediana', '75%', '95%', 'Massimo'],
  winners: 'Vincitori',
  others: 'Altri',

  lengthInSteps: 'Durata in passi',
  lengthInRounds: 'Durata in round',
  games: 'Partite',
  endings: 'Finali',
  ending: 'Motivo',
  share: 'Quota',
  leadChanges: 'Cambi in testa',
  leadChangesNote: 'Quante volte un altro giocatore, da solo, era in testa nel segnapunti alla fine di un round.',
  margin: 'Distacco',
  marginNote: 'Dal punteggio migliore al secondo.',

  contest: 'Il più forte di due bot',
  contestNote: (games, stronger, share) =>
    `${gamesOf(games)} a parità di caso con i posti scambiati; ${stronger ? `${stronger} è più forte` : 'non dicono quale sia più forte'}. La quota uguale di un posto è ${share}.`,
  contestTogether: (games, stronger) =>
    `${gamesOf(games)} a parità di caso; ${stronger ? `${stronger} vince più spesso` : 'non dicono quale vinca più spesso'}.`,
  bot: 'Bot',

  lifts: 'Valore dei componenti',
  liftsNote:
    'Conta solo il caso: quello che è stato distribuito, pescato alla cieca o disposto a caso. L’effetto è ciò che cambia averne uno in più, rispetto a cos’altro poteva uscire in quella pescata. Con molti componenti, uno su venti è fuori dal suo intervallo per puro caso.',
  pile: (channel, pile) => `${CHANNELS[channel]}: ${pile}`,
  component: 'Componente',
  described: (component, about) => `${component} (${about})`,
  figures: 'Le cifre',
  exposed: 'Ricevuto',
  exposedWins: 'Vinto con',
  used: 'Poi usato',
  winLift: 'Effetto, punti su 100',
  pointsLift: 'Effetto sul punteggio',
  tip: (label, value, more) => `${label}: ${value} (${more})`,
  shown: (shown, all) => `I ${shown} più forti e più deboli di ${all}.`,

  uses: 'Uso dei componenti',
  usesNote:
    'La quota di partite in cui si è fatta una mossa, tra quelle in cui era possibile; poi quante volte un posto l’ha fatta in una partita.',
  move: 'Mossa',
  offered: 'Partite con offerta',
  usedIn: 'Usata in',
  neverUsed: 'Offerte, ma mai usate',
  neverOffered: 'Mai nemmeno offerte',
  none: 'Nessuna.',
}
