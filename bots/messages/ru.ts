// What a hint says, in Russian.
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('ru', ['one', 'few', 'many'])

export const ru: HintMessages = {
  best: (move) => `Лучшее, что я вижу: ${move}`,
  chance: (percent) => `Шанс победить около ${percent}\u00a0%.`,
  expected: (percent, score) =>
    `Шанс победить около ${percent}\u00a0%, в конце ${minus(score)} ${many(Math.abs(score), 'очко', 'очка', 'очков')}.`,
  because: (changes) => `К концу хода: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Через несколько раундов, вероятнее всего: ${changes}.`,
  close: (move) => `Почти так же хорошо: ${move}`,
}
