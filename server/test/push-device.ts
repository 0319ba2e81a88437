// A device as Web Push knows it: reads what only it can read (RFC 8291), and sees who sent it (RFC 8292).
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'

const hmac = (key: Uint8Array, ...parts: readonly (Uint8Array | string)[]) => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}
const LAST = Buffer.of(1)

export class PushDevice {
  readonly #own = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly keys: { readonly p256dh: string; readonly auth: string }

  constructor() {
    const p256dh = this.#own.generateKeys().toString('base64url')
    this.keys = { p256dh, auth: this.#auth.toString('base64url') }
  }

  /** Throws where the message was meant for another device. */
  read(body: Uint8Array): string {
    const bytes = Buffer.from(body)
    const [salt, length] = [bytes.subarray(0, 16), bytes[20] ?? 0]
    const sender = bytes.subarray(21, 21 + length)
    const sealed = bytes.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), sender])
    const shared = hmac(hmac(this.#auth, this.#own.computeSecret(sender)), info, LAST)
    const secret = hmac(salt, shared)
    const key = hmac(secret, 'Content-Encoding: aes128gcm\0', LAST).subarray(0, 16)
    const nonce = hmac(secret, 'Content-Encoding: nonce\0', LAST).subarray(0, 12)
    const open = createDecipheriv('aes-128-gcm', key, nonce)
    open.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    // A 2 ends the last record; nothing but zeros may follow.
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}

/** Who a message says it is from, where the key that it was subscribed with has signed that; else null. */
export function senderOf(authorization: string, key: string): { readonly aud: string; readonly sub: string } | null {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: b64(point.subarray(1, 33)), y: b64(point.subarray(33)) }
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))
  return isSigned && shown === key ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null
}

const b64 = (bytes: Buffer) => bytes.toString('base64url')
