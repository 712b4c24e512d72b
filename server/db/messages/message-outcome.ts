import type { CustomerMessageFault } from '#domain/notifications/customer-message.ts'

/** Outcome of a claimed message: sent, failed for good or skipped, or to be tried again. */
export type MessageOutcome =
  | { readonly state: 'SENT' }
  | { readonly state: 'FAILED'; readonly fault: CustomerMessageFault }
  | { readonly state: 'SKIPPED'; readonly fault?: CustomerMessageFault }
  | { readonly state: 'DUE'; readonly nextTryAt: Date; readonly fault?: CustomerMessageFault }

/** Outcome of a message that could not be sent: another try at a time, or none. */
export function afterFailure(retryAt: Date | null, fault: CustomerMessageFault): MessageOutcome {
  return retryAt === null ? { state: 'FAILED', fault } : { state: 'DUE', nextTryAt: retryAt, fault }
}
