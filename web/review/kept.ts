// Reviews that were made, kept in the browser by the check of the game's record, so that they are there after a reload, and
// as long as the table they were made for.
import type { DBSchema } from 'idb'
import { openDB } from 'idb'
import type { Review } from '../../bots/review.ts'

interface Kept {
  readonly check: string
  readonly table: string
  readonly made: number
  readonly review: Review
}

interface Schema extends DBSchema {
  reviews: { key: string; value: Kept; indexes: { made: number; table: string } }
}

/** The oldest make room for the newest. */
const MOST = 60
/** A review by another number was made otherwise, and is made again. */
const VERSION = 3

const database = () =>
  openDB<Schema>('ludopolis-reviews', VERSION, {
    upgrade(opened) {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name)
      const reviews = opened.createObjectStore('reviews', { keyPath: 'check' })
      reviews.createIndex('made', 'made')
      reviews.createIndex('table', 'table')
    },
  })

/** Null if there is none, or the browser keeps nothing. */
export async function keptReview(check: string, tries: number): Promise<Review | null> {
  try {
    const opened = await database()
    const kept = await opened.get('reviews', check)
    opened.close()
    return kept?.review.tries === tries ? kept.review : null
  } catch {
    return null
  }
}

/** Without a place to keep it, it is made again the next time. */
export async function keepReview(table: string, review: Review): Promise<void> {
  try {
    const opened = await database()
    await opened.put('reviews', { check: review.check, table, made: Date.now(), review })
    const keys = await opened.getAllKeysFromIndex('reviews', 'made')
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => opened.delete('reviews', key)))
    opened.close()
  } catch {
    // Nothing is lost but time.
  }
}

/** With its table, what was said of it goes. */
export async function forgetReviews(table: string): Promise<void> {
  const opened = await database()
  const keys = await opened.getAllKeysFromIndex('reviews', 'table', table)
  await Promise.all(keys.map((key) => opened.delete('reviews', key)))
  opened.close()
}
