// Web Push: the server's own keys, which all its processes share, and messages that only the device can read.
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Db } from '../store/open.ts'
import type { Message } from './wire.ts'

export interface Vapid {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

const KEY = 'vapid'
/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT = 86_400

/** Made by the first server on this database. */
export async function loadVapid(db: Db, { origin }: Pick<Config, 'origin'>): Promise<Vapid> {
  const fresh = JSON.stringify(webPush.generateVAPIDKeys())
  await db
    .insertInto('keys')
    .values({ name: KEY, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('keys').select('value').where('name', '=', KEY).executeTakeFirstOrThrow()
  const { publicKey, privateKey } = JSON.parse(value)
  // Push services want to know whom to write to.
  const subject = origin?.startsWith('https:') ? origin : 'mailto:nobody@example.org'
  return { subject, publicKey, privateKey }
}

export function pushMessage(vapid: Vapid, endpoint: string, keys: PushKeys, text: string): Message {
  const options = { vapidDetails: vapid, TTL: KEPT }
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, text, options)
  return { headers, body }
}
