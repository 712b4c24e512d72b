import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database.ts'
import { describeTables } from './describe-tables.ts'
import type { RowBatch } from './row-batch.ts'

/** A value of a sequence, as PostgreSQL's `setval` takes it. */
export type SequenceValue = { readonly name: string; readonly value: string }

/** Reads the last values of the store's sequences; those never used are left out. */
export async function readSequences(transaction: Transaction<Schema>): Promise<readonly SequenceValue[]> {
  const { rows } = await sql<SequenceValue>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"`.execute(
    transaction,
  )
  return rows
}

/**
 * Fills freshly migrated tables with the rows and sequences of another database, in the transaction that made them. Foreign keys
 * are put aside meanwhile and checked at the end, and no trigger fires. What the migrations had put into the tables goes.
 */
export async function writeTables(
  transaction: Transaction<Schema>,
  copy: { readonly batches: AsyncIterable<RowBatch>; readonly sequences: readonly SequenceValue[] },
): Promise<void> {
  const tables = await describeTables(transaction)
  const foreignKeys = await readForeignKeys(transaction)
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(transaction)
  for (const { table, name } of foreignKeys) await run(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) {
    await sql`truncate table ${sql.table(`public.${name}`)}`.execute(transaction)
    await sql`alter table ${sql.table(`public.${name}`)} disable trigger user`.execute(transaction)
  }
  const types = new Map(
    tables.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column.type]))]),
  )
  for await (const batch of copy.batches) await insertRows(transaction, batch, types.get(batch.table))
  for (const { name } of tables)
    await sql`alter table ${sql.table(`public.${name}`)} enable trigger user`.execute(transaction)
  for (const { table, name, definition } of foreignKeys)
    await run(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name, value } of copy.sequences)
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`.execute(
      transaction,
    )
}

async function insertRows(
  transaction: Transaction<Schema>,
  { table, columns, rows }: RowBatch,
  types: ReadonlyMap<string, string> | undefined,
): Promise<void> {
  const values = columns.map((column, position) => {
    const type = types?.get(column)
    if (type === undefined) throw new Error(`This version of the store has no column ${table}.${column}.`)
    return sql`(row_values ->> ${sql.lit(position)})::${sql.raw(type)}`
  })
  await sql`
    insert into ${sql.table(`public.${table}`)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as row_values`.execute(
    transaction,
  )
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/** Foreign keys with names that are quoted where they have to be. */
async function readForeignKeys(transaction: Transaction<Schema>): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by 1, 2`.execute(transaction)
  return rows
}
