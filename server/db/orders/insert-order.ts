import { sql } from 'kysely'
import { priceText } from '#domain/money/price.ts'
import type { OrderNotificationKind } from '#domain/notifications/order-notification.ts'
import type { Order } from '#domain/orders/order.ts'
import type { CustomerLimits } from '#domain/orders/order-limits.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import { violatedConstraint } from '../violated-constraint.ts'
import { actorColumn } from './order-events.ts'
import type { Queries } from '../database.ts'

/** The order that an idempotency key has made, and the digest of that request. */
export type KnownRequest = { readonly orderId: string; readonly requestDigest: string }

/** The result of inserting an order; `known` is the order that the same key made earlier. */
export type InsertOrderResult =
  | { readonly outcome: 'inserted' }
  | ({ readonly outcome: 'known' } & KnownRequest)
  | { readonly outcome: 'too-many-orders' | 'too-many-cash-orders' | 'number-taken' }

export type NewOrder = {
  readonly idempotencyKey: string
  readonly digest: string
  /** How many orders its customer may place in the hour that begins at `hour`, and have open to be paid in cash. */
  readonly limits: CustomerLimits
  readonly hour: Date
  /** What its customer is notified of, and when; null for nothing. */
  readonly notification: { readonly kind: OrderNotificationKind; readonly dueAt: Date } | null
  /** Who placed it. */
  readonly actor: OrderActor
}

/**
 * Inserts an order with its items, the first event of its history, its share of its customer's counts and the
 * notification. It is one statement, and so its own transaction: one round trip, all or nothing. What to write is decided
 * by the caller; the database refuses what only it can know at that moment: a repeated key (PAY-05), a taken order number,
 * and, by the constraints of `order_counts`, more orders than their customer may place or have open.
 */
export async function insertOrder(
  queries: Queries,
  order: Order,
  added: NewOrder,
): Promise<InsertOrderResult> {
  try {
    const inserted = await insertion(order, added).execute(queries)
    if (inserted.rows.length > 0) return { outcome: 'inserted' }
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'orders_per_hour') return { outcome: 'too-many-orders' }
    if (constraint === 'open_cash_orders') return { outcome: 'too-many-cash-orders' }
    if (constraint === 'orders_order_number') return { outcome: 'number-taken' }
    throw error
  }
  const { userId } = order
  const known = await findRequest(queries, { userId, idempotencyKey: added.idempotencyKey })
  if (known === null) throw new Error('an order was neither inserted nor known')
  return { outcome: 'known', ...known }
}

/** The request that a customer sent under an idempotency key; null when there was none. */
export async function findRequest(
  queries: Queries,
  { userId, idempotencyKey }: { readonly userId: string; readonly idempotencyKey: string },
): Promise<KnownRequest | null> {
  const row = await queries
    .selectFrom('orders')
    .select(['order_id', 'request_digest'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row === undefined ? null : { orderId: row.order_id, requestDigest: row.request_digest }
}

function insertion(order: Order, { idempotencyKey, digest, limits, hour, notification, actor }: NewOrder) {
  const cashOrders = order.paymentMode === 'COD' ? 1 : 0
  const at = sql`${order.createdAt}::timestamptz`
  const staff = actor.kind === 'staff' ? actor : null
  return sql`
    with placed as (
      insert into orders (order_id, order_number, user_id, idempotency_key, request_digest, order_status, payment_mode,
        payment_status, payment_id, shipping_address, buyer_gstin, item_mrp_total, item_total, saved_amount, total_tax,
        grand_total, delivery_charge, handling_charge, commission_amount, created_at, updated_at)
      values (${order.orderId}, ${order.orderNumber}, ${order.userId}, ${idempotencyKey}, ${digest},
        ${order.orderStatus}, ${order.paymentMode}, ${order.paymentStatus}, ${order.paymentId},
        ${JSON.stringify(order.shippingAddress)}::jsonb, ${order.buyerGstin},
        ${order.itemMRPTotal}, ${order.itemTotal}, ${order.savedAmount}, ${order.totalTax}, ${order.grandTotal},
        ${order.deliveryCharge}, ${order.handlingCharge}, ${order.commissionAmount}, ${at}, ${at})
      on conflict (user_id, idempotency_key) do nothing
      returning order_id, user_id
    ), items as (
      insert into order_items (order_id, line, cart_id, product_id, product_name, product_image_url, quantity,
        product_rate, product_rate_after_discount, product_discount, commission_amount, variant_id, variant_specs)
      select placed.order_id, item.* from placed, json_to_recordset(${JSON.stringify(itemRows(order))}::json) as item (
        line integer, cart_id text, product_id text, product_name text, product_image_url text, quantity integer,
        product_rate numeric, product_rate_after_discount numeric, product_discount numeric, commission_amount numeric,
        variant_id text, variant_specs jsonb)
    ), counted as (
      insert into order_counts as held (user_id, hour, orders, max_orders, open_cash, max_open_cash)
      select user_id, ${hour.toISOString()}::timestamptz, 1, ${limits.ordersPerHour}::integer,
        ${cashOrders}::integer, ${limits.openCashOrders}::integer from placed
      on conflict (user_id) do update set
        hour = excluded.hour,
        orders = case when held.hour = excluded.hour then held.orders + 1 else 1 end,
        max_orders = excluded.max_orders,
        open_cash = held.open_cash + excluded.open_cash,
        max_open_cash = case
          when excluded.open_cash > 0 then excluded.max_open_cash
          else greatest(excluded.max_open_cash, held.open_cash) end
    ), notified as (
      insert into order_messages (order_id, status, state, next_try_at)
      select order_id, ${notification?.kind ?? null}, 'DUE', ${notification?.dueAt.toISOString() ?? null}::timestamptz
      from placed where ${notification !== null}::boolean
    ), audited as (
      insert into audit_log (at, actor, role, action, subject, subject_id, after)
      select ${at}, ${staff?.name ?? ''}, ${staff?.uid === null ? 'operator' : (staff?.role ?? '')}, 'order.place', 'order',
        order_id::text, ${JSON.stringify({ total: order.grandTotal / 100, payment: order.paymentMode })}::jsonb
      from placed where ${staff !== null}::boolean
    )
    insert into order_events (order_id, sequence, at, status, actor)
    select order_id, 1, ${at}, ${order.orderStatus}, ${actorColumn(actor)} from placed
    returning order_id`
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
