// What the page says when another level of bots would fit, in Spanish.
import type { Level } from '../../../bots/index.ts'
import type { LevelMessages } from './en.ts'

const levels: { readonly [L in Level]: string } = {
  novice: 'novatos',
  casual: 'aficionados',
  skilled: 'hábiles',
  expert: 'expertos',
}

export const es: LevelMessages = {
  heading: 'Un nivel a tu medida',
  why: (won, games, level) => `Has ganado ${won} de ${games} contra bots ${levels[level]}.`,
  harder: (level) => `Los bots ${levels[level]} serían más o menos de tu nivel.`,
  easier: (level) => `Contra bots ${levels[level]} ganarías más o menos la mitad de las veces.`,
  take: (level) => `Probar bots ${levels[level]}`,
  dismiss: 'No, gracias',
}
