import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Schema } from '../database.ts'
import { listenTo } from '../listen.ts'
import { assertPooled } from './assert-pooled.ts'
import { CONNECT_TIMEOUT_MS, guardedPool, onNewConnection } from './pool.ts'
import { statementNames, unnamed } from './statement-names.ts'

const CONNECTIONS = 10
const STATEMENT_TIMEOUT_MS = 30_000
/** A server that does not even answer that a statement took too long hangs; its connection is given up. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000
const LOCK_TIMEOUT_MS = 10_000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000

const timeouts = [
  `set statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
  `set lock_timeout = ${LOCK_TIMEOUT_MS}`,
  `set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`,
].join('; ')

/** As statements, because PgBouncer refuses connections that bring these as parameters. The pool waits for the answer. */
const setTimeouts = (client: pg.ClientBase): unknown => client.query(timeouts)

/**
 * Opens a pool on a PostgreSQL server. With a direct address, `address` is that of a pooler which gives a connection away after
 * each transaction: nothing may then rely on a session but what uses the direct one. Rejects when the server cannot be reached,
 * and throws a `PoolerError` when the pooler is not set up for the store.
 */
export async function openPostgres(address: string, directAddress: string | null): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    // behind a pooler, settings of a session would stay with the next user of the connection
    ...(directAddress === null && onNewConnection(setTimeouts)),
  })
  const guarded = guardedPool(pool, directAddress === null ? statementNames() : unnamed)
  try {
    const first = await pool.connect()
    first.release()
    if (directAddress !== null) await assertPooled(pool, directAddress)
  } catch (error) {
    await pool.end()
    throw error
  }
  const sessionAddress = directAddress ?? address
  const stops: (() => Promise<void>)[] = []
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }) })
  return {
    queries,
    home: { address: sessionAddress },
    hasRoom: guarded.hasRoom,
    listen: async (channel, listener) => {
      stops.push(await listenTo({ address: sessionAddress, channel, listener }))
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await queries.destroy()
    },
  }
}

/** Database, host and port of an address. */
export function nameOfPostgres(address: string): string {
  const { database = '', host, port } = new pg.Client({ connectionString: address })
  return `${database}@${host}:${port}`
}

/** Tells whether migrations have run in the database behind an address. Rejects when it cannot be reached. */
export async function postgresHoldsTables(address: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ holds: boolean }>(
      `select to_regclass('kysely_migration') is not null as holds`,
    )
    return rows[0]?.holds === true
  } finally {
    await client.end()
  }
}
