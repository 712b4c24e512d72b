import { sql, type SqlBool } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { DeskOrderRow } from '#domain/orders/desk-order.ts'
import type { OrderStatus, PaymentMode, PaymentStatus } from '#domain/orders/order.ts'
import type { OrderSearch } from '#domain/orders/order-search.ts'
import type { Queries } from '../database.ts'
import { hasOpenUnits } from './open-units.ts'
import { contactPhone } from '../identity/partners.ts'

/** Which orders the desk lists; every given field narrows the list. */
export type DeskOrderFilter = {
  readonly statuses?: readonly OrderStatus[]
  readonly search?: OrderSearch
  /** Only orders of which something is still to be packed. */
  readonly toPack?: boolean
  readonly customer?: string
  readonly paymentMode?: PaymentMode
  /** From this instant on, and before that one. */
  readonly from?: Date
  readonly before?: Date
  /** The beginning of the PIN code. */
  readonly pin?: string
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
  if (filter.statuses !== undefined) query = query.where('order_status', 'in', filter.statuses)
  if (filter.toPack === true) query = query.where(hasOpenUnits)
  if (filter.customer !== undefined) query = query.where('orders.user_id', '=', filter.customer)
  if (filter.paymentMode !== undefined) query = query.where('payment_mode', '=', filter.paymentMode)
  if (filter.from !== undefined) query = query.where('orders.created_at', '>=', filter.from)
  if (filter.before !== undefined) query = query.where('orders.created_at', '<', filter.before)
  if (filter.promisedTo !== undefined) query = query.where('promised_day', '<=', filter.promisedTo)
  if (filter.least !== undefined) query = query.where('grand_total', '>=', filter.least)
  if (filter.most !== undefined) query = query.where('grand_total', '<=', filter.most)
  if (filter.pin !== undefined)
    query = query.where(sql<SqlBool>`starts_with(shipping_address ->> 'zipcode', ${filter.pin})`)
  if (filter.search !== undefined) query = query.where(matches(filter.search))
  if (filter.after !== undefined) {
    const { createdAt, orderId } = filter.after
    query = query.where(
      sql<SqlBool>`(orders.created_at, orders.order_id) < (${createdAt.toISOString()}::timestamptz, ${orderId}::uuid)`,
    )
  }
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
    grandTotal: row.grand_total as Paise,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    customer: { uid: row.user_id, name: row.name, phone: row.phone },
    receiver: row.receiver ?? '',
    city: row.city ?? '',
    zipcode: row.zipcode ?? '',
    lines: row.lines,
    firstProduct: row.first_product ?? '',
  }))
}

function matches(search: OrderSearch) {
  switch (search.kind) {
    case 'number':
      return sql<SqlBool>`order_number = ${search.orderNumber}`
    case 'gstin':
      return sql<SqlBool>`buyer_gstin = ${search.gstin}`
    case 'phone':
      return sql<SqlBool>`coalesce(partners.phone, partners.former_phone) like ${`%${search.digits}%`}`
    case 'words': {
      const query = search.words.map((word) => `${word}:*`).join(' & ')
      return sql<SqlBool>`orders.order_id in (
        select order_id from orders where ${orderWords} @@ to_tsquery('simple', ${query})
        union select order_id from order_items
        where to_tsvector('simple', product_name) @@ to_tsquery('simple', ${query}))`
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
    open: byStatus.map((row) => ({ ...row, amount: Number(row.amount) as Paise })),
    placedToday: { orders: today[0]?.orders ?? 0, amount: Number(today[0]?.amount ?? 0) as Paise },
  }
}

const nothingWaits = { due: 0, overdue: 0, refunds: 0, messages: 0, pending: 0 }

// as the index orders_promised has it; an unpaid order is promised, but nobody has to carry it yet
const isUndelivered = sql`order_status not in ('DELIVERED', 'CANCELLED') and order_status <> 'INITIATED'`

/**
 * What waits: orders promised for `day` and for days before
 * it, and what failed or hangs.
 */
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
    (select count(*)::int from order_messages where state = 'FAILED') as messages,
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
