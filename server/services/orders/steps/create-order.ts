import { createHash, randomInt } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { isNotifiedStatus, notificationDueAt } from '#domain/notifications/order-notification.ts'
import { offerCash, type CashStanding } from '#domain/orders/cash-limit.ts'
import { customerLimits, type CustomerLimits, type OrderLimits } from '#domain/orders/order-limits.ts'
import { ORDER_NUMBER_COUNT, orderNumber } from '#domain/orders/order-number.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'
import type { Database, Queries } from '../../../db/database.ts'
import {
  findRequest,
  insertOrder,
  type KnownRequest,
  type NewOrder,
} from '../../../db/orders/insert-order.ts'
import { recountOpenCashOrders } from '../../../db/orders/order-counts.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { readCashStanding } from '../../../db/orders/receipts.ts'
import { buildOrder, type OrderRequest } from './build-order.ts'

/** The insert is a transaction of its own, so this step takes the database instead of an open one. */
export type CreateOrderDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly orderLimits: OrderLimits
}

/** Order numbers are drawn at random: a taken one is rare, and five in a row do not happen. */
const DRAWS = 5

/**
 * Creates an order at the prices of this moment, with names, prices and images frozen in it; one idempotency key creates
 * one order however often it is sent (PAY-05). A known key is answered from its order before anything else is checked, so
 * that a retry never fails for what has happened since. A cash order is PLACED, one paid online INITIATED until its payment
 * is settled (ORD-04). Throws `idempotency-conflict` when the key belongs to a different request, `cart-changed` with the
 * changes when a line cannot be billed as the customer saw it, `amount-changed`, `address-not-found`, `order-too-large`,
 * `cash-limit`, `too-many-orders`, or `too-many-cash-orders`.
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
  const at = now()
  const [order, cash] = await Promise.all([
    buildOrder(queries, actor, { ...request, at, maxTotal: orderLimits.maxTotal }),
    request.paymentMode === 'COD' ? readCashStanding(queries, { userId: actor.uid, day: istDay(at) }) : null,
  ])
  if (cash !== null && offerCash(order.grandTotal, cash) === 'refused') throw cashLimitError(cash)
  const status = order.orderStatus
  const { placedBy } = request
  const limits = customerLimits(orderLimits, actor)
  const added: NewOrder = {
    idempotencyKey: request.idempotencyKey,
    digest: requestDigest(request),
    limits,
    hour: hourOf(at),
    notification: isNotifiedStatus(status)
      ? { kind: status, dueAt: notificationDueAt(status, at) }
      : placedBy === undefined
        ? null
        : { kind: 'PAYMENT_DUE', dueAt: at },
    actor: placedBy ?? { kind: 'customer', uid: actor.uid },
  }
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const numbered = { ...order, orderNumber: orderNumber(randomInt(ORDER_NUMBER_COUNT)) }
    const result = await insertOrder(queries, numbered, added)
    if (result.outcome === 'inserted') {
      jobs.trigger('messages')
      return numbered
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

const HOUR_MS = 3_600_000

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
function requestDigest({ paymentMode, addressId, buyerGstin, lines, seenTotal }: OrderRequest): string {
  const ordered = lines.map(({ product, quantity, variantUid }) => [product, quantity, variantUid ?? null])
  return digestOf([paymentMode, addressId, buyerGstin, ordered, seenTotal ?? null])
}

/** The digest of a request as orders before variants' uids were part of it have it. */
function formerDigest({ paymentMode, addressId, buyerGstin, lines }: OrderRequest): string {
  return digestOf([paymentMode, addressId, buyerGstin, lines.map((line) => [line.product, line.quantity])])
}

function digestOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
