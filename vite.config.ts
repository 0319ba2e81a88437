import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig, runnerImport } from 'vite'
import { define, offered, roomOf } from './scripts/languages.mjs'

const WEB = join(import.meta.dirname, 'web')

/** Workers are built together with the page, so that what both need is loaded once. */
const sharedWorkers: Plugin = {
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('new Worker(')) return null
    const replaced = code.replace(/new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
      const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), path), preserveSignature: false })
      return `import.meta.ROLLUP_FILE_URL_${worker}`
    })
    // No line moves, so the map that there is still tells the lines.
    return { code: replaced, map: null }
  },
}

type Spoken = { readonly [language: string]: { readonly games: { readonly lead: string } } }

/** What search engines and a phone's home screen read: the page in every language, and the site's card in each. */
const spokenToAll: Plugin = {
  name: 'spoken-to-all',
  transformIndexHtml(_, { path }) {
    if (path !== '/index.html') return []
    const pages = [['x-default', '/'], ...offered().map((language) => [language, `/?lang=${language}`])]
    return pages.map(([hreflang, href]) => ({ tag: 'link', attrs: { rel: 'alternate', hreflang, href } }))
  },
  async generateBundle() {
    const manifest: object = JSON.parse(readFileSync(join(WEB, 'manifest.json'), 'utf8'))
    for (const lang of offered()) {
      const { module } = await runnerImport<Spoken>(join(WEB, `messages/${lang}.ts`), { define })
      const card = { ...manifest, lang, description: module[lang]?.games.lead }
      this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source: JSON.stringify(card) })
    }
  },
}

const MAIN = join(WEB, 'main.ts')
/** Always loaded together, so one file each: what everything needs, the table round the board, a game without its board. */
const TOGETHER: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  // What plays games: positions, moves and records, which the first page has no use for.
  [
    /[\\/](core[\\/](chance|json|options|figure|tutorial|moves|layout|record|packed|module|set|components|ranking|telling|digest)|house[\\/]seats)\.ts/,
    () => 'engine',
  ],
  // What page and worker share of the house is there too: a worker may not load the page.
  [
    /[\\/](core[\\/](?!messages|table|audience|history|help|tutorial|numbers)|house[\\/](updates|patch|standing|days)|games[\\/]index|web[\\/]called|preload-helper)|dynamic_import_helper/,
    () => 'core',
  ],
  // Who only looks at tables does not need what plays them.
  [/[\\/]core[\\/](table|audience|history)\b/, () => 'tables'],
  [
    /[\\/](web[\\/](TableScreen|TableMenu|Totals|HandOver|Announcer|BoardFace|PromptBar|Players|session|standing|marks|telling)|ui[\\/](Face|players|Changes|Floats|Panel|StandingAnswers|press|cycle|board))\b/,
    () => 'tabletop',
  ],
  [
    /[\\/]games[\\/](\w+)[\\/](?!board|messages|help|tutorial|nets|components|card|picture|puzzles|rulebook[\\/](?!sections))/,
    ([, game]) => game ?? '',
  ],
]

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** The first page with all it imports. */
function firstPage(graph: Graph, id = MAIN, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) firstPage(graph, next, seen)
  return seen
}

function fileOf(id: string, graph: Graph): string | null {
  for (const [part, name] of TOGETHER) {
    const found = part.exec(id)
    if (found) return name(found)
  }
  return id !== MAIN && firstPage(graph).has(id) ? 'page' : null
}

/** Texts lie in a folder for each language, by which the service worker and the tests tell them apart: assets/de/<game>-help. */
function pathOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const spoken = facadeModuleId === null ? null : roomOf(facadeModuleId)
  if (spoken === null) return 'assets/[name]-[hash].js'
  const part = spoken.room.replace(/^games\/|^web\/(?!messages)/, '').replace(/\/messages/, '')
  return `assets/${spoken.language}/${part.replaceAll('/', '-')}-[hash].js`
}

export default defineConfig({
  root: 'web',
  define,
  plugins: [sharedWorkers, spokenToAll, svelte({ configFile: '../svelte.config.js' })],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      // Nothing in core acts by being loaded, so what is not used of it is not loaded.
      treeshake: { moduleSideEffects: (id) => !/[\\/]core[\\/][\w-]+\.ts$/.test(id) },
      input: ['index.html', 'watch.html'].map((page) => join(WEB, page)),
      output: {
        chunkFileNames: pathOf,
        codeSplitting: { groups: [{ debugName: 'together', name: fileOf, includeDependenciesRecursively: false }] },
      },
    },
    // What workers load may not touch the document.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
})
