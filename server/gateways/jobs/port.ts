/** The background jobs of the store. */
export type Job =
  | 'payments'
  | 'refunds'
  | 'messages'
  | 'ledger'
  | 'stock-alerts'
  | 'import-pictures'
  | 'expired-data'

/** The job queue, persisted in the database across restarts. */
export type Jobs = {
  /** Requests a job run soon. Returns at once and never fails: every job also runs on schedule. */
  readonly trigger: (job: Job) => void
}
