import { dirname, join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

/** Workers are built together with the page, so that what both need is loaded once. */
const sharedWorkers: Plugin = {
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('new Worker(')) return null
    const replaced = code.replace(/new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
      const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), path), preserveSignature: false })
      return `import.meta.ROLLUP_FILE_URL_${worker}`
    })
    // No line moves, so the map that there is still tells the lines.
    return { code: replaced, map: null }
  },
}

export default defineConfig({
  root: 'web',
  plugins: [sharedWorkers, svelte({ configFile: '../svelte.config.js' })],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    // What workers load may not touch the document.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
  },
})
