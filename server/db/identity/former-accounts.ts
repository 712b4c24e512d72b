import { sql } from 'kysely'
import { moveBelongings } from '../customers/move-belongings.ts'
import type { Queries } from '../database.ts'

/** Facts that decide whether a number that signs in may have a new owner. */
export type AccountTraces = {
  readonly uid: string
  readonly lastSeenAt: Date
  /** True if it has orders, addresses or a name, or the store has activated or blocked it. */
  readonly holdsAnything: boolean
  readonly isStaff: boolean
}

/** The account of a number, locked until the transaction ends; null when it has none. */
export async function lockAccountOf(queries: Queries, phone: string): Promise<AccountTraces | null> {
  const { rows } = await sql<AccountTraces>`
    select uid, last_seen_at as "lastSeenAt",
      active or block is not null or name is not null or jsonb_array_length(addresses) > 0
        or exists (select 1 from orders where user_id = partners.uid) as "holdsAnything",
      exists (select 1 from staff where staff.uid = partners.uid) as "isStaff"
    from partners where phone = ${phone} for update`.execute(queries)
  return rows[0] ?? null
}

/** Records that somebody signed in to an account with a number: its own, or one that was merged into it. */
export async function recordSeen(
  queries: Queries,
  { uid, phone, at }: { readonly uid: string; readonly phone: string; readonly at: Date },
): Promise<void> {
  await sql`
    update partners set last_seen_at = ${at.toISOString()}::timestamptz
    where (uid = ${uid} and phone = ${phone}) or (merged_into = ${uid} and former_phone = ${phone})`.execute(
    queries,
  )
}

/** Takes an account's number away, so that nobody signs in to it; staff still find it by that number. */
export async function setAccountAside(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('sessions').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('known_devices').where('partner_uid', '=', uid).execute()
  await queries
    .updateTable('partners')
    .set({ former_phone: sql<string>`phone`, phone: null })
    .where('uid', '=', uid)
    .execute()
}

/** Records that the number of an account had another one before, which may be claimed. */
export async function setFormerAccount(
  queries: Queries,
  uid: string,
  former: { readonly uid: string; readonly tries: number },
): Promise<void> {
  await queries
    .updateTable('partners')
    .set({ former_account_uid: former.uid, claim_tries_left: former.tries })
    .where('uid', '=', uid)
    .execute()
}

/** The account that a number had before, and how many proofs of it may still be tried; null without one. */
export type FormerAccount = { readonly uid: string; readonly triesLeft: number }

/** The former account that a partner may claim; `lock` holds other tries back until the transaction ends. */
export async function findFormerAccount(
  queries: Queries,
  uid: string,
  lock = false,
): Promise<FormerAccount | null> {
  const query = queries
    .selectFrom('partners')
    .select(['former_account_uid', 'claim_tries_left'])
    .where('uid', '=', uid)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return row.former_account_uid === null
    ? null
    : { uid: row.former_account_uid, triesLeft: row.claim_tries_left }
}

/** Counts a proof that was tried. */
export async function countClaimTry(queries: Queries, uid: string): Promise<void> {
  await queries
    .updateTable('partners')
    .set({ claim_tries_left: sql<number>`claim_tries_left - 1` })
    .where('uid', '=', uid)
    .execute()
}

/** Tells whether an account has an order of that number, or one with that GST number. */
export async function hasOrderLike(
  queries: Queries,
  uid: string,
  proof: { readonly orderNumber: string | null; readonly gstin: string | null },
): Promise<boolean> {
  const row = await queries
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', uid)
    .where((build) =>
      build.or([build('order_number', '=', proof.orderNumber), build('buyer_gstin', '=', proof.gstin)]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** True when the former account's block is the stronger one: a blocked partner stays blocked. */
const takesBlock = sql`former.block is not null and (partners.block is null or former.block = 'ALL')`
const blockOfBoth = sql.join(
  ['block', 'block_reason', 'blocked_at', 'blocked_by'].map((name) => {
    const column = sql.ref(name)
    return sql`${column} = case when ${takesBlock} then former.${column} else partners.${column} end`
  }),
)

/** Gives a partner everything that an account set aside holds: orders, name, addresses up to `mostAddresses`, account status. */
export async function takeOver(
  queries: Queries,
  uid: string,
  { formerUid, mostAddresses }: { readonly formerUid: string; readonly mostAddresses: number },
): Promise<void> {
  await moveBelongings(queries, { from: formerUid, to: uid })
  await sql`
    update partners set
      name = coalesce(partners.name, former.name),
      active = partners.active or former.active,
      verification_status = former.verification_status,
      addresses = (
        select coalesce(jsonb_agg(address order by place), '[]') from (
          select address, place from jsonb_array_elements(partners.addresses || former.addresses)
            with ordinality as listed (address, place) limit ${mostAddresses}
        ) as kept
      ),
      former_account_uid = former.former_account_uid,
      ${blockOfBoth}
    from partners as former
    where partners.uid = ${uid} and former.uid = ${formerUid}`.execute(queries)
  await queries
    .updateTable('partners')
    .set({
      addresses: '[]',
      default_address_index: null,
      name: null,
      active: false,
      former_account_uid: null,
      block: null,
      block_reason: null,
      blocked_at: null,
      blocked_by: null,
    })
    .where('uid', '=', formerUid)
    .execute()
}

/**
 * Tells whether nobody can sign in to an account, so that its former number may have a new owner; locks it until the
 * transaction ends.
 */
export async function isSetAside(queries: Queries, uid: string): Promise<boolean> {
  const row = await queries
    .selectFrom('partners')
    .select('uid')
    .where('uid', '=', uid)
    .where('phone', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
