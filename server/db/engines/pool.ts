import pg from 'pg'

/** How long a request waits for a connection, new or freed by another. */
export const CONNECT_TIMEOUT_MS = 5_000

// bigint columns hold whole paise and counts, which are safe integers
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * A connection that breaks fails the statement it runs; the next one gets a new connection. node-postgres also emits
 * `error`, on the pool for idle connections and on the client for those in use, which ends the process when nobody listens.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
