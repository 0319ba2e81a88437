// What the page says of one's own games, in Italian.
import { plural } from '../../../core/words.ts'
import type { StatisticsMessages } from './en.ts'

const many = plural('it')

export const it: StatisticsMessages = {
  title: 'Le tue statistiche',
  lead: 'Ricavate dalle partite finite che questo browser conserva e, se il server ti conosce, dalle tue partite lì.',
  gathering: (done, total) => `Rileggo le tue partite: ${done} di ${total}`,
  none: 'Non ci sono ancora partite finite. Giocane una fino in fondo e questa pagina comincerà a riempirsi.',
  play: 'Scegli un gioco',
  damaged: (n) =>
    n === 1
      ? 'Una partita non si può leggere e resta esclusa.'
      : `${n} partite non si possono leggere e restano escluse.`,
  shared: (n) =>
    n === 1
      ? 'Una partita con più persone resta esclusa: non si sa quale posto era il tuo. Indica il tuo nome nelle impostazioni.'
      : `${n} partite con più persone restano escluse: non si sa quale posto era il tuo. Indica il tuo nome nelle impostazioni.`,
  silent: 'Il server non risponde, quindi mancano le tue partite lì.',
  game: 'Gioco',
  games: 'Partite',
  won: 'Vinte',
  share: 'Quota',
  mean: 'Media',
  best: 'Record',
  byRivals: 'Per avversari',
  byPartners: 'Per compagni',
  rivals: 'Avversari',
  partners: 'Compagni',
  alone: 'nessuno',
  count: (n, what) => `${n} × ${what}`,
  kinds: {
    person: 'una persona',
    novice: 'bot principiante',
    casual: 'bot occasionale',
    skilled: 'bot abile',
    expert: 'bot esperto',
    random: 'bot a caso',
  },
  byOption: (option) => `Per opzione: ${option}`,
  value: 'Valore',
  yes: 'sì',
  no: 'no',
  course: 'I punteggi nel tempo',
  plot: (games, first, last) =>
    `${games} ${many(games, 'punteggio', 'punteggi')} nel tempo, il primo ${first}, l’ultimo ${last}`,
  lines: 'A confronto con i bot',
  linesLead: 'Punti a partita per ogni riga del segnapunti, nelle partite contro i bot.',
  line: 'Riga',
  you: 'Tu',
  bots: 'Bot',
  difference: 'Differenza',
  pieces: 'Cosa usi di più',
  piece: 'Pezzo',
  times: 'Volte',
  inGames: 'Partite',
  csv: 'Salva in CSV',
  json: 'Salva in JSON',
  headline: (games, won) => `${games} ${many(games, 'partita', 'partite')}, ${won} ${many(won, 'vinta', 'vinte')}`,
}
