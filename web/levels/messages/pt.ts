// What the page says when another level of bots would fit, in Portuguese.
import type { Level } from '../../../bots/index.ts'
import type { LevelMessages } from './en.ts'

const levels: { readonly [L in Level]: string } = {
  novice: 'novatos',
  casual: 'amadores',
  skilled: 'hábeis',
  expert: 'peritos',
}

export const pt: LevelMessages = {
  heading: 'Um nível à medida',
  why: (won, games, level) => `Ganhou ${won} de ${games} contra bots ${levels[level]}.`,
  harder: (level) => `Os bots ${levels[level]} estariam mais ou menos ao seu nível.`,
  easier: (level) => `Contra bots ${levels[level]} ganharia cerca de metade das vezes.`,
  take: (level) => `Jogar com ${levels[level]}`,
  dismiss: 'Agora não',
}
