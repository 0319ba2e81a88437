// What the page of puzzles says, in Russian.
import { plural } from '../../../core/words.ts'
import type { PuzzleTexts } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])

export const ru: PuzzleTexts = {
  title: (game) => `Задачи: ${game}`,
  intro: 'Один ход явно лучше всех остальных. Найдите и сыграйте его.',
  introBy: (percent) =>
    `Один ход лучше всех остальных: он приводит к победе примерно на ${percent}\u00a0% чаще. Найдите и сыграйте его.`,
  more: (left) => `Пока верно. До конца хода ещё ${left} ${many(left, 'шаг', 'шага', 'шагов')}.`,
  number: (at, of, rating) => `${at} из ${of} · сложность ${rating}`,
  rating: (rating) => `Ваш рейтинг: ${rating}`,
  changed: (by) => `(${by})`,
  streak: (n, best) => `Подряд: ${n}, рекорд ${best}`,
  solved: 'Решено!',
  failed: 'Был ход получше.',
  yours: (move) => `Ваш ход: ${move}`,
  answer: (move) => `Лучший ход: ${move}`,
  next: (move) => `Потом: ${move}`,
  lead: (percent, move) =>
    `Это приводит к победе примерно на ${percent}\u00a0% чаще, чем следующий по силе ход: ${move}`,
  onward: 'Следующая задача',
  again: 'Ещё раз',
  done: (n) =>
    n === 1
      ? 'Вы попробовали единственную задачу. Если она не решена, она вернётся; рейтинг не изменится.'
      : `Вы попробовали все задачи, их ${n}. Нерешённые вернутся; рейтинг не изменится.`,
  practice: 'Вы её уже пробовали: рейтинг не изменится.',
  none: 'Для этой игры задач нет.',
  choose: 'Ваши ходы',
  back: 'Назад',
}
