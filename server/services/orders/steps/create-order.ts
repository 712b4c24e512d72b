import { randomInt } from 'node:crypto'
import { blockRefusal } from '#domain/orders/block-refusal.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import type { ChosenDelivery } from '#domain/delivery/order-promise.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { isNotifiedStatus, notificationDueAt } from '#domain/order-notifications/order-notification.ts'
import { offerCash, type CashStanding } from '#domain/orders/cash-limit.ts'
import {
  customerLimits,
  withOwnCashOrders,
  type CustomerLimits,
  type OrderLimits,
} from '#domain/orders/order-limits.ts'
import { ORDER_NUMBER_COUNT, orderNumber } from '#domain/orders/order-number.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { readPlan } from '../../../db/delivery/delivery-plan.ts'
import {
  findRequest,
  insertOrder,
  type InsertOrderResult,
  type KnownRequest,
  type NewOrder,
} from '../../../db/orders/insert-order.ts'
import { recountOpenCashOrders } from '../../../db/orders/order-counts.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { readCashStanding } from '../../../db/orders/receipts.ts'
import { planDelivery } from '../../delivery/steps/plan-delivery.ts'
import { findTrackedLines, reserveStock, type TrackedLines } from '../../stock/steps/reserve-stock.ts'
import { buildOrder, type OrderRequest } from './build-order.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

/** The insert is a transaction of its own, so this step takes the database instead of an open one. */
export type CreateOrderDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly orderLimits: OrderLimits
}

/** Order numbers are drawn at random: a taken one is rare, and five in a row do not happen. */
const DRAWS = 5

/** How often others may fill the day that an order is about to take; each time one of them is placed. */
const FULL_DAYS = 100

/**
 * Creates an order at the prices of this moment, with names, prices and images frozen in it; one idempotency key creates
 * one order however often it is sent (PAY-05). A known key is answered from its order before anything else is checked, so
 * that a retry never fails for what has happened since. A cash order is PLACED, one paid online INITIATED until its payment
 * is settled (ORD-04). Throws `idempotency-conflict` when the key belongs to a different request, `cart-changed` with the
 * changes when a line cannot be billed as the customer saw it, `amount-changed`, `delivery-fee-changed`, `address-not-found`, `own-gstin`, `billing-differs`, `order-too-large`,
 * `customer-blocked`, `cash-blocked`, `out-of-stock`, `cash-limit`, `too-many-orders`, `too-many-cash-orders`, and what promising a delivery throws (`planDelivery`).
 */
export async function createOrder(
  dependencies: CreateOrderDependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<Order> {
  const { queries } = dependencies.database
  const earlier = (): Promise<Order | null> => findEarlierOrder(queries, actor, request)
  try {
    return (await earlier()) ?? (await createNewOrder(dependencies, actor, request))
  } catch (error) {
    // the first request of the key may have finished meanwhile
    const order = error instanceof AppError && error.code !== 'idempotency-conflict' ? await earlier() : null
    if (order === null) throw error
    return order
  }
}

async function createNewOrder(
  { database: { queries }, now, jobs, orderLimits }: CreateOrderDependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<Order> {
  const refusal = blockRefusal(actor.block, request.paymentMode)
  if (refusal !== null) throw new AppError(refusal)
  const at = now()
  const { plan } = await readPlan(queries)
  const [{ order, addressId }, cash] = await Promise.all([
    buildOrder(queries, actor, { ...request, at, plan, maxTotal: orderLimits.maxTotal }),
    request.paymentMode === 'COD' ? readCashStanding(queries, { userId: actor.uid, day: istDay(at) }) : null,
  ])
  const status = order.orderStatus
  const { placedBy } = request
  if (cash !== null) requireLawfulCash(order, cash, placedBy)
  const limits = customerLimits(withOwnCashOrders(orderLimits, cash?.openOrders ?? null), actor)
  const added: Omit<NewOrder, 'carriage'> = {
    idempotencyKey: request.idempotencyKey,
    digest: requestDigest(request),
    limits,
    hour: hourOf(at),
    notification: notificationOf(status, { isPlacedByStaff: placedBy !== undefined, at }),
    actor: placedBy ?? { kind: 'customer', uid: actor.uid },
    addressId,
  }
  const tracked = await findTrackedLines(queries, order)
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const numbered = { ...order, orderNumber: orderNumber(randomInt(ORDER_NUMBER_COUNT)) }
    const wish = { added, at, plan, chosen: request.delivery, tracked }
    const { placed, result } = await insertOnDay(queries, numbered, wish)
    if (result.outcome === 'inserted') {
      jobs.trigger('messages')
      return placed
    }
    if (result.outcome === 'too-many-orders') throw tooManyOrders(limits, at)
    if (result.outcome === 'too-many-cash-orders') {
      const open = await recountOpenCashOrders(queries, actor.uid)
      if (open >= limits.openCashOrders) throw tooManyCashOrders(limits)
    }
    if (result.outcome === 'known') return earlierOrder(queries, result, request)
  }
  throw new Error(`no free order number in ${DRAWS} draws`)
}

/** Staff agree on UPI with whoever pays on delivery, and are held to the law when they receive it; nobody tells a customer so. */
function requireLawfulCash(
  { grandTotal }: Order,
  cash: CashStanding,
  placedBy: OrderRequest['placedBy'],
): void {
  if (placedBy === undefined && offerCash(grandTotal, cash) === 'refused') throw cashLimitError(cash)
}

/** What the customer of a new order is told; of one that staff took, that it waits to be paid. */
function notificationOf(
  status: Order['orderStatus'],
  { isPlacedByStaff, at }: { readonly isPlacedByStaff: boolean; readonly at: Date },
): NewOrder['notification'] {
  if (isNotifiedStatus(status)) return { kind: status, dueAt: notificationDueAt(status, at) }
  return isPlacedByStaff ? { kind: 'PAYMENT_DUE', dueAt: at } : null
}

type InsertOnDay = {
  readonly added: Omit<NewOrder, 'carriage'>
  readonly tracked: TrackedLines
  readonly at: Date
  readonly chosen: ChosenDelivery | undefined
  /** As it was when the order was built. */
  readonly plan: DeliveryPlan
}

/** Inserts an order with the day that it is promised. Others may fill the day at the same moment; it is planned again then. */
async function insertOnDay(
  queries: Queries,
  order: Order,
  { added, tracked, plan, ...wish }: InsertOnDay,
): Promise<{ placed: Order; result: Exclude<InsertOrderResult, { outcome: 'day-full' }> }> {
  for (let tries = 1; tries <= FULL_DAYS; tries += 1) {
    const planned = await planDelivery(queries, order, { ...wish, plan: tries === 1 ? plan : undefined })
    const placed = planned === null ? order : { ...order, promise: planned.promise }
    const complete = { ...added, carriage: planned?.carriage ?? null }
    const result = await insertWithStock(queries, placed, { added: complete, tracked })
    if (result.outcome !== 'day-full') return { placed, result }
  }
  throw new AppError('temporarily-unavailable', undefined, { retryAfterSeconds: 1 })
}

/** An order without tracked lines is placed in one round trip; any other reserves its stock in the same transaction. */
function insertWithStock(
  queries: Queries,
  order: Order,
  { added, tracked }: { readonly added: NewOrder; readonly tracked: TrackedLines },
): Promise<InsertOrderResult> {
  if (tracked.size === 0) return insertOrder(queries, order, added)
  return queries.transaction().execute(async (inside) => {
    const result = await insertOrder(inside, order, added)
    if (result.outcome === 'inserted') await reserveStock(inside, order, tracked)
    return result
  })
}

async function findEarlierOrder(
  queries: Queries,
  { uid }: Partner,
  request: OrderRequest,
): Promise<Order | null> {
  const known = await findRequest(queries, { userId: uid, idempotencyKey: request.idempotencyKey })
  return known && earlierOrder(queries, known, request)
}

async function earlierOrder(queries: Queries, known: KnownRequest, request: OrderRequest): Promise<Order> {
  const isRepeated = [requestDigest(request), formerDigest(request)].includes(known.requestDigest)
  if (!isRepeated) throw new AppError('idempotency-conflict')
  const [order] = await findOrders(queries, { orderId: known.orderId })
  if (order === undefined) throw new AppError('not-found')
  return order
}

/** The hour by the clock that an order counts to. */
function hourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % HOUR_MS))
}

function tooManyOrders({ ordersPerHour }: CustomerLimits, at: Date): AppError {
  const waitMs = hourOf(at).getTime() + HOUR_MS - at.getTime()
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  return new AppError('too-many-orders', undefined, { limit: ordersPerHour, retryAfterSeconds })
}

function tooManyCashOrders({ openCashOrders }: CustomerLimits): AppError {
  return new AppError('too-many-cash-orders', undefined, { limit: openCashOrders })
}

function cashLimitError({ limit, receivedToday }: CashStanding): AppError {
  return new AppError('cash-limit', undefined, {
    limit: paiseToRupees(limit ?? (0 as Paise)),
    today: paiseToRupees(receivedToday),
  })
}

/**
 * Tells a repeated request from a different one under the same key. The prices that the customer saw are no part of it: who
 * accepts a new price and tries again is answered with the order that exists, not with an error that leads to a second one.
 */
function requestDigest({
  paymentMode,
  addressId,
  buyerGstin,
  billing,
  lines,
  seenTotal,
}: OrderRequest): string {
  const ordered = lines.map(({ product, quantity, variantUid }) => [product, quantity, variantUid ?? null])
  // orders from before firms were given have no place for one
  const firm = billing ? [billing] : []
  return requestHash([paymentMode, addressId, buyerGstin, ordered, seenTotal ?? null, ...firm])
}

/** The digest of a request as orders before variants' uids were part of it have it. */
function formerDigest({ paymentMode, addressId, buyerGstin, billing, lines }: OrderRequest): string {
  const firm = billing ? [billing] : []
  return requestHash([
    paymentMode,
    addressId,
    buyerGstin,
    lines.map((line) => [line.product, line.quantity]),
    ...firm,
  ])
}
