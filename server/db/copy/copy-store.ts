import { sql, type Transaction } from 'kysely'
import type { Database, Schema } from '../database.ts'
import { executedMigrations, knownMigrations, migrateTo } from '../migrate.ts'
import { isEmptyDatabase } from './describe-tables.ts'
import { inSnapshot, prepareCopy, readTables } from './read-tables.ts'
import type { RowBatch } from './row-batch.ts'
import { compareTotals, countTables, totalsOf, type TableTotals } from './table-totals.ts'
import { readSequences, writeTables, type SequenceValue } from './write-tables.ts'

/** Head of a copy of a store's database: what is not in its rows. */
export type CopyHead = { readonly migration: string; readonly sequences: readonly SequenceValue[] }

/** A whole database on its way somewhere else. */
export type StoreCopy = CopyHead & { readonly batches: AsyncIterable<RowBatch> }

/** A copy that cannot be made or used, with the reason in words for the operator. */
export class CopyError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CopyError'
  }
}

/** Hands one consistent state of a database to `take`, as long as that runs. */
export async function withCopy<T>(database: Database, take: (copy: StoreCopy) => Promise<T>): Promise<T> {
  return inSnapshot(database.queries, async (snapshot) => {
    const migration = (await executedMigrations(snapshot)).at(-1)
    if (migration === undefined) throw new CopyError('There is no store in this database.')
    const sequences = await readSequences(snapshot)
    return take({ migration, sequences, batches: readTables(snapshot) })
  })
}

export type FillOptions = {
  /** Drops what the database holds, which otherwise has to be empty. */
  readonly replace?: boolean
  /** Totals that the copy must have, where they are known beforehand; otherwise those of the rows received. */
  readonly expected?: TableTotals
  /** Done when all is copied and compared; the database changes only where it succeeds. */
  readonly beforeCommit?: () => Promise<void>
  readonly signal?: AbortSignal
}

/**
 * Fills a database with a copy, in one transaction: all of it or nothing. The copy is read back and compared row by row. Throws a
 * `CopyError` when the database is not empty, when the copy is of a newer version, or when anything differs. Returns what was copied.
 */
export async function fillDatabase(
  database: Database,
  { migration, sequences, batches }: StoreCopy,
  { replace = false, expected, beforeCommit, signal }: FillOptions = {},
): Promise<TableTotals> {
  await refuseNewer(migration)
  return database.queries.transaction().execute(async (transaction) => {
    await prepareCopy(transaction)
    await makeRoom(transaction, replace)
    await migrateTo(transaction, migration)
    const counted = countTables(signal)
    await writeTables(transaction, { batches: counted.passing(batches), sequences })
    const differences = compareTotals(
      expected ?? counted.totals(),
      await totalsOf(readTables(transaction), signal),
    )
    if (differences.length > 0) throw new CopyError(`The copy is not exact: ${differences.join('; ')}.`)
    await beforeCommit?.()
    return counted.totals()
  })
}

/** Throws a `CopyError` when this version of the store does not know the schema of a copy. */
export async function refuseNewer(migration: string): Promise<void> {
  if ((await knownMigrations()).includes(migration)) return
  throw new CopyError(
    `The copy was made by a newer version of the store (its schema is ${migration}). Install that version first.`,
  )
}

async function makeRoom(transaction: Transaction<Schema>, replace: boolean): Promise<void> {
  if (!replace) {
    if (await isEmptyDatabase(transaction)) return
    throw new CopyError('The database already holds a store or other tables.')
  }
  // `jobs` belongs to the queue, which creates it again; due work is in the store's own tables
  for (const statement of [
    'drop schema if exists jobs cascade',
    'drop schema public cascade',
    'create schema public',
  ])
    await sql.raw(statement).execute(transaction)
}
