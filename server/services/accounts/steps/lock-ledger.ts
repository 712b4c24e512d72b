import { AppError } from '#domain/errors.ts'
import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import type { Queries } from '../../../db/database.ts'
import { findEntryDigest, findOpenEntries } from '../../../db/accounts/account-entries.ts'
import { lockAccount, type StoredAccount } from '../../../db/accounts/accounts.ts'

/** The ledger of a locked account: what of it is open, oldest first. */
export type OpenLedger = {
  readonly account: StoredAccount
  readonly bills: readonly OpenEntry[]
  readonly credits: readonly OpenEntry[]
}

/** Locks an account until the transaction ends, and reads what is open. Throws `not-found`. */
export async function lockLedger(queries: Queries, accountId: string): Promise<OpenLedger> {
  const account = await lockAccount(queries, accountId)
  if (account === null) throw new AppError('not-found')
  const open = await findOpenEntries(queries, accountId)
  return {
    account,
    bills: open.filter(({ amount }) => amount > 0),
    credits: open.filter(({ amount }) => amount < 0),
  }
}

/** True when an entry with an id was posted before. Throws `idempotency-conflict` when it was another one. */
export async function isPosted(
  queries: Queries,
  accountId: string,
  { id, digest }: { readonly id: string; readonly digest: string },
): Promise<boolean> {
  const known = await findEntryDigest(queries, id)
  if (known === null) return false
  if (known.digest !== digest || known.accountId !== accountId) throw new AppError('idempotency-conflict')
  return true
}
