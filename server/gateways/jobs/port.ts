/** The background jobs of the store. */
export type Job =
  | 'payments'
  | 'refunds'
  | 'messages'
  | 'ledger'
  | 'reminders'
  | 'reminder-messages'
  | 'stock-alerts'
  | 'import-pictures'
  | 'scheduled-changes'
  | 'vocabulary'
  | 'expired-data'

/** The job queue, persisted in the database across restarts. */
export type Jobs = {
  /** Requests a job run soon. Returns at once and never fails: every job also runs on schedule. */
  readonly trigger: (job: Job) => void
  /** Runs a job in this process at a moment within the next minutes, to be on time; later ones are left to its schedule. */
  readonly runAt: (job: Job, at: Date) => void
}
