// The API over HTTP: what all its routes share, and the description made from their schemas.
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { serveLive, useSockets } from '../live/live.ts'
import { noticeRoutes } from '../notices/routes.ts'
import { peopleRoutes } from '../people/routes.ts'
import { makingRoutes } from '../tables/making.ts'
import { playingRoutes } from '../tables/playing.ts'
import { talkRoutes } from '../talk/routes.ts'
import { validatorCompiler } from './check.ts'
import { tellErrors } from './errors.ts'
import { guard } from './guard.ts'
import type { Server } from './server.ts'

export async function serveApi(root: FastifyInstance, server: Server): Promise<void> {
  await root.register(
    async (app) => {
      app.setValidatorCompiler(validatorCompiler)
      // Answers are made field by field; their schemas describe them.
      app.setSerializerCompiler(() => JSON.stringify)
      app.removeContentTypeParser('text/plain')
      tellErrors(app)
      // Before the guard: it also sees to connections that the guard refuses.
      await useSockets(app)
      const check = guard(server.config)
      app.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        check(request)
      })
      await app.register(cookie)
      await describeApi(app)
      peopleRoutes(app, server)
      makingRoutes(app, server)
      playingRoutes(app, server)
      talkRoutes(app, server)
      serveLive(app, server)
      noticeRoutes(app, server)
      app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
      // The site's files would answer for what nobody answers here.
      for (const path of ['/', '/*'])
        app.all(path, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
}

async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ludopolis', version: '1', description: 'The table online: people, tables and moves.' },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'ludopolis' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}
