import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['{core,games,bots,cli,server,scripts,ui,web}/**/*.test.ts'],
    // Property tests and conformance runs take as long as they take: a slow machine must not fail them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
