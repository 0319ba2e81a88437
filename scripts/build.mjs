// Builds dist/: the web client in dist/web, the command line in dist/cli.js with its chunks beside it.
// The build grows in a folder of its own and then takes dist's place, so that nobody runs half of it.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT, STAMP, sources } from './ready.mjs'

const NODE_ENTRIES = { cli: 'cli/main.ts' }

const digest = sources()
const dist = join(ROOT, 'dist')
const fresh = join(ROOT, `.cache/dist-${process.pid}`)

await build({
  root: join(ROOT, 'web'),
  configFile: join(ROOT, 'vite.config.ts'),
  build: { outDir: join(fresh, 'web') },
})
await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: fresh,
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: NODE_ENTRIES,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
writeFileSync(join(fresh, STAMP), digest)
rmSync(dist, { recursive: true, force: true })
renameSync(fresh, dist)
