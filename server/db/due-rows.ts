import { sql, type Selectable } from 'kysely'
import type { Queries, Schema } from './database.ts'

/** Tables whose rows wait for their moment. */
type DueTable = 'scheduled_changes' | 'day_rate_settings'

/** The moment of the next row that waits; null when none does. */
export async function nextMoment(queries: Queries, table: DueTable): Promise<Date | null> {
  const { rows } = await sql<{ readonly at: Date }>`
    select at from ${sql.table(table)} where state = 'WAITING' order by at limit 1`.execute(queries)
  return rows[0]?.at ?? null
}

/** Locks rows that are due until the transaction ends, in the order of their moments. */
export async function claimDue<Table extends DueTable>(
  queries: Queries,
  table: Table,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<readonly Selectable<Schema[Table]>[]> {
  // of changes that are due at one moment, the one scheduled last wins
  const tie = table === 'scheduled_changes' ? sql`changed_at, ` : sql``
  const { rows } = await sql<Selectable<Schema[Table]>>`
    select * from ${sql.table(table)} where state = 'WAITING' and at <= ${at}
    order by at, ${tie}id limit ${limit} for update`.execute(queries)
  return rows
}
