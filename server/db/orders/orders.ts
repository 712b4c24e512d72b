import type { Selectable } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { Paise } from '#domain/money/paise.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Order, OrderItem, PaymentMode, PaymentStatus } from '#domain/orders/order.ts'
import type { Queries, Schema } from '../database.ts'

/** Which orders are wanted. */
export type OrderFilter =
  /** Those of a person that count as placed. */
  | { readonly of: string }
  /** One of a person's orders, whatever its status. */
  | { readonly of: string; readonly orderId: string }
  /** One order, for the program itself and for staff. */
  | { readonly orderId: string }
  | { readonly orderNumber: string }

/** Orders with their items, newest first. */
export async function findOrders(queries: Queries, wanted: OrderFilter): Promise<Order[]> {
  let query = queries.selectFrom('orders').selectAll()
  if ('of' in wanted) query = query.where('user_id', '=', wanted.of)
  if ('orderId' in wanted) query = query.where('order_id', '=', wanted.orderId)
  else if ('orderNumber' in wanted) query = query.where('order_number', '=', wanted.orderNumber)
  else query = query.where('order_status', '<>', 'INITIATED')
  const orders = await query.orderBy('created_at', 'desc').orderBy('order_id').execute()
  return withItems(queries, orders)
}

/** The newest orders of everybody, of one status where it is named. */
export async function latestOrders(queries: Queries, status: string | null, most: number): Promise<Order[]> {
  const query = queries.selectFrom('orders').selectAll()
  const wanted = status === null ? query : query.where('order_status', '=', status)
  return withItems(
    queries,
    await wanted.orderBy('created_at', 'desc').orderBy('order_id').limit(most).execute(),
  )
}

/**
 * One order, locked until the transaction ends: whoever changes an order does so under this lock. Null when there is none.
 */
export async function lockOrder(queries: Queries, orderId: string): Promise<Order | null> {
  const row = await queries
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  const [order] = row === undefined ? [] : await withItems(queries, [row])
  return order ?? null
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
    orderItems: items.map(itemFromRow),
    itemMRPTotal: row.item_mrp_total as Paise,
    itemTotal: row.item_total as Paise,
    savedAmount: row.saved_amount as Paise,
    totalTax: row.total_tax as Paise,
    grandTotal: row.grand_total as Paise,
    deliveryCharge: row.delivery_charge as Paise,
    handlingCharge: row.handling_charge as Paise,
    commissionAmount: row.commission_amount as Paise,
    cancellationReason: row.cancellation_reason,
    cancelledBy: row.cancelled_by,
    buyerGstin: row.buyer_gstin as Order['buyerGstin'],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function itemFromRow(row: ItemRow): OrderItem {
  return {
    cartId: row.cart_id,
    productId: row.product_id,
    productName: row.product_name,
    productImageUrl: row.product_image_url,
    quantity: row.quantity,
    productRate: toPrice(row.product_rate),
    productRateAfterDiscount: toPrice(row.product_rate_after_discount),
    productDiscount: toPrice(row.product_discount),
    commissionAmount: toPrice(row.commission_amount),
    variantId: row.variant_id,
    variantSpecs: row.variant_specs as OrderItem['variantSpecs'],
  }
}

/** The ids of orders that wait for a payment since before some time and were never brought to the provider. */
export async function unpaidSince(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .selectFrom('orders')
    .leftJoin('payment_orders', 'payment_orders.order_id', 'orders.order_id')
    .select('orders.order_id')
    .where('orders.order_status', '=', 'INITIATED')
    .where('orders.created_at', '<', before)
    .where('payment_orders.order_id', 'is', null)
    .limit(500)
    .execute()
  return rows.map((row) => row.order_id)
}
