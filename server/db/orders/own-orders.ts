import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queries } from '../database.ts'
import { containing } from '../like-pattern.ts'

/** The most orders of somebody that are looked through; earlier ones are found with a date. */
const MOST_ORDERS = 10_000

/** Words that an order has to contain, each in lower case, and products that stand for a word of another language. */
export type OwnOrderWords = {
  readonly words: readonly string[]
  readonly productIds: readonly string[]
}

/** Filter of the orders of a customer, or those of a firm; every given field narrows the list. */
export type OwnOrderFilter = {
  readonly customer?: string | undefined
  readonly firmId?: string | undefined
  readonly siteId?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  readonly search?: OwnOrderWords | undefined
  /** Only orders that come after the one with this id. */
  readonly after?: string | undefined
  readonly limit: number
}

/** The ids of orders that have been placed and, if need be, paid, newest first. */
export async function findOwnOrderIds(queries: Queries, filter: OwnOrderFilter): Promise<string[]> {
  const { customer, firmId, siteId, from, before, search, after, limit } = filter
  const owned = [
    sql<SqlBool>`order_status <> 'INITIATED'`,
    customer === undefined ? null : sql<SqlBool>`user_id = ${customer}`,
    firmId === undefined ? null : sql<SqlBool>`firm_id = ${firmId}`,
    siteId === undefined ? null : sql<SqlBool>`site_id = ${siteId}`,
    from === undefined ? null : sql<SqlBool>`created_at >= ${from.toISOString()}::timestamptz`,
    before === undefined ? null : sql<SqlBool>`created_at < ${before.toISOString()}::timestamptz`,
    after === undefined ? null : follows(after),
  ].filter((one) => one !== null)
  const { rows } = await sql<{ id: string }>`
    select own.order_id as id from (
      select * from orders where ${sql.join(owned, sql` and `)}
      order by created_at desc, order_id limit ${MOST_ORDERS}
    ) as own
    where ${search === undefined ? sql`true` : matches(search)}
    order by own.created_at desc, own.order_id limit ${limit}`.execute(queries)
  return rows.map(({ id }) => id)
}

function follows(after: string): RawBuilder<SqlBool> {
  const createdAt = sql`(select created_at from orders where order_id = ${after}::uuid)`
  return sql`created_at <= ${createdAt} and (created_at < ${createdAt} or order_id > ${after}::uuid)`
}

/** Words are sought as they stand, in the order itself and in each of its lines. */
function matches({ words, productIds }: OwnOrderWords): RawBuilder<SqlBool> {
  const each = words.map((word) => {
    const pattern = containing(word)
    return sql<SqlBool>`(${orderText} like ${pattern}
      or exists (select from order_items where order_items.order_id = own.order_id and ${itemText} like ${pattern}))`
  })
  const named =
    productIds.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`exists (select from order_items
          where order_items.order_id = own.order_id and product_id = any(${[...productIds]}::text[]))`
  return sql`((${sql.join(each, sql` and `)}) or ${named})`
}

const place = (field: string) => sql`own.shipping_address ->> ${sql.lit(field)}`

const orderText = sql`lower(concat_ws(' ', own.order_number, replace(own.order_number, '-', ''), own.po_number, own.po_reference,
  own.site_name, own.shipping_address #>> '{address_line1,receiverName}', own.shipping_address #>> '{address_line1,houseNo}',
  own.shipping_address #>> '{address_line1,landmark}', ${place('street')}, ${place('city')}, ${place('zipcode')}))`

const itemText = sql`lower(concat_ws(' ', order_items.product_name, order_items.variant_specs ->> 'options'))`
