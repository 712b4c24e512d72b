import { sql } from 'kysely'
import type { MarkedAccount } from '#domain/accounts/opening-import.ts'
import type { Queries } from '../database.ts'

/** Every account with the marks that a sheet knows its holder by. */
export async function findMarkedAccounts(queries: Queries): Promise<MarkedAccount[]> {
  const { rows } = await sql<MarkedAccount>`
    select a.id, a.days, coalesce(p.phone, p.former_phone) as phone, f.gstin, coalesce(f.legal_name, p.name) as name
    from accounts as a
      left join partners as p on a.holder_kind = 'partner' and p.uid::text = a.holder_id
      left join firms as f on a.holder_kind = 'firm' and f.id::text = a.holder_id
    order by a.id limit 50000`.execute(queries)
  return rows
}

/** The openings of accounts, with their bills’ numbers and whether they were taken back. */
export async function findOpenings(
  queries: Queries,
  accountIds: readonly string[],
): Promise<
  {
    readonly id: string
    readonly accountId: string
    readonly reference: string | null
    readonly isReversed: boolean
  }[]
> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{
    id: string
    accountId: string
    reference: string | null
    isReversed: boolean
  }>`
    select e.id, e.account_id as "accountId", e.reference,
      exists (select from account_entries as r where r.reverses = e.id) as "isReversed"
    from account_entries as e
    where e.account_id in (${sql.join([...accountIds])}) and e.kind = 'opening'`.execute(queries)
  return rows
}
