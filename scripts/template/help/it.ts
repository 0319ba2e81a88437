// What the things on Sample's board are, and what beginners are told, in Italian.
import type { Help } from '../../../core/help.ts'

export const it = {
  explain: {
    plot: [
      'Lotto',
      'Se è libero accoglie una casa. Uno stagno accanto a una casa dà un punto, e così due tue case affiancate.',
    ],
  },
  notes: { build: 'Premi un lotto libero per costruirci una casa, meglio se accanto a uno stagno.' },
} as const satisfies Help
