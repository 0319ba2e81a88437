// Which requests come from our own pages: the Host must be ours, and a write that names an Origin must name ours. A request
// without one is no page's, but a script's or a bot's.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { refuseWith } from './refusal.ts'

export function guard({ origin: only }: Pick<Config, 'origin'>): (request: FastifyRequest) => void {
  return (request) => {
    const { host } = request
    if (only === undefined ? !isNear(host) : host !== new URL(only).host) refuseWith(403, 'host-foreign')
    const { origin, upgrade } = request.headers
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (origin === undefined || (reads && upgrade === undefined)) return
    if (origin !== (only ?? `${request.protocol}://${host}`)) refuseWith(403, 'origin-foreign')
  }
}

/** This machine, or one named by its IP address: no name that somebody else could make point at us. */
function isNear(host: string): boolean {
  const name = host.replace(/:\d*$/, '')
  return name === 'localhost' || isIP(name) === 4 || (/^\[.*\]$/.test(name) && isIP(name.slice(1, -1)) === 6)
}
