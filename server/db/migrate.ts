import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Database, Queries } from './database.ts'

const folder = path.join(import.meta.dirname, '../../migrations')

/**
 * Runs the pending migrations and returns their names. Forward only, each in a transaction, under a lock of the database,
 * so that several processes may start at once. A database that a newer version has migrated further is left as it is:
 * migrations only add, so this version still works on it. Throws what a failing migration threw.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const [executed, known] = [await executedMigrations(database.queries), await knownMigrations()]
  const isFurther = executed.some((name) => !known.includes(name))
  if (isFurther && known.every((name) => executed.includes(name))) return []
  const { error, results } = await migratorOf(database.queries).migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Runs the migrations up to and with `name`, in a transaction that the caller holds. */
export async function migrateTo(transaction: Queries, name: string): Promise<void> {
  const { error } = await migratorOf(transaction).migrateTo(name)
  if (error !== undefined) throw error
}

/** The migrations that this version of the store has, oldest first. */
export async function knownMigrations(): Promise<readonly string[]> {
  return Object.keys(await provider().getMigrations()).toSorted()
}

/** The migrations that a database has run, oldest first; none when it is new. */
export async function executedMigrations(queries: Queries): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(queries)
  if (tables[0]?.exists !== true) return []
  const { rows } = await sql<{ name: string }>`
    select name from public.kysely_migration order by name collate "C"`.execute(queries)
  return rows.map(({ name }) => name)
}

const provider = () => new FileMigrationProvider({ fs, path, migrationFolder: folder })

const migratorOf = (db: Queries): Migrator => new Migrator({ db, provider: provider() })
