// What the page says when another level of bots would fit, in Italian.
import type { Level } from '../../../bots/index.ts'
import { plural } from '../../../core/words.ts'
import type { LevelMessages } from './en.ts'

const many = plural('it')

const one: { readonly [L in Level]: string } = {
  novice: 'principiante',
  casual: 'occasionale',
  skilled: 'abile',
  expert: 'esperto',
}
const several: { readonly [L in Level]: string } = {
  novice: 'principianti',
  casual: 'occasionali',
  skilled: 'abili',
  expert: 'esperti',
}

export const it: LevelMessages = {
  heading: 'Un livello per te',
  why: (won, games, level) =>
    `Contro i bot ${several[level]} hai vinto ${won} ${many(won, 'partita', 'partite')} su ${games}.`,
  harder: (level) => `I bot di livello ${one[level]} sarebbero forti più o meno come te.`,
  easier: (level) => `Contro i bot ${several[level]} vinceresti circa una volta su due.`,
  take: (level) => `Prova: ${one[level]}`,
  dismiss: 'No, grazie',
}
