import pg from 'pg'
import { CONNECT_TIMEOUT_MS } from './pool.ts'

/** The pooler behind DATABASE_URL is not set up as the store needs it. */
export class PoolerError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PoolerError'
  }
}

type Connection = {
  readonly server: string
  readonly statement: string
  readonly lock: string
  readonly idle: string
}

/** The server's start tells servers apart, to the microsecond. */
const describe = `
  select current_database() || ' of the server started ' || pg_postmaster_start_time() as server,
    current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`

/**
 * Makes sure that a pool and a direct address lead to the same database, and that the pooler's connections have time limits,
 * which the store cannot set when a transaction later the connection is somebody else's. Throws a `PoolerError`.
 */
export async function assertPooled(pool: pg.Pool, directAddress: string): Promise<void> {
  const direct = new pg.Client({
    connectionString: directAddress,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  await direct.connect()
  try {
    const [pooled] = (await pool.query<Connection>(describe)).rows
    const [own] = (await direct.query<Connection>(describe)).rows
    if (pooled === undefined || pooled.server !== own?.server)
      throw new PoolerError('DATABASE_DIRECT_URL and DATABASE_URL lead to different databases.')
    if ([pooled.statement, pooled.lock, pooled.idle].includes('0'))
      throw new PoolerError(
        'The connections behind DATABASE_URL have no time limits: give the pooler the connect_query of deploy/pgbouncer.ini.',
      )
  } finally {
    await direct.end()
  }
}
