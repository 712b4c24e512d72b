import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { AppError } from '#domain/errors.ts'
import { isOutdatedPlan, type StatementName } from './statement-names.ts'
import { traced } from './traced-statement.ts'

/** Longest wait of a request for a connection, new or freed by another. */
export const CONNECT_TIMEOUT_MS = 5_000
/** Most requests that may wait for a connection; more are turned away at once. */
const MAX_WAITING = 200
const RETRY_AFTER_SECONDS = 2

// bigint columns hold whole paise and counts, which are safe integers
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The SQLSTATE of a disk without room, and how long one failure counts. */
const DISK_FULL = '53100'
const FULL_FOR_MS = 10_000

/** Prepares each new connection of a pool, which waits for it although its types do not say so. */
export function onNewConnection(prepare: (client: pg.ClientBase) => unknown): pg.PoolConfig {
  return { onConnect: prepare }
}

type GuardedPool = PostgresPool & { readonly hasRoom: () => boolean }

/**
 * A pool that prepares named statements and translates failures: one that shows that the database is away, overloaded, out of
 * disk or out of time is thrown as `temporarily-unavailable`, and a connection that broke or hangs is not used again. Other
 * errors, such as violated constraints, pass unchanged.
 */
export function guardedPool(pool: pg.Pool, nameOf: StatementName): GuardedPool {
  surviveLostConnections(pool)
  let fullAt = Number.NEGATIVE_INFINITY
  const onError = (error: unknown): void => {
    if (codeOf(error) === DISK_FULL) fullAt = performance.now()
  }
  return {
    hasRoom: () => performance.now() - fullAt > FULL_FOR_MS,
    options: pool.options,
    connect: async () => {
      if (pool.waitingCount >= MAX_WAITING)
        throw unavailable(new Error('too many requests wait for a connection'))
      return guardedClient(await pool.connect().catch(translate), { nameOf, onError })
    },
    end: () => pool.end(),
  }
}

type ClientOptions = { readonly nameOf: StatementName; readonly onError: (error: unknown) => void }

function guardedClient(client: pg.PoolClient, { nameOf, onError }: ClientOptions): PostgresPoolClient {
  let isBroken = false
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const name = nameOf(text)
    try {
      return await traced(text, () =>
        name === null ? client.query(text, values) : client.query({ name, text, values }),
      )
    } catch (error) {
      isBroken ||= isConnectionLost(error) || isOutdatedPlan(error)
      onError(error)
      return translate(error)
    }
  }
  const release = (): void => client.release(isBroken)
  const guarded = new Map<string | symbol, unknown>([
    ['query', query],
    ['release', release],
  ])
  return new Proxy(client, {
    get: (target, name) => (guarded.has(name) ? guarded.get(name) : Reflect.get(target, name)),
  })
}

/**
 * node-postgres emits `error` for a lost connection, on the pool when it is idle and on the client when it is in use, and the
 * process ends when nobody listens. The statement that it ran fails as well, and the next one gets a new connection.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

function translate(error: unknown): never {
  throw isUnavailable(error) ? unavailable(error) : error
}

function unavailable(cause: unknown): AppError {
  const error = new AppError('temporarily-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  return Object.assign(error, { cause })
}

/**
 * SQLSTATEs that a later try may not meet: lost and refused connections (08, 57P), a server that stopped being the primary
 * (25006), no more connections, memory or disk (53), timeouts of statements and locks (57014, 55P03), and deadlocks (40).
 */
const unavailableStates = /^(08...|57P..|53...|57014|55P03|25006|25P03|40001|40P01)$/
const lostStates = /^(08...|57P..|25006|25P03)$/
const lostCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  // the socket of an embedded server that is being started again
  'ENOENT',
]
/** node-postgres tells these apart by their sentences alone. */
const lostSentences =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|connect E)/

/** Tells whether a statement failed for a reason that passes: a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || isOutdatedPlan(error) || unavailableStates.test(codeOf(error))
}

function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (lostCodes.includes(code) || lostStates.test(code)) return true
  return error instanceof Error && lostSentences.test(error.message)
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
