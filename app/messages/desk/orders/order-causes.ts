import type { PlainCause } from '#domain/problem/causes.ts'

/** Causes that the store itself gives for what happened to an order, for staff. */
export const deskOrderCauseMessages = {
  'not-paid-in-time': 'It wasn’t paid in time.',
  'wrong-amount-paid': 'The amount paid wasn’t that of the order. It goes back.',
  'refunded-too-early': 'The payment was refunded before the order was placed. What is left of it goes back.',
  'disputed-too-early': 'The payment was disputed before the order was placed.',
  'payment-refunded': 'The payment was refunded elsewhere.',
  'payment-taken-back': 'The bank returned the payment.',
  'refunded-by-store': 'Refunded.',
  released: 'Released for shipping.',
  cancelled: 'Cancelled.',
  'refused-on-delivery': 'Refused on delivery.',
  changed: (before: string, after: string) => `The total changed from ${before} to ${after}.`,
  unchanged: (total: string) => `The total stays ${total}.`,
  byPhone: 'Agreed on the phone.',
} satisfies Record<PlainCause, string> & Record<string, unknown>
