// Checks what comes in against its shape. Some values make the library stumble, such as an object with an odd `length` where a text
// is expected; they are bad like all others, not a mistake of ours.
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler as zodCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { HttpRefused } from './refusal.ts'

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = zodCompiler(route)
  return (data) => {
    try {
      return check(data)
    } catch {
      const field = route.httpPart ?? 'body'
      return { error: new HttpRefused(400, { code: 'bad-request', values: { field } }) }
    }
  }
}

/** The value in its shape, or which field of it is bad. */
export function checked<T>(
  shape: z.ZodType<T>,
  value: unknown,
): { readonly data: T; readonly field?: never } | { readonly data?: never; readonly field: string } {
  try {
    const { success, data, error } = shape.safeParse(value)
    return success ? { data } : { field: error.issues[0]?.path.join('.') ?? '' }
  } catch {
    return { field: '' }
  }
}
