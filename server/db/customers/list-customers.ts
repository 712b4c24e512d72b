import { sql, type RawBuilder } from 'kysely'
import type { CustomerBlock } from '#domain/identity/customer-block.ts'
import { MAX_COUNTED, type CustomerFilter, type CustomerRow } from '#domain/customers/customer.ts'
import type { CustomerSearch } from '#domain/customers/customer-search.ts'
import type { Queries } from '../database.ts'

/** Filter of the customers that the desk lists. */
export type CustomerListFilter = {
  readonly filter: CustomerFilter
  readonly search?: CustomerSearch
  /** The last customer of the page before. */
  readonly after?: { readonly registeredAt: Date; readonly uid: string }
  readonly limit: number
}

// the expressions of the indexes partners_words, partners_phone_start and partners_phone_end
const words = sql`(to_tsvector('simple', coalesce(name, '')) ||
  jsonb_to_tsvector('simple', jsonb_path_query_array(addresses, '$[*].address_line1.receiverName'), '["string"]'))`
const phoneStart = sql`right(coalesce(phone, former_phone), 10)`
const phoneEnd = sql`reverse(coalesce(phone, former_phone))`

/** The uids of those of whose names words begin as a query of `to_tsquery` says. */
export function partnersByWords(query: string): RawBuilder<unknown> {
  return sql`select uid from partners where ${words} @@ to_tsquery('simple', ${query})`
}

/** The uids that a search finds, each by an index of its own. */
export function customersFoundBy(search: CustomerSearch): RawBuilder<unknown> {
  switch (search.kind) {
    case 'gstin':
      return sql`select user_id from orders where buyer_gstin = ${search.gstin}`
    case 'phone': {
      const { digits } = search
      return sql`select coalesce(merged_into, uid) from partners where ${phoneStart} like ${`${digits}%`}
        union all select coalesce(merged_into, uid) from partners where ${phoneEnd} like reverse(${digits}) || '%'`
    }
    case 'words': {
      const query = search.words.map((word) => `${word}:*`).join(' & ')
      return sql`${partnersByWords(query)}
        union all select uid from staff where to_tsvector('simple', name) @@ to_tsquery('simple', ${query})`
    }
  }
}

/** Staff who never ordered are no customers: only a search finds them. */
const isCustomer = sql`(uid not in (select uid from staff)
  or exists (select from orders where user_id = partners.uid))`

const conditions: Readonly<Record<CustomerFilter, RawBuilder<unknown> | null>> = {
  all: null,
  'to-verify': sql`verification_status = 'Pending'`,
  active: sql`active = true`,
  inactive: sql`active = false`,
  blocked: sql`block is not null`,
}

type Row = {
  uid: string
  name: string | null
  receiver: string | null
  city: string | null
  phone: string
  registered_at: Date
  verification_status: string
  active: boolean
  block: CustomerBlock | null
  orders: number
  last_order_at: Date | null
}

/**
 * The desk's list of customers, the latest registered first, a page at a time; erased ones are left out, and staff are listed
 * once they order.
 */
export async function listCustomers(
  queries: Queries,
  { filter, search, after, limit }: CustomerListFilter,
): Promise<CustomerRow[]> {
  const narrowed = [
    sql`erased_at is null and merged_into is null`,
    conditions[filter],
    search === undefined ? isCustomer : sql`uid in (${customersFoundBy(search)})`,
    after === undefined
      ? null
      : sql`(registration_date, uid) < (${after.registeredAt.toISOString()}::timestamptz, ${after.uid}::uuid)`,
  ].filter((one) => one !== null)
  const { rows } = await sql<Row>`
    with page as (
      select * from partners where ${sql.join(narrowed, sql` and `)}
      order by registration_date desc, uid desc limit ${limit}
    )
    select uid, coalesce(name, (select staff.name from staff where staff.uid = page.uid)) as name,
      coalesce(phone, former_phone, '') as phone, registration_date as registered_at,
      verification_status, active, block,
      addresses -> coalesce(default_address_index, 0) -> 'address_line1' ->> 'receiverName' as receiver,
      addresses -> coalesce(default_address_index, 0) ->> 'city' as city,
      (select count(*)::int from (
        select from orders where user_id = page.uid limit ${MAX_COUNTED}) as counted) as orders,
      (select created_at from orders where user_id = page.uid
        order by created_at desc limit 1) as last_order_at
    from page order by registration_date desc, uid desc`.execute(queries)
  return rows.map((row) => ({
    uid: row.uid,
    name: row.name,
    receiver: row.receiver,
    city: row.city,
    phone: row.phone,
    registeredAt: row.registered_at.toISOString(),
    verificationStatus: row.verification_status,
    active: row.active,
    block: row.block,
    orders: row.orders,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
  }))
}
