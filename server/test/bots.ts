// Bots that think in the process of the test.
import { Thinker } from '../../bots/thinker.ts'
import { isGameId, loadGame } from '../../games/index.ts'
import type { Think } from '../../house/host.ts'

export const thinkHere: Think = (job) =>
  new Promise((resolve, reject) => {
    const thinker = new Thinker(
      (message) => {
        if (message.kind === 'answer') resolve(message.move)
        else if (message.kind === 'refused') reject(new Error(message.why))
      },
      async (id) => (isGameId(id) ? (await loadGame(id)).game : null),
    )
    thinker.hear({ kind: 'think', id: 1, job, asked: 0 })
  })
