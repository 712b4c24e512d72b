import { faultMessage } from '#domain/problem/fault-of.ts'
import type { FieldFault } from '#domain/problem/faults.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, errorCodes, type ErrorCode } from '#domain/errors.ts'
import type { Problem } from '#domain/problem/wire.ts'

/** The HTTP status of each expected error. */
const statuses = {
  'invalid-input': 400,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-text': 422,
  'not-signed-in': 401,
  'not-permitted': 403,
  'proof-required': 403,
  'not-staff': 403,
  'last-owner': 409,
  'firm-right-missing': 403,
  'firm-order-limit': 409,
  'firm-month-limit': 409,
  'firm-last-owner': 409,
  'firm-full': 409,
  'firm-approver-limit': 403,
  'approval-not-needed': 409,
  'approval-over': 409,
  'too-many-approvals': 409,
  'firm-site-closed': 409,
  'too-many-sites': 409,
  'too-many-site-lists': 409,
  'site-list-too-long': 409,
  'too-many-firms': 409,
  'too-many-invitations': 409,
  'already-in-firm': 409,
  'invitation-declined': 409,
  'invitation-over': 409,
  'no-credit': 409,
  'credit-limit': 409,
  'edit-conflict': 409,
  'not-resendable': 409,
  'merge-refused': 409,
  'already-on-trip': 409,
  'eway-bill-refused': 422,
  'eway-bill-needed': 409,
  'portal-number-taken': 409,
  'e-invoice-refused': 422,
  'nothing-to-print': 409,
  'price-not-allowed': 409,
  'price-falls': 409,
  'price-moves': 409,
  'day-passed': 409,
  'reference-used': 409,
  'file-refused': 422,
  'pictures-unavailable': 503,
  'erasure-blocked': 409,
  'not-found': 404,
  'cross-site': 403,
  'proof-invalid': 403,
  'code-too-soon': 429,
  'sign-in-paused': 503,
  'code-not-sent': 502,
  'code-wrong': 422,
  'code-expired': 410,
  'claim-wrong': 422,
  'address-not-found': 404,
  'address-book-full': 409,
  'cart-changed': 409,
  'quantity-not-allowed': 422,
  'out-of-stock': 409,
  'too-many-stock-alerts': 409,
  'own-gstin': 422,
  'billing-differs': 422,
  'amount-changed': 409,
  'outside-delivery-area': 422,
  'no-delivery-day': 409,
  'promise-changed': 409,
  'offers-changed': 409,
  'delivery-fee-changed': 409,
  'customer-blocked': 403,
  'cash-blocked': 403,
  'cash-limit': 422,
  'order-too-large': 422,
  'too-many-orders': 429,
  'too-many-cash-orders': 409,
  'nothing-to-pay': 409,
  'payment-pending': 409,
  'payment-not-genuine': 422,
  'payment-provider-unreachable': 502,
  'order-not-cancellable': 409,
  'move-not-allowed': 409,
  'seller-missing': 409,
  'nothing-to-refund': 409,
  'idempotency-conflict': 409,
  'too-many-requests': 429,
  'temporarily-unavailable': 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

/** The HTTP status of an expected error. */
export function statusOf({ code }: AppError): ContentfulStatusCode {
  return statuses[code]
}

/** A request can have as many faults, with names as long, as its body has room for; an answer tells the first of them. */
const MOST_FAULTS = 50
const MOST_TEXT = 500

function shownFault({ field, ...fault }: FieldFault): NonNullable<Problem['faults']>[number] {
  return {
    ...fault,
    field: field.slice(0, MOST_TEXT),
    message: faultMessage(fault).slice(0, MOST_TEXT),
  }
}

/** The problem document of an error (RFC 9457). An unexpected error discloses nothing but a request id. */
export function problemResponse(context: Context, error: unknown, requestId: string): Response {
  if (!(error instanceof AppError)) {
    const unexpected: Problem = {
      type: 'about:blank',
      title: 'Something went wrong on our side.',
      status: 500,
      requestId,
    }
    return context.json(unexpected, 500, { 'content-type': 'application/problem+json' })
  }
  const status = statusOf(error)
  const { faults, ...details } = error.details
  const { retryAfterSeconds } = details
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
  const expected: Problem = {
    type: `/api/docs#${error.code}`,
    code: error.code,
    title: errorCodes[error.code].when,
    status,
    ...details,
    ...(faults && { faults: faults.slice(0, MOST_FAULTS).map(shownFault) }),
  }
  return context.json(expected, status, { 'content-type': 'application/problem+json' })
}

/** Maps errors of the framework to expected ones: a body that is not JSON is `invalid-input`, one of another type is told so. */
export function toExpectedError(error: unknown): unknown {
  if (!(error instanceof HTTPException) || error.status >= 500) return error
  if (error.status === 415) return new AppError('unsupported-media-type')
  return new AppError('invalid-input')
}
