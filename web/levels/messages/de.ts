// What the page says when another level of bots would fit, in German.
import type { Level } from '../../../bots/index.ts'
import type { LevelMessages } from './en.ts'

const bots: { readonly [L in Level]: string } = {
  novice: 'Anfänger-Bots',
  casual: 'Hobby-Bots',
  skilled: 'Könner-Bots',
  expert: 'Profi-Bots',
}

export const de = {
  heading: 'Eine Stufe, die passt',
  why: (won, games, level) => `Du hast ${won} von ${games} Partien gegen ${bots[level]} gewonnen.`,
  harder: (level) => `${bots[level]} wären etwa so stark wie du.`,
  easier: (level) => `Gegen ${bots[level]} würdest du etwa jede zweite Partie gewinnen.`,
  take: (level) => `${bots[level]} probieren`,
  dismiss: 'Nein, danke',
} satisfies LevelMessages
