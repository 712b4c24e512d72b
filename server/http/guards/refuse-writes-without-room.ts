import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { safeMethods } from './check-origin.ts'
import type { ApiEnv } from './session.ts'

/** Space is made by hand: it is no use to come back at once. */
const RETRY_AFTER_SECONDS = 30

/** Refuses what would change something while the disk is full: a write that fails half way can end the database. */
export function refuseWritesWithoutRoom(hasRoom: () => Promise<boolean>) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    if (!safeMethods.includes(context.req.method) && !(await hasRoom())) {
      const error = new AppError('temporarily-unavailable', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
      throw Object.assign(error, { cause: new Error('the disk is full') })
    }
    await next()
  })
}
