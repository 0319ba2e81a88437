// `npm run record-games <id>`: plays the recorded games of a draft again, after a change of its rules.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { define } from './languages.mjs'
import { install, launch, NotReady, ROOT } from './ready.mjs'

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await launch(async () => {
    const [id = '', flag, ...more] = process.argv.slice(2)
    if (more.length > 0 || !/^[a-z]{3,20}$/.test(id) || (flag !== undefined && flag !== '--draft'))
      throw new NotReady(
        'usage: npm run record-games <id>, with -- --draft for one that is in the last commit and nobody has games of',
      )
    if (!existsSync(join(ROOT, 'games', id, 'index.ts'))) throw new NotReady(`there is no game "${id}"`)
    install({ tools: true })
    const files = await record(id, flag === '--draft')
    console.log(`Written in games/${id}:\n${files.map((file) => `  ${file}`).join('\n')}`)
  })

/**
 * Records a game, with its sources as they are. What is in the last commit may have been released: it is written over only when
 * it is called a draft.
 * @param {string} id
 * @param {boolean} isDraft
 * @returns {Promise<readonly string[]>}
 */
export async function record(id, isDraft) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    define,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { [id]: module } = await vite.ssrLoadModule(`/games/${id}/index.ts`)
    const { rules } = module.game
    if (!isDraft && committed(id).includes(String(rules)))
      throw new NotReady(
        `rules ${rules} of ${id} are in the last commit. If they have been released, add a number to games/${id}/versions.ts; if nobody has games of them yet: npm run record-games ${id} -- --draft`,
      )
    const { REASONS } = await vite.ssrLoadModule(`/games/${id}/score.ts`)
    const { recordGames } = await vite.ssrLoadModule('/scripts/recording.ts')
    return await recordGames(module, REASONS, join(ROOT, 'games', id)).catch((/** @type {Error} */ error) => {
      const test = `npx vitest run games/${id}/test/conform.test.ts`
      throw new NotReady(`${id} cannot be recorded: ${error.message}\nIts laws may tell more: ${test}`)
    })
  } finally {
    await vite.close()
  }
}

/**
 * The numbers of the rules whose digests are in the last commit, or in the folder where there are no commits to ask.
 * @param {string} id
 * @returns {readonly string[]}
 */
function committed(id) {
  const file = `games/${id}/test/released.json`
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const { status, stdout } = git('show', `HEAD:${file}`)
  if (status === 0) return Object.keys(JSON.parse(stdout))
  const isAsked = git('rev-parse', 'HEAD').status === 0 || !existsSync(join(ROOT, file))
  return isAsked ? [] : Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
}
