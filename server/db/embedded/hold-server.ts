import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { Cluster } from './cluster.ts'
import { findServer, startServer, stopServer, type StartedServer } from './run-server.ts'

/** Name by which the connections that hold a server are known in it. */
export const HOLDER = 'neev-holder'

/** The lock that all processes share that use the server; the one that gets it exclusively is the last. */
const IN_USE = 7_319_804

const CONNECT_TIMEOUT_MS = 5_000
/** A server that was killed reads its log again first. */
const READY_WITHIN_MS = 120_000
const POLL_MS = { first: 10, most: 250 }
const RETRY_MS = { first: 100, most: 5_000 }

/** A running server, as long as this process uses it. */
export type ServerLease = {
  /** Lets go of it; the last process that does so shuts it down. */
  readonly release: () => Promise<void>
}

/**
 * Joins the server of a cluster, or starts it where none runs, and starts it again whenever it is lost. Throws an
 * `EmbeddedDatabaseError` where it does not start the first time.
 */
export async function holdServer(cluster: Cluster): Promise<ServerLease> {
  const releasing = new AbortController()
  const { signal } = releasing
  let recovering: Promise<void> | null = null
  let client = await join(cluster, signal)

  const watch = (): void => {
    client.once('end', () => {
      if (!signal.aborted) recovering = recover()
    })
  }
  const recover = async (): Promise<void> => {
    for (let pauseMs = RETRY_MS.first; !signal.aborted; pauseMs = Math.min(2 * pauseMs, RETRY_MS.most)) {
      try {
        client = await join(cluster, signal)
        watch()
        return
      } catch {
        // requests meanwhile fail as unavailable; the server's own log says why
        await wait(pauseMs, undefined, { signal }).catch(() => {})
      }
    }
  }
  watch()
  return {
    release: async () => {
      releasing.abort()
      await recovering
      try {
        if (await isLast(client)) await stopServer(cluster)
      } catch (error) {
        if (!isPassing(error)) throw error
      } finally {
        await client.end()
      }
    },
  }
}

/** Connects to the server, and starts it when nobody has. */
async function join(cluster: Cluster, signal: AbortSignal): Promise<pg.Client> {
  let started: StartedServer | null = null
  const giveUpAt = Date.now() + READY_WITHIN_MS
  for (let pauseMs = POLL_MS.first; ; pauseMs = Math.min(1.5 * pauseMs, POLL_MS.most)) {
    try {
      return await connect(cluster.server.url)
    } catch (error) {
      if (!isPassing(error)) throw error
      if (signal.aborted || Date.now() > giveUpAt) {
        started?.stop()
        throw new EmbeddedDatabaseError(
          `PostgreSQL in ${cluster.data} did not answer within ${READY_WITHIN_MS / 1000} s; its log is ${cluster.log}.`,
          error,
        )
      }
      if (isNobodyThere(error)) started = await startWhereNone(cluster, started)
    }
    await wait(pauseMs)
  }
}

/** Starts the server unless one starts or ends at this moment. Throws where it has ended for a reason that stays. */
async function startWhereNone(
  cluster: Cluster,
  started: StartedServer | null,
): Promise<StartedServer | null> {
  const ending = started?.ending() ?? null
  if (ending !== null && !isBusy(ending)) throw new EmbeddedDatabaseError(describeEnding(cluster, ending))
  if (started !== null && ending === null) return started
  return (await findServer(cluster)) === null ? startServer(cluster) : null
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: HOLDER,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function isLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [IN_USE])
  return rows[0]?.last === true
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const isNobodyThere = (error: unknown): boolean => ['ENOENT', 'ECONNREFUSED'].includes(String(codeOf(error)))

/** True for an error of a server that is absent, starting, stopping or just lost: SQLSTATE class 57P. */
function isPassing(error: unknown): boolean {
  if (isNobodyThere(error) || /^(57P..|ECONNRESET|EPIPE)$/.test(String(codeOf(error)))) return true
  return error instanceof Error && /^(Connection terminated|timeout expired|Client )/.test(error.message)
}

/** Another process was faster, or what a killed server was doing is not quite over. */
const isBusy = (ending: string): boolean =>
  /lock file .* already exists|pre-existing shared memory block/.test(ending)

function describeEnding({ data, log }: Cluster, ending: string): string {
  if (ending.includes('No space left on device'))
    return `DATA_DIR: the disk is full: PostgreSQL cannot start in ${data}.`
  const reason = ending
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line))
    ?.replace(/^.*(?:FATAL|PANIC): +/, '')
  return `PostgreSQL does not start in ${data} (${reason ?? ending.split('\n').at(-1)}); its log is ${log}.`
}
