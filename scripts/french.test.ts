// French sets « » : ; ! ? % off by a space; one that breaks would leave the sign alone at the start of a line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ts from 'typescript'
import { expect, test } from 'vitest'

const BREAKING = /[ \u202f][:;!?»%]|«[ \u202f]|[\p{L}\d][»:;!?](?=\s|$)/u
const files = ['bots', 'cli', 'core', 'games', 'lab', 'server', 'web']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => /messages[\\/]([a-z]+-)?fr\.ts$/.test(path))

/** The text of every literal and of the pieces of every template. */
function literals(path: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

test('there are French messages', () => expect(files.length).toBeGreaterThanOrEqual(10))

test.each(files)('%s keeps signs with their words', (path) => {
  expect(literals(path).filter((text) => BREAKING.test(text))).toEqual([])
})
