// The page as it is sent: in the language that its address asks for, and with the whole addresses of its other languages, for
// search engines read it without running it. The file itself names them without a site, so that a copy of it works anywhere.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Packed at each request, so quickly rather than as small as can be. */
const QUALITY = 5
const brotli = promisify(brotliCompress)
const PACKED = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify(gzip),
}
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/** Sends the page of a folder; `only` is the one origin the site is reached by, if there is such. */
export function sendsPage(web: string, only: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const origin = only ?? `${request.protocol}://${request.host}`
    const text = inFull(await spoken(web, languageOf(request)), ORIGIN.test(origin) ? origin : '')
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('etag', tag).header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const packed = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
    return packed ? reply.header('content-encoding', packed).send(await PACKED[packed](text)) : reply.send(text)
  }
}

function languageOf({ query }: FastifyRequest): string {
  const { lang } = query as { readonly lang?: unknown }
  return typeof lang === 'string' ? lang : ''
}

/** The page in a language that it has, with what the site's card says of it there; else as it is. */
async function spoken(web: string, language: string): Promise<string> {
  const page = await readFile(join(web, 'index.html'), 'utf8')
  if (!/^[a-z]{2}$/.test(language) || !page.includes(` hreflang="${language}"`)) return page
  const card = `manifest.${language}.webmanifest`
  const { description } = JSON.parse(await readFile(join(web, card), 'utf8')) as { readonly description: string }
  return page
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + inAttribute(description))
    .replace(/manifest\.\w+\.webmanifest/, card)
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const inFull = (page: string, origin: string) =>
  page.replace(/(<link rel="alternate" hreflang="[\w-]+" href=")(?=\/)/g, (_, before: string) => before + origin)
