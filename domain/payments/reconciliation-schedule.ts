const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How many seconds after each look at an order at the payment provider comes the next: often while a person may be paying,
 * seldom for a week, in which money that the provider had lost track of may still come.
 */
export const reconciliationDelays: readonly number[] = [
  ...[1, 1, 2, 2, 5, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 6, 12].map((hours) => hours * HOUR),
  ...Array.from({ length: 6 }, () => DAY),
]

/** How long a person has to pay an order; then it is given up, and money that comes later goes back. */
export const PAYMENT_WINDOW_MS = 30 * MINUTE * 1000
