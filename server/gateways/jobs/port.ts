/** What the store does by itself, now and then and when it is nudged. */
export type Job = 'payments' | 'refunds' | 'messages'

/** The queue of what the store does by itself. It is kept in the database and outlives restarts. */
export type Jobs = {
  /** Asks for a job to be done soon; costs the asker nothing and never fails: the job is also done every minute. */
  readonly trigger: (job: Job) => void
}
