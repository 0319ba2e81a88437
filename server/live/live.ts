// The socket: who comes says hello first, in time and in a version that we speak; then calls are answered in order.
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { CLOSED } from '../../house/live.ts'
import { PROTOCOL } from '../../house/messages.ts'
import { checked } from '../http/check.ts'
import type { Server } from '../http/server.ts'
import type { Who } from '../http/who.ts'
import { Frame, Hello } from './calls.ts'
import { LiveConnection } from './connection.ts'
import { makeHub } from './hub.ts'

/** Of the protocol itself (RFC 6455): something broke, and the server goes but will be back. */
const [BROKEN, RESTARTING] = [1011, 1012]
const LONGEST_FRAME = 16 * 1024
const HELLO_TIME = 10_000
const PING_EVERY = 30_000
/** Sockets of one address. */
const MOST_SOCKETS = 200
/** Calls that wait on one socket. */
const MOST_WAITING = 200

export async function useSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_FRAME,
      // Whole updates are long. What has changed is short, and packing it would cost more than all the rest of a move. Nothing
      // is kept between two messages, so that an idle line costs no memory.
      perMessageDeflate: {
        threshold: 8192,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        zlibDeflateOptions: { level: 3 },
      },
    },
    errorHandler: (_error, socket) => socket.terminate(),
    // Those who listen are told to come back; the server may be a new one by then.
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(RESTARTING)
      done()
    },
  })
}

export function serveLive(app: FastifyInstance, server: Server): void {
  const hub = makeHub(server, CLOSED.unknown)
  const addresses = new Map<string, number>()
  app.addHook('onClose', async () => hub.stop())
  server.ended.add(hub.closeEnded)

  app.get('/live', { websocket: true }, (socket, request) => {
    const { ip } = request
    addresses.set(ip, (addresses.get(ip) ?? 0) + 1)
    socket.on('close', () => {
      const left = (addresses.get(ip) ?? 1) - 1
      if (left > 0) addresses.set(ip, left)
      else addresses.delete(ip)
    })
    if ((addresses.get(ip) ?? 0) > MOST_SOCKETS) return socket.close(CLOSED.tooMany)
    keepAlive(socket)
    receive(socket, (frame) => greet(socket, request, frame))
  })

  async function greet(socket: WebSocket, request: FastifyRequest, frame: unknown): Promise<LiveConnection | null> {
    const hello = checked(Hello, frame)
    if (!hello.data) return refused(socket, CLOSED.badFrame)
    const { version, token, nobody = false } = hello.data
    if (version !== PROTOCOL) return refused(socket, CLOSED.reload)
    const who = nobody ? null : await identify(request, token)
    if (who === 'unknown') return refused(socket, CLOSED.unknown)
    // They may have gone meanwhile; nobody would hear of it any more.
    if (socket.readyState !== socket.OPEN) return null
    const connection = new LiveConnection(server, hub, { socket, wire: request.raw.socket }, who, request.ip)
    hub.add(connection)
    socket.on('close', () => connection.gone())
    const person = who ? { id: who.person.id, name: who.person.name } : null
    connection.send({ kind: 'hello', version: PROTOCOL, person })
    return connection
  }

  async function identify(request: FastifyRequest, token: string | undefined): Promise<Who | null | 'unknown'> {
    if (token !== undefined) request.headers.authorization = `Bearer ${token}`
    return server.door.identify(request).catch(() => 'unknown' as const)
  }
}

function refused(socket: WebSocket, code: number): null {
  socket.close(code)
  return null
}

/** Reads frames one after the other: the first is the greeting, every other a call. */
function receive(socket: WebSocket, greet: (frame: unknown) => Promise<LiveConnection | null>): void {
  let connection: LiveConnection | null = null
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  const late = setTimeout(() => connection ?? socket.close(CLOSED.badFrame), HELLO_TIME)
  late.unref()
  socket.on('close', () => clearTimeout(late))
  socket.on('message', (data, isBinary) => {
    if (isBinary || ++waiting > MOST_WAITING) return socket.close(isBinary ? CLOSED.badFrame : CLOSED.tooMany)
    queue = queue.then(() => take(String(data))).finally(() => waiting--)
  })

  async function take(text: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return
    const frame = readFrame(text)
    if (!connection) {
      connection = await greet(frame).catch(() => refused(socket, BROKEN))
      return
    }
    const call = checked(Frame, frame)
    if (!call.data) return socket.close(CLOSED.badFrame)
    const { n, kind, ask } = call.data
    await connection.answer(n, kind, ask)
  }
}

function readFrame(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A line that does not answer pings is dead. */
function keepAlive(socket: WebSocket): void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, PING_EVERY)
  timer.unref()
  socket.on('close', () => clearInterval(timer))
}
