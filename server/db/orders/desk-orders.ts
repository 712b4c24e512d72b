import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PinRule } from '#domain/delivery/area-pins.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { DeskOrderRow, OrderTodo } from '#domain/orders/desk/desk-order.ts'
import type { OrderStatus, PaymentMode, PaymentStatus } from '#domain/orders/order.ts'
import type { OrderSearch } from '#domain/orders/desk/order-search.ts'
import type { Queries } from '../database.ts'
import { beginning } from '../like-pattern.ts'
import { hasOpenUnits } from './open-units.ts'
import { partnersByWords } from '../customers/list-customers.ts'
import { contactPhone } from '../identity/partners.ts'
import { LATE_MS, PENDING_MS } from '#domain/orders/desk/desk-order.ts'

/** Filter of the orders that the desk lists; every given field narrows the list. */
export type DeskOrderFilter = {
  readonly statuses?: readonly OrderStatus[]
  readonly search?: OrderSearch
  /** Only orders with something that waits at the time `at`. */
  readonly todo?: { readonly kind: OrderTodo; readonly at: Date }
  readonly placedBy?: 'staff' | 'customer'
  readonly customer?: string
  readonly paymentMode?: PaymentMode
  /** From this instant on, and before that one. */
  readonly from?: Date
  readonly before?: Date
  /** The beginning of the PIN code. */
  readonly pin?: string
  /** Rules for the PIN codes that orders go to: the longest that matches decides, and no match leaves an order out. */
  readonly pinRules?: readonly PinRule[]
  /** Promised for this day in India or an earlier one. */
  readonly promisedTo?: string
  readonly least?: Paise
  readonly most?: Paise
  /** The last order of the page before. */
  readonly after?: { readonly createdAt: Date; readonly orderId: string }
  readonly limit: number
}

// the expression of the index orders_words
const orderWords = sql`to_tsvector('simple',
  coalesce(shipping_address -> 'address_line1' ->> 'receiverName', '') || ' ' ||
  coalesce(shipping_address ->> 'street', '') || ' ' || coalesce(shipping_address ->> 'city', '') || ' ' ||
  coalesce(shipping_address ->> 'zipcode', '') || ' ' || coalesce(buyer_gstin, ''))`

/** The desk's list of orders, newest first, a page at a time. */
export async function listDeskOrders(queries: Queries, filter: DeskOrderFilter): Promise<DeskOrderRow[]> {
  let query = queries
    .selectFrom('orders')
    .innerJoin('partners', 'partners.uid', 'orders.user_id')
    .select([
      'orders.order_id',
      'order_number',
      'order_status',
      'payment_mode',
      'payment_status',
      'grand_total',
      'orders.created_at',
      'orders.updated_at',
      'orders.user_id',
      'promised_day',
      'buyer_gstin',
      'partners.name',
      contactPhone,
    ])
    .select([
      sql<string | null>`shipping_address -> 'address_line1' ->> 'receiverName'`.as('receiver'),
      sql<string | null>`shipping_address ->> 'city'`.as('city'),
      sql<string | null>`shipping_address ->> 'zipcode'`.as('zipcode'),
      sql<number>`(select count(*)::int from order_items i where i.order_id = orders.order_id)`.as('lines'),
      sql<string | null>`(select i.product_name from order_items i where i.order_id = orders.order_id
        order by i.line limit 1)`.as('first_product'),
    ])
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  const rows = await query
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(filter.limit)
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNumber: row.order_number,
    orderStatus: row.order_status,
    paymentMode: row.payment_mode as PaymentMode,
    paymentStatus: row.payment_status as PaymentStatus,
    grandTotal: toPaise(row.grand_total),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    customer: { uid: row.user_id, name: row.name, phone: row.phone },
    receiver: row.receiver ?? '',
    city: row.city ?? '',
    zipcode: row.zipcode ?? '',
    lines: row.lines,
    firstProduct: row.first_product ?? '',
    promisedDay: row.promised_day,
    gstin: row.buyer_gstin,
  }))
}

/** Condition of each field of the filter. */
const conditions: {
  readonly [Field in Exclude<keyof DeskOrderFilter, 'limit'>]-?: (
    value: NonNullable<DeskOrderFilter[Field]>,
  ) => RawBuilder<SqlBool>
} = {
  statuses: (statuses) => sql`order_status in (${sql.join(statuses)})`,
  todo: waits,
  placedBy: (who) => (who === 'staff' ? isPlacedByStaff : sql`not ${isPlacedByStaff}`),
  customer: (uid) => sql`orders.user_id = ${uid}`,
  paymentMode: (mode) => sql`payment_mode = ${mode}`,
  from: (at) => sql`orders.created_at >= ${at.toISOString()}::timestamptz`,
  before: (at) => sql`orders.created_at < ${at.toISOString()}::timestamptz`,
  promisedTo: (day) => sql`promised_day <= ${day}`,
  least: (paise) => sql`grand_total >= ${paise}`,
  most: (paise) => sql`grand_total <= ${paise}`,
  pin: (digits) => sql`starts_with(shipping_address ->> 'zipcode', ${digits})`,
  pinRules: goesTo,
  search: matches,
  after: ({ createdAt, orderId }) =>
    sql`(orders.created_at, orders.order_id) < (${createdAt.toISOString()}::timestamptz, ${orderId}::uuid)`,
}

function conditionsOf({ limit: _, ...filter }: DeskOrderFilter): RawBuilder<SqlBool>[] {
  return Object.entries(filter).flatMap(([field, value]) => {
    const condition = conditions[field as keyof typeof filter] as (given: unknown) => RawBuilder<SqlBool>
    return value === undefined ? [] : [condition(value)]
  })
}

// longest first; a set is hashed once for the statement, so that an order costs a look-up for each length
function goesTo(rules: readonly PinRule[]) {
  const lengths = [...new Set(rules.map(({ pin }) => pin.length))].toSorted((one, other) => other - one)
  const branches = lengths.flatMap((length) =>
    [true, false].flatMap((isOfArea) => {
      const pins = rules.filter((rule) => rule.pin.length === length && rule.isOfArea === isOfArea)
      if (pins.length === 0) return []
      return [
        sql`when left(shipping_address ->> 'zipcode', ${sql.lit(length)})
          in (select unnest(${pins.map(({ pin }) => pin)}::text[])) then ${sql.lit(isOfArea)}`,
      ]
    }),
  )
  return branches.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`case ${sql.join(branches, sql` `)} else false end`
}

const isPlacedByStaff = sql<SqlBool>`exists (select from order_events
  where order_events.order_id = orders.order_id and sequence = 1 and actor_kind = 'staff')`

function waits({ kind, at }: { kind: OrderTodo; at: Date }) {
  const before = (ms: number) => sql`${new Date(at.getTime() - ms).toISOString()}::timestamptz`
  switch (kind) {
    case 'pack':
      return hasOpenUnits
    case 'late':
      return sql<SqlBool>`(${hasOpenUnits} and promised_day is null and orders.created_at < ${before(LATE_MS)})`
    case 'payment':
      return sql<SqlBool>`(order_status = 'INITIATED' and orders.created_at < ${before(PENDING_MS)})`
    case 'refund':
      return sql<SqlBool>`orders.order_id in (
        select order_id from refunds where state <> 'DONE'
        union select order_id from part_refunds where state in ('DUE', 'REFUSED'))`
    case 'message':
      return sql<SqlBool>`orders.order_id in (select order_id from order_messages where state = 'FAILED')`
  }
}

function matches(search: OrderSearch) {
  switch (search.kind) {
    case 'number':
      return sql<SqlBool>`order_number = ${search.orderNumber}`
    case 'gstin':
      return sql<SqlBool>`buyer_gstin = ${search.gstin}`
    case 'phone':
      return sql<SqlBool>`(coalesce(partners.phone, partners.former_phone) like ${`%${search.digits}%`}
        or replace(order_number, '-', '') like ${`%${search.digits}%`}
        or lower(po_number) like ${`${search.digits}%`})`
    case 'words': {
      const query = search.words.map((word) => `${word}:*`).join(' & ')
      return sql<SqlBool>`orders.order_id in (
        select order_id from orders where ${orderWords} @@ to_tsquery('simple', ${query})
        union select order_id from order_items
        where to_tsvector('simple', product_name) @@ to_tsquery('simple', ${query})
        union select order_id from orders where user_id in (${partnersByWords(query)})
        union select order_id from tax_documents where number = ${search.documentNumber}
        union select order_id from orders where lower(po_number) like ${beginning(search.poNumber)})`
    }
  }
}

/** The open orders by status, and those that were placed since an instant, cancelled ones left out. */
export async function countOrdersByStatus(queries: Queries, since: Date) {
  const open = sql<{ status: string; orders: number; amount: string }>`
    select order_status as status, count(*)::int as orders, sum(grand_total) as amount
    from orders where order_status in ('PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY') group by order_status`
  const placed = sql<{ orders: number; amount: string }>`
    select count(*)::int as orders, coalesce(sum(grand_total), 0) as amount from orders
    where created_at >= ${since.toISOString()}::timestamptz and order_status not in ('INITIATED', 'CANCELLED')`
  const [{ rows: byStatus }, { rows: today }] = [await open.execute(queries), await placed.execute(queries)]
  return {
    open: byStatus.map((row) => ({ ...row, amount: toPaise(Number(row.amount)) })),
    placedToday: { orders: today[0]?.orders ?? 0, amount: toPaise(Number(today[0]?.amount ?? 0)) },
  }
}

const nothingWaits = { due: 0, overdue: 0, refunds: 0, messages: 0, pending: 0 }

// as the index orders_promised has it; an unpaid order is promised, but nobody has to carry it yet
const isUndelivered = sql`order_status not in ('DELIVERED', 'CANCELLED') and order_status <> 'INITIATED'`

/** Counts the work that waits: orders promised for `day` and for days before it, and whatever failed or hangs. */
export async function countWaiting(
  queries: Queries,
  { pendingSince, day }: { readonly pendingSince: Date; readonly day: string },
) {
  const { rows } = await sql<{
    due: number
    overdue: number
    refunds: number
    messages: number
    pending: number
  }>`select
    (select count(*)::int from orders where promised_day = ${day} and ${isUndelivered}) as due,
    (select count(*)::int from orders where promised_day < ${day} and ${isUndelivered}) as overdue,
    (select count(*)::int from refunds where state <> 'DONE')
      + (select count(*)::int from part_refunds where state in ('DUE', 'REFUSED')) as refunds,
    (select count(distinct order_id)::int from order_messages where state = 'FAILED') as messages,
    (select count(*)::int from orders where order_status = 'INITIATED'
      and created_at < ${pendingSince.toISOString()}::timestamptz) as pending`.execute(queries)
  const [row = nothingWaits] = rows
  return {
    dueToday: row.due,
    overdue: row.overdue,
    refundsWaiting: row.refunds,
    messagesFailed: row.messages,
    paymentsPending: row.pending,
  }
}
