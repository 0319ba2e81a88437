// Before `npm pack`: the build, and beside it the types of what the package exports.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { launch, NotReady, ROOT, ready } from './ready.mjs'

const EMITTED = join(ROOT, '.cache/types')
const TYPES = join(ROOT, 'dist/types')

await launch(async () => {
  ready({ tools: true })
  const tsc = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'tsconfig.node.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (tsc.status !== 0) throw new NotReady(`the types are wrong\n${tsc.stdout}${tsc.stderr}`)
  rmSync(TYPES, { recursive: true, force: true })
  copyTypes('index.d.ts', new Set())
})

/**
 * Copies a file of types with all that it imports; a package has no `.ts` files, so imports name what stands for them.
 * @param {string} file
 * @param {Set<string>} copied
 */
function copyTypes(file, copied) {
  if (copied.has(file) || !existsSync(join(EMITTED, file))) return
  copied.add(file)
  const text = readFileSync(join(EMITTED, file), 'utf8').replace(/\n\/\/# sourceMappingURL.*\s*$/, '\n')
  mkdirSync(dirname(join(TYPES, file)), { recursive: true })
  writeFileSync(join(TYPES, file), text.replace(/(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'))
  for (const [, path = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+)\.ts['"]/g))
    copyTypes(`${join(dirname(file), path)}.d.ts`, copied)
}
