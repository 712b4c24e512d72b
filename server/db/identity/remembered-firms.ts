import type { Billing, BillingAddress } from '#domain/identity/billing.ts'
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

/** Remembers the firm that an order to an address was billed to, in the place of the one before; '' is an address that is none of the partner's. */
export async function rememberFirm(
  queries: Queries,
  firm: {
    readonly partnerUid: string
    readonly addressId: string | null
    readonly gstin: Gstin
    readonly billing: Billing
    readonly usedAt: Date
  },
): Promise<void> {
  const written = {
    gstin: firm.gstin,
    legal_name: firm.billing.legalName,
    address: JSON.stringify(firm.billing.address),
    used_at: firm.usedAt,
  }
  await queries
    .insertInto('remembered_firms')
    .values({ partner_uid: firm.partnerUid, address_id: firm.addressId ?? '', ...written })
    .onConflict((conflict) => conflict.columns(['partner_uid', 'address_id']).doUpdateSet(written))
    .execute()
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

/** Remembers firms of a partner, where none is remembered for their address, and no more than are read. */
export async function insertRememberedFirms(
  queries: Queries,
  partnerUid: string,
  firms: readonly RememberedFirm[],
): Promise<void> {
  // one after the other, so that what is counted stays true
  await sql`select from partners where uid = ${partnerUid} for update`.execute(queries)
  const rows = firms.map(({ gstin, legalName, address, addressId, usedAt }) => ({
    address_id: addressId ?? '',
    gstin,
    legal_name: legalName,
    address,
    used_at: usedAt,
  }))
  await sql`
    insert into remembered_firms (partner_uid, address_id, gstin, legal_name, address, used_at)
    select ${partnerUid}, firm.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as firm (address_id text, gstin text, legal_name text, address jsonb, used_at timestamptz)
    limit greatest(0, ${MAX_REMEMBERED_FIRMS}::int - (
      select count(*) from remembered_firms where partner_uid = ${partnerUid}))
    on conflict (partner_uid, address_id) do nothing`.execute(queries)
}

/** Gives a partner the firms of another that were billed for addresses, each for the address that takes its place and has none. */
export async function moveFirms(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
  replaced: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    with moved as (
      delete from remembered_firms as firm
      using jsonb_each_text(${JSON.stringify(Object.fromEntries(replaced))}::jsonb) as address (id, place)
      where partner_uid = ${from} and address_id = address.id
      returning address.place, gstin, legal_name, firm.address, used_at
    )
    insert into remembered_firms (partner_uid, address_id, gstin, legal_name, address, used_at)
    select distinct on (place) ${to}::uuid, place, gstin, legal_name, address, used_at
    from moved order by place, used_at desc
    on conflict (partner_uid, address_id) do nothing`.execute(queries)
}

/** Makes a firm of a partner the last used; whether there is one. */
export async function touchRememberedFirm(
  queries: Queries,
  { partnerUid, gstin, at }: { readonly partnerUid: string; readonly gstin: Gstin; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('remembered_firms')
    .set({ used_at: at })
    .where('partner_uid', '=', partnerUid)
    .where('gstin', '=', gstin)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Forgets firms that were last used before some time; the result is how many rows. */
export async function deleteFirmsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from remembered_firms where used_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
