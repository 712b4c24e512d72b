import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Schema } from '../database.ts'
import { listenTo } from '../listen.ts'
import { CONNECT_TIMEOUT_MS, surviveLostConnections } from './pool.ts'

const CONNECTIONS = 10
const STATEMENT_TIMEOUT_MS = 30_000

/** Opens a pool on a PostgreSQL server. Rejects when the server cannot be reached. */
export async function openPostgres(address: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  surviveLostConnections(pool)
  const first = await pool.connect()
  first.release()
  const stops: (() => Promise<void>)[] = []
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    queries,
    home: { address },
    listen: async (channel, heard) => {
      stops.push(await listenTo({ address, channel, heard }))
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await queries.destroy()
    },
  }
}
