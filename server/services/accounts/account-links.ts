import { randomUUID } from 'node:crypto'
import { ACCOUNT_LINK_MS } from '#domain/payments/account-link.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { addAccountLink, findLiveAccountLink, revokeAccountLinks } from '../../db/payments/account-links.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockLedger } from './steps/lock-ledger.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Makes a link by which whoever has it pays into an account, for 30 days (CREDIT-04). One that can be paid by already is kept, so that
 * pressed twice it is one. Throws `not-permitted` and `not-found`.
 */
export async function makeAccountLink(
  { database, now }: Dependencies,
  actor: StaffActor,
  accountId: string,
): Promise<void> {
  requirePermission(actor, 'credit:receive')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockLedger(queries, accountId)
    if ((await findLiveAccountLink(queries, accountId, at)) !== null) return
    const expiresAt = new Date(at.getTime() + ACCOUNT_LINK_MS)
    await addAccountLink(queries, { id: randomUUID(), accountId, at, expiresAt, by: actor.name })
    const after = { until: expiresAt.toISOString() }
    await recordChange(queries, actor, {
      action: 'credit.link',
      subject: 'credit-account',
      subjectId: accountId,
      after,
      at,
    })
  })
}

/** Takes back the links of an account; what is being paid by one still arrives. Throws `not-permitted` and `not-found`. */
export async function revokeAccountLink(
  { database, now }: Dependencies,
  actor: StaffActor,
  accountId: string,
): Promise<void> {
  requirePermission(actor, 'credit:receive')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockLedger(queries, accountId)
    if ((await revokeAccountLinks(queries, accountId, at)) === 0) return
    await recordChange(queries, actor, {
      action: 'credit.link-revoked',
      subject: 'credit-account',
      subjectId: accountId,
      at,
    })
  })
}
