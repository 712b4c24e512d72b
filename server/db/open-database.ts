import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { clusterExists } from './embedded/prepare-cluster.ts'
import { nameOfPostgres, openPostgres, postgresHoldsTables } from './connections/postgres.ts'

/**
 * Opens the database behind an address: `embedded` (a PostgreSQL server that runs on files in `directory` as long as anybody has it
 * open) or a `postgres://` address; where that leads to a pooler by transaction, `directAddress` leads past it. Throws an
 * `EmbeddedDatabaseError` or a `PoolerError`.
 */
export async function openDatabase(
  address: string,
  directory: string | null,
  directAddress: string | null = null,
): Promise<Database> {
  if (address !== 'embedded') return openPostgres(address, directAddress)
  if (directory === null) throw new Error('an embedded database needs a directory')
  return openEmbedded(directory)
}

/** The database behind an address, without a secret: `embedded database in /srv/neev/.data`, `PostgreSQL neev@host:5432`. */
export function nameOfDatabase(address: string, dataDir: string): string {
  return address === 'embedded' ? `embedded database in ${dataDir}` : `PostgreSQL ${nameOfPostgres(address)}`
}

/** Tells whether a store has ever been opened there. Creates and starts nothing. */
export async function databaseHoldsStore(address: string, directory: string): Promise<boolean> {
  return address === 'embedded' ? clusterExists(directory) : postgresHoldsTables(address)
}
