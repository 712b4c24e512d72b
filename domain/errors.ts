import { faultMessage } from './problem/fault-of.ts'
import type { ErrorDetails } from './problem/error-details.ts'
import { creditErrorCodes } from './problem/credit-error-codes.ts'
import { deskErrorCodes } from './problem/desk-error-codes.ts'
import { paymentErrorCodes } from './problem/payment-error-codes.ts'
import { firmErrorCodes } from './problem/firm-error-codes.ts'

/**
 * Every expected error by code: `when` it is raised and the `remedy` for API clients. Their HTTP statuses are in
 * `server/http/problem.ts`, the messages shown to customers in `app/messages/en/errors.ts`.
 */
export const errorCodes = {
  'invalid-input': {
    when: 'The request body, query or headers do not match the documented schema.',
    remedy: 'Correct the named fields and send the request again.',
  },
  'method-not-allowed': {
    when: 'The path exists, but not with this method; the Allow header lists those that it has.',
    remedy: 'Use one of them.',
  },
  'too-large': {
    when: 'The request body is larger than the call takes.',
    remedy: 'Send less at once.',
  },
  'unsupported-media-type': {
    when: 'The request body is not declared as application/json.',
    remedy: 'Send JSON with that Content-Type.',
  },
  'invalid-text': {
    when: 'A text in the request holds control characters or broken Unicode.',
    remedy: 'Remove them and send the request again.',
  },
  'not-signed-in': {
    when: 'The call needs a session, but none or an expired one was sent.',
    remedy: 'Log in and repeat the call.',
  },
  ...deskErrorCodes,
  'erasure-blocked': {
    when: 'An account is to be erased while orders are on their way, or a refund is; or it is that of a member of staff.',
    remedy: 'Wait until they have arrived, or cancel them. GET /api/account/erasure lists them.',
  },
  'not-found': {
    when: 'The resource does not exist or belongs to somebody else.',
    remedy: 'Do not retry; refresh the view.',
  },
  'cross-site': {
    when: 'A state-changing request came from another site.',
    remedy: 'Send it from the store itself, or with a bearer token and without cookies.',
  },
  'proof-invalid': {
    when: 'The proof of work that guards sending codes is missing, wrong, expired or already used.',
    remedy: 'Request a new challenge, solve it and send the request again.',
  },
  'code-too-soon': {
    when: 'Another login code was requested before the waiting time was over, or too many were requested in an hour or a day.',
    remedy: 'Wait for retryAfterSeconds.',
  },
  'sign-in-paused': {
    when: 'The store has reached its daily limit of login codes across all numbers.',
    remedy: 'Wait for retryAfterSeconds; existing sessions are not affected.',
  },
  'code-not-sent': {
    when: 'The message provider did not accept the message with the login code.',
    remedy: 'Try again; no usable code remains.',
  },
  'code-wrong': {
    when: 'The six digits do not match the code that was sent.',
    remedy: 'Ask for the code again; triesLeft is the number of remaining attempts.',
  },
  'code-expired': {
    when: 'There is no valid code for the number: it has expired, was used or replaced, has no tries left, or was requested by another browser.',
    remedy: 'Request a new code.',
  },
  'claim-wrong': {
    when: 'No order of the earlier account has this number or GST number.',
    remedy: 'Ask for another one; triesLeft is the number of remaining attempts.',
  },
  'address-not-found': {
    when: 'The address is not among those of the partner.',
    remedy: 'Load the addresses again and choose one.',
  },
  'address-book-full': {
    when: 'The partner has saved as many addresses as a book takes; the response states the limit.',
    remedy: 'Delete or replace one of them.',
  },
  'cart-changed': {
    when: 'A line is no longer available, or its price differs from the one the customer saw.',
    remedy: 'Show the changes in the response and let the customer confirm the new bill.',
  },
  'quantity-not-allowed': {
    when: 'A quantity is below the least that its variant is sold in, or between its steps; the response states the nearest quantities that are sold.',
    remedy: 'Let the customer choose one of them.',
  },
  'out-of-stock': {
    when: 'There is less in stock than a line asks for; the response states how much is left.',
    remedy: 'Let the customer take what is left, or remove the line.',
  },
  'too-many-stock-alerts': {
    when: 'The partner waits for as many variants as anybody may; the response states the limit.',
    remedy: 'Take back what they no longer wait for.',
  },
  'own-gstin': {
    when: 'The GSTIN for the invoice is the one that the store itself sells under.',
    remedy: 'Ask for the GSTIN of the buyer, or leave it out.',
  },
  'billing-differs': {
    when: 'The billing address is not in the State where the GSTIN is registered, or its PIN code is of another State.',
    remedy:
      'Give the address of the registration certificate in `billing.address`; goods may be delivered to another State.',
  },
  ...firmErrorCodes,
  ...creditErrorCodes,
  'amount-changed': {
    when: 'The amount sent with the cart differs from its current total.',
    remedy: 'Show the new amount in the response and let the customer confirm it.',
  },
  'outside-delivery-area': {
    when: 'The store does not deliver to the PIN code of the address.',
    remedy: 'Choose another address, or call the store.',
  },
  'no-delivery-day': {
    when: 'Every day that could be promised for the address is full.',
    remedy: 'Call the store.',
  },
  'promise-changed': {
    when: 'The order can only be delivered on a later day than the customer was shown; the response states the day.',
    remedy: 'Show the new day and let the customer confirm it.',
  },
  'offers-changed': {
    when: 'Offers take off something else than the customer was shown, or their coupon does not hold; `saved` is what they take off now.',
    remedy: 'Ask for the offers of the cart again, show the new total and repeat with what they save.',
  },
  'delivery-fee-changed': {
    when: 'Delivery to the address costs something else than the customer was shown; the response states the fee.',
    remedy: 'Show the fee and let the customer confirm the new bill.',
  },
  'customer-blocked': {
    when: 'The store takes no orders from this customer.',
    remedy: 'Show it, and whom to call. Earlier orders stay visible.',
  },
  'cash-blocked': {
    when: 'The store takes no cash on delivery from this customer.',
    remedy: 'Choose online payment.',
  },
  'cash-limit': {
    when: 'The law limits how much cash a store may take for one order and from one person in a day; the response states the limit and what was received today.',
    remedy: 'Choose online payment, or take the rest by UPI.',
  },
  'order-too-large': {
    when: 'The total of the order is above the greatest amount that the store takes online; the response states that limit.',
    remedy: 'Order less at once, or call the store.',
  },
  'too-many-orders': {
    when: 'The customer has placed as many orders as one may within an hour.',
    remedy: 'Wait for retryAfterSeconds, or order everything at once.',
  },
  'too-many-cash-orders': {
    when: 'The customer has as many cash orders on their way as one may have; the response states how many.',
    remedy: 'Pay online, or wait for a delivery.',
  },
  ...paymentErrorCodes,
  'order-not-cancellable': {
    when: 'The order has been shipped, delivered or cancelled already; the response states its status.',
    remedy: 'Show the current order.',
  },
  'move-not-allowed': {
    when: 'The order cannot move from its status to the requested one; the response lists the allowed ones.',
    remedy: 'Choose one of the allowed statuses.',
  },
  'seller-missing': {
    when: 'A live store cannot issue invoices before the seller is configured.',
    remedy: 'Configure it with `npm run settings -- set seller`, then move the order again.',
  },
  'idempotency-conflict': {
    when: 'The Idempotency-Key was already used for a different order.',
    remedy: 'Use a fresh key for a different order.',
  },
  'too-many-requests': {
    when: 'Too many requests of this kind came from one network address or one partner within a minute.',
    remedy: 'Repeat the request after the seconds in Retry-After.',
  },
  'temporarily-unavailable': {
    when: 'The store cannot reach its database, or has more to do than it can. Nothing was half done.',
    remedy:
      'Repeat the request, with its Idempotency-Key where it has one, after the seconds in Retry-After.',
  },
} as const

/** A code of the closed list of expected errors. */
export type ErrorCode = keyof typeof errorCodes

/** Errors about firms, whose words are loaded with the pages of firms. */
export type FirmErrorCode = keyof typeof firmErrorCodes

/** Errors that only staff meet. */
export type DeskErrorCode = keyof typeof deskErrorCodes | 'reference-used'

/**
 * An expected error: a code, and details the caller may act on. It bears no sentence for people: what they read is chosen by code, and by
 * the reasons in its details. Its message is for developers, in logs and problem documents.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(told(code, details))
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

function told(code: ErrorCode, { faults = [], reasons = [] }: ErrorDetails): string {
  const facts = reasons.map((reason) => JSON.stringify(reason))
  const issues = faults.map(({ field, ...fault }) => `${field || 'The request'} ${faultMessage(fault)}`)
  return issues.length > 0 ? issues.join('; ') : [errorCodes[code].when, ...facts].join(' ')
}
