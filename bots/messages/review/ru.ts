// What a review says of a decision, in Russian.
import type { ReviewMessages } from './en.ts'

export const ru: ReviewMessages = {
  lostChance: (percent, about) => `Это стоило ${percent}\u00a0% шанса победить (плюс-минус ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Это стоило ${percent}\u00a0% шанса победить (плюс-минус ${about}); в очках: ${points} (плюс-минус ${aboutPoints}).`,
  better: (move) => `Лучше: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `К концу хода по сравнению с лучшим после сыгранного: ${changes}.`,
  nowTogether: (changes) => `К концу раунда по сравнению с лучшим после сыгранного: ${changes}.`,
  later: (changes) => `Через несколько раундов, вероятнее всего, по сравнению со сыгранным: ${changes}.`,
  end: (changes) => `К концу игры, вероятнее всего, по сравнению со сыгранным: ${changes}.`,
  noLine: 'Причину не видно в отдельной строке очков: позиция просто лучше.',
}
