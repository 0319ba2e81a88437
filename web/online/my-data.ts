// Everything the server tells of oneself, with the records of finished games, for a file of one's own.
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import type { TableTold } from './api.ts'
import { ask } from './api.ts'

export async function allTables(): Promise<readonly TableTold[] | Refused> {
  const tables: TableTold[] = []
  let cursor: string | undefined
  do {
    const path = `/tables?mine=true${cursor === undefined ? '' : `&cursor=${cursor}`}`
    const page = await ask<{ readonly tables: readonly TableTold[]; readonly cursor?: string }>('GET', path)
    if (isRefused(page)) return page
    tables.push(...page.tables)
    cursor = page.cursor
  } while (cursor !== undefined)
  return tables
}

export async function myData(id: string): Promise<object | Refused> {
  const tables = await allTables()
  if (isRefused(tables)) return tables
  const each = <T>(path: (table: TableTold) => string, of: readonly TableTold[]) =>
    Promise.all(of.map(async (table) => ({ table: table.id, is: await ask<T>('GET', path(table)) })))
  const over = tables.filter(({ state }) => state === 'over')
  const [me, profile, tokens, sessions, devices, mutes] = await Promise.all(
    ['/me', `/people/${id}`, '/tokens', '/sessions', '/pushes', '/mutes'].map((path) => ask<object>('GET', path)),
  )
  const [records, chats, notes] = [
    await each((table) => `/tables/${table.id}/record`, over),
    await each((table) => `/tables/${table.id}/chat`, tables),
    await each((table) => `/tables/${table.id}/notes`, tables),
  ]
  return { me, profile, tokens, sessions, devices, mutes, tables, records, chats, notes }
}
