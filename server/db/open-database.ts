import type { Database } from './database.ts'
import { embeddedExists, openEmbedded } from './engines/embedded.ts'
import { nameOfPostgres, openPostgres, postgresHoldsTables } from './engines/postgres.ts'

/**
 * Opens the database behind an address: `embedded` (PostgreSQL's engine in this process, kept in `directory`, or in
 * memory when that is null) or a `postgres://` address; where that leads to a pooler by transaction, `directAddress` leads past
 * it. Throws when the directory is in use by another process, and a `PoolerError`.
 */
export async function openDatabase(
  address: string,
  directory: string | null,
  directAddress: string | null = null,
): Promise<Database> {
  return address === 'embedded' ? openEmbedded(directory) : openPostgres(address, directAddress)
}

/** The database behind an address, without a secret: `embedded database in /srv/neev/.data`, `PostgreSQL neev@host:5432`. */
export function nameOfDatabase(address: string, dataDir: string): string {
  return address === 'embedded' ? `embedded database in ${dataDir}` : `PostgreSQL ${nameOfPostgres(address)}`
}

/** Whether a store has ever been opened there. Makes nothing, and leaves the embedded engine alone. */
export async function databaseHoldsStore(address: string, directory: string): Promise<boolean> {
  return address === 'embedded' ? embeddedExists(directory) : postgresHoldsTables(address)
}
