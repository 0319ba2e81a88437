// The command line built into a folder of its own, for tests that need a process.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { define } from '../../scripts/languages.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export function builtCommand(name: string) {
  const folder = join(ROOT, `.cache/${name}-${process.pid}`)
  return {
    folder,
    path: join(folder, 'cli.js'),
    build: () =>
      build({
        root: ROOT,
        configFile: false,
        publicDir: false,
        define,
        logLevel: 'error',
        build: {
          ssr: true,
          outDir: folder,
          rolldownOptions: {
            input: { cli: 'cli/main.ts', 'bot-worker': 'bots/thinker-node.ts', 'lab-thread': 'lab/thread.ts' },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
