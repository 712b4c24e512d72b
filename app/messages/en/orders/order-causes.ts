import type { PlainCause } from '#domain/problem/causes.ts'
/** Causes that the store gives for what happened to an order. */
export const orderCauseMessages = {
  'not-paid-in-time': 'It wasn’t paid in time.',
  'wrong-amount-paid': 'The amount paid wasn’t that of the order. We’re returning it.',
  'refunded-too-early':
    'Your payment was refunded before the order was placed. We’re returning what is left of it.',
  'disputed-too-early': 'Your bank disputed the payment before the order was placed.',
  'payment-refunded': 'Your payment was refunded.',
  'payment-taken-back': 'Your bank returned the payment to you.',
  'refunded-by-store': 'We refunded your payment.',
  released: 'Cleared for delivery.',
  cancelled: 'The order was cancelled.',
  'refused-on-delivery': 'Refused on delivery.',
  changed: (before: string, after: string) => `The total changed from ${before} to ${after}.`,
  unchanged: (total: string) => `The total stays ${total}.`,
  byPhone: 'Agreed on the phone.',
} satisfies Record<PlainCause, string> & Record<string, unknown>
