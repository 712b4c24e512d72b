import { sql, type Kysely } from 'kysely'
import { FileMigrationProvider, Migrator, type MigrationProvider } from 'kysely/migration'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database, Queries } from './database.ts'

const folder = path.join(import.meta.dirname, '../../migrations')

/** Longest wait of a migration for a table that running processes use, and the number of tries. */
const LOCK_TIMEOUT_MS = 500
const TRIES = 240
const PAUSE_MS = 250

/**
 * Runs the pending migrations and returns their names. Forward only, each in a transaction of its own, under a lock of the
 * database, so that several processes may start at once. A migration that meets a lock of a running process gives way at once and
 * begins again: waiting longer than a deadlock takes to be noticed would cost somebody an order. A database that a newer version has
 * migrated further is left as it is: migrations only add, so this version still works on it. Throws what a failing migration threw.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const [executed, known] = [await executedMigrations(database.queries), await knownMigrations()]
  // most starts have nothing to run, and no need of the migrations' programs
  if (known.every((name) => executed.includes(name))) return []
  const migrator = new Migrator({ db: database.queries, provider: givingWay })
  const done: string[] = []
  for (let tries = 1; ;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error !== undefined) {
      if (tries === TRIES || !isLocked(error)) throw error
      tries += 1
      await setTimeout(PAUSE_MS)
    } else if (results.length === 0) {
      return done
    } else {
      done.push(...results.map((result) => result.migrationName))
      tries = 1
    }
  }
}

/** True when a statement gave up waiting for a lock (55P03), or was ended by a deadlock (40P01). */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === '55P03' || code === '40P01' || isLocked(error.cause)
}

/** Runs the migrations up to and with `name`, in a transaction that the caller holds. */
export async function migrateTo(transaction: Queries, name: string): Promise<void> {
  const { error } = await migratorOf(transaction).migrateTo(name)
  if (error !== undefined) throw error
}

/** The migrations that this version of the store has, oldest first. */
export async function knownMigrations(): Promise<readonly string[]> {
  const files = await fs.readdir(folder)
  return files.map((file) => path.parse(file).name).toSorted()
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

/** The migrations, which wait for a lock only briefly. */
const givingWay: MigrationProvider = {
  async getMigrations() {
    const migrations = Object.entries(await provider().getMigrations())
    return Object.fromEntries(
      migrations.map(([name, migration]) => [
        name,
        {
          up: async (transaction: Kysely<unknown>) => {
            await sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(transaction)
            await migration.up(transaction)
          },
        },
      ]),
    )
  },
}

const migratorOf = (db: Queries): Migrator => new Migrator({ db, provider: provider() })
