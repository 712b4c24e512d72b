import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Job, Jobs } from './port.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** The handler of each job. A rejected job is retried. */
export type JobHandlers = Readonly<Record<Job, () => Promise<void>>>

type QueueOptions = {
  /** The address of the database, past a pooler by transaction. */
  readonly address: string
  readonly onError: (error: unknown) => void
  /** Tells whether a later try may succeed after this error. */
  readonly isPassing: (error: unknown) => boolean
  /** Time for which triggers are collected before a job is queued. */
  readonly debounceMs?: number
}

/** A queue that can be started and stopped. One that was never started sends what was triggered when it stops. */
export type JobQueue = Jobs & {
  /**
   * Opens the queue, and tries again for as long as it takes where the database is busy or gone: resolves when jobs run, or after
   * some seconds with the rest in the background. Rejects where the first try fails for a reason that stays.
   */
  readonly start: (handlers: JobHandlers) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Intervals at which a process polls for jobs, in seconds: rarely while the database notifies it of new ones. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 20 }

/** Cron expression of each job, in UTC. */
const schedules: Readonly<Record<Job, string>> = {
  payments: '* * * * *',
  refunds: '* * * * *',
  messages: '* * * * *',
  ledger: '* * * * *',
  reminders: '*/5 * * * *',
  'reminder-messages': '* * * * *',
  'stock-alerts': '* * * * *',
  'import-pictures': '* * * * *',
  'scheduled-changes': '* * * * *',
  vocabulary: '43 * * * *',
  'expired-data': '17 * * * *',
}
export const jobNames = Object.keys(schedules) as Job[]

/** Time that a start waits for the queue before it goes on without. */
const START_WAITS_MS = 5_000
const RETRY_MS = { first: 1_000, most: 30_000 }
/** A stop lets running jobs end, and waits no longer for a queue that is still being opened. */
const STOP_MS = 5_000

/** Time that a process looks ahead for a moment to run at: longer than the schedule takes to come round again. */
const RUN_AHEAD_MS = 3 * MINUTE_MS

/** A job queue on pg-boss. At most one job of each kind is pending across all processes of the store. */
export function createPgBossQueue(queueOptions: QueueOptions): JobQueue {
  const { onError, debounceMs = 250 } = queueOptions
  const triggered = new Set<Job>()
  const timers = new Map<Job, NodeJS.Timeout>()
  const moments = new Map<Job, { readonly at: Date; readonly timer: NodeJS.Timeout }>()
  const stopping = new AbortController()
  let running: { readonly boss: PgBoss; readonly handlers: JobHandlers } | null = null
  let opening: Promise<void> = Promise.resolve()

  const send = (job: Job): void => {
    timers.delete(job)
    running?.boss.send(job).catch(onError)
  }
  const run = (job: Job): void => {
    moments.delete(job)
    running?.handlers[job]().catch(onError)
  }
  const begin = async (handlers: JobHandlers): Promise<void> => {
    const boss = await openPersistently(queueOptions, handlers, stopping.signal)
    if (boss === null) return
    running = { boss, handlers }
    triggered.clear()
    // catches up on work that a killed process left behind
    for (const name of jobNames) send(name)
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
      opening = begin(handlers)
      await atMost(opening, START_WAITS_MS)
    },
    stop: async () => {
      stopping.abort()
      await atMost(
        opening.catch(() => {}),
        STOP_MS,
      )
      if (triggered.size > 0) await sendTriggered(queueOptions, triggered).catch(onError)
      const boss = running?.boss
      running = null
      for (const timer of timers.values()) clearTimeout(timer)
      for (const { timer } of moments.values()) clearTimeout(timer)
      await boss?.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}

/** Opens the queue at the first try that succeeds; null where it is stopped before. Rejects where the first fails for good. */
async function openPersistently(
  queueOptions: QueueOptions,
  handlers: JobHandlers,
  stopping: AbortSignal,
): Promise<PgBoss | null> {
  const waitedForUntil = performance.now() + START_WAITS_MS
  for (let pauseMs = 0; !stopping.aborted; pauseMs = Math.min(2 * pauseMs || RETRY_MS.first, RETRY_MS.most)) {
    await wait(pauseMs, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) break
    try {
      const boss = await openBoss(queueOptions, handlers)
      if (!stopping.aborted) return boss
      await boss.stop({ graceful: true, timeout: STOP_MS })
    } catch (error) {
      const isHeard = pauseMs === 0 && performance.now() < waitedForUntil
      if (isHeard && !queueOptions.isPassing(error)) throw error
      queueOptions.onError(error)
    }
  }
  return null
}

/** One try: a pg-boss that failed half way is closed, and never started again. */
async function openBoss({ address, onError }: QueueOptions, handlers: JobHandlers): Promise<PgBoss> {
  const boss = new PgBoss({ ...options(address), useListenNotify: true })
  boss.on('error', onError)
  try {
    await boss.start()
    for (const name of jobNames) {
      await boss.createQueue(name, { policy: 'short', retryLimit: 2, expireInSeconds: 120 })
      // createQueue does not change an existing queue
      await boss.updateQueue(name, { notify: true })
      await boss.schedule(name, schedules[name])
    }
    for (const name of jobNames) await boss.work(name, polling, handlers[name])
    return boss
  } catch (error) {
    // nothing waits for its connections, which may hang as the first one did
    boss.stop({ graceful: false }).catch(onError)
    throw error
  }
}

/** Waits for something, but no longer than that. */
async function atMost(something: Promise<void>, ms: number): Promise<void> {
  const enough = new AbortController()
  await Promise.race([something, wait(ms, undefined, { signal: enough.signal }).catch(() => {})])
  enough.abort()
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
