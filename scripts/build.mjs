// Builds dist/: the web client in dist/web, the command line in dist/cli.js with its chunks beside it.
// The build grows in a folder of its own and then takes dist's place, so that nobody runs half of it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { define, offered } from './languages.mjs'
import { ROOT, STAMP, sources } from './ready.mjs'

const NODE_ENTRIES = {
  cli: 'cli/main.ts',
  index: 'index.ts',
  'bot-worker': 'bots/thinker-node.ts',
  'lab-thread': 'lab/thread.ts',
}

/** The scripts that some letters are drawn for, by what the files of the fonts call them; all others are for everybody. */
const SCRIPTS = { cyrillic: 'Cyrl' }

const dist = join(ROOT, 'dist')
const fresh = join(ROOT, `.cache/dist-${process.pid}`)

try {
  const digest = sources()
  await buildWeb()
  writeServiceWorker()
  packFiles()
  await buildNode()
  writeFileSync(join(fresh, STAMP), digest)
  rmSync(dist, { recursive: true, force: true })
  renameSync(fresh, dist)
} catch (error) {
  rmSync(fresh, { recursive: true, force: true })
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function buildWeb() {
  return build({
    root: join(ROOT, 'web'),
    configFile: join(ROOT, 'vite.config.ts'),
    build: { outDir: join(fresh, 'web') },
  })
}

/**
 * Whose a file of the page is: of the languages whose texts or letters it has, or of nobody alone.
 * @param {string} name
 * @returns {readonly string[] | null}
 */
function languagesOf(name) {
  const [, language] = /^\/(?:assets\/|manifest\.)([a-z]{2})[/.]/.exec(name) ?? []
  if (language) return [language]
  const [, letters] = Object.entries(SCRIPTS).find(([font]) => name.includes(`-${font}-`)) ?? []
  return letters ? offered().filter((one) => new Intl.Locale(one).maximize().script === letters) : null
}

/** The service worker knows every file of the page, and so changes whenever one of them does. */
function writeServiceWorker() {
  const web = join(fresh, 'web')
  const names = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length))
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(readFileSync(join(web, name)))
  const files = names.filter((name) => languagesOf(name) === null).map((name) => (name === '/index.html' ? '/' : name))
  const texts = Object.fromEntries(
    offered().map((language) => [language, names.filter((name) => languagesOf(name)?.includes(language))]),
  )
  const source = readFileSync(join(ROOT, 'web/sw.js'), 'utf8')
    .replace('/* files */ []', JSON.stringify(files))
    .replace('/* texts */ {}', JSON.stringify(texts))
    .replace("/* version */ ''", `'${hash.digest('hex').slice(0, 16)}'`)
  writeFileSync(join(web, 'sw.js'), source)
}

/** Beside each text a packed twin for browsers that can unpack it, which the server sends instead. */
function packFiles() {
  const files = readdirSync(join(fresh, 'web'), { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of files.filter(({ name }) => /\.(js|css|html|svg|webmanifest)$/.test(name))) {
    const path = join(parentPath, name)
    const text = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** Packages stay outside; chunks lie beside the entries, so that `new URL('./entry.js', import.meta.url)` finds an entry. */
function buildNode() {
  return build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    define,
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
}
