// The entry of the `ludopolis` command.
import { INTERRUPTED } from './io.ts'
import { cliMessages, systemLocale } from './locale.ts'
import { run } from './run.ts'

const { stdin, stdout, stderr, env, argv } = process

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(INTERRUPTED)
    stop.abort()
  })

let broken = false
stdout.on('error', async (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is no error.
  if (error.code === 'EPIPE') process.exit(0)
  if (broken) return
  // A full disk, for example: what goes to other files may still be written.
  broken = true
  process.exitCode = 1
  const m = await cliMessages(systemLocale(env))
  stderr.write(`ludopolis: ${m.outputBroken(error.code ?? error.message)}\n`)
})
// With nobody to hear of it there is nothing to say.
stderr.on('error', () => {})

const code = await run(argv.slice(2), { stdin, stdout, stderr, env, signal: stop.signal })
process.exitCode = broken ? 1 : code
