import { sql } from 'kysely'
import { gstinPan, type Gstin } from '#domain/identity/gstin.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { CashPayer } from '#domain/orders/placing/cash-limit.ts'
import type { AccountMoney } from '#domain/trips/cash.ts'
import type { Queries } from '../database.ts'
import { doorMoney } from '../trips/door-receipts.ts'

/** Payer of the receipts of an account: its firm or its customer. Null when there is no such account. */
export async function findAccountPayer(queries: Queries, accountId: string): Promise<CashPayer | null> {
  const row = await queries
    .selectFrom('accounts')
    .leftJoin('firms', (on) =>
      on
        .on('holder_kind', '=', 'firm')
        .on((is) => is(is.cast<string>('firms.id', 'text'), '=', is.ref('holder_id'))),
    )
    .select(['holder_id', 'gstin'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  return row.gstin === null
    ? { kind: 'person', uid: row.holder_id }
    : { kind: 'firm', pan: gstinPan(row.gstin as Gstin) }
}

/** Cash that was allotted to bills of an account before, by bill. */
export async function sumCashByBill(
  queries: Queries,
  billIds: readonly string[],
): Promise<Map<string, Paise>> {
  if (billIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('account_allotments')
    .innerJoin('account_entries', 'account_entries.id', 'account_allotments.credit_id')
    .select(['bill_id', (is) => is.fn.sum<string>('account_allotments.amount').as('total')])
    .where('bill_id', 'in', [...billIds])
    .where('method', '=', 'CASH')
    .groupBy('bill_id')
    .execute()
  return new Map(rows.map((row) => [row.bill_id, toPaise(Number(row.total))]))
}

/** The receipts on account of a period, and what was taken back of them, the latest first. */
export async function findAccountMoney(
  queries: Queries,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
): Promise<AccountMoney[]> {
  const { rows } = await sql<Omit<AccountMoney, 'at' | 'amount'> & { at: Date; amount: number }>`
    select e.id, e.account_id as "accountId", e.at, coalesce(f.legal_name, p.name, p.phone) as name, e.method, e.reference,
      -e.amount as amount, case when door.trip_id is not null then coalesce(trips.driver_name, '–') end as driver,
      door.hand_in_id is not null as "isHandedIn"
    from account_entries as e join accounts as a on a.id = e.account_id
      left join ${doorMoney} as door on door.id = e.id left join trips on trips.id = door.trip_id
      left join partners as p on a.holder_kind = 'partner' and p.uid::text = a.holder_id
      left join firms as f on a.holder_kind = 'firm' and f.id::text = a.holder_id
    where e.method is not null and e.at >= ${from.toISOString()}::timestamptz and e.at < ${before.toISOString()}::timestamptz
    order by e.at desc, e.sequence desc limit ${limit}`.execute(queries)
  return rows.map(({ at, amount, ...row }) => ({ ...row, at: at.toISOString(), amount: toPaise(amount) }))
}
