// Makes a checkout ready to run: installs when node_modules does not match the lock, builds when dist does not match
// the sources. Uses only what Node brings, since node_modules may not be there yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const STAMP = '.sources'

const SOURCES = ['core', 'games', 'bots', 'house', 'lab', 'ui', 'web', 'server', 'cli']
const SETTINGS = ['index.ts', 'package-lock.json', 'vite.config.ts', 'svelte.config.js', 'scripts/build.mjs']
const NODE = /** @type {const} */ ([20, 19])

/** A failure to tell the user in one line. */
export class NotReady extends Error {}

/** Installs and builds what is missing; `tools`: also what only building and testing need. */
export function ready({ tools = false } = {}) {
  const built = isBuilt()
  install({ tools: tools || !built })
  if (!built) build()
}

/**
 * Runs `npm ci` unless node_modules already holds what the lock names.
 * @param {{ tools: boolean }} need `tools`: also what only building and testing need
 */
export function install({ tools }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    throw new NotReady(`Node ${NODE.join('.')} or newer is needed, this is ${process.versions.node}`)
  }
  if (isInstalled(tools)) return
  say('npm ci ...')
  call('npm', ['ci', '--include=dev'], 'npm ci failed')
}

function build() {
  say('scripts/build.mjs ...')
  call(process.execPath, [join(ROOT, 'scripts/build.mjs')], 'the build failed')
}

/** @param {boolean} tools */
function isInstalled(tools) {
  const wanted = packages('package-lock.json')
  const there = packages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([at, { version, dev, optional }]) => at === '' || optional || (dev && !tools) || there[at]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean }>}
 */
function packages(file) {
  const path = join(ROOT, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function isBuilt() {
  const stamp = join(ROOT, 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources()
}

/** A digest of everything the build is made from. */
export function sources() {
  const files = SOURCES.flatMap((room) =>
    readdirSync(join(ROOT, room), { withFileTypes: true, recursive: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .filter((path) => !/\.md$|\.test\.ts$|[\\/]test[\\/]/.test(path)),
  ).sort()
  const digest = createHash('sha256')
  for (const path of [...files, ...SETTINGS.map((file) => join(ROOT, file))]) {
    digest.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return digest.digest('hex')
}

/**
 * Runs a command in the checkout and keeps its output to itself unless it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} failure
 */
function call(command, args, failure) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0) throw new NotReady(`${failure}\n${error?.message ?? `${stdout}${stderr}`.trim()}`)
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}

/**
 * Runs `main`; what is not ready is told in a line and ends the process, without a stack.
 * @param {() => Promise<void>} main
 */
export async function launch(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    say(`ludopolis: ${error.message}`)
    process.exitCode = 1
  }
}
