import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Age of the oldest due piece of each kind of background work, in seconds; 0 when nothing is due. */
export type OverdueWork = { readonly payments: number; readonly refunds: number; readonly messages: number }

/** Reads the age of overdue background work. */
export async function readOverdueWork(queries: Queries, at: Date): Promise<OverdueWork> {
  const { rows } = await sql<OverdueWork>`
    select ${age('payment_orders', 'next_check_at', 'true')} as payments,
      ${age('refunds', 'next_try_at', `state = 'DUE'`)} as refunds,
      ${age('order_messages', 'next_try_at', `state = 'DUE'`)} as messages
    from (select ${at.toISOString()}::timestamptz as at) as now`.execute(queries)
  return rows[0] ?? { payments: 0, refunds: 0, messages: 0 }
}

const age = (table: string, column: string, condition: string) =>
  sql`(select greatest(0, coalesce(extract(epoch from now.at - min(${sql.ref(column)})), 0))::float8
    from ${sql.table(table)} where ${sql.raw(condition)})`
