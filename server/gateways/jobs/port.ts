/** The background jobs of the store. */
export type Job = 'payments' | 'refunds' | 'messages' | 'ledger'

/** The job queue, persisted in the database across restarts. */
export type Jobs = {
  /** Requests a job run soon. Returns at once and never fails: every job also runs once a minute. */
  readonly trigger: (job: Job) => void
}
