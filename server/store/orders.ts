import { sql, type Selectable } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { Paise } from '#domain/money/paise.ts'
import { priceText } from '#domain/money/price.ts'
import { priceOf } from '#domain/money/read-price.ts'
import type { Order, OrderItem, PaymentMode, PaymentStatus } from '#domain/orders/order.ts'
import type { Queries, Schema } from './database.ts'

/** A repeat of the same key finds the order that the first use made, and what that was asked with. */
export type FirstUse = { readonly orderId: string; readonly requestDigest: string }

/**
 * Writes an order, its items and the first event of its history in one statement. Returns null when it was written,
 * or the earlier order of the same person under the same key, in which case nothing is written (PAY-05).
 */
export async function addOrder(
  queries: Queries,
  order: Order,
  request: { readonly idempotencyKey: string; readonly digest: string },
): Promise<FirstUse | null> {
  const written = await sql`
    with placed as (
      insert into orders (order_id, user_id, idempotency_key, request_digest, order_status, payment_mode,
        payment_status, payment_id, shipping_address, item_mrp_total, item_total, saved_amount, total_tax,
        grand_total, delivery_charge, handling_charge, commission_amount, created_at, updated_at)
      values (${order.orderId}, ${order.userId}, ${request.idempotencyKey}, ${request.digest}, ${order.orderStatus},
        ${order.paymentMode}, ${order.paymentStatus}, ${order.paymentId}, ${JSON.stringify(order.shippingAddress)}::jsonb,
        ${order.itemMRPTotal}, ${order.itemTotal}, ${order.savedAmount}, ${order.totalTax}, ${order.grandTotal},
        ${order.deliveryCharge}, ${order.handlingCharge}, ${order.commissionAmount}, ${order.createdAt}::timestamptz,
        ${order.updatedAt}::timestamptz)
      on conflict (user_id, idempotency_key) do nothing
      returning order_id
    ), items as (
      insert into order_items (order_id, line, cart_id, product_id, product_name, product_image_url, quantity,
        product_rate, product_rate_after_discount, product_discount, commission_amount, variant_id, variant_specs)
      select placed.order_id, item.* from placed, json_to_recordset(${JSON.stringify(itemRows(order))}::json) as item (
        line integer, cart_id text, product_id text, product_name text, product_image_url text, quantity integer,
        product_rate numeric, product_rate_after_discount numeric, product_discount numeric, commission_amount numeric,
        variant_id text, variant_specs jsonb)
    )
    insert into order_events (order_id, sequence, at, status, actor)
    select order_id, 1, ${order.createdAt}::timestamptz, ${order.orderStatus}, ${`partner:${order.userId}`} from placed
    returning order_id`.execute(queries)
  if (written.rows.length > 0) return null
  const first = await queries
    .selectFrom('orders')
    .select(['order_id', 'request_digest'])
    .where('user_id', '=', order.userId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow()
  return { orderId: first.order_id, requestDigest: first.request_digest }
}

/** The orders of a person that count as placed, newest first; one of them only when an id is given. */
export async function findOrders(queries: Queries, userId: string, orderId: string | null): Promise<Order[]> {
  let query = queries.selectFrom('orders').selectAll().where('user_id', '=', userId)
  query =
    orderId === null ? query.where('order_status', '<>', 'INITIATED') : query.where('order_id', '=', orderId)
  const orders = await query.orderBy('created_at', 'desc').orderBy('order_id').execute()
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

function itemRows(order: Order): Record<string, unknown>[] {
  return order.orderItems.map((item, line) => ({
    line,
    cart_id: item.cartId,
    product_id: item.productId,
    product_name: item.productName,
    product_image_url: item.productImageUrl,
    quantity: item.quantity,
    product_rate: priceText(item.productRate),
    product_rate_after_discount: priceText(item.productRateAfterDiscount),
    product_discount: priceText(item.productDiscount),
    commission_amount: priceText(item.commissionAmount),
    variant_id: item.variantId,
    variant_specs: item.variantSpecs,
  }))
}

type OrderRow = Selectable<Schema['orders']>
type ItemRow = Selectable<Schema['order_items']>

function orderFromRow(row: OrderRow, items: readonly ItemRow[]): Order {
  return {
    orderId: row.order_id,
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
    productRate: priceOf(row.product_rate),
    productRateAfterDiscount: priceOf(row.product_rate_after_discount),
    productDiscount: priceOf(row.product_discount),
    commissionAmount: priceOf(row.commission_amount),
    variantId: row.variant_id,
    variantSpecs: row.variant_specs as OrderItem['variantSpecs'],
  }
}
