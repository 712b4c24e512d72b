import type { BillingAddress } from '#domain/identity/billing.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import { MAX_REMEMBERED_FIRMS, type RememberedFirm } from '#domain/identity/remembered-firm.ts'
import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** The firms that orders of a partner were billed to, the last used first. */
export async function findRememberedFirms(queries: Queries, partnerUid: string): Promise<RememberedFirm[]> {
  const rows = await queries
    .selectFrom('remembered_firms')
    .selectAll()
    .where('partner_uid', '=', partnerUid)
    .orderBy('used_at', 'desc')
    .orderBy('address_id')
    .limit(MAX_REMEMBERED_FIRMS)
    .execute()
  return rows.map((row) => ({
    gstin: row.gstin as Gstin,
    legalName: row.legal_name,
    address: row.address as BillingAddress,
    addressId: row.address_id === '' ? null : row.address_id,
    usedAt: row.used_at.toISOString(),
  }))
}

/** Forgets a firm of a partner, for whichever address it was used. */
export async function deleteRememberedFirm(
  queries: Queries,
  { partnerUid, gstin }: { readonly partnerUid: string; readonly gstin: Gstin },
): Promise<void> {
  await queries
    .deleteFrom('remembered_firms')
    .where('partner_uid', '=', partnerUid)
    .where('gstin', '=', gstin)
    .execute()
}

/** Forgets firms that were last used before some time; the result is how many rows. */
export async function deleteFirmsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from remembered_firms where used_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
