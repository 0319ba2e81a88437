// What a review says of a decision, in Portuguese.
import type { ReviewMessages } from './en.ts'

export const pt: ReviewMessages = {
  lostChance: (percent, about) => `Custou ${percent}% de probabilidade de ganhar (mais ou menos ${about}).`,
  lostBoth: (percent, about, points, aboutPoints) =>
    `Custou ${percent}% de probabilidade de ganhar (mais ou menos ${about}); em pontos: ${points} (mais ou menos ${aboutPoints}).`,
  better: (move) => `Melhor: ${move}`,
  change: (line, by) => `${line} ${by}`,
  ofOther: (name, change) => `${change} (${name})`,
  now: (changes) => `Em comparação com o melhor depois da jogada feita, ao acabar o turno: ${changes}.`,
  nowTogether: (changes) => `Em comparação com o melhor depois da jogada feita, ao acabar a ronda: ${changes}.`,
  later: (changes) => `Algumas rondas depois, o mais provável, em comparação com a jogada feita: ${changes}.`,
  end: (changes) => `No fim da partida, o mais provável, em comparação com a jogada feita: ${changes}.`,
  noLine: 'Nenhuma linha da folha de pontuação o explica por si só; deixa uma posição melhor.',
}
