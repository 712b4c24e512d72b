import type { Database } from './database.ts'
import { openEmbedded } from './engines/embedded.ts'
import { openPostgres } from './engines/postgres.ts'

/**
 * Opens the database behind an address: `embedded` (PostgreSQL's engine in this process, kept in `directory`, or in
 * memory when that is null) or a `postgres://` address. Throws when the directory is in use by another process.
 */
export async function openDatabase(address: string, directory: string | null): Promise<Database> {
  return address === 'embedded' ? openEmbedded(directory) : openPostgres(address)
}
