// What the page says to whoever learns a game, in Portuguese.
import type { LearnMessages } from './en.ts'

export const pt: LearnMessages = {
  title: (game) => `Aprender ${game}`,
  first: (game) => `A sua primeira partida de ${game}?`,
  goal: 'O objetivo',
  play: 'Jogar',
  show: 'Mostrar (tutorial)',
  close: 'Fechar',
  elsewhere: 'Agora, outra mesa.',
  ended: 'Como acabou a sua partida',
  counts: 'O que conta',
  endTitle: 'Já conhece o jogo',
  end: (game) => `É tudo de que precisa para uma primeira partida de ${game}. Os casos mais raros estão nas regras.`,
  playNow: 'Jogar uma partida',
  again: 'Outra vez',
  rules: 'Ler as regras',
}
