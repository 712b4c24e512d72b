import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { ZERO, subtract, type Paise } from '#domain/money/paise.ts'
import { isNotifiedStatus, notificationDueAt } from '#domain/order-notifications/order-notification.ts'
import { paidAtOnce, sharesOf } from '#domain/orders/counter/split-payment.ts'
import { blockRefusal } from '#domain/orders/placing/block-refusal.ts'
import { cashPayerOf, isCashLawful, type CashPayer } from '#domain/orders/placing/cash-limit.ts'
import {
  customerLimits,
  withOwnCashOrders,
  type CustomerLimits,
  type OrderLimits,
} from '#domain/orders/placing/order-limits.ts'
import { orderNumber, scatter } from '#domain/orders/placing/order-number.ts'
import type { Order } from '#domain/orders/order.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { lockDays, takeDays } from '../../../db/delivery/delivery-days.ts'
import { findRequest, insertOrder, type NewOrder } from '../../../db/orders/insert-order.ts'
import { lockOrderCounts, recountOpenCashOrders, type OrderCounts } from '../../../db/orders/order-counts.ts'
import { readOrderTerms } from '../../../db/orders/order-terms.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { lockCashOf, readCashUsage } from '../../../db/orders/receipts.ts'
import { OvertakenError, retriedTransaction } from '../../../db/retried-transaction.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'
import { planDelivery, type PlannedOrder } from '../../delivery/steps/plan-delivery.ts'
import { numberMix } from '../../identity/steps/hashing.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { giveCredit, recordCreditPass } from '../../accounts/steps/credit-of-order.ts'
import { findTrackedLines, reserveStock, type TrackedLines } from '../../stock/steps/reserve-stock.ts'
import { billToFirm, requireWithinFirmLimits } from '../../firms/steps/firm-of-order.ts'
import { buildOrder, type BuiltOrder, type OrderRequest } from './build-order.ts'
import { takeOrderOffers } from './order-offers.ts'
import { formerDigest, requestDigest } from './place-order/request-digest.ts'
import { settleAtCounter } from './place-order/settle-at-counter.ts'
import { writeBesideOrder } from './place-order/write-beside-order.ts'

/** Placing is a transaction of its own, so this step takes the database instead of an open one. */
export type PlaceOrderDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly orderLimits: OrderLimits
  /** The secret of the store, which order numbers are scattered under. */
  readonly loginSecret: string
  /** True in a store that is open to the public: it issues no invoice without a configured seller. */
  readonly live: boolean
}

/**
 * Places an order at the prices of this moment, with names, prices and images frozen in it; one idempotency key places one order
 * however often it is sent (PAY-05). Every order is born here. A known key is answered from its order before anything else is
 * checked, so that a retry never fails for what has happened since. Throws `idempotency-conflict` when the key belongs to a
 * different request, and what building, promising and reserving it throw (`buildOrder`, `planDelivery`, `reserveStock`), besides
 * `customer-blocked`, `cash-blocked`, `cash-limit`, `too-many-orders`, `too-many-cash-orders`, what an order for a firm and one on account throw, and `temporarily-unavailable` when
 * others were faster three times.
 */
export async function placeOrder(
  dependencies: PlaceOrderDependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<Order> {
  const { queries } = dependencies.database
  const earlier = (): Promise<Order | null> => findEarlierOrder(queries, actor, request)
  try {
    return (await earlier()) ?? (await placeNewOrder(dependencies, actor, request))
  } catch (error) {
    // the first request of the key may have finished meanwhile
    const order = error instanceof AppError && error.code !== 'idempotency-conflict' ? await earlier() : null
    if (order === null) throw error
    return order
  }
}

/** Reads and decides what needs no lock, and writes the rest in one transaction. */
async function placeNewOrder(
  dependencies: PlaceOrderDependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<Order> {
  const { database, now, jobs, orderLimits } = dependencies
  const { queries } = database
  // what is paid at once is not paid on delivery
  const refusal = blockRefusal(actor.block, request.atCounter ? 'ONLINE' : request.paymentMode)
  if (refusal !== null) throw new AppError(refusal)
  const at = now()
  const { plan, cashLimit, openCashOrders } = await readOrderTerms(queries, istDay(at))
  const billed = request.firm ? await billToFirm(queries, request.firm) : null
  const built = await buildOrder(queries, actor, {
    ...request,
    ...billed,
    at,
    plan,
    maxTotal: orderLimits.maxTotal,
  })
  await requireLawfulCash(queries, built.order, { cashLimit, request, at })
  const limits = customerLimits(withOwnCashOrders(orderLimits, openCashOrders), actor)
  const tracked = await findTrackedLines(queries, built.order)
  const wish = { at, plan, chosen: request.delivery, products: built.products }
  const planned = request.atCounter ? null : await planDelivery(queries, built.order, wish)
  const placing = { dependencies, actor, request, at, built, limits, tracked, wish, planned }
  const order = await retriedTransaction(database, (inside, tries) => place(inside, placing, tries))
  jobs.trigger('messages')
  return order
}

/** An order as it was read and decided before the transaction. */
type Placing = {
  readonly dependencies: PlaceOrderDependencies
  readonly actor: Partner
  readonly request: OrderRequest
  readonly at: Date
  readonly built: BuiltOrder
  readonly limits: CustomerLimits
  readonly tracked: TrackedLines
  readonly wish: Parameters<typeof planDelivery>[2]
  /** By the days as they were then: others may take them meanwhile. Null where the store promises none. */
  readonly planned: PlannedOrder | null
}

/**
 * The transaction: locks the counts of the customer, their place in a firm and an account of credit, and decides by them, writes the
 * order, then takes its offers, its days and its stock, which many orders want at once, as the last thing before the commit. Everybody locks in this order. When another order was faster it
 * is run again, and plans by the days that it has locked.
 */
async function place(queries: Queries, placing: Placing, tries: number): Promise<Order> {
  const { dependencies, actor, request, at, built, limits } = placing
  const { next, counted, credit } = await decide(queries, placing)
  const planned = tries === 1 ? placing.planned : await planAgain(queries, placing)
  const order: Order = {
    ...built.order,
    orderNumber: orderNumber(scatter(next, numberMix(dependencies.loginSecret))),
    ...(planned && { promise: planned.promise }),
    ...credit.order,
  }
  const isNew = await insertOrder(queries, {
    order,
    request: { idempotencyKey: request.idempotencyKey, digest: requestDigest(request) },
    carriage: planned?.carriage ?? null,
    counts: counted,
    limits: { ...limits, ordersPerHour: Math.max(limits.ordersPerHour, counted.ordersThisHour) },
    notification: notificationOf(order, request, at),
    actor: request.placedBy ?? { kind: 'customer', uid: actor.uid },
    creditPass: credit.pass?.reason ?? null,
  })
  if (!isNew) {
    const earlier = await findEarlierOrder(queries, actor, request)
    if (earlier === null) throw new OvertakenError('the order number')
    return earlier
  }
  await takeOrderOffers(queries, order, request.quoted !== undefined)
  await writeBesideOrder(queries, order, { placedBy: request.placedBy, addressId: built.addressId, at })
  await request.besides?.(queries, order)
  if (credit.pass) await recordCreditPass(queries, credit.pass, { order, at })
  // documents are numbered before stock is locked, as everywhere
  await settleAtCounter(queries, order, { at, live: dependencies.live, soldBy: request.placedBy })
  if (planned !== null && !(await takeDays(queries, planned.carriage)))
    throw new OvertakenError('the delivery day')
  await takeStock(queries, order, placing)
  return order
}

const noCredit = { order: {}, pass: null }

/** Locks what decides about an order, and decides by it. */
async function decide(queries: Queries, placing: Placing) {
  const { actor, request, at, built } = placing
  const { uid } = actor
  const total = built.order.grandTotal
  const isOnAccount = request.paymentMode === 'ACCOUNT'
  // cash before counts, as whoever receives it on delivery locks them
  if (request.atCounter) await lockCashOf(queries, counterPayer(placing))
  const { place: next, ...counts } = await lockOrderCounts(queries, { userId: uid, hour: hourOf(at) })
  const counted = await withinLimits(queries, counts, placing)
  if (request.firm)
    await requireWithinFirmLimits(queries, request.firm, { uid, approver: request.approvedBy, total, at })
  return { next, counted, credit: isOnAccount ? await giveCredit(queries, creditRequest(placing)) : noCredit }
}

/** Payer of what is received at the counter: on account its holder, otherwise whoever is billed. */
function counterPayer({ actor, request, built }: Placing): CashPayer {
  const isOwnAccount = request.paymentMode === 'ACCOUNT' && !request.firm
  return isOwnAccount ? { kind: 'person', uid: actor.uid } : cashPayerOf(built.order)
}

/** Credit that an order on account asks for. */
function creditRequest({ actor, request, built }: Placing): Parameters<typeof giveCredit>[1] {
  const { firm, atCounter, creditPass, placedBy } = request
  const { grandTotal, counter } = built.order
  const paid = counter === undefined ? ZERO : paidAtOnce(sharesOf(counter, grandTotal))
  return {
    uid: actor.uid,
    firmId: firm?.id ?? null,
    total: subtract(grandTotal, paid),
    isBilledNow: atCounter !== undefined,
    pass: creditPass && placedBy ? { reason: creditPass, actor: placedBy } : null,
  }
}

/** Reserves the stock of a new order; what was sold at the counter has left with its buyer. */
async function takeStock(queries: Queries, order: Order, { tracked, request, at }: Placing): Promise<void> {
  if (tracked.size === 0) return
  await reserveStock(queries, order, tracked)
  const { atCounter, placedBy } = request
  if (atCounter && placedBy) await followOrder(queries, order.orderId, { at, actor: placedBy })
}

/** Plans an order that was overtaken by the days of its area, which nobody else takes until the transaction ends. */
async function planAgain(
  queries: Queries,
  { planned, built, wish, at }: Placing,
): Promise<PlannedOrder | null> {
  if (planned === null) return null
  await lockDays(queries, { areas: [planned.carriage.area], from: istDay(at) })
  return planDelivery(queries, built.order, wish)
}

/** Staff agree on UPI with whoever pays on delivery, and are held to the law when they receive it; nobody tells a customer so. */
async function requireLawfulCash(
  queries: Queries,
  { userId, grandTotal, paymentMode }: Order,
  { cashLimit, request, at }: { readonly cashLimit: Paise | null } & Pick<Placing, 'request' | 'at'>,
): Promise<void> {
  if (paymentMode !== 'COD' || request.placedBy !== undefined || isCashLawful(grandTotal, cashLimit)) return
  const { limit, receivedToday } = await readCashUsage(queries, { userId, day: istDay(at) })
  throw new AppError('cash-limit', {
    limit: limit ?? ZERO,
    today: receivedToday,
  })
}

/** The locked counts of a customer with one order more. Open orders that seem too many are counted anew. */
async function withinLimits(
  queries: Queries,
  { hour, ordersThisHour, openCashOrders }: OrderCounts,
  { limits, request, actor, at }: Placing,
): Promise<OrderCounts> {
  // whoever has paid and carries it away is held up by nothing that is open
  if (request.atCounter) return { hour, ordersThisHour, openCashOrders }
  if (ordersThisHour >= limits.ordersPerHour) {
    const retryAfterSeconds = Math.ceil((hour.getTime() + HOUR_MS - at.getTime()) / 1000)
    throw new AppError('too-many-orders', { limit: limits.ordersPerHour, retryAfterSeconds })
  }
  const counted = { hour, ordersThisHour: ordersThisHour + 1 }
  if (request.paymentMode !== 'COD') return { ...counted, openCashOrders }
  const seemsFull = openCashOrders >= limits.openCashOrders
  const open = seemsFull ? await recountOpenCashOrders(queries, actor.uid) : openCashOrders
  if (open >= limits.openCashOrders)
    throw new AppError('too-many-cash-orders', { limit: limits.openCashOrders })
  return { ...counted, openCashOrders: open + 1 }
}

/** The news for the customer of a new order; of one that staff took or somebody approved, that it waits to be paid. */
function notificationOf(
  { orderStatus }: Order,
  { placedBy, approvedBy, atCounter }: OrderRequest,
  at: Date,
): NewOrder['notification'] {
  if (atCounter) return null
  if (isNotifiedStatus(orderStatus)) return { kind: orderStatus, dueAt: notificationDueAt(orderStatus, at) }
  return placedBy === undefined && approvedBy === undefined ? null : { kind: 'PAYMENT_DUE', dueAt: at }
}

/** The order that the key of a request has placed; null when there is none. Throws `idempotency-conflict`. */
async function findEarlierOrder(
  queries: Queries,
  { uid }: Partner,
  request: OrderRequest,
): Promise<Order | null> {
  const known = await findRequest(queries, { userId: uid, idempotencyKey: request.idempotencyKey })
  if (known === null) return null
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
