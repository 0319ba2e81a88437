// How often somebody may do something: a bucket that empties with each time and fills again over time.

export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

const MINUTE = 60

export const LIMITS = {
  newPeople: { burst: 60, perSecond: 1 / MINUTE },
  logInName: { burst: 10, perSecond: 10 / (15 * MINUTE) },
  logInAddress: { burst: 30, perSecond: 2 / MINUTE },
  intents: { burst: 100, perSecond: 20 },
  reads: { burst: 400, perSecond: 200 },
  chat: { burst: 10, perSecond: 0.5 },
  /** Names of other servers that are looked up. */
  endpoints: { burst: 10, perSecond: 1 / MINUTE },
  newTables: { burst: 30, perSecond: 0.1 },
} as const satisfies { readonly [what: string]: Limit }

export interface Limiter {
  /** Takes one; gives 0, or in how many seconds there will be one. */
  take(what: keyof typeof LIMITS, who: string): number
}

interface Bucket {
  left: number
  at: number
}

/** When there are this many buckets, the full ones are forgotten. */
const MANY = 10_000

export function makeLimiter(now: () => number = () => performance.now()): Limiter {
  const buckets = new Map<string, Bucket>()
  const filled = ({ left, at }: Bucket, { burst, perSecond }: Limit) =>
    Math.min(burst, left + ((now() - at) / 1000) * perSecond)

  function forgetFull(): void {
    for (const [key, bucket] of buckets) {
      const limit = LIMITS[key.split(' ', 1)[0] as keyof typeof LIMITS]
      if (filled(bucket, limit) >= limit.burst) buckets.delete(key)
    }
  }

  return {
    take(what, who) {
      const key = `${what} ${who}`
      const limit = LIMITS[what]
      const bucket = buckets.get(key)
      const left = bucket ? filled(bucket, limit) : limit.burst
      if (left < 1) return (1 - left) / limit.perSecond
      if (!bucket && buckets.size >= MANY) forgetFull()
      buckets.set(key, { left: left - 1, at: now() })
      return 0
    },
  }
}
