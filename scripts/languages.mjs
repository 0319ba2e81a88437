// Which languages there are. A room that speaks keeps its texts in files named after languages, `en.ts` beside `fr.ts`; a
// language is offered once every room has a file of it, so that one half translated can grow without being seen.
// `node scripts/languages.mjs [de]` says what is missing. docs/languages.md tells how to add one.
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ADDRESS, FOREIGN, PLURALS } from './faults.mjs'
import { glossaryOf } from './glossary.mjs'
import { ROOT } from './ready.mjs'

const ROOMS = ['bots', 'cli', 'core', 'games', 'lab', 'scripts/template', 'server', 'web']
/** The language that all others are written after. */
const FIRST = 'en'
const LANGUAGE = /^[a-z]{2}\.ts$/

/** The folders that hold texts, by their path from the root. */
export function rooms() {
  return ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path).replaceAll('\\', '/'))
      .filter((path) => path.endsWith(`/${FIRST}.ts`) && !path.includes('/test/'))
      .map(dirname),
  ).sort()
}

/** @param {string} language */
export function missingRooms(language) {
  return rooms().filter((room) => !existsSync(join(ROOT, room, `${language}.ts`)))
}

/**
 * The language and the room of a file of texts, or null if it is none.
 * @param {string} file by its whole path
 */
export function roomOf(file) {
  const path = relative(ROOT, file).replaceAll('\\', '/')
  const room = dirname(path)
  const isText = LANGUAGE.test(basename(path)) && existsSync(join(ROOT, room, `${FIRST}.ts`))
  return isText ? { room, language: basename(path, '.ts') } : null
}

/** Every language that some room has, the first one first. */
export function begun() {
  const found = new Set(
    rooms().flatMap((room) =>
      readdirSync(join(ROOT, room)).flatMap((file) => (LANGUAGE.test(file) ? [file.slice(0, FIRST.length)] : [])),
    ),
  )
  found.delete(FIRST)
  return [FIRST, ...[...found].sort()]
}

export function offered() {
  return begun().filter((language) => missingRooms(language).length === 0)
}

const TABLES = { FOREIGN, PLURALS, ADDRESS }
/**
 * The tables of scripts/faults.mjs that say nothing of a language. English has one way to address somebody.
 * @param {string} language
 */
export function missingRows(language) {
  return Object.entries(TABLES).flatMap(([name, rows]) =>
    language in rows || (language === FIRST && name === 'ADDRESS') ? [] : [name],
  )
}

/** What Vite puts in the place of `LANGUAGES` (core/words.ts), for the page, the command line and the tests alike. */
export const define = { LANGUAGES: JSON.stringify(offered()) }

if (process.argv[1] === import.meta.filename) {
  const asked = process.argv.slice(2)
  for (const language of asked.length > 0 ? asked : begun()) {
    const missing = missingRooms(language)
    console.log(missing.length === 0 ? `${language}: offered` : `${language}: ${missing.length} files missing`)
    for (const room of missing) console.log(`  ${room}/${language}.ts`)
    const { terms } = glossaryOf(language)
    const wordless = glossaryOf(FIRST).terms.filter(
      (one) => !terms.some(({ part, term, word }) => part === one.part && term === one.term && word),
    )
    for (const table of missingRows(language)) console.log(`  scripts/faults.mjs, no row in ${table}`)
    if (wordless.length > 0)
      console.log(`  docs/glossary/${language}.md, no word for: ${wordless.map(({ term }) => term).join(', ')}`)
  }
}
