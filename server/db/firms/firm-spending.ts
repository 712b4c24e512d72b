import { sql } from 'kysely'
import type { FirmPlace } from '#domain/firms/firm.ts'
import type { FirmRole } from '#domain/firms/firm-roles.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** Somebody in a firm. */
type Member = { readonly firmId: string; readonly uid: string }

const paise = (amount: number | null): Paise | null => (amount === null ? null : toPaise(amount))

/** The place of somebody in a firm, null outside of it; `hold` keeps it as it is until the transaction ends. */
export async function findFirmPlace(
  queries: Queries,
  { firmId, uid }: Member,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<FirmPlace | null> {
  const { rows } = await sql<{ role: FirmRole; orderLimit: number | null; monthLimit: number | null }>`
    select role, order_limit as "orderLimit", month_limit as "monthLimit" from firm_people
    where firm_id = ${firmId} and partner_uid = ${uid} ${hold ? sql`for share` : sql``}`.execute(queries)
  const [row] = rows
  if (row === undefined) return null
  return { role: row.role, orderLimit: paise(row.orderLimit), monthLimit: paise(row.monthLimit) }
}

/** The sum of what somebody has ordered for a firm since some time, cancelled orders left out. */
export async function sumOrderedFor(queries: Queries, { firmId, uid }: Member, since: Date): Promise<Paise> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(grand_total), 0) as total from orders
    where firm_id = ${firmId} and user_id = ${uid} and created_at >= ${since.toISOString()}::timestamptz
      and order_status <> 'CANCELLED'`.execute(queries)
  return toPaise(Number(rows[0]?.total ?? 0))
}
