// French sets « » ; ! ? off by a narrow space, : and % by a whole one; one that breaks would leave the sign alone at the start of a line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ts from 'typescript'
import { expect, test } from 'vitest'
import { rooms } from './languages.mjs'
import { ROOT } from './ready.mjs'

const WRONG = / [:;!?»%]|« |\u00a0[;!?»]|«\u00a0|\u202f[:%]|[\p{L}\d][»:;!?](?=\s|$)/u
const files = rooms().map((room) => join(room, 'fr.ts'))

/** The text of every literal and of the pieces of every template. */
function literals(path: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

test.each(files)('%s keeps signs with their words', (path) => {
  expect(literals(path).filter((text) => WRONG.test(text))).toEqual([])
})
