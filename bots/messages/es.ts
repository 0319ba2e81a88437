// What a hint says, in Spanish.
import { minus, plural, signed } from '../../core/words.ts'
import type { HintMessages } from './en.ts'

const many = plural('es')

export const es: HintMessages = {
  best: (move) => `Lo mejor que veo: ${move}`,
  chance: (percent) => `Un ${percent}\u00a0% de opciones de ganar, más o menos.`,
  expected: (percent, score) =>
    `Un ${percent}\u00a0% de opciones de ganar, más o menos, con ${minus(score)} ${many(score, 'punto', 'puntos')} al final.`,
  because: (changes) => `Al acabar el turno: ${changes}.`,
  change: (line, by) => `${line} ${signed(by)}`,
  later: (changes) => `Unas rondas después, lo más probable: ${changes}.`,
  close: (move) => `Casi igual de bueno: ${move}`,
}
