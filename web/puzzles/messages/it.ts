// What the page of puzzles says, in Italian.
import { article } from '../../../core/messages/italian.ts'
import type { PuzzleTexts } from './en.ts'

export const it: PuzzleTexts = {
  title: (game) => `Problemi: ${game}`,
  intro: 'Una mossa è nettamente migliore di tutte le altre. Trovala e giocala.',
  introBy: (percent) =>
    `Una mossa è migliore di tutte le altre: vince circa ${article('il', percent)}% in più. Trovala e giocala.`,
  more: (left) => `Giusto fin qui. In questo turno ${left === 1 ? 'manca una mossa' : `mancano ${left} mosse`}.`,
  number: (at, of, rating) => `${at} di ${of} · difficoltà ${rating}`,
  rating: (rating) => `La tua valutazione: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `Di fila: ${n}, record ${best}`,
  solved: 'Risolto!',
  failed: 'C’era di meglio.',
  yours: (move) => `Hai giocato: ${move}`,
  answer: (move) => `La mossa migliore: ${move}`,
  next: (move) => `Poi: ${move}`,
  lead: (percent, move) => `Vince circa ${article('il', percent)}% in più della seconda migliore: ${move}`,
  onward: 'Prossimo problema',
  again: 'Riprova',
  done: (n) =>
    `Hai provato ${n === 1 ? 'l’unico problema' : `tutti e ${n} i problemi`}. Quelli sbagliati ritornano; la tua valutazione resta com’è.`,
  practice: 'Già provato: la tua valutazione non cambia.',
  none: 'Per questo gioco non ci sono problemi.',
  choose: 'Le tue mosse',
  back: 'Indietro',
}
