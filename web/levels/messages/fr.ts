// What the page says when another level of bots would fit, in French.
import type { Level } from '../../../bots/index.ts'
import type { LevelMessages } from './en.ts'

const levels: { readonly [L in Level]: string } = {
  novice: 'débutants',
  casual: 'amateurs',
  skilled: 'habiles',
  expert: 'experts',
}

export const fr = {
  heading: 'Un niveau à votre mesure',
  why: (won, games, level) => `Contre des robots ${levels[level]}, vous avez gagné ${won} fois sur ${games}.`,
  harder: (level) => `Des robots ${levels[level]} seraient à peu près de votre force.`,
  easier: (level) => `Contre des robots ${levels[level]}, vous gagneriez environ une fois sur deux.`,
  take: (level) => `Essayer les robots ${levels[level]}`,
  dismiss: 'Non merci',
} satisfies LevelMessages
