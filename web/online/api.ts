// The server's HTTP API as the page asks it: an answer, or a refusal with its code.
import type { AnyChosen } from '../../core/options.ts'
import type { Refused } from '../../core/table.ts'
import type { Clock } from '../../house/clock.ts'

export interface Me {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly locale: string | null
  readonly webhook: string | null
}

export type { TableTold } from '../../house/told.ts'

export interface NewTable {
  readonly game: string
  readonly options: AnyChosen
  /** `name`: of somebody else at this screen. */
  readonly seats: readonly { readonly player: string; readonly name?: string }[]
  readonly listed: boolean
  readonly clock?: Clock
  readonly watch?: boolean
  readonly hints?: boolean
  readonly chat?: 'free' | 'phrases'
  readonly luck?: string
}

export interface Profile {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly ratings: readonly {
    readonly game: string
    readonly mu: number
    readonly sigma: number
    readonly games: number
  }[]
  /** How the ratings went, result by result. */
  readonly course: readonly {
    readonly game: string
    readonly time: number
    readonly mu: number
    readonly sigma: number
  }[]
  /** Over all finished games, rated or not. */
  readonly reached: readonly {
    readonly game: string
    readonly games: number
    readonly wins: number
    readonly best: number | null
    readonly levels: readonly string[]
  }[]
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** What answers is a page: a copy of the site without a server. */
const NO_SERVER: Refused = { refusal: { code: 'no-server' } }
/** Nobody answers, or somebody in its place who says that it is down. */
const SILENT: Refused = { refusal: { code: 'server-silent' } }
const DOWN = 500

export async function ask<T>(method: Method, path: string, body?: object): Promise<T | Refused> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (response.status === 204) return null as T
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (isJson) return (await response.json()) as T
    return response.status >= DOWN ? SILENT : NO_SERVER
  } catch {
    return SILENT
  }
}

const LUCK_BYTES = 16
/** One's own share in the luck of a table: nobody else can have chosen the draws. */
export function ownLuck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LUCK_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
