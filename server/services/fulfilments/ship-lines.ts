import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import { takeUnits } from '#domain/fulfilments/take-units.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addFulfilment } from '../../db/orders/fulfilments.ts'
import { requireCreditToLeave } from '../accounts/steps/credit-of-order.ts'
import { issueInvoice } from '../invoices/steps/issue-tax-document.ts'
import { requireGoodsMayLeave } from '../orders/steps/change-status.ts'
import { lockForStaff, type SeenOrder } from '../orders/steps/lock-for-staff.ts'
import { settleBeforeShipping } from '../payments/steps/settle-before-shipping.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { followOrder } from '../stock/steps/follow-order.ts'
import { followFulfilments } from './steps/follow-fulfilments.ts'
import { recordImpliedFulfilment } from './steps/record-implied-fulfilment.ts'

type Dependencies = SettleDependencies & { readonly live: boolean }

/** Units of an order that leave together, with a note. */
export type Shipment = SeenOrder & {
  readonly lines: readonly LineQuantity[]
  readonly note: string | null
}

/**
 * Staff ship a part of an order (DESK-03). The invoice for everything goes with the first part, as the law asks of goods that
 * leave in lots (CGST Rules, Rule 55(5)). Throws `not-permitted`, `not-found`, `edit-conflict`, `move-not-allowed`,
 * `no-credit`, `credit-limit`, `seller-missing`, and `invalid-input` when more is to leave than is left.
 */
export async function shipLines(
  dependencies: Dependencies,
  actor: StaffActor,
  { lines, note, ...seen }: Shipment,
): Promise<void> {
  requirePermission(actor, 'orders:ship')
  const { database, now, jobs, live } = dependencies
  const { orderId } = seen
  await settleBeforeShipping(dependencies, seen)
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, seen)
    const mayShip = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'].includes(order.orderStatus)
    if (!mayShip) throw new AppError('move-not-allowed')
    await requireGoodsMayLeave(queries, order)
    await requireCreditToLeave(queries, order)
    const { progress, fulfilments } = await recordImpliedFulfilment(queries, order)
    const taken = takeUnits(progress, lines, ({ open }) => open)
    const at = now()
    const number = fulfilments.length + 1
    const id = randomUUID()
    await addFulfilment(queries, { id, orderId, number, status: 'SHIPPED', note, lines: taken, at })
    await followFulfilments(queries, orderId, { at, actor, note })
    await issueInvoice(queries, order, { at, live })
    await followOrder(queries, orderId, { at, actor })
    const after = { fulfilment: number, lines: taken, note }
    await recordChange(queries, actor, {
      action: 'order.ship',
      subject: 'order',
      subjectId: orderId,
      after,
      at,
    })
  })
  jobs.trigger('messages')
}
