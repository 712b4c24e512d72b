import type { AccountSums, CreditAccount } from '#domain/accounts/account.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { listAccounts, sumAccounts, type AccountListFilter } from '../../db/accounts/list-accounts.ts'
import type { Database } from '../../db/database.ts'

/** A page of the accounts, with what all of them owe. */
export type CreditAccountPage = {
  readonly accounts: readonly CreditAccount[]
  readonly next: string | null
  readonly total: AccountSums
}

/** Accounts with what they owe, those that owe the most first (CREDIT-02). Throws `not-permitted`. */
export async function listCreditAccounts(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  filter: Omit<AccountListFilter, 'today'>,
): Promise<CreditAccountPage> {
  requirePermission(actor, 'credit:read')
  const today = istDay(now())
  const { limit, offset = 0 } = filter
  const found = await listAccounts(queries, { ...filter, today, limit: limit + 1 })
  return {
    accounts: found.slice(0, limit),
    next: found.length > limit ? String(offset + limit) : null,
    total: await sumAccounts(queries, today),
  }
}
