import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { define } from './scripts/languages.mjs'

/** The longest files first, so that no core is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /conform|several|new-game/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Runs of one kind of test alone and long: `npm run conform`, `npm run faults`, `npm run hostile`. */
const LONG: { readonly [mode: string]: { readonly include: string; readonly env: { [name: string]: string } } } = {
  conform: { include: '**/conform*.test.ts', env: { LUDOPOLIS_CONFORM_GAMES: '5000' } },
  faults: { include: '**/faults.test.ts', env: { LUDOPOLIS_KILLS: '200', LUDOPOLIS_KILLS_SEED: String(Date.now()) } },
  hostile: {
    include: 'hostile/*.{test,hunt}.ts',
    env: { LUDOPOLIS_HOSTILE: '20000', LUDOPOLIS_HOSTILE_SEED: String(Date.now()) },
  },
}

export default defineConfig(({ mode }) => {
  const long = LONG[mode]
  return {
    plugins: [svelte()],
    define,
    test: {
      include: [`{bin,core,games,bots,house,lab,cli,server,scripts,ui,web}/${long?.include ?? '**/*.test.ts'}`],
      // What the environment says goes before.
      env: { ...long?.env, ...process.env },
      reporters: mode === 'hostile' ? ['dot', './scripts/hostile/reporter.ts'] : ['default'],
      // Nothing is timed: a slow machine must not fail a test.
      maxWorkers: availableParallelism(),
      sequence: { sequencer: LongestFirst },
      // Once more, and told so: real servers and processes are started here, and what a loaded machine delays is no fault.
      retry: 1,
      testTimeout: long ? 3_600_000 : 600_000,
      hookTimeout: 600_000,
    },
  }
})
