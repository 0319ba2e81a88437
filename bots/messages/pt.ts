// What a hint says, in Portuguese.
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('pt')

export const pt: HintMessages = {
  best: (move) => `O melhor que vejo: ${move}`,
  chance: (percent) => `Cerca de ${percent}% de probabilidade de ganhar.`,
  expected: (percent, score) =>
    `Cerca de ${percent}% de probabilidade de ganhar, com ${minus(score)} ${many(score, 'ponto', 'pontos')} no fim.`,
  because: (changes) => `Ao acabar o turno: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Algumas rondas depois, o mais provável: ${changes}.`,
  close: (move) => `Quase tão bom: ${move}`,
}
