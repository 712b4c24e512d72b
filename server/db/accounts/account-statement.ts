import { sql, type RawBuilder } from 'kysely'
import type {
  StatementBill,
  StatementPeriod,
  StatementRow,
  StatementSums,
} from '#domain/accounts/statement.ts'
import { daysAfter } from '#domain/accounts/ageing.ts'
import { toPaise } from '#domain/money/paise.ts'
import { startOfIstDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../database.ts'

type Which = StatementPeriod & { readonly accountId: string }

/**
 * Open amount of an entry `e` at the end of a day: what had been allotted by then to entries of that day or before. Of a day to come
 * it is what is open now.
 */
function openAt(day: string): RawBuilder<number> {
  const ended = startOfIstDay(daysAfter(day, 1)).toISOString()
  return sql<number>`(abs(e.amount) - coalesce((
    select sum(s.amount) from account_allotments as s
      join account_entries as o on o.id = case when s.bill_id = e.id then s.credit_id else s.bill_id end
    where (s.bill_id = e.id or s.credit_id = e.id) and s.at < ${ended}::timestamptz and o.day <= ${day}::date), 0))::bigint`
}

/** Sums the ledger of an account before and in a period, with what was paid ahead at its end. */
export async function sumStatement(queries: Queries, { accountId, from, to }: Which): Promise<StatementSums> {
  const { rows } = await sql<{
    opening: number
    debits: number
    credits: number
    count: number
    advance: number
  }>`
    select coalesce(sum(amount) filter (where day < ${from}::date), 0)::bigint as opening,
      coalesce(sum(amount) filter (where day >= ${from}::date and amount > 0), 0)::bigint as debits,
      coalesce(-sum(amount) filter (where day >= ${from}::date and amount < 0), 0)::bigint as credits,
      (count(*) filter (where day >= ${from}::date))::int as count,
      coalesce(sum(open) filter (where amount < 0), 0)::bigint as advance
    from (
      select e.amount, e.day, case when e.amount < 0 then ${openAt(to)} end as open
      from account_entries as e where e.account_id = ${accountId} and e.day <= ${to}::date
    ) as entries`.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('a sum has a row')
  return {
    opening: toPaise(row.opening),
    debits: toPaise(row.debits),
    credits: toPaise(row.credits),
    count: row.count,
    advance: toPaise(row.advance),
  }
}

/** The entries of a period by their day, each with the balance after it and what it stands against. */
export async function findStatementRows(
  queries: Queries,
  { accountId, from, to, limit }: Which & { readonly limit: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow & { amount: number; balance: number }>`
    with run as materialized (
      select e.*, sum(e.amount) over (order by e.day, e.sequence)::bigint as balance
      from account_entries as e where e.account_id = ${accountId} and e.day <= ${to}::date
    ), shown as materialized (
      select * from run where day >= ${from}::date order by day, sequence limit ${limit}
    )
    select e.id, to_char(e.day, 'YYYY-MM-DD') as day, e.kind, e.method, e.reference, e.document, e.order_id as "orderId",
      e.note, to_char(e.due_day, 'YYYY-MM-DD') as "dueDay", e.amount, e.balance,
      coalesce((
        select json_agg(json_build_object('kind', o.kind, 'method', o.method, 'label', coalesce(o.document, o.reference),
          'amount', s.amount) order by o.sequence)
        from (
          select case when bill_id = e.id then credit_id else bill_id end as other, sum(amount) as amount
          from account_allotments where bill_id = e.id or credit_id = e.id group by 1
        ) as s join account_entries as o on o.id = s.other where s.amount <> 0
      ), '[]'::json) as against
    from shown as e order by e.day, e.sequence`.execute(queries)
  return rows.map((row) => ({ ...row, amount: toPaise(row.amount), balance: toPaise(row.balance) }))
}

/** Every bill that was open at the end of a day, oldest first. */
export async function findBillsOpenAt(
  queries: Queries,
  { accountId, day }: { readonly accountId: string; readonly day: string },
): Promise<StatementBill[]> {
  const { rows } = await sql<StatementBill>`
    select * from (
      select e.id, to_char(e.day, 'YYYY-MM-DD') as day, to_char(e.due_day, 'YYYY-MM-DD') as "dueDay", e.kind, e.reference,
        e.document, e.order_id as "orderId", e.amount, ${openAt(day)} as open, e.sequence
      from account_entries as e where e.account_id = ${accountId} and e.amount > 0 and e.day <= ${day}::date
    ) as bills where open > 0 order by day, sequence`.execute(queries)
  return rows.map(({ id, day: of, dueDay, kind, reference, document, orderId, amount, open }) => ({
    id,
    day: of,
    dueDay,
    kind,
    reference,
    document,
    orderId,
    amount: toPaise(amount),
    open: toPaise(open),
  }))
}
