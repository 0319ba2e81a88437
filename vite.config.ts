import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  worker: { format: 'es' },
  build: { outDir: '../dist/web', emptyOutDir: true, sourcemap: true },
})
