import { AppError } from '#domain/errors.ts'
import {
  nextFulfilmentStatuses,
  type Fulfilment,
  type FulfilmentStatus,
  type LineQuantity,
} from '#domain/fulfilments/fulfilment.ts'
import { takeUnits } from '#domain/fulfilments/take-units.ts'
import { atLeastZero, paiseToRupees, type Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { reduceFulfilment, updateFulfilments } from '../../../db/orders/fulfilments.ts'
import { receivePayment } from '../../orders/steps/receive-payment.ts'
import { requireGoodsMayLeave } from '../../orders/steps/change-status.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { amountDue } from './amount-due.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { followFulfilments } from './follow-fulfilments.ts'
import { readFulfilmentProgress } from '../../../db/orders/fulfilment-progress.ts'
import { recordImpliedFulfilment } from './record-implied-fulfilment.ts'
import { reduceOrder } from './reduce-order.ts'

/** A move of one fulfilment of an order. */
export type FulfilmentChange = {
  readonly number: number
  readonly to: FulfilmentStatus
  readonly note: string | null
  /** Units refused on delivery, for DELIVERED. */
  readonly refused?: readonly LineQuantity[] | undefined
  /** Amount received in cash, in paise; the rest of what is due came by UPI. All of it when left out. */
  readonly cash?: Paise | undefined
  /** The trip on which it was delivered, and when money was received there; else now. */
  readonly tripId?: string | undefined
  readonly receivedAt?: Date | undefined
}

/** Author and time of a change. */
export type By = { readonly actor: StaffActor; readonly at: Date }

/**
 * Moves one fulfilment of a locked order with all that belongs to it: units refused on delivery are cancelled with a credit
 * note, units that arrive are paid if it is a cash order, and the order follows. Throws `not-found`, `move-not-allowed`,
 * `invalid-input` and `cash-limit`; where refused units were paid and no trip reports it, also `not-permitted` and
 * `proof-required`.
 */
export async function changeFulfilment(
  queries: Queries,
  order: Order,
  { actor, number, to, note, refused = [], cash, at, tripId, receivedAt = at }: FulfilmentChange & By,
): Promise<void> {
  const { orderId } = order
  const fulfilmentProgress = await recordImpliedFulfilment(queries, order)
  const fulfilment = requireMove(fulfilmentProgress.fulfilments, number, to)
  if (to === 'OUT_FOR_DELIVERY') await requireGoodsMayLeave(queries, order)
  if (to !== 'DELIVERED' && refused.length > 0)
    throw new AppError('invalid-input', { reasons: [{ code: 'refused-undelivered' }] })
  const carried = new Map(fulfilment.lines.map(({ line, quantity }) => [line, quantity]))
  takeUnits(fulfilmentProgress.progress, refused, ({ line }) => carried.get(line) ?? 0)
  const isRefused = to === 'DELIVERED' && unitsOf(refused) === unitsOf(fulfilment.lines)
  const status = isRefused ? 'RETURNED' : to
  await updateFulfilments(queries, [fulfilment.id], { status, note, at })
  if (refused.length > 0) {
    if (!isRefused) await reduceFulfilment(queries, fulfilment.id, refused)
    const reduced = await readFulfilmentProgress(queries, order)
    await reduceOrder(queries, order, {
      actor,
      // a driver reports a fact, and has no button for money
      refundBy: tripId === undefined ? actor : { kind: 'system' },
      fulfilmentProgress: reduced,
      kind: 'CANCEL',
      lines: refused,
      reason: note ?? { code: 'refused-on-delivery' },
      method: null,
      at,
    })
  }
  const received =
    status === 'DELIVERED'
      ? await collect(queries, order, { fulfilment, cash, at: receivedAt, tripId })
      : null
  await followFulfilments(queries, orderId, { at, actor, note })
  await followOrder(queries, orderId, { at, actor })
  await recordChange(queries, actor, {
    action: 'fulfilment.status',
    subject: 'order',
    subjectId: orderId,
    before: { fulfilment: number, status: fulfilment.status },
    after: { fulfilment: number, status, note, ...(refused.length > 0 && { refused }), ...received },
    at,
  })
}

/** Receives what a cash order owes for what has arrived; returns it in rupees, as the audit log has amounts. */
async function collect(
  queries: Queries,
  order: Order,
  {
    fulfilment,
    cash,
    at,
    tripId,
  }: {
    readonly fulfilment: Fulfilment
    readonly cash: Paise | undefined
    readonly at: Date
    readonly tripId: string | undefined
  },
): Promise<{ readonly received: number; readonly cash: number } | null> {
  if (order.paymentMode !== 'COD') return null
  const due = atLeastZero(await amountDue(queries, order, await readFulfilmentProgress(queries, order)))
  const inCash = cash ?? due
  await receivePayment(queries, order, { amount: due, cash: inCash, fulfilmentId: fulfilment.id, at, tripId })
  return { received: paiseToRupees(due), cash: paiseToRupees(inCash) }
}

function requireMove(fulfilments: readonly Fulfilment[], number: number, to: FulfilmentStatus): Fulfilment {
  const found = fulfilments.find((one) => one.number === number)
  if (found === undefined) throw new AppError('not-found')
  if (!nextFulfilmentStatuses(found.status).includes(to)) throw new AppError('move-not-allowed')
  return found
}

function unitsOf(lines: readonly LineQuantity[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
