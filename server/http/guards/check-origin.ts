import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from './session.ts'

/** Methods that change nothing. */
export const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses state-changing requests that another site made a browser send: those whose Origin is not this store, and
 * those with a cookie but no Origin. A browser never sends a bearer token on its own, but it does send the user and password
 * of a URL, so other kinds of authorization count for nothing here, nor does a token next to a cookie.
 */
export function checkOrigin(publicUrl: string | null) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const cookie = context.req.header('cookie')
    const isBearer = cookie === undefined && /^bearer /i.test(context.req.header('authorization') ?? '')
    if (!safeMethods.includes(context.req.method) && !isBearer) {
      const origin = context.req.header('origin')
      const own =
        publicUrl === null ? `http://${context.req.header('host') ?? ''}` : new URL(publicUrl).origin
      const anonymous = origin === undefined && cookie === undefined
      if (origin !== own && !anonymous) throw new AppError('cross-site')
    }
    await next()
  })
}
