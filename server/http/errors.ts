// What went wrong, told in the API's one shape; our own mistakes are logged and told as no more than that.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Refusal } from '../../core/game.ts'
import type { Code } from '../../house/codes.ts'
import { isOrphan, isStoreFault } from '../store/faults.ts'
import { HttpRefused } from './refusal.ts'

/** When to try a store again that failed, in seconds. */
const STORE_RETRY = 2

interface ErrorAnswer {
  readonly status: number
  readonly refusal: Refusal & { readonly code: Code }
  readonly more?: object
}

/** Of Fastify's own codes. */
const FASTIFY: { readonly [code: string]: ErrorAnswer } = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, refusal: { code: 'body-too-large' } },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, refusal: { code: 'not-json' } },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, refusal: { code: 'bad-json' } },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, refusal: { code: 'bad-json' } },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, refusal: { code: 'bad-json' } },
  FST_ERR_BAD_URL: { status: 400, refusal: { code: 'bad-request', values: { field: 'path' } } },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, refusal: { code: 'not-found' } },
}

function errorAnswerOf(error: FastifyError): ErrorAnswer | HttpRefused {
  if (error instanceof HttpRefused) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    return { status: 400, refusal: { code: 'bad-request', values: { field } } }
  }
  if (isStoreFault(error)) return { status: 503, refusal: { code: 'not-stored', values: { seconds: STORE_RETRY } } }
  if (isOrphan(error)) return { status: 404, refusal: { code: 'not-found' } }
  const known = FASTIFY[error.code]
  if (known) return known
  // Fastify's parser throws a plain SyntaxError with a status.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { status: 400, refusal: { code: 'bad-json' } }
  return { status: 500, refusal: { code: 'server-error' } }
}

export function answerRefused(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, refusal, more } = errorAnswerOf(error)
  if (status >= 500) request.log.error({ err: error }, refusal.code)
  const seconds = refusal.values?.seconds
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ refusal, ...more })
}

export function tellErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerRefused)
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ refusal: { code: 'not-found' } }),
  )
}
