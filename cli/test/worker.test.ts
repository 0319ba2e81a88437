// A worker that cannot work says why in a line.
import { expect, test } from 'vitest'
import { ludopolis } from './terminal.ts'

const NOWHERE = 'postgres://ada:secret@127.0.0.1:1/x'

test.each([
  [[], {}, 'a worker shares its jobs with servers on PostgreSQL; name it with DATABASE_URL.'],
  [[], { DATABASE_URL: 'mysql://ada:secret@db/x' }, 'DATABASE_URL=… cannot be used; such as'],
  [[], { DATABASE_URL: NOWHERE }, 'the database of DATABASE_URL does not answer (ECONNREFUSED).'],
  [[], { DATABASE_URL: NOWHERE, LUDOPOLIS_LOG: 'loud' }, 'LUDOPOLIS_LOG=loud cannot be used; such as silent, error'],
  [
    [],
    { DATABASE_URL: NOWHERE, LUDOPOLIS_BOT_THREADS: '0' },
    'LUDOPOLIS_BOT_THREADS=0 cannot be used; such as 1 … 64.',
  ],
  [['--threads', '65'], { DATABASE_URL: NOWHERE }, 'LUDOPOLIS_BOT_THREADS=65 cannot be used; such as 1 … 64.'],
  [['--threads', 'many'], { DATABASE_URL: NOWHERE }, '--threads must be a whole number from 1 up, not “many”.'],
] as const)('worker %j %j', async (flags, env, says) => {
  const { code, out, err } = await ludopolis(['worker', ...flags], { env })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(says)
  expect(err).toMatch(/^ludopolis: [^\n]+\n$/)
  expect(err).not.toContain('secret')
})

test('worker --help tells what it reads', async () => {
  const { code, out } = await ludopolis(['worker', '--help'])
  expect(code).toBe(0)
  for (const word of ['DATABASE_URL', 'LUDOPOLIS_BOT_THREADS', 'LUDOPOLIS_LOG', '--threads'])
    expect(out).toContain(word)
})
