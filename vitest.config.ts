import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The longest files first, so that no core is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('conform')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// `--mode conform` runs the conformance kit alone and long: `npm run conform`.
export default defineConfig(({ mode }) => {
  const conform = mode === 'conform'
  return {
    plugins: [svelte()],
    test: {
      include: [`{bin,core,games,bots,house,lab,cli,server,scripts,ui,web}/**/${conform ? 'conform*' : '*'}.test.ts`],
      env: conform ? { LUDOPOLIS_CONFORM_GAMES: '5000' } : {},
      // Nothing is timed: a slow machine must not fail a test.
      maxWorkers: availableParallelism(),
      sequence: { sequencer: LongestFirst },
      testTimeout: conform ? 3_600_000 : 600_000,
      hookTimeout: 600_000,
    },
  }
})
