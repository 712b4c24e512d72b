import type { Selectable } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { Billing } from '#domain/identity/billing.ts'
import type { Weighing } from '#domain/cart/weighing.ts'
import { toPaise } from '#domain/money/paise.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { CounterSale } from '#domain/orders/counter/counter-sale.ts'
import type { Order, OrderItem, OrderStatus, PaymentMode, PaymentStatus } from '#domain/orders/order.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Queries, Schema } from '../database.ts'
import { changedAt } from './order-columns.ts'

/** Filter of orders; every given field narrows the list. */
export type OrderFilter = {
  /** The uid of the partner whose orders they are. */
  readonly customer?: string
  readonly orderId?: string
  readonly orderIds?: readonly string[]
  readonly orderNumber?: string
  readonly status?: OrderStatus
  readonly statusNot?: OrderStatus
  readonly limit?: number
  /** Only orders that come after the one with this id. */
  readonly after?: string
}

/** Orders with their items, newest first. */
export async function findOrders(queries: Queries, filter: OrderFilter): Promise<Order[]> {
  if (filter.orderIds?.length === 0) return []
  let query = queries.selectFrom('orders').selectAll()
  if (filter.customer !== undefined) query = query.where('user_id', '=', filter.customer)
  if (filter.orderId !== undefined) query = query.where('order_id', '=', filter.orderId)
  if (filter.orderIds !== undefined) query = query.where('order_id', 'in', [...filter.orderIds])
  if (filter.orderNumber !== undefined) query = query.where('order_number', '=', filter.orderNumber)
  if (filter.status !== undefined) query = query.where('order_status', '=', filter.status)
  if (filter.statusNot !== undefined) query = query.where('order_status', '<>', filter.statusNot)
  if (filter.after !== undefined) {
    const { after } = filter
    const createdAt = queries.selectFrom('orders').select('created_at').where('order_id', '=', after)
    query = query.where((is) =>
      is.or([is('created_at', '<', createdAt), is('created_at', '=', createdAt).and('order_id', '>', after)]),
    )
  }
  if (filter.limit !== undefined) query = query.limit(filter.limit)
  const orders = await query.orderBy('created_at', 'desc').orderBy('order_id').execute()
  return withItems(queries, orders)
}

/** One order, locked until the transaction ends: whoever changes an order holds this lock. Null when there is none. */
export async function lockOrder(queries: Queries, orderId: string): Promise<Order | null> {
  const [order] = await lockOrders(queries, [orderId])
  return order ?? null
}

/** Several orders, locked in the order of their ids until the transaction ends. */
export async function lockOrders(queries: Queries, orderIds: readonly string[]): Promise<Order[]> {
  if (orderIds.length === 0) return []
  const query = queries
    .selectFrom('orders')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
  return withItems(queries, await query.orderBy('order_id').forUpdate().execute())
}

async function withItems(queries: Queries, orders: readonly OrderRow[]): Promise<Order[]> {
  if (orders.length === 0) return []
  const items = await queries
    .selectFrom('order_items')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map((order) => order.order_id),
    )
    .orderBy('line')
    .execute()
  const byOrder = Map.groupBy(items, (item) => item.order_id)
  return orders.map((order) => orderFromRow(order, byOrder.get(order.order_id) ?? []))
}

type OrderRow = Selectable<Schema['orders']>
type ItemRow = Selectable<Schema['order_items']>

function orderFromRow(row: OrderRow, items: readonly ItemRow[]): Order {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    userId: row.user_id,
    orderStatus: row.order_status,
    paymentMode: row.payment_mode as PaymentMode,
    paymentStatus: row.payment_status as PaymentStatus,
    paymentId: row.payment_id,
    shippingAddress: row.shipping_address as AddressFields,
    // a line that was cancelled whole before the invoice is no part of the order any more
    orderItems: items.filter(({ quantity }) => quantity > 0).map(itemFromRow),
    itemMRPTotal: toPaise(row.item_mrp_total),
    itemTotal: toPaise(row.item_total),
    savedAmount: toPaise(row.saved_amount),
    totalTax: toPaise(row.total_tax),
    grandTotal: toPaise(row.grand_total),
    deliveryCharge: toPaise(row.delivery_charge),
    handlingCharge: toPaise(row.handling_charge),
    commissionAmount: toPaise(row.commission_amount),
    cancellationReason: row.cancellation_reason,
    cancelledBy: row.cancelled_by,
    buyerGstin: row.buyer_gstin as Order['buyerGstin'],
    ...(row.billing !== null && { billing: row.billing as Billing }),
    ...(row.firm_id !== null && {
      firm: {
        id: row.firm_id,
        poNumber: row.po_number,
        reference: row.po_reference,
        ...(row.site_id !== null && { site: { id: row.site_id, name: row.site_name ?? '' } }),
      },
    }),
    ...(row.account_id !== null && {
      account: { id: row.account_id, days: row.credit_days ?? 0, dueDay: row.due_day },
    }),
    ...(row.promised_day !== null && { promise: { day: row.promised_day, slot: row.promised_slot } }),
    ...(row.offers !== null && { offers: row.offers as NonNullable<Order['offers']> }),
    ...(row.counter !== null && { counter: row.counter as CounterSale }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A line of an order, as it is stored. */
export function itemFromRow(row: ItemRow): OrderItem {
  return {
    cartId: row.cart_id,
    productId: row.product_id,
    productName: row.product_name,
    productImageUrl: row.product_image_url,
    quantity: row.quantity,
    productRate: toPrice(row.product_rate),
    priceWithGst: toPrice(row.product_rate_after_discount),
    productDiscount: toPrice(row.product_discount),
    commissionAmount: toPrice(row.commission_amount),
    variantId: row.variant_id,
    variantSpecs: row.variant_specs as OrderItem['variantSpecs'],
    ...(row.weighing !== null && { weighing: row.weighing as Weighing }),
    ...(row.pricing !== null && { pricing: row.pricing as NonNullable<OrderItem['pricing']> }),
  }
}

/** The ids of orders of a status from before some time that have no order at the payment provider. */
export async function findOrdersWithoutPaymentOrder(
  queries: Queries,
  { status, before, limit }: { readonly status: OrderStatus; readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await queries
    .selectFrom('orders')
    .leftJoin('payment_orders', 'payment_orders.order_id', 'orders.order_id')
    .select('orders.order_id')
    .where('orders.order_status', '=', status)
    .where('orders.created_at', '<', before)
    .where('payment_orders.order_id', 'is', null)
    .limit(limit)
    .execute()
  return rows.map((row) => row.order_id)
}

/** New values of an order; what is left out stays. */
export type OrderUpdate = {
  readonly updatedAt: Date
  readonly orderStatus?: OrderStatus
  readonly paymentStatus?: PaymentStatus
  readonly paymentId?: string
  readonly cancellation?: { readonly reason: string | null; readonly by: OrderActor['kind'] }
}

/**
 * Updates an order, by its own id or by that of the payment it was paid with. The result is its `updatedAt` from now on; null where there
 * is no such order.
 */
export async function updateOrder(
  queries: Queries,
  which: { readonly orderId: string } | { readonly paymentId: string },
  { updatedAt, orderStatus, paymentStatus, paymentId, cancellation }: OrderUpdate,
): Promise<string | null> {
  const query = queries.updateTable('orders').set({
    updated_at: changedAt(updatedAt),
    ...(orderStatus !== undefined && { order_status: orderStatus }),
    ...(paymentStatus !== undefined && { payment_status: paymentStatus }),
    ...(paymentId !== undefined && { payment_id: paymentId }),
    ...(cancellation && { cancellation_reason: cancellation.reason, cancelled_by: cancellation.by }),
  })
  const row = await (
    'orderId' in which
      ? query.where('order_id', '=', which.orderId)
      : query.where('payment_id', '=', which.paymentId)
  )
    .returning('updated_at')
    .executeTakeFirst()
  return row?.updated_at.toISOString() ?? null
}
