import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** After an attempt that ended unknown; the provider sends the money once for one key, so repeating is safe. */
export const RETRY_MS = MINUTE_MS
/** Until the provider is asked about a pending refund again, or for a new one after a failed one. */
export const RECHECK_MS = HOUR_MS
/** How long the provider may postpone a refund, as it does for want of balance; then staff return the money. */
export const POSTPONED_MS = 7 * DAY_MS
