import { AppError } from '#domain/errors.ts'
import {
  isSoldByWeight,
  isWithinTolerance,
  netOf,
  WEIGHT_TOLERANCE,
  type Weighing,
} from '#domain/cart/weighing.ts'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import type { EditedOrder } from '#domain/order-edits/order-edit.ts'
import { planEdit } from '#domain/order-edits/plan-edit.ts'
import type { Order } from '#domain/orders/order.ts'
import { ofQuantity } from '#domain/orders/placing/offered-item.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../db/database.ts'
import { findOrderEdit } from '../../db/order-edits/order-edits.ts'
import { writeOrderLines } from '../../db/order-edits/write-edited-order.ts'
import { findOrderLines } from '../../db/orders/fulfilments.ts'
import { updateOrder } from '../../db/orders/orders.ts'
import { retriedTransaction } from '../../db/retried-transaction.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockForStaff, type SeenOrder } from '../orders/steps/lock-for-staff.ts'
import { requireFreshSlips } from '../orders/steps/require-fresh-slips.ts'
import { applyEdit } from './steps/apply-edit.ts'
import type { EditDependencies } from './steps/edit-dependencies.ts'
import { editState } from './steps/edit-state.ts'

/** Weights of loads of an order, by its lines. */
export type WeighedLoad = SeenOrder & {
  readonly lines: readonly { readonly line: number; readonly weighing: Weighing }[]
}

/**
 * Staff enter what a weighbridge said of loads before they leave (COUNTER-05): an order of what is sold by the kilogram is billed on its
 * weight, so many per cent more or less than was ordered, without asking its customer again. What costs less goes back of an online
 * payment by itself; the delivery day stays. A later weighing corrects an earlier one, the same one changes nothing. Throws
 * `not-permitted`, `not-found`, `edit-conflict`, `move-not-allowed` once something has left, `slip-taken`, `out-of-stock`, what an
 * account of credit refuses, and `invalid-input` for a line that is not sold by weight, a weight beyond the tolerance, which the customer
 * has to agree to as an edit, and one that is dearer than what was paid online.
 */
export async function weighLoad(
  { database, now, jobs, orderLimits: { maxTotal } }: EditDependencies,
  actor: StaffActor,
  { lines: weighed, ...seen }: WeighedLoad,
): Promise<void> {
  requirePermission(actor, 'orders:ship')
  await retriedTransaction(database, async (queries) => {
    const order = await lockForStaff(queries, seen)
    const at = now()
    if (order.orderStatus !== 'PLACED') throw new AppError('move-not-allowed')
    await requireNoWaitingEdit(queries, order, at)
    const before = await findOrderLines(queries, order.orderId)
    const { weightTolerance = WEIGHT_TOLERANCE } = await readSavedSettings(queries)
    const weights = weightsOf(before, weighed, weightTolerance)
    if (weights.size === 0) return
    await requireFreshSlips(queries, [...weights.values()], { at, orderId: order.orderId })
    const lines = before.map(({ line, item }) => {
      const weighing = weights.get(line)
      return { line, item: weighing ? { ...ofQuantity(item, netOf(weighing)), weighing } : item }
    })
    const quantities = new Map(lines.map(({ line, item }) => [line, item.quantity]))
    if (before.some(({ line, item }) => quantities.get(line) !== item.quantity)) {
      planEdit(order, { before, lines, address: null, maxTotal })
      const edited: EditedOrder = { lines, address: null, laterDay: null }
      const by = { actor, name: actor.name, role: actor.role, note: null, at, refundBy: system }
      await applyEdit(queries, order, { before, edited, by, keepsDay: true })
    } else await updateOrder(queries, { orderId: order.orderId }, { updatedAt: at })
    const changed = lines.filter(({ line }) => weights.has(line))
    await writeOrderLines(queries, order.orderId, changed)
    await recordChange(queries, actor, {
      action: 'order.weigh',
      subject: 'order',
      subjectId: order.orderId,
      after: Object.fromEntries(
        changed.map(({ line, item }) => [`line ${line + 1}`, JSON.stringify(item.weighing)]),
      ),
      at,
    })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}

/** It is what the law and the agreed terms make of a weight that gives money back, not the right of who read the slip. */
const system = { kind: 'system' } as const

/** Weights that are new, by line, with what was ordered. */
function weightsOf(
  before: readonly OrderLine[],
  weighed: WeighedLoad['lines'],
  tolerance: number,
): Map<number, Weighing> {
  const weights = new Map<number, Weighing>()
  for (const { line, weighing } of weighed) {
    const item = before.find((one) => one.line === line)?.item
    if (item === undefined || item.quantity === 0 || weights.has(line))
      throw new AppError('invalid-input', { reasons: [{ code: 'line-unknown', line }] })
    if (!isSoldByWeight(item.variantSpecs.unit))
      throw new AppError('invalid-input', { faults: [{ field: 'weighing', code: 'not-sold-by-weight' }] })
    const ordered = item.weighing?.ordered ?? item.quantity
    const net = netOf(weighing)
    if (!isWithinTolerance(net, { ordered, tolerance }))
      throw new AppError('invalid-input', {
        reasons: [{ code: 'weight-beyond-tolerance', weighed: net, ordered, tolerance }],
      })
    const { gross, tare, slip } = weighing
    const known = item.weighing
    if (known?.gross === gross && known.tare === tare && known.slip === slip) continue
    weights.set(line, { gross, tare, slip, ordered })
  }
  return weights
}

async function requireNoWaitingEdit(queries: Queries, order: Order, at: Date): Promise<void> {
  const waiting = await findOrderEdit(queries, order.orderId, 'waiting')
  if (waiting !== null && editState(waiting, order, at) === 'WAITING')
    throw new AppError('invalid-input', { reasons: [{ code: 'edit-waits' }] })
}
