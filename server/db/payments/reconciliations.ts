import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/**
 * Claims the reconciliation of a provider's ledger when it is due. `nextAt` is written first, so that a crash only postpones
 * it. Resolves with what the last one covered (null before the first), or with undefined when none is due.
 */
export async function claimLedgerReconciliation(
  queries: Queries,
  provider: string,
  { at, nextAt }: { readonly at: Date; readonly nextAt: Date },
): Promise<Date | null | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    insert into ledger_reconciliations as held (provider, next_at)
    values (${provider}, ${nextAt.toISOString()}::timestamptz)
    on conflict (provider) do update set next_at = excluded.next_at
      where held.next_at <= ${at.toISOString()}::timestamptz
    returning reconciled_until as until`.execute(queries)
  return rows[0]?.until
}

/** Records that everything until a time is reconciled, and when to do it next. */
export async function finishLedgerReconciliation(
  queries: Queries,
  provider: string,
  { until, nextAt }: { readonly until: Date; readonly nextAt: Date },
): Promise<void> {
  await queries
    .updateTable('ledger_reconciliations')
    .set({ reconciled_until: until, next_at: nextAt })
    .where('provider', '=', provider)
    .execute()
}
