import { sql } from 'kysely'
import type { DayLoad } from '#domain/delivery/load.ts'
import type { DayCapacity } from '#domain/delivery/plan.ts'
import type { OrderNotificationKind } from '#domain/order-notifications/order-notification.ts'
import type { Order } from '#domain/orders/order.ts'
import type { CustomerLimits } from '#domain/orders/order-limits.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import { violatedConstraint } from '../violated-constraint.ts'
import { actorColumn } from './order-events.ts'
import type { Queries } from '../database.ts'
import { itemColumns } from './order-columns.ts'

/** What an order takes of which days of an area. */
export type Carriage = {
  readonly area: string
  readonly days: readonly DayLoad[]
  readonly capacity: DayCapacity
}

/** The order that an idempotency key has made, and the digest of that request. */
export type KnownRequest = { readonly orderId: string; readonly requestDigest: string }

/** The result of inserting an order; `known` is the order that the same key made earlier. */
export type InsertOrderResult =
  | { readonly outcome: 'inserted' }
  | ({ readonly outcome: 'known' } & KnownRequest)
  | { readonly outcome: 'too-many-orders' | 'too-many-cash-orders' | 'number-taken' }
  | { readonly outcome: 'day-full' }

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
  /** What it takes of the days of an area, and what those carry at most; null where the store promises no days. */
  readonly carriage: Carriage | null
  /** The id of the customer's address that it goes to, which its firm is remembered for; null where it is none of theirs. */
  readonly addressId: string | null
}

/**
 * Inserts an order with its items, the first event of its history, its share of its customer's counts, the
 * firm that is remembered for the next one and the notification. It is one statement, and so its own transaction: one round trip, all or nothing. What to write is decided
 * by the caller; the database refuses what only it can know at that moment: a repeated key (PAY-05), a taken order number,
 * by the constraints of `order_counts` more orders than their customer may place or have open, and by those of
 * `delivery_days` more than a day carries.
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
    if (constraint === 'delivery_day_kilograms' || constraint === 'delivery_day_trips')
      return { outcome: 'day-full' }
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

function insertion(
  order: Order,
  { idempotencyKey, digest, limits, hour, notification, actor, carriage, addressId }: NewOrder,
) {
  const cashOrders = order.paymentMode === 'COD' ? 1 : 0
  const at = sql`${order.createdAt}::timestamptz`
  const { promise, carried, loads } = deliveryColumns(order, carriage)
  const firm = firmColumns(order, addressId)
  const staff = actor.kind === 'staff' ? actor : null
  return sql`
    with placed as (
      insert into orders (order_id, order_number, user_id, idempotency_key, request_digest, order_status, payment_mode,
        payment_status, payment_id, shipping_address, buyer_gstin, billing, item_mrp_total, item_total, saved_amount, total_tax,
        grand_total, delivery_charge, handling_charge, commission_amount, created_at, updated_at, promised_day,
        promised_slot, promised_loads)
      values (${order.orderId}, ${order.orderNumber}, ${order.userId}, ${idempotencyKey}, ${digest},
        ${order.orderStatus}, ${order.paymentMode}, ${order.paymentStatus}, ${order.paymentId},
        ${JSON.stringify(order.shippingAddress)}::jsonb, ${order.buyerGstin},
        ${firm.billing}::jsonb,
        ${order.itemMRPTotal}, ${order.itemTotal}, ${order.savedAmount}, ${order.totalTax}, ${order.grandTotal},
        ${order.deliveryCharge}, ${order.handlingCharge}, ${order.commissionAmount}, ${at}, ${at},
        ${promise.day}, ${promise.slot},
        ${loads}::jsonb)
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
    ), carried as (
      insert into delivery_days as held (area, day, kilograms, trips, max_kilograms, max_trips)
      select ${carried.area}, taken.day, taken.kilograms, taken.trips,
        ${carried.capacity.kilograms}::bigint, ${carried.capacity.trips}::integer
      from placed, json_to_recordset(${JSON.stringify(carried.days)}::json)
        as taken (day text, kilograms bigint, trips integer)
      order by taken.day
      on conflict (area, day) do update set
        kilograms = held.kilograms + excluded.kilograms,
        trips = held.trips + excluded.trips,
        max_kilograms = excluded.max_kilograms,
        max_trips = excluded.max_trips
    ), notified as (
      insert into order_messages (order_id, status, state, next_try_at)
      select order_id, ${notification?.kind ?? null}, 'DUE', ${notification?.dueAt.toISOString() ?? null}::timestamptz
      from placed where ${notification !== null}::boolean
    ), remembered as (
      insert into remembered_firms (partner_uid, address_id, gstin, legal_name, address, used_at)
      select user_id, ${firm.addressId}, ${order.buyerGstin}, ${firm.legalName}, ${firm.address}::jsonb, ${at}
      from placed where ${firm.isGiven}::boolean
      on conflict (partner_uid, address_id) do update set
        gstin = excluded.gstin, legal_name = excluded.legal_name, address = excluded.address, used_at = excluded.used_at
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

const noCarriage: Carriage = { area: '', days: [], capacity: { kilograms: null, trips: null } }

/** What is written of the promise of an order; `loads` is what it gives back when it is cancelled. */
function deliveryColumns({ promise }: Order, carriage: Carriage | null) {
  return {
    promise: promise ?? { day: null, slot: null },
    carried: carriage ?? noCarriage,
    loads: carriage && JSON.stringify({ area: carriage.area, days: carriage.days }),
  }
}

/** What is written of the firm of an order, and remembered for the next one to the same address. */
function firmColumns({ billing }: Order, addressId: string | null) {
  return {
    isGiven: billing !== undefined,
    billing: billing === undefined ? null : JSON.stringify(billing),
    addressId: addressId ?? '',
    legalName: billing?.legalName ?? null,
    address: JSON.stringify(billing?.address ?? null),
  }
}

function itemRows(order: Order): Record<string, unknown>[] {
  return order.orderItems.map((item, line) => ({
    line,
    ...itemColumns(item),
    variant_specs: item.variantSpecs,
  }))
}
