import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from './session.ts'

/** What providers send is signed as it is, and parsed by their adapters. */
const providerPaths = /^\/api\/(payments\/webhook|messages\/)/

/** What staff upload are files; each is judged by its content. */
const uploadPaths = /^\/api\/desk\/(pictures|imports(\/columns)?|my-trip\/stops\/[\w-]+\/picture)$/

/** Control characters other than tab, line feed and carriage return; PostgreSQL cannot store the first of them. */
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/ // oxlint-disable-line no-control-regex
const encodedControlCharacter = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i

/** Whether a URL can be decoded and holds no control characters. */
export function isCleanUrl(url: string): boolean {
  if (encodedControlCharacter.test(url)) return false
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** Refuses bodies that are not JSON, and texts in them that no person types: control characters and broken Unicode. */
export const checkBody = createMiddleware<ApiEnv>(async (context, next) => {
  const { req } = context
  if (req.method === 'POST' && uploadPaths.test(req.path)) {
    await next()
    return
  }
  const hasBody =
    req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > 0
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '')
  const isOfProvider = providerPaths.test(req.path)
  if (hasBody && !isJson && !isOfProvider) throw new AppError('unsupported-media-type')
  const body = hasBody || isJson ? await req.text() : ''
  if (!isOfProvider) checkTexts(body)
  await next()
})

function checkTexts(body: string): void {
  try {
    JSON.parse(body, (key, value: unknown) => {
      for (const text of [key, value]) {
        if (typeof text === 'string' && (controlCharacter.test(text) || !text.isWellFormed()))
          throw new AppError('invalid-text', undefined, {
            faults: [{ field: key, message: 'is not plain text' }],
          })
      }
      return value
    })
  } catch (error) {
    // what is not JSON is refused by the route's own schema
    if (error instanceof AppError) throw error
  }
}
