// What the page says to whoever learns a game, in Russian.
import type { LearnMessages } from './en.ts'

export const ru: LearnMessages = {
  title: (game) => `Обучение: ${game}`,
  first: (game) => `Впервые играете в ${game}?`,
  goal: 'Цель',
  play: 'Играть',
  show: 'Показать (обучение)',
  close: 'Закрыть',
  elsewhere: 'Теперь другой стол.',
  ended: 'Чем закончилась ваша игра',
  counts: 'Что приносит очки',
  endTitle: 'Теперь вы знаете игру',
  end: (game) => `Этого хватит для первой игры в ${game}. Редкие случаи описаны в правилах.`,
  playNow: 'Сыграть',
  again: 'Ещё раз',
  rules: 'Читать правила',
}
