// `npm test`: everything that must hold, in order, stopping at the first failure. Works on a fresh clone.
// `node scripts/test.mjs types units` runs only the steps named.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { getChromium } from './chromium.mjs'
import { install, launch, NotReady, ROOT } from './ready.mjs'

/** @typedef {readonly [name: string, step: string | (() => boolean)]} Step */
/**
 * Checks of one core each, which run at the same time.
 * @type {readonly Step[]}
 */
const CHECKS = [
  ['types', 'tsc -b'],
  ['svelte', 'svelte-check --tsconfig tsconfig.web.json --fail-on-warnings'],
  ['prettier', 'prettier --check "**/*.svelte"'],
  ['arrows', 'depcruise index.ts core games bots house lab ui web server cli e2e'],
  ['knip', 'knip'],
  ['biome', 'biome ci --colors=off'],
]
/**
 * What takes every core, one after the other.
 * @type {readonly Step[]}
 */
const TESTS = [
  ['units', 'vitest run'],
  ['build', 'node scripts/build.mjs'],
  ['chromium', getChromium],
  ['e2e', 'playwright test'],
]

await launch(async () => {
  const asked = process.argv.slice(2)
  const names = [...CHECKS, ...TESTS].map(([name]) => name)
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown) throw new NotReady(`no step is called ${unknown}; there are ${names.join(', ')}`)
  const isAsked = (/** @type {Step} */ [name]) => asked.length === 0 || asked.includes(name)
  install({ tools: true })
  await Promise.all(CHECKS.filter(isAsked).map((step) => run(step, 'pipe')))
  for (const step of TESTS.filter(isAsked)) await run(step, 'inherit')
})

/**
 * Several at the same time are heard when they are done.
 * @param {Step} step
 * @param {'pipe' | 'inherit'} output
 */
async function run([name, step], output) {
  const start = performance.now()
  if (output === 'inherit') console.log(`\n=== ${name}`)
  const passed = typeof step === 'string' ? await shell(step, output) : step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (!passed) throw new NotReady(`the step "${name}" failed after ${seconds} s`)
  console.log(`=== ${name}: ${seconds} s`)
}

/**
 * @param {string} command
 * @param {'pipe' | 'inherit'} output
 * @returns {Promise<boolean>}
 */
function shell(command, output) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(command, { cwd: ROOT, stdio: output, shell: true, env: { ...process.env, PATH: path } })
  /** @type {Buffer[]} */
  const heard = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => heard.push(chunk))
  return new Promise((resolve) =>
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(heard))
      resolve(code === 0)
    }),
  )
}
