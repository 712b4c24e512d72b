import { PgBoss } from 'pg-boss'
import type { Job, Jobs } from './port.ts'

/** The handler of each job. A rejected job is retried. */
export type JobHandlers = Readonly<Record<Job, () => Promise<void>>>

type QueueOptions = {
  /** The address of the database, past a pooler by transaction. */
  readonly address: string
  readonly onError: (error: unknown) => void
  /** How long triggers are collected before a job is queued. */
  readonly debounceMs?: number
}

/** A queue that can be started and stopped. One that was never started sends what was triggered when it stops. */
export type JobQueue = Jobs & {
  readonly start: (handlers: JobHandlers) => Promise<void>
  readonly stop: () => Promise<void>
}

/** How often a process polls for jobs, in seconds: rarely while the database notifies it of new ones. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 20 }

/** When each job runs, as a cron expression in UTC. */
const schedules: Readonly<Record<Job, string>> = {
  payments: '* * * * *',
  refunds: '* * * * *',
  messages: '* * * * *',
  ledger: '* * * * *',
  'stock-alerts': '* * * * *',
  'import-pictures': '* * * * *',
  'scheduled-changes': '* * * * *',
  vocabulary: '43 * * * *',
  'expired-data': '17 * * * *',
}
export const jobNames = Object.keys(schedules) as Job[]

/** How far ahead a process keeps a moment in mind: longer than the schedule takes to come round again. */
const RUN_AHEAD_MS = 3 * 60_000

/** A job queue on pg-boss. At most one job of each kind is pending across all processes of the store. */
export function createPgBossQueue({ address, onError, debounceMs = 250 }: QueueOptions): JobQueue {
  const boss = new PgBoss({ ...options(address), useListenNotify: true })
  const triggered = new Set<Job>()
  const timers = new Map<Job, NodeJS.Timeout>()
  const moments = new Map<Job, { readonly at: Date; readonly timer: NodeJS.Timeout }>()
  let running: JobHandlers | null = null
  boss.on('error', onError)

  const send = (job: Job): void => {
    timers.delete(job)
    if (running) boss.send(job).catch(onError)
  }
  const run = (job: Job): void => {
    moments.delete(job)
    running?.[job]().catch(onError)
  }
  return {
    trigger: (job) => {
      if (running === null) triggered.add(job)
      else if (!timers.has(job)) timers.set(job, setTimeout(send, debounceMs, job))
    },
    runAt: (job, at) => {
      const ms = at.getTime() - Date.now()
      const earlier = moments.get(job)
      if (running === null || ms > RUN_AHEAD_MS || (earlier !== undefined && earlier.at <= at)) return
      clearTimeout(earlier?.timer)
      moments.set(job, { at, timer: setTimeout(run, Math.max(ms, 1), job) })
    },
    start: async (handlers) => {
      await boss.start()
      for (const name of jobNames) {
        await boss.createQueue(name, { policy: 'short', retryLimit: 2, expireInSeconds: 120 })
        // createQueue does not change an existing queue
        await boss.updateQueue(name, { notify: true })
        await boss.schedule(name, schedules[name])
        await boss.work(name, polling, handlers[name])
      }
      running = handlers
      triggered.clear()
      // catches up on work that a killed process left behind
      for (const name of jobNames) send(name)
    },
    stop: async () => {
      if (triggered.size > 0) await sendTriggered({ address, onError }, triggered).catch(onError)
      running = null
      for (const timer of timers.values()) clearTimeout(timer)
      for (const { timer } of moments.values()) clearTimeout(timer)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** Sends jobs to the processes that run them. Before the first of those, nobody has to be told: each begins with every job. */
async function sendTriggered({ address, onError }: QueueOptions, jobs: Iterable<Job>): Promise<void> {
  const boss = new PgBoss({ ...options(address), migrate: false, schedule: false, supervise: false })
  boss.on('error', onError)
  try {
    await boss.start()
    for (const job of jobs) await boss.send(job)
  } finally {
    await boss.stop({ graceful: false })
  }
}

const options = (address: string) => ({
  connectionString: address,
  schema: 'jobs',
  application_name: 'neev-jobs',
  max: 2,
})
