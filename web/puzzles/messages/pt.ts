// What the page of puzzles says, in Portuguese.
import { plural } from '../../../core/words.ts'
import type { PuzzleTexts } from './en.ts'

const many = plural('pt')

export const pt: PuzzleTexts = {
  title: (game) => `Enigmas: ${game}`,
  intro: 'Há uma jogada claramente melhor do que todas as outras. Encontre-a e jogue-a.',
  introBy: (percent) =>
    `Há uma jogada melhor do que todas as outras: ganha cerca de ${percent}% mais vezes. Encontre-a e jogue-a.`,
  more: (left) => `Vai bem. ${many(left, 'Falta', 'Faltam')} ${left} ${many(left, 'jogada', 'jogadas')} deste turno.`,
  number: (at, of, rating) => `${at} de ${of} · dificuldade ${rating}`,
  rating: (rating) => `O seu nível: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `Seguidos: ${n}, recorde ${best}`,
  solved: 'Resolvido!',
  failed: 'Havia algo melhor.',
  yours: (move) => `Jogou: ${move}`,
  answer: (move) => `A melhor jogada: ${move}`,
  next: (move) => `Depois: ${move}`,
  lead: (percent, move) => `Ganha cerca de ${percent}% mais vezes do que a segunda melhor: ${move}`,
  onward: 'Enigma seguinte',
  again: 'Tentar de novo',
  done: (n) =>
    n === 1
      ? 'Já tentou o único enigma. Se falhou, ele volta; o seu nível fica como está.'
      : `Já tentou os ${n} enigmas. Os que falhou voltam; o seu nível fica como está.`,
  practice: 'Já foi tentado: não muda o seu nível.',
  none: 'Não há enigmas deste jogo.',
  choose: 'As suas jogadas',
  back: 'Voltar',
}
