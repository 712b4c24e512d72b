import { sql, type RawBuilder } from 'kysely'
import type { OrderNotificationKind } from '#domain/order-notifications/order-notification.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { CustomerLimits } from '#domain/orders/placing/order-limits.ts'
import type { Order } from '#domain/orders/order.ts'
import type { TakenDays } from '../delivery/delivery-days.ts'
import type { Queries } from '../database.ts'
import { itemColumns } from './order-columns.ts'
import type { OrderCounts } from './order-counts.ts'
import { actorColumn } from './order-events.ts'

/** The order that an idempotency key has made, and the digest of that request. */
export type KnownRequest = { readonly orderId: string; readonly requestDigest: string }

/** A request to place an order: the client's key, and what tells it from another request under that key. */
export type PlacingRequest = { readonly idempotencyKey: string; readonly digest: string }

/** A new order with what is written beside it. */
export type NewOrder = {
  readonly order: Order
  readonly request: PlacingRequest
  /** Capacity that it takes of the days of an area; null where the store promises no days. */
  readonly carriage: TakenDays | null
  /** The counts of its customer with this order, and the limits they were held to. */
  readonly counts: OrderCounts
  readonly limits: CustomerLimits
  /** Notification of its customer, and when it is due; null for none. */
  readonly notification: { readonly kind: OrderNotificationKind; readonly dueAt: Date } | null
  /** Partner or member of staff who placed it. */
  readonly actor: OrderActor
  /** Reason that staff let it pass above the limit of its account; null where they did not. */
  readonly creditPass: string | null
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

/**
 * Writes an order with its items, the first event of its history, its customer's counts and the notification, in one round trip.
 * Writes nothing and returns false when its key or its number is another order's.
 */
export async function insertOrder(
  queries: Queries,
  { order, request, carriage, counts, limits, notification, actor, creditPass }: NewOrder,
): Promise<boolean> {
  const at = sql`${order.createdAt}::timestamptz`
  const inserted = await sql`
    with placed as (
      insert into orders (order_id, order_number, user_id, idempotency_key, request_digest, order_status, payment_mode,
        payment_status, payment_id, shipping_address, buyer_gstin, billing, firm_id, po_number, po_reference, site_id, site_name,
        account_id, credit_days, credit_pass, item_mrp_total, item_total, saved_amount, total_tax,
        grand_total, delivery_charge, handling_charge, commission_amount, created_at, updated_at, promised_day,
        promised_slot, promised_loads, counter, offers)
      values (${order.orderId}, ${order.orderNumber}, ${order.userId}, ${request.idempotencyKey}, ${request.digest},
        ${order.orderStatus}, ${order.paymentMode}, ${order.paymentStatus}, ${order.paymentId},
        ${JSON.stringify(order.shippingAddress)}::jsonb, ${order.buyerGstin},
        ${order.billing === undefined ? null : JSON.stringify(order.billing)}::jsonb,
        ${firmValues(order)}, ${accountValues(order, creditPass)},
        ${order.itemMRPTotal}, ${order.itemTotal}, ${order.savedAmount}, ${order.totalTax}, ${order.grandTotal},
        ${order.deliveryCharge}, ${order.handlingCharge}, ${order.commissionAmount}, ${at}, ${at},
        ${order.promise?.day ?? null}, ${order.promise?.slot ?? null},
        ${carriage && JSON.stringify({ area: carriage.area, days: carriage.days })}::jsonb,
        ${order.counter === undefined ? null : JSON.stringify(order.counter)}::jsonb,
        ${order.offers === undefined ? null : JSON.stringify(order.offers)}::jsonb)
      on conflict do nothing
      returning order_id
    ), items as (
      insert into order_items (order_id, line, cart_id, product_id, product_name, product_image_url, quantity,
        product_rate, product_rate_after_discount, product_discount, commission_amount, variant_id, variant_specs,
        pricing, weighing)
      select placed.order_id, item.* from placed, json_to_recordset(${JSON.stringify(itemRows(order))}::json) as item (
        line integer, cart_id text, product_id text, product_name text, product_image_url text, quantity integer,
        product_rate numeric, product_rate_after_discount numeric, product_discount numeric, commission_amount numeric,
        variant_id text, variant_specs jsonb, pricing jsonb, weighing jsonb)
    ), counted as (
      update order_counts set hour = ${counts.hour.toISOString()}::timestamptz,
        orders = ${counts.ordersThisHour}, max_orders = ${limits.ordersPerHour}, open_cash = ${counts.openCashOrders},
        max_open_cash = ${Math.max(limits.openCashOrders, counts.openCashOrders)}
      from placed where user_id = ${order.userId}
    ), notified as (
      insert into order_messages (order_id, status, state, next_try_at)
      select order_id, ${notification?.kind ?? null}, 'DUE', ${notification?.dueAt.toISOString() ?? null}::timestamptz
      from placed where ${notification !== null}::boolean
    )
    insert into order_events (order_id, sequence, at, status, actor)
    select order_id, 1, ${at}, ${order.orderStatus}, ${actorColumn(actor)} from placed
    returning order_id`.execute(queries)
  return inserted.rows.length > 0
}

/** The values of the columns for the firm that an order is for. */
function firmValues({ firm }: Order): RawBuilder<unknown> {
  return firm === undefined
    ? sql`null, null, null, null, null`
    : sql`${firm.id}::uuid, ${firm.poNumber}, ${firm.reference}, ${firm.site?.id ?? null}::uuid, ${firm.site?.name ?? null}`
}

/** The values of the columns for the account that an order is billed to. */
function accountValues({ account }: Order, creditPass: string | null): RawBuilder<unknown> {
  return account === undefined
    ? sql`null, null, null`
    : sql`${account.id}::uuid, ${account.days}, ${creditPass}`
}

function itemRows(order: Order): Record<string, unknown>[] {
  return order.orderItems.map((item, line) => ({
    line,
    ...itemColumns(item),
    variant_specs: item.variantSpecs,
    pricing: item.pricing ?? null,
    weighing: item.weighing ?? null,
  }))
}
