// The greeting of a socket whose visitor has gone before it was known who they are.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { PROTOCOL } from '../../house/messages.ts'
import type { IsEnded, Server } from '../http/server.ts'
import { tellEnded } from '../http/server.ts'
import { makeLog } from '../log.ts'
import { openStore } from '../store/open.ts'
import { makePresence } from '../tables/presence.ts'
import { makeRoom } from '../tables/room.ts'
import { socketTo } from '../test/live.ts'
import { newFolder } from '../test/process.ts'
import { serveLive, useSockets } from './live.ts'

const folder = newFolder()
const POLL = { timeout: 20_000 }

test('a socket that closes while its greeting is looked up leaves no connection behind', async () => {
  const store = await openStore({ folder }, { alone: true })
  const room = makeRoom({ store, gaps: () => [] })
  const asked: ((who: null) => void)[] = []
  const door = { identify: () => new Promise<null>((tell) => asked.push(tell)) }
  const ended: Server['ended'] = new Set()
  const means = { store, room, presence: makePresence(store, () => {}), log: makeLog('silent'), door, ended }
  const app = Fastify()
  await useSockets(app)
  app.register(async (routes) => serveLive(routes, means as unknown as Server), { prefix: '/api' })
  let gone = 0
  app.server.on('upgrade', (_request, wire) => wire.once('close', () => gone++))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const known = vi.fn<IsEnded>(() => false)
  const come = async () => {
    const socket = socketTo(url)
    await once(socket, 'open')
    socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL }))
    const before = asked.length
    await expect.poll(() => asked.length, POLL).toBe(before + 1)
    return socket
  }

  const staying = await come()
  const heard = once(staying, 'message')
  asked[0]?.(null)
  await heard
  const going = await come()
  going.terminate()
  await expect.poll(() => gone, POLL).toBe(1)
  asked[1]?.(null)
  await new Promise((resolve) => setImmediate(resolve))

  tellEnded({ ended }, known)
  expect(known).toHaveBeenCalledTimes(1)
  staying.terminate()
  await app.close()
  room.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
