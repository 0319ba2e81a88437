// `npm test`: everything that must hold, in order, stopping at the first failure. Works on a fresh clone.
// `node scripts/test.mjs types units` runs only the steps named.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { getChromium } from './chromium.mjs'
import { install, launch, NotReady, ROOT } from './ready.mjs'

/** @type {readonly (readonly [name: string, step: string | (() => boolean)])[]} */
const STEPS = [
  ['types', 'tsc -b'],
  ['biome', 'biome ci --colors=off'],
  ['prettier', 'prettier --check "**/*.svelte"'],
  ['svelte', 'svelte-check --tsconfig tsconfig.web.json --fail-on-warnings'],
  ['arrows', 'depcruise core games bots ui web server cli e2e'],
  ['knip', 'knip'],
  ['units', 'vitest run'],
  ['build', 'node scripts/build.mjs'],
  ['chromium', getChromium],
  ['e2e', 'playwright test'],
]

await launch(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !STEPS.some(([step]) => step === name))
  if (unknown) throw new NotReady(`no step is called ${unknown}; there are ${STEPS.map(([name]) => name).join(', ')}`)
  install({ tools: true })
  for (const [name, step] of STEPS) {
    if (asked.length && !asked.includes(name)) continue
    const start = performance.now()
    console.log(`\n=== ${name}`)
    const passed = typeof step === 'string' ? shell(step) : step()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (!passed) throw new NotReady(`the step "${name}" failed after ${seconds} s`)
    console.log(`=== ${name}: ${seconds} s`)
  }
})

/** @param {string} command */
function shell(command) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  return (
    spawnSync(command, { cwd: ROOT, stdio: 'inherit', shell: true, env: { ...process.env, PATH: path } }).status === 0
  )
}
