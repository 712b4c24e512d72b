/**
 * Every expected failure of the shop, by code. `when` says when it is raised, `remedy` what a caller should do.
 * The HTTP status of each stands in `server/http/problem.ts`; the words a person reads stand in `app/messages/errors.ts`.
 */
export const errorCodes = {
  'invalid-input': {
    when: 'A request body, query or header does not have the documented shape.',
    remedy: 'Correct the named fields and send again.',
  },
  'not-signed-in': {
    when: 'The call needs a session and none, or an ended one, was sent.',
    remedy: 'Sign in and repeat the call.',
  },
  'not-found': {
    when: 'The thing does not exist, or belongs to somebody else.',
    remedy: 'Do not repeat; refresh what is shown.',
  },
  'cross-site': {
    when: 'A changing request came from another site than the store itself.',
    remedy: 'Send it from the store, or with a bearer token and no cookie.',
  },
  'proof-invalid': {
    when: 'The proof of work that guards the sending of codes is missing, wrong, too old or was used before.',
    remedy: 'Ask for a new challenge, solve it and send again.',
  },
  'code-too-soon': {
    when: 'A sign-in code was asked for again before the waiting time was over, or too often in an hour or a day.',
    remedy: 'Wait for the number of seconds given in retryAfterSeconds.',
  },
  'sign-in-paused': {
    when: 'The store has sent as many sign-in codes as it may in a day, to whomever.',
    remedy:
      'Wait for the number of seconds given in retryAfterSeconds; people who are signed in are not touched.',
  },
  'code-not-sent': {
    when: 'The message provider did not take the message with the sign-in code.',
    remedy: 'Try again; no usable code is left behind.',
  },
  'code-wrong': {
    when: 'The six digits do not match the code that was sent.',
    remedy: 'Type it again; triesLeft says how often that is still possible.',
  },
  'code-expired': {
    when: 'No code of the number can be tried here: it is too old, was used or replaced by a newer one, its tries are spent, or another browser asked for it.',
    remedy: 'Ask for a new code.',
  },
  'too-many-tries': {
    when: 'Too many wrong codes came from this network address within an hour.',
    remedy: 'Wait for the number of seconds given in retryAfterSeconds.',
  },
  'address-not-found': {
    when: 'The named address is not among the addresses of the person.',
    remedy: 'Load the addresses again and choose one.',
  },
  'cart-changed': {
    when: 'A line can no longer be bought, or costs something else than the person saw.',
    remedy: 'Show the changes that come with the answer and let the person confirm the new bill.',
  },
  'amount-changed': {
    when: 'The amount that came with the cart is not what the cart costs today.',
    remedy: 'Show the new amount, which comes with the answer, and let the person confirm it.',
  },
  'cash-limit': {
    when: 'By law a buyer may not pay this much in cash for the orders of one day; limit and what today came to stand in the answer.',
    remedy: 'Choose to pay online.',
  },
  'nothing-to-pay': {
    when: 'The order does not wait for a payment: it is paid, paid on delivery, or cancelled.',
    remedy: 'Show the order as it is now.',
  },
  'payment-pending': {
    when: 'The payment provider has not taken the money yet.',
    remedy: 'Ask again after a while; the order is placed as soon as the money is there.',
  },
  'payment-not-genuine': {
    when: 'A return from the payment window, or a notice of the provider, is not signed by the provider for this order.',
    remedy: 'Do not repeat it; ask the store what became of the payment.',
  },
  'payment-provider-unreachable': {
    when: 'The payment provider did not answer, or not as documented.',
    remedy: 'Try again; nothing was charged twice.',
  },
  'order-not-cancellable': {
    when: 'The order is on its way, delivered or cancelled already; its status stands in the answer.',
    remedy: 'Show the order as it is now.',
  },
  'move-not-allowed': {
    when: 'An order cannot come from its status to that one; what can be stands in the answer.',
    remedy: 'Choose one of the allowed statuses.',
  },
  'seller-missing': {
    when: 'A live store cannot issue an invoice before its keeper has said which firm sells.',
    remedy: 'Say it with `npm run settings -- set seller`, then move the order again.',
  },
  'nothing-to-refund': {
    when: 'No payment came for the order through the provider, or it went back already.',
    remedy: 'Pay cash back by hand.',
  },
  'idempotency-conflict': {
    when: 'An Idempotency-Key was used before for a different order.',
    remedy: 'Use a fresh key for a different order.',
  },
} as const

/** One of the closed list of expected failures. */
export type ErrorCode = keyof typeof errorCodes

/** An expected failure: a code from the closed list, one plain sentence, and facts that the caller may act on. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    message: string = errorCodes[code].when,
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
