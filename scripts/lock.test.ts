import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checksummed, complete, type Lock, missing, platform, unchecked } from './lock.mjs'

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

describe('package-lock.json', () => {
  test('has an entry for every optional dependency it names', () => {
    expect(missing(lock).map(({ name }) => name)).toEqual([])
  })

  test('vouches for everything but binaries of some other platforms', () => {
    const left = unchecked(lock).map(({ at }) => lock.packages[at]!)
    expect(left.filter(({ optional, cpu }) => !optional || !cpu)).toEqual([])
  })

  test('names no registry', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([])
  })

  test('is accepted by npm ci', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludopolis-lock-'))
    try {
      for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file))
      const npm = spawnSync('npm ci --dry-run --ignore-scripts --offline', {
        cwd: folder,
        shell: true,
        encoding: 'utf8',
      })
      expect(npm.status, npm.stderr).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('completing a lock', () => {
  const cases = [
    { name: '@rolldown/binding-win32-arm64-msvc', fits: { os: ['win32'], cpu: ['arm64'] } },
    { name: '@rolldown/binding-linux-x64-musl', fits: { os: ['linux'], cpu: ['x64'], libc: ['musl'] } },
    { name: '@rolldown/binding-linux-s390x-gnu', fits: { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] } },
    { name: '@rolldown/binding-linux-arm-gnueabihf', fits: { os: ['linux'], cpu: ['arm'] } },
    { name: '@rolldown/binding-wasm32-wasi', fits: { cpu: ['wasm32'] } },
    { name: '@biomejs/cli-linux-x64', fits: { os: ['linux'], cpu: ['x64'], libc: ['glibc'] } },
    { name: 'left-pad', fits: null },
  ]

  test.each(cases)('reads what $name is for', ({ name, fits }) => {
    expect(platform(name, ['@biomejs/cli-linux-x64-musl'])).toEqual(fits)
  })

  test('adds what is missing, and nothing where an outer folder has it', () => {
    const before: Lock = {
      packages: {
        'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies: { 'tool-darwin-x64': '1.2.3' } },
        'node_modules/tool/node_modules/inner': {
          version: '1.0.0',
          optionalDependencies: { 'inner-win32-x64': '1.0.0' },
        },
        'node_modules/inner-win32-x64': { version: '1.0.0', optional: true },
      },
    }
    const { packages } = complete(before)
    expect(Object.keys(packages)).toHaveLength(4)
    expect(packages['node_modules/tool-darwin-x64']).toEqual({
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    })
  })

  test('fills in the checksums that the registry tells', async () => {
    const before: Lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/a/node_modules/@c/d': { version: '2.0.0' },
      },
    }
    const { packages } = await checksummed(before, async (name) => (name === '@c/d' ? 'sha512-d' : null))
    expect(packages['node_modules/a/node_modules/@c/d']).toEqual({ version: '2.0.0', integrity: 'sha512-d' })
    expect(unchecked({ packages }).map(({ name }) => name)).toEqual(['b'])
  })

  test('refuses to guess', () => {
    const strange: Lock = { packages: { 'node_modules/tool': { optionalDependencies: { 'left-pad': '1.0.0' } } } }
    expect(() => complete(strange)).toThrow('left-pad')
  })
})
