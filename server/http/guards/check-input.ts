import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { exceededLimit } from '#domain/wire/measure-json.ts'
import { arriving } from './arriving.ts'
import { readUpload } from './read-upload.ts'
import { currentStaff } from '../desk/desk-session.ts'
import type { ApiEnv } from './session.ts'

/** Paths of providers' messages, whose signed bodies their adapters parse. */
const providerPaths = /^\/api\/(payments\/webhook|messages\/)/

/** Paths of staff's uploads: files, which are judged by their content. */
const uploadPaths =
  /^\/api\/desk\/(pictures|imports(\/columns)?|credit\/openings|portal-numbers|day-rates\/import|price-lists\/[\w-]+\/import|offer-sheets|my-trip\/stops\/[\w-]+\/picture)$/

/** Deeper than the body of any call, and than a provider's message. */
const MAX_DEPTH = 32

/** Control characters other than tab, line feed and carriage return; PostgreSQL cannot store the first of them. */
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/ // oxlint-disable-line no-control-regex
const encodedControlCharacter = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i

/** Characters that no path has, encoded or not: control characters, line feeds among them, and Unicode's other ends of a line. */
const notInPath = /[\p{Cc}\u2028\u2029]/u

/** Tells whether a URL can be decoded and holds no control characters; only its query may hold lines and tabs. */
export function isCleanUrl(url: string): boolean {
  if (encodedControlCharacter.test(url)) return false
  const query = url.indexOf('?')
  try {
    decodeURIComponent(url)
    return !notInPath.test(decodeURIComponent(query < 0 ? url : url.slice(0, query)))
  } catch {
    return false
  }
}

/**
 * Reads the body, so that whoever sends slowly holds up nobody whose turn it is; files only of staff, for they take memory. Refuses
 * bodies that are not JSON or too deeply nested, and texts in them that no person types: control characters and broken Unicode.
 */
export const checkBody = createMiddleware<ApiEnv>(async (context, next) => {
  const { req } = context
  if (req.method === 'POST' && uploadPaths.test(req.path)) {
    if ((await currentStaff(context)) === null) throw new AppError('not-signed-in')
    context.set('upload', await arriving(readUpload(req.raw)))
    await next()
    return
  }
  const hasBody =
    req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > 0
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '')
  const isOfProvider = providerPaths.test(req.path)
  if (hasBody && !isJson && !isOfProvider) throw new AppError('unsupported-media-type')
  const body = hasBody || isJson ? await arriving(req.text()) : ''
  if (isJson) checkDepth(body)
  if (!isOfProvider) checkTexts(body)
  await next()
})

function checkDepth(body: string): void {
  if (exceededLimit(body, { depth: MAX_DEPTH }) !== null)
    throw new AppError('invalid-input', { reasons: [{ code: 'body-too-deep', levels: MAX_DEPTH }] })
}

/** Spellings by which a body can hold such texts: most bodies have none of them and need no closer look. */
const suspicious = /\\[bfu]|\u007f/ // oxlint-disable-line no-control-regex

/** Looks at the values in a loop: `JSON.parse` with a function for each takes seconds for a megabyte of empty objects. */
function checkTexts(body: string): void {
  if (!suspicious.test(body)) return
  const waiting: object[] = [{ '': parsedOrNull(body) }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const isList = Array.isArray(next)
    for (const key of Object.keys(next)) {
      const value: unknown = Reflect.get(next, key)
      if (!isList) checkText(key, key)
      if (typeof value === 'string') checkText(key, value)
      else if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  }
}

function checkText(field: string, text: string): void {
  if (controlCharacter.test(text) || !text.isWellFormed())
    throw new AppError('invalid-text', { faults: [{ field, code: 'not-plain-text' }] })
}

/** Null for a body that is not JSON: the route's own schema refuses it. */
function parsedOrNull(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
