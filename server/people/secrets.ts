// Secrets of people: random ones, of which only a digest is stored, and passwords.
import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** 128 random bits: who does not know it will not guess it. On a command line it must not look like a flag. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url')
    if (!id.startsWith('-')) return id
  }
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Each takes 19 MB and a core for some time: two at once, the others wait, and not too many. */
const AT_ONCE = 2
const MOST_WAITING = 50
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(job: () => Promise<T>): Promise<T | 'busy'> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return 'busy'
    await new Promise<void>((go) => waiting.push(go))
  } else running++
  try {
    return await job()
  } finally {
    const next = waiting.shift()
    // The next in the queue takes the free place.
    if (next) next()
    else running--
  }
}

/** argon2id, with the salt and the cost inside. */
export function hashPassword(password: string): Promise<string | 'busy'> {
  return inTurn(() => hash(password.normalize('NFKC')))
}

let nobodys: Promise<string> | null = null
/** Without a hash it takes as long as with one, so that time does not tell which names exist. */
export function verifyPassword(stored: string | null, password: string): Promise<boolean | 'busy'> {
  return inTurn(async () => {
    nobodys ??= hash(newSecret())
    const right = await verify(stored ?? (await nobodys), password.normalize('NFKC'))
    return stored !== null && right
  })
}
