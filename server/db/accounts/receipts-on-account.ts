import { sql } from 'kysely'
import type { ReceiptRow } from '#domain/accounts/credit-files.ts'
import type { StatementPeriod } from '#domain/accounts/statement.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** Receipts of all accounts in a period, and what was taken back of them, by their day. */
export async function findReceiptsOnAccount(
  queries: Queries,
  { from, to, limit }: StatementPeriod & { readonly limit: number },
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select to_char(e.day, 'YYYY-MM-DD') as day, coalesce(f.legal_name, p.name) as name, coalesce(p.phone, p.former_phone) as phone,
      e.kind, e.method, e.reference, e.bank, -e.amount as amount, e.entered_by as "enteredBy"
    from account_entries as e join accounts as a on a.id = e.account_id
      left join partners as p on a.holder_kind = 'partner' and p.uid::text = a.holder_id
      left join firms as f on a.holder_kind = 'firm' and f.id::text = a.holder_id
    where e.method is not null and e.day between ${from}::date and ${to}::date
    order by e.day, e.sequence limit ${limit}`.execute(queries)
  return rows.map((row) => ({ ...row, amount: toPaise(row.amount) }))
}
