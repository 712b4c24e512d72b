import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'

/** Variables of every request. */
export type RequestEnv = { Variables: { requestId: string } }

type AnsweredRequest = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly startedAt: number
}

/** Counts answered requests of one path by status, with the milliseconds that they took. */
export type RequestCounter = (status: number, ms: number) => void

/** Label that is the same for every request of a path. */
type PathLabel = { readonly count: RequestCounter; readonly masked: string }

const MAX_LABELS = 2_000
const MAX_LABEL_LENGTH = 300

/** Logs and counts every answered request, and gives it an id. */
export function requestLog(log: Logger, counterOf: (path: string) => RequestCounter) {
  const labels = new LRUCache<string, PathLabel>({ max: MAX_LABELS })
  const labelOf = (path: string): PathLabel => {
    const known = labels.get(path)
    if (known !== undefined) return known
    const label = { count: counterOf(path), masked: maskedPath(path) }
    if (path.length <= MAX_LABEL_LENGTH) labels.set(path, label)
    return label
  }
  const logRequest = ({ requestId, method, path, status, startedAt }: AnsweredRequest): void => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { count, masked } = labelOf(path)
    count(status, ms)
    log.info({ requestId, method, path: masked, status, ms }, 'request')
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
  return path
    .replace(
      /^((?:\/\w+)?\/(?:approvals?|order-changes?|quotations?|pay|pay-account|payment-links|account-links))\/.*/,
      '$1/•',
    )
    .replaceAll(/\d{10,}/g, '•')
}
