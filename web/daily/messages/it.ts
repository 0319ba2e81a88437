// What the page says about the deal of the day, in Italian.
import { article } from '../../../core/messages/italian.ts'
import { plural } from '../../../core/words.ts'
import type { DailyMessages } from './en.ts'

const many = plural('it')

export const it: DailyMessages = {
  title: 'Sfida del giorno',
  lead: (day) =>
    `${day}. Tutto il mondo riceve la stessa sfida: lo stesso caso, contro gli stessi bot. Conta il tuo primo tentativo.`,
  ways: 'Finché un tentativo conta, niente consigli e niente ripartenze da un momento passato; annullare funziona come sempre. Chiudi la pagina quando vuoi: riprendi da dove eri.',
  next: (hours, minutes) =>
    hours > 0
      ? `Le prossime sfide arrivano tra ${hours} h ${minutes} min, a mezzanotte UTC.`
      : `Le prossime sfide arrivano tra ${minutes} min.`,
  today: 'Oggi',
  ofDay: (day) => `Sfide ${article('del', day)}`,
  over: 'Questo giorno è passato. Puoi ancora giocare le sue sfide, per allenarti.',
  noDay: 'Per questa data non c’è una sfida del giorno.',
  toToday: 'Alle sfide di oggi',
  featured: 'Gioco del giorno',
  against: { casual: 'contro un bot occasionale', skilled: 'insieme a un bot abile' },
  play: 'Gioca la sfida',
  goOn: 'Continua',
  practise: 'Gioca per allenarti',
  practice: 'Allenamento: questo tentativo non conta.',
  counts: 'Questo tentativo conta.',
  look: 'Riguarda la partita',
  open: 'Non ancora giocata',
  begun: 'Iniziata',
  missed: 'Non giocata',
  givenUp: 'Iniziata ed eliminata: nessun risultato conta. Puoi giocarla per allenarti.',
  points: (n) => `${n} ${many(n, 'punto', 'punti')}`,
  won: 'vinta',
  lost: 'persa',
  youWon: 'Hai vinto.',
  youLost: 'Hai perso.',
  score: (score, against) => `${score} a ${against}`,
  yourResult: 'Il tuo risultato',
  you: 'Tu',
  expert: 'Bot esperto',
  middle: (bots) => `Mediana di ${bots} bot`,
  expertIs: (points) => `Esperto ${points}`,
  middleIs: (points) => `mediana dei bot ${points}`,
  botsWon: (won, of) => many(won, `${won} bot su ${of} ha vinto`, `${won} bot su ${of} hanno vinto`),
  compare: 'E i bot, cos’hanno fatto?',
  compareHow:
    'Un esperto e altri cinque bot giocano questa sfida al tuo posto, qui nel tuo browser. Ci vuole qualche minuto.',
  comparing: 'I bot stanno giocando…',
  left: (minutes) => `Ancora circa ${minutes} min.`,
  cancel: 'Ferma',
  failed: 'I bot non sono arrivati in fondo. Riprova.',
  again: 'Riprova',
  share: 'Condividi',
  copy: 'Copia il risultato',
  copied: 'Copiato',
  copyFailed: 'Il browser non permette di copiare. Ecco il testo:',
  calendar: 'Il tuo calendario',
  before: 'Mese precedente',
  after: 'Mese successivo',
  streak: (days) => `${days} ${many(days, 'giorno', 'giorni')} di fila`,
  noStreak: 'Gioca una sfida fino in fondo e inizia la tua serie di giorni.',
  cell: (day, done, of) => `${day}: ${done} di ${of} giocate`,
  statistics: 'Le tue statistiche',
  toCalendar: 'Tutte le sfide e il tuo calendario',
}
