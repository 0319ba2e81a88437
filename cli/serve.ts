// `ludopolis serve`: opens the site on a port until told to stop.
import { once } from 'node:events'
import { ENVIRONMENT } from '../server/config.ts'
import type { Call, Command } from './command.ts'
import { LOCALE_FLAG } from './command.ts'
import { fail, systemCode } from './fail.ts'
import type { CliMessages } from './messages/en.ts'

const PORT = 4500

export const serve: Command = {
  name: 'serve',
  takes: '',
  about: 'serve the site to browsers',
  flags: [
    ['--port <n>', `the port (else PORT, else ${PORT})`],
    ['--host <name>', 'the address to listen on (else HOST, else this machine only)'],
    LOCALE_FLAG,
  ],
  examples: ['serve', 'serve --host 0.0.0.0 --port 8080'],
  environment: ENVIRONMENT,
  run,
}

async function run({ flags, io, m }: Call): Promise<number> {
  const port = readPort(flags.text('port') ?? (io.env.PORT || String(PORT)), m)
  const host = flags.text('host') ?? (io.env.HOST || '127.0.0.1')
  const { isBuilt, openSite } = await import('../server/serve.ts')
  if (!isBuilt()) fail(m.webMissing)
  const site = await openSite({ port, host }).catch((error: unknown) => {
    const code = systemCode(error)
    if (code === undefined) throw error
    return fail(code === 'EADDRINUSE' ? m.portTaken(port) : m.portRefused(port, host, code))
  })
  io.stdout.write(`${m.open(site.address)}\n`)
  if (!io.signal.aborted) await once(io.signal, 'abort')
  await site.close()
  return 0
}

function readPort(text: string, m: CliMessages): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  return port >= 0 && port <= 65535 ? port : fail(m.portBad(text))
}
