/** Outcome of a claimed message: sent, failed for good or skipped, or to be tried again. */
export type MessageOutcome =
  | { readonly state: 'SENT' | 'FAILED' | 'SKIPPED' }
  | { readonly state: 'DUE'; readonly nextTryAt: Date }

/** Outcome of a message that could not be sent: another try at a time, or none. */
export function afterFailure(retryAt: Date | null): MessageOutcome {
  return retryAt === null ? { state: 'FAILED' } : { state: 'DUE', nextTryAt: retryAt }
}
