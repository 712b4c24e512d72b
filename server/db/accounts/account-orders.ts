import { sql } from 'kysely'
import type { CreditOffer, CreditUse } from '#domain/accounts/credit-use.ts'
import type { FirmRole } from '#domain/firms/firm-roles.ts'
import type { HolderKind } from '#domain/accounts/account.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** Sum of the totals of the orders on an account `a` that have no invoice yet. */
export const unbilledOrders = sql<number>`coalesce((
  select sum(o.grand_total) from orders as o
  where o.account_id = a.id and o.due_day is null and o.order_status <> 'CANCELLED'), 0)::bigint`

/** The id of the account of a holder; null when they have none. */
export async function findAccountOf(
  queries: Queries,
  { kind, id }: { readonly kind: HolderKind; readonly id: string },
): Promise<string | null> {
  const row = await queries
    .selectFrom('accounts')
    .select('id')
    .where('holder_kind', '=', kind)
    .where('holder_id', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The parts of its limit that a locked account has used. */
export async function readCreditUse(queries: Queries, accountId: string): Promise<CreditUse> {
  const { rows } = await sql<{ balance: number; unbilled: number }>`
    select coalesce((select sum(amount) from account_entries where account_id = a.id), 0)::bigint as balance,
      ${unbilledOrders} as unbilled
    from accounts as a where a.id = ${accountId}`.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('a locked account has a row')
  return { balance: toPaise(row.balance), unbilled: toPaise(row.unbilled) }
}

/** The open accounts of somebody: their own, and those of the firms that they are in, with their role there. */
export async function findCreditOffers(
  queries: Queries,
  { uid, today }: { readonly uid: string; readonly today: string },
): Promise<(CreditOffer & { readonly role: FirmRole | null })[]> {
  const { rows } = await sql<{
    firm_id: string | null
    role: FirmRole | null
    credit_limit: number
    days: number
    is_checked: boolean
    balance: number
    unbilled: number
    overdue: number
  }>`
    with held as (
      select id as account_id, null::uuid as firm_id, null as role from accounts
        where holder_kind = 'partner' and holder_id = ${uid}
      union all
      select accounts.id, firm_id, role from firm_people
        join accounts on holder_kind = 'firm' and holder_id = firm_id::text where partner_uid = ${uid}
    )
    select held.firm_id, held.role, a.credit_limit, a.days,
      a.checked_at = 'ordering' as is_checked, owed.*, ${unbilledOrders} as unbilled
    from held join accounts as a on a.id = held.account_id cross join lateral (
      select coalesce(sum(e.amount), 0)::bigint as balance,
        coalesce(sum(abs(e.amount) - coalesce((
          select sum(amount) from account_allotments where bill_id = e.id), 0))
          filter (where e.amount > 0 and e.due_day < ${today}::date), 0)::bigint as overdue
      from account_entries as e where e.account_id = a.id
    ) as owed
    where a.is_open order by held.firm_id nulls first`.execute(queries)
  return rows.map((row) => ({
    firmId: row.firm_id,
    role: row.role,
    limit: toPaise(row.credit_limit),
    days: row.days,
    isCheckedAtOrder: row.is_checked,
    balance: toPaise(row.balance),
    unbilled: toPaise(row.unbilled),
    overdue: toPaise(row.overdue),
  }))
}

/** The ids of the orders on an account that have no invoice yet. */
export async function findUnbilledOrders(queries: Queries, accountId: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('orders')
    .select('order_id')
    .where('account_id', '=', accountId)
    .where('due_day', 'is', null)
    .where('order_status', '<>', 'CANCELLED')
    .execute()
  return new Set(rows.map((row) => row.order_id))
}

/** True when an order is on an account and was not cancelled. */
export async function isOnAccount(
  queries: Queries,
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .where('order_status', '<>', 'CANCELLED')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes when the invoice of an order is due, which thereby is billed. */
export async function setDueDay(queries: Queries, orderId: string, day: string): Promise<void> {
  await queries.updateTable('orders').set({ due_day: day }).where('order_id', '=', orderId).execute()
}

/** Lets a locked order pass above the limit of its account, for a reason. */
export async function setCreditPass(queries: Queries, orderId: string, reason: string): Promise<void> {
  await queries.updateTable('orders').set({ credit_pass: reason }).where('order_id', '=', orderId).execute()
}

/** Reason that staff let an order pass above the limit; null where they did not. */
export async function findCreditPass(queries: Queries, orderId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('orders')
    .select('credit_pass')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.credit_pass ?? null
}
