import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { ApiEnv } from './session.ts'

/** The status of each expected failure. */
const statuses = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'not-found': 404,
  'cross-site': 403,
  'proof-invalid': 403,
  'code-too-soon': 429,
  'sign-in-paused': 503,
  'code-not-sent': 502,
  'code-wrong': 422,
  'code-expired': 410,
  'too-many-tries': 429,
  'address-not-found': 404,
  'cart-changed': 409,
  'amount-changed': 409,
  'cash-limit': 422,
  'nothing-to-pay': 409,
  'payment-pending': 409,
  'payment-not-genuine': 422,
  'payment-provider-unreachable': 502,
  'order-not-cancellable': 409,
  'move-not-allowed': 409,
  'seller-missing': 409,
  'nothing-to-refund': 409,
  'idempotency-conflict': 409,
  'temporarily-unavailable': 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

/** The answer to a failure: an RFC 9457 problem document. What is not expected says no more than a request id. */
export function problemResponse(context: Context<ApiEnv>, error: unknown): Response {
  const { requestId } = context.env
  if (!(error instanceof AppError)) {
    const unexpected = {
      type: 'about:blank',
      title: 'Something went wrong on our side.',
      status: 500,
      requestId,
    }
    return context.json(unexpected, 500, { 'content-type': 'application/problem+json' })
  }
  const status = statuses[error.code]
  const { retryAfterSeconds } = error.details
  if (typeof retryAfterSeconds === 'number') context.header('retry-after', String(retryAfterSeconds))
  return context.json(
    { type: `/api/docs#${error.code}`, code: error.code, title: error.message, status, ...error.details },
    status,
    { 'content-type': 'application/problem+json' },
  )
}

/** What went wrong as one of the shop's own failures where it is one: a body that is not JSON is `invalid-input`. */
export function toExpectedError(error: unknown): unknown {
  const refused = error instanceof HTTPException && error.status === 400
  return refused ? new AppError('invalid-input', error.message || 'The request cannot be read.') : error
}
