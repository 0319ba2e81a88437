// What the page says when another level of bots would fit, in English.

import type { Level } from '../../../bots/index.ts'
import { capital } from '../../../core/words.ts'

const levels: { readonly [L in Level]: string } = {
  novice: 'novice',
  casual: 'casual',
  skilled: 'skilled',
  expert: 'expert',
}

export const en = {
  heading: 'A level that fits',
  why: (won: number, games: number, level: Level) => `You won ${won} of ${games} against ${levels[level]} bots.`,
  harder: (level: Level) => `${capital(levels[level])} bots would be about as strong as you.`,
  easier: (level: Level) => `Against ${levels[level]} bots you would win about half the time.`,
  take: (level: Level) => `Try ${levels[level]}`,
  dismiss: 'No, thanks',
}

export type LevelMessages = typeof en
