// What the environment may say to a server. Every value is read here, once; a bad one is refused by its name.

import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'

export interface Config {
  /** 0: any free port. */
  readonly port: number
  readonly host: string
  readonly data: string
  readonly database: string | undefined
  /** The only address the site is reached by, such as https://play.example.org. */
  readonly origin: string | undefined
  /** Who may say for whom a request comes. */
  readonly proxies: readonly string[]
  readonly metricsPort: number | undefined
  readonly log: LogLevel
  readonly botThreads: number
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

type Env = { readonly [name: string]: string | undefined }

/** A value that cannot be used: its variable, what it says, and what it could say. */
export class ConfigRefused extends Error {
  readonly variable: string
  readonly value: string
  readonly expected: string
  constructor(variable: string, value: string, expected: string) {
    super(`${variable}=${value}`)
    this.variable = variable
    this.value = value
    this.expected = expected
  }
}

interface Reading<T> {
  readonly expected: string
  read(text: string): T | undefined
  readonly otherwise: T
}

const reading = <T>(expected: string, otherwise: T, read: (text: string) => T | undefined): Reading<T> => ({
  expected,
  otherwise,
  read,
})

const VARIABLES = {
  PORT: reading('0 … 65535', 4500, readPort),
  HOST: reading('127.0.0.1, 0.0.0.0', '127.0.0.1', (text) => text),
  LUDOPOLIS_DATA: reading('./data', './data', (text) => text),
  DATABASE_URL: reading<string | undefined>('postgres://user:password@host/name', undefined, readDatabase),
  LUDOPOLIS_ORIGIN: reading<string | undefined>('https://play.example.org', undefined, readOrigin),
  LUDOPOLIS_PROXY: reading<readonly string[]>('127.0.0.1,10.0.0.0/8', [], readProxies),
  LUDOPOLIS_METRICS_PORT: reading<number | undefined>('0 … 65535', undefined, readPort),
  LUDOPOLIS_LOG: reading<LogLevel>(LOG_LEVELS.join(', '), 'info', (text) => LOG_LEVELS.find((level) => level === text)),
  LUDOPOLIS_BOT_THREADS: reading('1 … 64', Math.max(1, availableParallelism() - 1), (text) => readNumber(text, 1, 64)),
} as const

export type Variable = keyof typeof VARIABLES

/** All variables; those that opening the store reads; and those that a worker, which thinks for bots, reads. */
export const ENVIRONMENT = Object.keys(VARIABLES) as readonly Variable[]
export const STORE_ENVIRONMENT = ENVIRONMENT.filter((name) => /DATA/.test(name))
export const WORKER_ENVIRONMENT = ENVIRONMENT.filter((name) => /DATABASE|LOG|THREADS/.test(name))

/** What a value may look like. */
export const expectedOf = (name: Variable): string => VARIABLES[name].expected

/** An empty value counts as none. */
export function readConfig(env: Env): Config {
  function value<K extends keyof typeof VARIABLES>(name: K): (typeof VARIABLES)[K]['otherwise'] {
    const { read, otherwise, expected } = VARIABLES[name]
    const text = env[name]?.trim()
    if (!text) return otherwise
    const found = read(text)
    // An address of a database holds a password.
    if (found === undefined) throw new ConfigRefused(name, name === 'DATABASE_URL' ? '…' : text, expected)
    return found
  }
  return {
    port: value('PORT'),
    host: value('HOST'),
    data: value('LUDOPOLIS_DATA'),
    database: value('DATABASE_URL'),
    origin: value('LUDOPOLIS_ORIGIN'),
    proxies: value('LUDOPOLIS_PROXY'),
    metricsPort: value('LUDOPOLIS_METRICS_PORT'),
    log: value('LUDOPOLIS_LOG'),
    botThreads: value('LUDOPOLIS_BOT_THREADS'),
  }
}

function readNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

function readPort(text: string): number | undefined {
  return readNumber(text, 0, 65535)
}

function readDatabase(text: string): string | undefined {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined
}

/** An origin and nothing more: no path, no user. */
function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol } = new URL(text)
  return /^https?:$/.test(protocol) && (text === origin || text === `${origin}/`) ? origin : undefined
}

function readProxies(text: string): readonly string[] | undefined {
  const all = text.split(',').map((one) => one.trim())
  return all.every(isAddressOrRange) ? all : undefined
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || readNumber(bits, 0, version === 4 ? 32 : 128) !== undefined
}
