// Reading and writing files, with failures told in a line.
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isRefusal } from '../core/game.ts'
import { MOST_JSON } from '../core/json.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { RecordFile } from '../core/record.ts'
import { readRecord, replay } from '../core/record.ts'
import type { Locale } from '../core/words.ts'
import { Failure, fail, systemCode } from './fail.ts'
import { failWith, findRules } from './games.ts'
import type { CliMessages } from './messages/en.ts'

/** Reads a file that will be written to again; what is piped in is read by `textOf`. */
export function readText(path: string, m: CliMessages): string {
  try {
    const found = statSync(path)
    if (!found.isFile()) fail(m.fileOdd(path))
    if (found.size > MOST_JSON) fail(m.fileLarge(path, MOST_JSON))
    return readFileSync(path, 'utf8')
  } catch (error) {
    return failToRead(path, error, m)
  }
}

export function failToRead(path: string, error: unknown, m: CliMessages): never {
  const code = systemCode(error)
  if (error instanceof Failure || code === undefined) throw error
  return fail(code === 'ENOENT' ? m.fileMissing(path) : m.fileUnreadable(path, code))
}

export function failToWrite(path: string, error: unknown, m: CliMessages): never {
  const code = systemCode(error)
  if (error instanceof Failure || code === undefined) throw error
  return fail(code === 'EEXIST' ? m.fileExists(path) : m.fileUnwritable(path, code))
}

/** Writes beside the file first, so that an interrupted write harms nothing; a failed one leaves nothing behind. */
export function replaceText(path: string, text: string, m: CliMessages): void {
  const beside = `${path}.${process.pid}.new`
  try {
    writeFileSync(beside, text, { flush: true })
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    failToWrite(path, error, m)
  }
}

/** Refuses a file that is there already or cannot be made; an unfinished game in it can be gone on with. */
export function mustBeNew(path: string, m: CliMessages): void {
  if (existsSync(path)) {
    const record = statSync(path).isFile() ? readRecord(readText(path, m)) : null
    fail(record && !isRefusal(record) && record.outcome === null ? m.fileUnfinished(path) : m.fileExists(path))
  }
  // Tried rather than judged by permissions: the name may be too long, the disk read-only or full.
  const beside = `${path}.${process.pid}.new`
  try {
    closeSync(openSync(beside, 'wx'))
    rmSync(beside)
  } catch (error) {
    failToWrite(path, error, m)
  }
}

export interface Checked {
  readonly module: AnyGameModule
  readonly record: RecordFile
}

/** Reads one record and checks every step of it against the rules. */
export async function checkedRecord(text: string, about: string, locale: Locale, m: CliMessages): Promise<Checked> {
  const record = readRecord(text)
  if (isRefusal(record)) return failWith(record, null, locale, about)
  const module = await findRules(record.game, record.rules, m)
  if (isRefusal(module)) return failWith(module, null, locale, about)
  const refusal = replay(module.game, record, module.game.blank())
  return refusal ? failWith(refusal, null, locale, about) : { module, record }
}
