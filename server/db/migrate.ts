import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Database } from './database.ts'

const folder = path.join(import.meta.dirname, '../../migrations')

/**
 * Runs the pending migrations and returns their names. Forward only, each in a transaction, under a lock of the database,
 * so that several processes may start at once. Throws what a failing migration threw.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.queries,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: folder }),
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}
