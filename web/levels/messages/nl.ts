// What the page says when another level of bots would fit, in Dutch.
import type { Level } from '../../../bots/index.ts'
import type { LevelMessages } from './en.ts'

const bots: { readonly [L in Level]: string } = {
  novice: 'beginnersbots',
  casual: 'hobbybots',
  skilled: 'gevorderde bots',
  expert: 'meesterbots',
}

export const nl = {
  heading: 'Een niveau dat past',
  why: (won, games, level) => `Je won ${won} van de ${games} partijen tegen ${bots[level]}.`,
  harder: (level) => `Je bent nu ongeveer even sterk als ${bots[level]}.`,
  easier: (level) => `Tegen ${bots[level]} zou je ongeveer de helft winnen.`,
  take: (level) => `Probeer ${bots[level]}`,
  dismiss: 'Nee, bedankt',
} satisfies LevelMessages
