// What a review says of a decision, in Russian.
import type { ReviewMessages } from './en.ts'

export const ru: ReviewMessages = {
  lostChance: (percent, about) => `Это стоило ${percent}\u00a0% шанса победить (плюс-минус ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Это стоило ${percent}\u00a0% шанса победить (плюс-минус ${about}); в очках: ${points} (плюс-минус ${aboutPoints}).`,
  better: (move) => `Лучше: ${move}`,
  next: (move) => `Потом: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Разница к концу хода, если сыграть лучше: ${changes}.`,
  later: (changes) => `Вероятная разница через несколько раундов, если сыграть лучше: ${changes}.`,
  end: (changes) => `Вероятная разница к концу игры, если сыграть лучше: ${changes}.`,
  noLine: 'Причину не видно в отдельной строке очков: позиция просто лучше.',
}
