// Reading and writing files, with failures told in a line.
import { accessSync, constants, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRefusal } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { RecordFile } from '../core/record.ts'
import { readRecord, replay } from '../core/record.ts'
import type { Locale } from '../core/words.ts'
import { fail, systemCode } from './fail.ts'
import { failWith, findRules } from './games.ts'
import type { CliMessages } from './messages/en.ts'

export function readText(path: string, m: CliMessages): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return failToRead(path, error, m)
  }
}

export function failToRead(path: string, error: unknown, m: CliMessages): never {
  const code = systemCode(error)
  if (code === undefined) throw error
  return fail(code === 'ENOENT' ? m.fileMissing(path) : m.fileUnreadable(path, code))
}

export function failToWrite(path: string, error: unknown, m: CliMessages): never {
  const code = systemCode(error)
  if (code === undefined) throw error
  return fail(code === 'EEXIST' ? m.fileExists(path) : m.fileUnwritable(path, code))
}

/** Writes beside the file first, so that an interrupted write harms nothing. */
export function replaceText(path: string, text: string, m: CliMessages): void {
  try {
    const beside = `${path}.${process.pid}.new`
    writeFileSync(beside, text, { flush: true })
    renameSync(beside, path)
  } catch (error) {
    failToWrite(path, error, m)
  }
}

/** Refuses a file that is there already or cannot be; an unfinished game in it can be gone on with. */
export function mustBeNew(path: string, m: CliMessages): void {
  if (existsSync(path)) {
    const record = readRecord(readText(path, m))
    fail(!isRefusal(record) && record.outcome === null ? m.fileUnfinished(path) : m.fileExists(path))
  }
  try {
    accessSync(dirname(path), constants.W_OK)
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
