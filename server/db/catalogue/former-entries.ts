import { sql } from 'kysely'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import type { Queries } from '../database.ts'

/** The product whose document names an id among its `formerIds`; null for none. */
export async function findProductOfFormerId(queries: Queries, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where document::text like '%"formerIds"%' and (document::jsonb -> 'formerIds') ? ${id}
    order by position, id limit 1`.execute(queries)
  return rows[0]?.id ?? null
}

/**
 * An entry that was in the shop and is there no more: archived, with its record, or deleted, as the audit log knows. Null for one that never was.
 */
export async function findFormerEntry(
  queries: Queries,
  { table, subject, id }: { readonly table: CollectionTable; readonly subject: string; readonly id: string },
): Promise<{ readonly record: unknown } | null> {
  const { rows } = await sql<{ record: unknown }>`
    select record from hidden_entries where collection = ${table} and id = ${id} and status = 'archived'
    union all
    select null from audit_log
    where subject = ${subject} and subject_id = ${id} and action = ${`${subject}.delete`}
    limit 1`.execute(queries)
  return rows[0] ?? null
}
