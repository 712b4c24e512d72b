import type { AccountLink } from '#domain/payments/account-link.ts'
import type { Queries } from '../database.ts'

export type NewAccountLink = {
  readonly id: string
  readonly accountId: string
  readonly at: Date
  readonly expiresAt: Date
  readonly by: string
}

/** Saves a link to an account. */
export async function addAccountLink(
  queries: Queries,
  { id, accountId, at, expiresAt, by }: NewAccountLink,
): Promise<void> {
  await queries
    .insertInto('account_links')
    .values({ id, account_id: accountId, created_at: at, expires_at: expiresAt, created_by: by })
    .execute()
}

/** A link by its id. */
export async function findAccountLink(queries: Queries, id: string): Promise<AccountLink | null> {
  const row = await queries.selectFrom('account_links').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined
    ? null
    : {
        id: row.id,
        accountId: row.account_id,
        expiresAt: row.expires_at.toISOString(),
        isRevoked: row.revoked_at !== null,
      }
}

/** The latest link of an account that can be paid by at a time; null when there is none. */
export async function findLiveAccountLink(
  queries: Queries,
  accountId: string,
  at: Date,
): Promise<AccountLink | null> {
  const row = await queries
    .selectFrom('account_links')
    .select(['id', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { id: row.id, accountId, expiresAt: row.expires_at.toISOString(), isRevoked: false }
}

/** Takes back all links of an account that can be paid by, and returns how many. */
export async function revokeAccountLinks(queries: Queries, accountId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('account_links')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
