// The words of a language: docs/glossary/<language>.md as data.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './ready.mjs'

const SAME = 'The same as in English'

/**
 * The terms by part (Site, or a game), and the words that are the same as in English. `not` lists other words for the same
 * thing, which no text of that part may use; on Site, no text at all.
 * @param {string} language
 */
export function glossaryOf(language) {
  const path = join(ROOT, 'docs/glossary', `${language}.md`)
  const [, ...parts] = existsSync(path) ? readFileSync(path, 'utf8').split(/^## /m) : []
  const sections = parts.map((part) => {
    const end = part.indexOf('\n')
    return { heading: part.slice(0, end).trim(), text: part.slice(end) }
  })
  const list = sections.find(({ heading }) => heading === SAME)?.text ?? ''
  return {
    terms: sections.filter(({ heading }) => heading !== SAME).flatMap(({ heading, text }) => rowsOf(heading, text)),
    same: new Set(list.split(/[,\s]+/).filter((word) => word !== '')),
  }
}

/**
 * @param {string} part
 * @param {string} text
 */
function rowsOf(part, text) {
  const [, , ...rows] = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) => {
    const [term = '', word = '', from = '', not = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { part, term, word, from, not: not === '' ? [] : not.split(', ') }
  })
}
