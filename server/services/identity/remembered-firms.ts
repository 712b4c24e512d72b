import { AppError } from '#domain/errors.ts'
import { findBillingIssue } from '#domain/identity/billing.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { RememberedFirm } from '#domain/identity/remembered-firm.ts'
import type { Database } from '../../db/database.ts'
import {
  deleteRememberedFirm,
  findRememberedFirms,
  insertRememberedFirms,
  touchRememberedFirm,
} from '../../db/identity/remembered-firms.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The firms that a partner's own orders were billed to, the last used first. */
export async function listRememberedFirms(
  { database }: Pick<Dependencies, 'database'>,
  actor: Partner,
): Promise<RememberedFirm[]> {
  return findRememberedFirms(database.queries, actor.uid)
}

/** Forgets a firm, and returns those that are left. Orders and invoices keep it. */
export async function forgetFirm(
  { database: { queries } }: Pick<Dependencies, 'database'>,
  actor: Partner,
  gstin: Gstin,
): Promise<RememberedFirm[]> {
  await deleteRememberedFirm(queries, { partnerUid: actor.uid, gstin })
  return findRememberedFirms(queries, actor.uid)
}

/**
 * Remembers firms again that were forgotten, and returns all; what was billed since for the same address stays. Throws
 * `billing-differs` where an address cannot be that of the GSTIN.
 */
export async function rememberFirms(
  { database, now }: Dependencies,
  actor: Partner,
  firms: readonly RememberedFirm[],
): Promise<RememberedFirm[]> {
  for (const { address, gstin } of firms) {
    const billingIssue = findBillingIssue(address, gstin)
    if (billingIssue !== null) throw new AppError('billing-differs', { billingIssue })
  }
  const latest = now().toISOString()
  const usedUntilNow = firms.map((firm) => (firm.usedAt > latest ? { ...firm, usedAt: latest } : firm))
  return database.queries.transaction().execute(async (queries) => {
    await insertRememberedFirms(queries, actor.uid, usedUntilNow)
    return findRememberedFirms(queries, actor.uid)
  })
}

/** Offers a firm first, for addresses that none was billed for, and returns all. Throws `not-found`. */
export async function chooseDefaultFirm(
  { database: { queries }, now }: Dependencies,
  actor: Partner,
  gstin: Gstin,
): Promise<RememberedFirm[]> {
  if (!(await touchRememberedFirm(queries, { partnerUid: actor.uid, gstin, at: now() })))
    throw new AppError('not-found')
  return findRememberedFirms(queries, actor.uid)
}
