// `ludopolis serve`: opens the site on a port until told to stop.
import { once } from 'node:events'
import { ENVIRONMENT, readConfig } from '../server/config.ts'
import type { Command, Invocation } from './command.ts'
import { fail, systemCode } from './fail.ts'
import { orFail } from './store.ts'

export const serve: Command<'serve'> = {
  name: 'serve',
  takes: [],
  flags: {
    port: { takes: 'n' },
    host: { takes: 'address' },
  },
  examples: ['serve', 'serve --host 0.0.0.0 --port 8080'],
  environment: ENVIRONMENT,
  run,
}

async function run({ flags, io, locale, m }: Invocation): Promise<number> {
  const env = { ...io.env, ...given('PORT', flags.text('port')), ...given('HOST', flags.text('host')) }
  return orFail(locale, async () => {
    const config = readConfig(env)
    const { isBuilt, openServer } = await import('../server/serve.ts')
    if (!isBuilt()) fail(m.webMissing)
    const opened = await openServer(config).catch((error: unknown) => {
      const code = systemCode(error)
      if (code === undefined || !('syscall' in (error as Error))) throw error
      const port = 'port' in (error as Error) ? Number((error as { port?: unknown }).port) : config.port
      return fail(code === 'EADDRINUSE' ? m.portTaken(port) : m.portRefused(port, config.host, code))
    })
    io.stdout.write(`${m.open(opened.address)}\n`)
    if (!io.signal.aborted) await once(io.signal, 'abort')
    await opened.close()
    return 0
  })
}

const given = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })
