import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { RememberedFirm } from '#domain/identity/remembered-firm.ts'
import type { Database } from '../../db/database.ts'
import { deleteRememberedFirm, findRememberedFirms } from '../../db/identity/remembered-firms.ts'

type Dependencies = { readonly database: Database }

/** The firms that a partner's orders were billed to, the last used first; nobody else's. */
export async function listRememberedFirms(
  { database }: Dependencies,
  actor: Partner,
): Promise<RememberedFirm[]> {
  return findRememberedFirms(database.queries, actor.uid)
}

/** Forgets a firm, and returns those that are left. Orders and invoices keep it. */
export async function forgetFirm(
  { database: { queries } }: Dependencies,
  actor: Partner,
  gstin: Gstin,
): Promise<RememberedFirm[]> {
  await deleteRememberedFirm(queries, { partnerUid: actor.uid, gstin })
  return findRememberedFirms(queries, actor.uid)
}
