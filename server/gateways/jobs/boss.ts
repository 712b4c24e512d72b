import { fromPglite, PgBoss, type ConstructorOptions, type PGliteLike } from 'pg-boss'
import type { Job, Jobs } from './port.ts'

/** Where the queue lives: on a PostgreSQL server, or in the embedded engine. */
export type QueueConnection = { readonly address: string } | { readonly session: PGliteLike }

/** What each job does. A job that rejects is tried again. */
export type JobHandlers = Readonly<Record<Job, () => Promise<void>>>

type Settings = {
  readonly home: QueueConnection
  readonly onFault: (error: unknown) => void
  /** How long nudges are gathered before one job is asked for. */
  readonly gatherMs?: number
}

/** A queue that can be started and stopped. */
export type JobQueue = Jobs & {
  readonly start: (work: JobHandlers) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * How often a process looks for jobs: seldom where the database gives notice of each new one, for every look costs the
 * embedded engine some milliseconds.
 */
const looks = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 20 }

const names = ['payments', 'refunds', 'messages'] as const satisfies readonly Job[]

/** The queue on pg-boss: one job of a kind waits, in all processes of the store together. */
export function createPgBossQueue({ home, onFault, gatherMs = 250 }: Settings): JobQueue {
  const boss = new PgBoss(options(home))
  const waiting = new Map<Job, NodeJS.Timeout>()
  let running = false
  boss.on('error', onFault)

  const ask = (job: Job): void => {
    waiting.delete(job)
    if (running) boss.send(job).catch(onFault)
  }
  return {
    trigger: (job) => {
      if (running && !waiting.has(job)) waiting.set(job, setTimeout(ask, gatherMs, job))
    },
    start: async (work) => {
      await boss.start()
      for (const name of names) {
        await boss.createQueue(name, { policy: 'short', retryLimit: 2, expireInSeconds: 120 })
        // a queue that is there already is left as it was made
        await boss.updateQueue(name, { notify: true })
        await boss.schedule(name, '* * * * *')
        await boss.work(name, looks, work[name])
      }
      running = true
      // what a process left behind when it was killed
      for (const name of names) ask(name)
    },
    stop: async () => {
      running = false
      for (const timer of waiting.values()) clearTimeout(timer)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

function options(home: QueueConnection): ConstructorOptions {
  const quiet = { schema: 'jobs', application_name: 'neev-jobs', useListenNotify: true }
  return 'address' in home
    ? { ...quiet, connectionString: home.address, max: 2 }
    : { ...quiet, db: fromPglite(home.session), backend: 'pglite' }
}
