// Completes package-lock.json. A registry without the binaries of other platforms makes npm leave their optional
// entries out of the lock, and `npm ci` then refuses it. Checksums are filled in where the registry tells them, and those
// it does not tell are named. Run after every change of dependencies: `npm run lock`.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * What a platform package's name says: `@oxc/binding-linux-x64-musl` is for linux, x64, musl.
 * @param {string} name
 * @param {readonly string[]} siblings names of the other optional dependencies of the same package
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'> | null} null when the name says nothing
 */
export function platform(name, siblings) {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  if (!cpu) return null
  const last = words.at(-1) ?? ''
  const musl = last === 'musl'
  const glibc = last === 'gnu' || siblings.includes(`${name}-musl`)
  return {
    cpu: [cpu],
    ...(os === 'linux' && (musl || glibc) && { libc: [musl ? 'musl' : 'glibc'] }),
    ...(os && { os: [os] }),
  }
}

/**
 * The optional dependencies the lock names without having an entry for them.
 * @param {Lock} lock
 */
export function missing(lock) {
  return Object.entries(lock.packages).flatMap(([at, entry]) => {
    const optional = entry.optionalDependencies ?? {}
    return Object.entries(optional)
      .filter(([name]) => !found(lock, at, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true, siblings: Object.keys(optional) }))
  })
}

/**
 * Whether `name` resolves from the package at `at`, looking outwards as Node does.
 * @param {Lock} lock
 * @param {string} at
 * @param {string} name
 * @returns {boolean}
 */
function found(lock, at, name) {
  if (lock.packages[`${at && `${at}/`}node_modules/${name}`]) return true
  return at !== '' && found(lock, at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))), name)
}

/**
 * The same lock with every missing optional entry, in npm's order.
 * @param {Lock} lock
 * @returns {Lock}
 */
export function complete(lock) {
  const packages = { ...lock.packages }
  for (const { name, version, dev, siblings } of missing(lock)) {
    const fits = platform(name, siblings)
    if (!fits || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) throw new Error(`cannot tell what ${name}@${version} is for`)
    const { cpu, libc, os } = fits
    const entry = { version, ...(cpu && { cpu }), ...(dev && { dev }), ...(libc && { libc }), optional: true }
    packages[`node_modules/${name}`] = { ...entry, ...(os && { os }) }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * The packages whose content nothing vouches for.
 * @param {Lock} lock
 */
export function unchecked(lock) {
  return Object.entries(lock.packages).flatMap(([at, { version, integrity }]) => {
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return at === '' || integrity ? [] : [{ at, name, version: version ?? '' }]
  })
}

/** Questions to the registry. */
const AT_A_TIME = 8

/**
 * The same lock with every checksum that `ask` can tell.
 * @param {Lock} lock
 * @param {(name: string, version: string) => Promise<string | null>} ask
 * @returns {Promise<Lock>}
 */
export async function checksummed(lock, ask) {
  const packages = { ...lock.packages }
  const waiting = unchecked(lock)
  while (waiting.length) {
    const some = waiting.splice(0, AT_A_TIME)
    const told = await Promise.all(some.map(({ name, version }) => ask(name, version)))
    for (const [i, { at, version }] of some.entries()) {
      const integrity = told[i]
      if (integrity) packages[at] = { version, integrity, ...packages[at] }
    }
  }
  return { ...lock, packages }
}

/**
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string | null>}
 */
function askRegistry(name, version) {
  return new Promise((resolve) =>
    execFile(
      'npm',
      ['view', `${name}@${version}`, 'dist.integrity'],
      { shell: process.platform === 'win32' },
      (error, stdout) => resolve(error ? null : (/^sha512-[\w+/=]+$/m.exec(stdout)?.[0] ?? null)),
    ),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = missing(lock).length
  const asked = unchecked(complete(lock)).length
  const whole = await checksummed(complete(lock), askRegistry)
  const left = unchecked(whole)
  if (added || left.length < asked) writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
  console.log(`package-lock.json: ${added} optional entries added, ${asked - left.length} checksums filled in`)
  if (left.length) console.log(`the registry tells no checksum of ${left.map(({ name }) => name).join(', ')}`)
}
