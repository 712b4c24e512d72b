import { createMiddleware } from 'hono/factory'
import PQueue from 'p-queue'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from './session.ts'

/** What a costly route allows, beside the body limit that all routes share. */
export type RouteLimit = {
  /** Requests per minute from one network address. */
  readonly perMinute: number
  /** Requests that are worked on at once, in this process. */
  readonly concurrency: number
  /** Requests that may wait for their turn; more are turned away. */
  readonly waiting: number
}

/** The costly routes, by method and path; the four catalogue calls share one. docs/operations.md shows this table. */
export const routeLimits = {
  'POST /api/quick-order': { perMinute: 60, concurrency: 1, waiting: 4 },
  'GET /api/products/getProduct': { perMinute: 240, concurrency: 2, waiting: 64 },
  'GET /api/suggestions': { perMinute: 600, concurrency: 4, waiting: 32 },
  'GET /api/orders/{orderId}/invoice.pdf': { perMinute: 60, concurrency: 2, waiting: 8 },
  'GET /api/orders/{orderId}/credit-note.pdf': { perMinute: 60, concurrency: 2, waiting: 8 },
  'GET /api/desk/orders/{orderId}/{kind}': { perMinute: 120, concurrency: 2, waiting: 8 },
} as const satisfies Record<string, RouteLimit>

const RETRY_AFTER_SECONDS = 2

/**
 * Holds a route to its limits: `too-many-requests` beyond the rate of an address, `temporarily-unavailable` when too many
 * requests wait. Requests made in process have no address and no rate.
 */
export function limited({ perMinute, concurrency, waiting }: RouteLimit) {
  const rates = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const queue = new PQueue({ concurrency })
  return createMiddleware<ApiEnv>(async (context, next) => {
    const { clientAddress } = context.var
    if (clientAddress !== 'unknown') await rates.consume(clientAddress).catch(refuse)
    if (queue.size >= waiting) {
      throw new AppError('temporarily-unavailable', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    await queue.add(() => next())
  })
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw new AppError('too-many-requests', undefined, {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)),
  })
}
