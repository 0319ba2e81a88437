// What the page says about the review of a game, in Russian.
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])

export const ru: ReviewTexts = {
  title: (game) => `Разбор: ${game}`,
  unfinished: 'Эта игра ещё идёт; разобрать её можно, когда она закончится.',
  toTable: 'Назад к столу',
  working: (percent) => `Бот разбирает игру: ${percent}\u00a0%`,
  stop: 'Стоп',
  stopped: 'Разбор остановлен.',
  begin: 'Разобрать игру',
  failed: 'Бот не смог закончить разбор.',
  whose: 'Чьи решения',
  everybody: 'Все',
  summary: 'Что упущено',
  player: 'Игрок',
  decisions: 'Решения',
  mistakes: 'Ошибки',
  chanceLost: 'Шанс победить',
  pointsLost: 'Очки',
  ofAll: (percent) => `${percent}\u00a0% за решение`,
  moments: 'Самые важные моменты',
  noMoments: 'Ничего важного не упущено.',
  moment: (step, name) => `Шаг ${step}, ${name}`,
  lost: (percent) => `−${percent}\u00a0%`,
  decision: (at, of) => `Решение ${at} из ${of}`,
  before: 'Предыдущее решение',
  after: 'Следующее решение',
  markBefore: 'Предыдущая ошибка',
  markAfter: 'Следующая ошибка',
  played: (name, move) => `${name} играет: ${move}`,
  same: 'Лучшего хода бот не нашёл.',
  little: (percent) => `Бот сыграл бы иначе, но упущено меньше ${percent}\u00a0%.`,
  playOn: 'Играть отсюда против бота',
  chances: 'Шанс победить',
  points: 'Очки',
  chartOf: (what, steps) => `${what}: ${steps} ${many(steps, 'шаг', 'шага', 'шагов')}`,
  marks: (n) => `${n} ${many(n, 'ошибка показана точкой', 'ошибки показаны точками', 'ошибок показано точками')}`,
  step: (step) => `Шаг ${step}`,
  how: 'Каждое решение оценено по тому, что игрок мог знать, на воображаемых играх, а не по тому, что выпало потом.',
}
