// Completes package-lock.json. A registry without the binaries of other platforms makes npm leave their optional
// entries out of the lock, and `npm ci` then refuses it. Run after every change of dependencies: `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = missing(lock).length
  if (added) writeFileSync(file, `${JSON.stringify(complete(lock), null, 2)}\n`)
  console.log(`package-lock.json: ${added} optional entries added`)
}
