// `npm run new-game <id>`: writes a small but whole game into games/<id>, with recorded games and the digests of its rules,
// and its line into games/index.ts. What is written is scripts/template under another name.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { install, launch, NotReady, ROOT } from './ready.mjs'
import { record } from './record-games.mjs'

const TEMPLATE = join(ROOT, 'scripts/template')
const LIST = join(ROOT, 'games/index.ts')
/** In the list of games, after the last of them. */
const LIST_END = '} as const satisfies'
/** Made by playing, not copied. */
const MADE = /^test\/records\//

await launch(async () => {
  const [id = '', ...more] = process.argv.slice(2)
  if (more.length > 0 || !/^[a-z]{3,20}$/.test(id) || id === 'sample')
    throw new NotReady('usage: npm run new-game <id>, where the id is one word of 3 to 20 small letters a to z')
  const folder = join(ROOT, 'games', id)
  if (existsSync(folder)) throw new NotReady(`there is a game "${id}" already: games/${id}`)
  install({ tools: true })
  try {
    copy(id, folder)
    await record(id, true)
    shapeUp(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const line = `  ${id}: () => import('./${id}/index.ts').then((module) => module.${id}),\n`
  writeFileSync(LIST, readFileSync(LIST, 'utf8').replace(LIST_END, `${line}${LIST_END}`))
  console.log(`games/${id} is a whole game now, and games/index.ts knows it. Try it, then make it yours:
  npx ludopolis play ${id}
  npm start
  npx vitest run games
  npm run record-games ${id} -- --draft   after a change of its rules
docs/add-a-game.md tells what each file is for. games/${id}/README.md has the rules.`)
})

/**
 * @param {string} id
 * @param {string} folder
 */
function copy(id, folder) {
  const Name = id.charAt(0).toUpperCase() + id.slice(1)
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
  for (const file of files.filter((path) => !MADE.test(path))) {
    const text = readFileSync(join(TEMPLATE, file), 'utf8').replaceAll('Sample', Name).replaceAll('sample', id)
    write(join(folder, file), text)
  }
}

/**
 * Another name makes other lines.
 * @param {string} folder
 */
function shapeUp(folder) {
  const tools = [
    ['biome', 'check', '--write', folder],
    ['prettier', '--log-level', 'warn', '--write', `${folder}/**/*.svelte`],
  ]
  for (const [tool = '', ...args] of tools) {
    const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, {
      cwd: ROOT,
      encoding: 'utf8',
    })
    if (status !== 0) throw new NotReady(`${tool}: ${stdout}${stderr}`)
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
