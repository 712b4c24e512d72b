import { sql } from 'kysely'
import type { MergeSide } from '#domain/customers/merge.ts'
import type { Queries } from '../database.ts'
import { moveBelongings } from './move-belongings.ts'

/** Reserves customers for the open transaction, whichever is named first. */
export async function lockCustomers(queries: Queries, uids: readonly string[]): Promise<void> {
  await queries
    .selectFrom('partners')
    .select('uid')
    .where('uid', 'in', [...uids])
    .orderBy('uid')
    .forUpdate()
    .execute()
}

/** A customer with what a merge would move; null for one who is erased, merged or not there. */
export async function findMergeSide(
  queries: Queries,
  uid: string,
  activeAt: Date,
): Promise<MergeSide | null> {
  const { rows } = await sql<Omit<MergeSide, 'registeredAt'> & { registeredAt: Date }>`
    select uid, name, coalesce(phone, former_phone, '') as phone, registration_date as "registeredAt",
      verification_status as "verificationStatus", active, block, standing_revision as revision,
      phone is null as "isSetAside", jsonb_array_length(addresses) as addresses,
      exists (select from staff where staff.uid = partners.uid) as "isStaff",
      array(
        select distinct buyer_gstin from orders where user_id = ${uid} and buyer_gstin is not null limit 20
      ) as gstins,
      (select count(*)::int from orders where user_id = ${uid}) as orders,
      (select count(*)::int from quotations where user_id = ${uid}) as quotations,
      (select count(*)::int from quotation_requests where user_id = ${uid}) as "quotationRequests",
      (select count(*)::int from customer_notes where partner_uid = ${uid}) as notes,
      (select count(*)::int from remembered_choices where partner_uid = ${uid}) as "rememberedChoices",
      (select count(*)::int from list_requests where partner_uid = ${uid}) as "listRequests",
      (select count(*)::int from stock_alerts where partner_uid = ${uid} and state = 'WAITING') as "stockAlerts",
      (select count(*)::int from sessions
        where partner_uid = ${uid} and expires_at > ${activeAt.toISOString()}::timestamptz) as sessions,
      exists (select from orders where user_id = ${uid} and order_status = 'INITIATED')
        or exists (
          select from refunds where state = 'REFUSED'
            and order_id in (select order_id from orders where user_id = ${uid})
        ) as "hasOpenPayment",
      exists (select from accounts where holder_kind = 'partner' and holder_id = ${uid}) as "hasCreditAccount"
    from partners where uid = ${uid} and erased_at is null and merged_into is null`.execute(queries)
  const [row] = rows
  return row === undefined ? null : { ...row, registeredAt: row.registeredAt.toISOString() }
}

const blockColumns = ['block', 'block_reason', 'blocked_at', 'blocked_by']

/**
 * Makes two customers one: everything of `from` goes to `to`, whose number stays; the record of `from` leads there. A block
 * stays, the stronger of the two wins, and so do verification and activity of either.
 */
export async function mergeCustomers(
  queries: Queries,
  {
    from,
    to,
    at,
    verified,
  }: { readonly from: string; readonly to: string; readonly at: Date; readonly verified: string },
): Promise<void> {
  await moveBelongings(queries, { from, to })
  await sql`
    update consents as consent set partner_uid = ${to} where partner_uid = ${from} and not exists (
      select from consents as own where own.partner_uid = ${to} and own.version = consent.version
    )`.execute(queries)
  await queries.updateTable('trips').set({ driver_uid: to }).where('driver_uid', '=', from).execute()
  await queries.deleteFrom('sessions').where('partner_uid', '=', from).execute()
  await queries.deleteFrom('known_devices').where('partner_uid', '=', from).execute()
  const takesBlock = sql`merged.block is not null and (partners.block is null or merged.block = 'ALL')`
  const block = blockColumns.map((name) => {
    const column = sql.ref(name)
    return sql`${column} = case when ${takesBlock} then merged.${column} else partners.${column} end`
  })
  await sql`
    update partners set
      name = coalesce(partners.name, merged.name),
      active = partners.active or merged.active,
      verification_status = case when merged.verification_status = ${verified} then ${verified}
        else partners.verification_status end,
      registration_date = least(partners.registration_date, merged.registration_date),
      former_account_uid = coalesce(partners.former_account_uid, merged.former_account_uid),
      standing_revision = partners.standing_revision + 1,
      ${sql.join(block)}
    from partners as merged where partners.uid = ${to} and merged.uid = ${from}`.execute(queries)
  await queries
    .updateTable('partners')
    .set({
      former_phone: sql<string>`phone`,
      phone: null,
      merged_into: to,
      merged_at: at,
      name: null,
      addresses: '[]',
      default_address_index: null,
      active: false,
      block: null,
      block_reason: null,
      blocked_at: null,
      blocked_by: null,
      former_account_uid: null,
      standing_revision: sql<number>`standing_revision + 1`,
    })
    .where('uid', '=', from)
    .execute()
  // accounts merged into this one earlier now lead to `to`
  await queries.updateTable('partners').set({ merged_into: to }).where('merged_into', '=', from).execute()
}

/** A number that was merged into an account. */
type MergedNumber = { readonly uid: string; readonly phone: string; readonly mergedAt: Date }

/** The numbers that were merged into an account, the latest first. */
export async function findMergedNumbers(queries: Queries, uid: string): Promise<MergedNumber[]> {
  const rows = await queries
    .selectFrom('partners')
    .select(['uid', 'former_phone', 'merged_at'])
    .where('merged_into', '=', uid)
    .orderBy('merged_at', 'desc')
    .execute()
  return rows.flatMap(({ uid: own, former_phone: phone, merged_at: mergedAt }) =>
    phone === null || mergedAt === null ? [] : [{ uid: own, phone, mergedAt }],
  )
}

/** The uids of those who were merged into an account, also of those whose number no longer leads there. */
export async function findMergedUids(queries: Queries, uid: string): Promise<string[]> {
  const rows = await queries.selectFrom('partners').select('uid').where('merged_into', '=', uid).execute()
  return rows.map((row) => row.uid)
}

/** Finds the account that a number leads to since it was merged, and when the number was last used; null for other numbers. */
export async function findByMergedNumber(
  queries: Queries,
  phone: string,
): Promise<{ readonly uid: string; readonly into: string; readonly usedAt: Date } | null> {
  const { rows } = await sql<{ uid: string; into: string; usedAt: Date }>`
    select uid, merged_into as into, greatest(last_seen_at, merged_at) as "usedAt" from partners
    where former_phone = ${phone} and merged_into is not null limit 1`.execute(queries)
  return rows[0] ?? null
}

/** A merged number leads nowhere from now on: it may have a new owner. */
export async function releaseMergedNumber(queries: Queries, uid: string): Promise<void> {
  await queries.updateTable('partners').set({ former_phone: null }).where('uid', '=', uid).execute()
}

/** Erases what is left of those who were merged into an account, with the codes of their numbers. */
export async function eraseMergedInto(queries: Queries, uid: string, at: Date): Promise<void> {
  await sql`delete from login_codes where phone in (select former_phone from partners where merged_into = ${uid})`.execute(
    queries,
  )
  await queries
    .updateTable('partners')
    .set({ former_phone: null, merged_into: null, verification_status: 'Erased', erased_at: at })
    .where('merged_into', '=', uid)
    .execute()
}

/**
 * Moves what reached a merged customer while they were merged: an order that was being placed. The result is how many customers
 * had something.
 */
export async function moveStragglers(queries: Queries): Promise<number> {
  const { rows } = await sql<{ from: string; to: string }>`
    select uid as "from", merged_into as "to" from partners where merged_into is not null and (
      exists (select from orders where user_id = partners.uid)
      or exists (select from quotations where user_id = partners.uid))`.execute(queries)
  for (const pair of rows) await moveBelongings(queries, pair)
  return rows.length
}
