import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'

/** What every request carries. */
export type RequestEnv = { Variables: { requestId: string } }

type AnsweredRequest = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly startedAt: number
}

/** Logs and counts every answered request, and gives it an id. */
export function requestLog(log: Logger, count: (path: string, status: number, ms: number) => void) {
  const logRequest = ({ requestId, method, path, status, startedAt }: AnsweredRequest): void => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    count(path, status, ms)
    log.info({ requestId, method, path: maskedPath(path), status, ms }, 'request')
  }
  const withRequestLog = createMiddleware<RequestEnv>(async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    // also for files and health checks, which carry no other headers
    context.res.headers.set('x-content-type-options', 'nosniff')
    const { method, path } = context.req
    logRequest({ requestId, method, path, status: context.res.status, startedAt })
  })
  return { logRequest, withRequestLog }
}

/** A path as it may be logged: people paste telephone numbers into addresses, and whoever has a customer's link may answer for them. */
function maskedPath(path: string): string {
  return path.replace(/^((?:\/api)?\/(?:order-changes?|quotations?))\/.*/, '$1/•').replaceAll(/\d{10,}/g, '•')
}
