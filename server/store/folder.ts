// Makes a folder and those above it. Node's own way goes round for ever where nothing can be made in a folder that is there, as
// in /proc, and hears no Ctrl-C meanwhile.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export function makeFolder(path: string, mode = 0o777): void {
  try {
    makeOne(path, mode)
  } catch (error) {
    const above = dirname(path)
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') || above === path) throw error
    makeFolder(above, mode)
    makeOne(path, mode)
  }
}

function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
