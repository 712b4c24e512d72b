import { randomUUID } from 'node:crypto'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import { ZERO, atLeastZero, least, paiseToRupees, subtract, type Paise } from '#domain/money/paise.ts'
import {
  changedLines,
  editedTotals,
  type EditedLine,
  type EditedOrder,
} from '#domain/order-edits/order-edit.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Cause, TotalCause } from '#domain/problem/causes.ts'
import { AppError } from '#domain/errors.ts'
import { findArea } from '#domain/delivery/find-area.ts'
import type { OrderPromise } from '#domain/delivery/order-promise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { writeOrderLines, writeOrderTotals } from '../../../db/order-edits/write-edited-order.ts'
import { addReduction } from '../../../db/orders/reductions.ts'
import { addOrderEvent } from '../../../db/orders/order-events.ts'
import { renewOrderNotification } from '../../../db/orders/order-notifications.ts'
import { addAuditEntry } from '../../../db/staff/audit-log.ts'
import {
  findRefundable,
  requestPartialRefund,
  type RefundablePayment,
} from '../../payments/steps/request-partial-refund.ts'
import { requireCreditForMore } from '../../accounts/steps/credit-of-order.ts'
import { takeMoreOfOffers } from '../../orders/steps/order-offers.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { reserveMore } from '../../stock/steps/reserve-stock.ts'
import {
  findTakenDays,
  lockDays,
  promiseDays,
  releaseDays,
  takeDays,
} from '../../../db/delivery/delivery-days.ts'
import { OvertakenError } from '../../../db/retried-transaction.ts'
import { readPlan } from '../../../db/delivery/delivery-plan.ts'
import { shrinkCarriage } from '../../delivery/steps/shrink-carriage.ts'
import { planDelivery, type PlannedOrder } from '../../delivery/steps/plan-delivery.ts'

/** Author of an edit, and the one who lets it happen: staff at once, or the customer by agreeing. */
export type EditBy = {
  readonly actor: OrderActor
  /** Name of the author, for the audit log. */
  readonly name: string
  readonly role: string
  readonly note: string | null
  /** True where the customer agreed on the phone. */
  readonly isByPhone?: boolean
  readonly at: Date
  /** The actor for whose act money goes back. */
  readonly refundBy: OrderActor
}

/** Effect of an edit: the later day that the order is delivered on, and what goes back of an online payment. */
export type AppliedEdit = { readonly laterDay: string | null; readonly refund: Paise }

type AppliedTo = {
  readonly before: readonly OrderLine[]
  readonly edited: EditedOrder
  readonly by: EditBy
  /** True where the delivery day stays whatever it carries: what is on the lorry already. */
  readonly keepsDay?: boolean
}

/**
 * Makes a locked order what it is to become, with all that belongs to it: the delivery day, its totals, what goes back of an
 * online payment, its history, the audit log, the customer's notification, and last the stock. Throws `out-of-stock`, `invalid-input`
 * where an offer has no budget for more units, what an account of credit refuses and what planning the delivery throws.
 */
export async function applyEdit(
  queries: Queries,
  order: Order,
  { before, edited, by, keepsDay = false }: AppliedTo,
): Promise<AppliedEdit> {
  const { orderId } = order
  const { at, actor, note } = by
  const { lines, address } = edited
  const totals = editedTotals(order.grandTotal, before, lines)
  await requireCreditForMore(queries, order, subtract(totals.grandTotal, order.grandTotal))
  const items = lines.map(({ item }) => item)
  await takeMoreOfOffers(queries, orderId, { items, isWeighed: keepsDay })
  const laterDay = keepsDay ? null : await replanDelivery(queries, order, { before, edited, at })
  const cause = {
    code: by.isByPhone ? 'changed-by-phone' : 'changed',
    before: order.grandTotal,
    after: totals.grandTotal,
  } as const
  const refund = await recordLoss(queries, order, { before, edited, by, cause })
  await addOrderEvent(queries, { orderId, status: 'CHANGED', at, actor, note, cause })
  await renewOrderNotification(queries, { orderId, kind: 'CHANGED', dueAt: at })
  await addAuditEntry(queries, {
    at: at.toISOString(),
    actor: by.name,
    role: by.role,
    action: 'order.edit',
    subject: 'order',
    subjectId: orderId,
    ...auditOf(order, before, edited),
  })
  await writeOrderTotals(queries, orderId, { totals, address, at })
  await writeWithStock(queries, order, { before, lines, by })
  return { laterDay, refund }
}

/** Writes the lines; those that lose units give their stock back before others take some. */
async function writeWithStock(
  queries: Queries,
  { orderId }: Order,
  {
    before,
    lines,
    by,
  }: { readonly before: readonly OrderLine[]; readonly lines: readonly OrderLine[]; readonly by: EditBy },
): Promise<void> {
  const had = new Map(before.map(({ line, item }) => [line, item.quantity]))
  const had0 = (line: number): number => had.get(line) ?? 0
  const changed = new Set(changedLines(before, lines).map(({ line }) => line))
  const [less, more] = [
    lines.filter(({ line, item }) => changed.has(line) && item.quantity <= had0(line)),
    lines.filter(({ line, item }) => changed.has(line) && item.quantity > had0(line)),
  ]
  await writeOrderLines(queries, orderId, less)
  await followOrder(queries, orderId, by)
  await writeOrderLines(queries, orderId, more)
  await reserveMore(
    queries,
    orderId,
    more.map(({ line, item }) => ({ line, item, quantity: item.quantity - had0(line) })),
  )
}

/** Finds what goes back of an online payment when an order costs so much less, and of which payment. */
export async function findLoss(
  queries: Queries,
  { orderId, paymentMode }: Order,
  amount: Paise,
): Promise<{ readonly refundable: RefundablePayment | null; readonly givenBack: Paise }> {
  const refundable = paymentMode === 'ONLINE' && amount > 0 ? await findRefundable(queries, orderId) : null
  return { refundable, givenBack: least(amount, refundable?.left ?? ZERO) }
}

/** Records the units that an edit takes away, and what it refunds of an online payment. */
async function recordLoss(
  queries: Queries,
  order: Order,
  {
    before,
    edited,
    by,
    cause,
  }: Pick<AppliedTo, 'before' | 'edited' | 'by'> & { readonly cause: Extract<Cause, { code: TotalCause }> },
): Promise<Paise> {
  const { orderId, grandTotal } = order
  const { after } = cause
  const had = new Map(edited.lines.map(({ line, item }) => [line, item.quantity]))
  const gone = before
    .map(({ line, item }) => ({ line, quantity: item.quantity - (had.get(line) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  const amount = atLeastZero(subtract(grandTotal, after))
  const { refundable, givenBack } = await findLoss(queries, order, amount)
  if (refundable !== null && givenBack > 0) {
    const { at, refundBy } = by
    const reason = by.note ?? cause.code
    await requestPartialRefund(queries, refundable, { orderId, amount: givenBack, reason, at, by: refundBy })
  }
  // what an online order no longer costs is kept even after all of its payment went back
  const isPaidLess = order.paymentMode === 'ONLINE' && amount > 0
  if (gone.length === 0 && !isPaidLess) return givenBack
  await addReduction(queries, {
    id: randomUUID(),
    orderId,
    kind: 'CANCEL',
    isInvoiced: false,
    reason: by.note ?? '',
    cause: by.note === null ? cause : null,
    actor: by.name,
    at: by.at,
    amount,
    givenBack,
    method: givenBack > 0 ? 'ONLINE' : null,
    reference: null,
    creditNote: null,
    lines: gone,
  })
  return givenBack
}

/** Sides of the audit entry: lines and totals, and of addresses no more than the place. */
function auditOf(order: Order, before: readonly OrderLine[], { lines, address }: EditedOrder) {
  const changed = changedLines(before, lines)
  const side = (which: 'before' | 'after', total: Paise) => ({
    total: paiseToRupees(total),
    lines: changed.flatMap((one) => lineText(one, which) ?? []).join(', '),
  })
  return {
    before: { ...side('before', order.grandTotal), ...(address && { pin: order.shippingAddress.zipcode }) },
    after: {
      ...side('after', editedTotals(order.grandTotal, before, lines).grandTotal),
      ...(address && { pin: address.zipcode }),
    },
  }
}

function lineText(line: EditedLine, which: 'before' | 'after'): string | null {
  const item = line[which]
  return item && `${item.quantity} × ${item.productName}`
}

/**
 * Moves what a locked order takes of delivery days to what it needs after an edit, and returns the day if it is a later one than
 * was promised; null otherwise. An order that loses units gives back what it no longer needs. Throws
 * `outside-delivery-area` and `no-delivery-day`.
 */
async function replanDelivery(
  queries: Queries,
  order: Order,
  {
    before,
    edited,
    at,
  }: { readonly before: readonly OrderLine[]; readonly edited: EditedOrder; readonly at: Date },
): Promise<string | null> {
  const address = edited.address ?? order.shippingAddress
  const items = edited.lines.map(({ item }) => item).filter(({ quantity }) => quantity > 0)
  if (!needsPlan(order, before, edited)) {
    await shrinkCarriage(queries, order.orderId, items)
    return null
  }
  const after = { shippingAddress: address, orderItems: items }
  const taken = await findTakenDays(queries, order.orderId)
  const { plan } = await readPlan(queries)
  const area = findArea(plan, address.zipcode.replaceAll(/\s/g, ''))
  const areas = [area?.id, taken?.area].filter((id) => id !== undefined)
  if (areas.length > 0) await lockDays(queries, { areas, from: taken?.days[0]?.day ?? istDay(at) })
  await releaseDays(queries, order.orderId)
  const planned = await planFrom(queries, after, { at, promise: order.promise })
  if (planned === null) return null
  await promiseDays(queries, order.orderId, { promise: planned.promise, taken: planned.carriage })
  if (!(await takeDays(queries, planned.carriage))) throw new OvertakenError('the delivery day')
  const { promise } = order
  return promise !== undefined && planned.promise.day > promise.day ? planned.promise.day : null
}

/** Tells whether an order was promised a day that may not hold for more units or another PIN code. */
function needsPlan(order: Order, before: readonly OrderLine[], { lines, address }: EditedOrder): boolean {
  const isElsewhere = address !== null && address.zipcode !== order.shippingAddress.zipcode
  const had = new Map(before.map(({ line, item }) => [line, item.quantity]))
  const isMore = lines.some(({ line, item }) => item.quantity > (had.get(line) ?? 0))
  return isElsewhere || (isMore && order.promise !== undefined)
}

type Planned = Pick<Order, 'shippingAddress' | 'orderItems'>

/** The day that was promised if it can be kept, else the first later one; the time of day goes with the day. */
async function planFrom(
  queries: Queries,
  after: Planned,
  { at, promise }: { readonly at: Date; readonly promise: OrderPromise | undefined },
): Promise<PlannedOrder | null> {
  try {
    return await planDelivery(queries, after, { at, chosen: promise })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'promise-changed')) throw error
    const day = error.details.promisedDay
    return planDelivery(queries, after, { at, chosen: day === undefined ? undefined : { day } })
  }
}
