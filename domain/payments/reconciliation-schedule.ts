const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The delays, in seconds, between reconciliations of an order with the payment provider: frequent while the customer may be
 * paying, then rare for a week, during which a late payment may still arrive.
 */
export const reconciliationDelays: readonly number[] = [
  ...[1, 1, 2, 2, 5, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 6, 12].map((hours) => hours * HOUR),
  ...Array.from({ length: 6 }, () => DAY),
]

/** Time that a customer has to pay an order; then it is cancelled, and later payments are refunded. */
export const PAYMENT_WINDOW_MS = 30 * MINUTE * 1000
