import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `--mode conform` runs the conformance kit alone and long: `npm run conform`.
export default defineConfig(({ mode }) => {
  const conform = mode === 'conform'
  return {
    plugins: [svelte()],
    test: {
      include: [`{core,games,bots,cli,server,scripts,ui,web}/**/${conform ? 'conform*' : '*'}.test.ts`],
      env: conform ? { LUDOPOLIS_CONFORM_GAMES: '5000' } : {},
      // Nothing is timed: a slow machine must not fail a test.
      maxWorkers: availableParallelism(),
      testTimeout: conform ? 3_600_000 : 600_000,
      hookTimeout: 600_000,
    },
  }
})
