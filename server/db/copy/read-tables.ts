import { sql, type Transaction } from 'kysely'
import type { Queries, Schema } from '../database.ts'
import { describeTables, type TableDescription } from './describe-tables.ts'
import type { RowBatch } from './row-batch.ts'

const ROWS_AT_ONCE = 200

/** The text form of values must not depend on how a server is set up. */
const plainText = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
]
/** A copy may take longer than a request may. */
const patient = [
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]

/** Runs `work` on one consistent state of the database, while others go on writing to it. */
export async function inSnapshot<T>(
  queries: Queries,
  work: (snapshot: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await prepareCopy(snapshot)
      return work(snapshot)
    })
}

/** Sets the text form of values and lifts the time limits for the rest of the transaction. */
export async function prepareCopy(transaction: Transaction<Schema>): Promise<void> {
  for (const setting of [...plainText, ...patient]) await sql.raw(setting).execute(transaction)
}

/** Reads every row of every table of the store; has to run in a transaction that `prepareCopy` has prepared. */
export async function* readTables(transaction: Transaction<Schema>): AsyncGenerator<RowBatch> {
  for (const table of await describeTables(transaction)) yield* readTable(transaction, table)
}

async function* readTable(
  transaction: Transaction<Schema>,
  { name, columns }: TableDescription,
): AsyncGenerator<RowBatch> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  await sql`
    declare copied_rows no scroll cursor for
    select json_build_array(${values})::text as "row" from ${sql.table(`public.${name}`)}`.execute(
    transaction,
  )
  const columnNames = columns.map((column) => column.name)
  for (;;) {
    const { rows } = await sql<{ row: string }>`${sql.raw(`fetch ${ROWS_AT_ONCE} from copied_rows`)}`.execute(
      transaction,
    )
    if (rows.length === 0) break
    yield { table: name, columns: columnNames, rows: rows.map(({ row }) => row) }
  }
  await sql`close copied_rows`.execute(transaction)
}
