// Ctrl-C in the midst of long work: it is heard, and what was done is told. A command that is deaf never ends here.
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ludopolis } from './terminal.ts'

const LONG = [
  ['bench --seconds 3600', ''],
  ['simulate neoville --games 1000000', 'stopped after'],
  ['simulate neoville --bots search:9999999ms --games 10', 'stopped after 0 of 10 games'],
  ['arena neoville --bots greedy,random --games 1000000 --threads 1', 'stopped after'],
  ['arena neotopia --seats 4 --bots search:9999999ms,random --games 4 --threads 1', 'stopped after 0 of 4 games'],
  ['balance neotopia --bot greedy --games 1000000 --threads 1', 'stopped after'],
  ['fit evolutopia --games 1000000 --threads 1', 'nothing was fitted'],
  ['tune neoville --generations 1000000 --games 1000000 --threads 1', ''],
] as const

test.each(LONG)('%s', async (line, says) => {
  const stop = new AbortController()
  const running = ludopolis(line.split(' '), { signal: stop.signal })
  await setTimeout(1)
  stop.abort()
  const { code, err } = await running
  expect(code).toBe(130)
  expect(err).toContain(says)
})
