// The worker's entry: answers the page's calls. The list of games needs the shelf alone; the rest is loaded with the first table.

import type { Handlers } from '../house/call-desk.ts'
import type { Call, Port } from '../house/client.ts'
import type { FromHouse } from '../house/messages.ts'
import { gameList } from './game-list.ts'
import type { LocalCalls } from './protocol.ts'
import { browserShelf } from './shelf.ts'

const port = self as unknown as Port<Call, FromHouse>
const shelf = browserShelf()
let pace = 0
let hosting: Promise<Handlers<LocalCalls>> | null = null

function host(): Promise<Handlers<LocalCalls>> {
  hosting ??= import('./hosting.ts').then(async ({ hostTables }) => {
    const handlers = hostTables(shelf, (message) => port.postMessage(message))
    await handlers.pace({ milliseconds: pace })
    return handlers
  })
  return hosting
}

async function answerTo({ kind, ask }: Call): Promise<unknown> {
  if (!hosting && kind === 'list') return gameList(shelf, [])
  if (!hosting && kind === 'pace') {
    pace = (ask as { milliseconds: number }).milliseconds
    return null
  }
  const handlers = await host()
  return handlers[kind as keyof LocalCalls](ask as never)
}

port.onmessage = async ({ data }) => {
  const { n } = data
  try {
    port.postMessage({ kind: 'answer', n, answer: await answerTo(data) })
  } catch (error) {
    port.postMessage({ kind: 'failed', n, message: String(error) })
  }
}

// A fault of ours must not leave the page waiting: it hears of it as of any other fault of the worker.
self.addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason
  })
})
