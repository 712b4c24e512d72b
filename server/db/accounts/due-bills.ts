import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** Open amounts of all accounts by their day. */
export type DueCredit = { readonly dueToday: Paise; readonly overdue: Paise }

/** Sums what of all bills falls due today and what is past its day; null where nobody has credit. */
export async function sumDueCredit(queries: Queries, today: string): Promise<DueCredit | null> {
  const { rows } = await sql<{ due_today: number; overdue: number; has_credit: boolean }>`
    select coalesce(sum(e.amount - coalesce(s.settled, 0)) filter (where e.due_day = ${today}::date), 0)::bigint as due_today,
      coalesce(sum(e.amount - coalesce(s.settled, 0)) filter (where e.due_day < ${today}::date), 0)::bigint as overdue,
      exists (select from accounts) as has_credit
    from account_entries as e
      left join (select bill_id, sum(amount) as settled from account_allotments group by 1) as s on s.bill_id = e.id
    where e.amount > 0 and e.due_day <= ${today}::date`.execute(queries)
  const [row] = rows
  if (row === undefined || !row.has_credit) return null
  return { dueToday: toPaise(row.due_today), overdue: toPaise(row.overdue) }
}
