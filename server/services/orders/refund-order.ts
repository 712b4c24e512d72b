import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { Database } from '../../db/database.ts'
import { issueCreditNote } from '../invoices/steps/issue-tax-document.ts'
import { addOrderEvent } from '../../db/orders/order-events.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import { requestRefund } from '../../db/payments/refunds.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

export type RefundRequest = { readonly orderId: string; readonly reason: string }

/**
 * Sends back what was paid online for an order without moving it, as for goods that came broken; the invoice is taken back
 * by a credit note. Throws `not-found` or `nothing-to-refund`.
 */
export async function refundOrder(
  { database, now, jobs }: Dependencies,
  staff: string,
  { orderId, reason }: RefundRequest,
): Promise<Order> {
  const order = await database.queries.transaction().execute(async (queries) => {
    const locked = await lockOrder(queries, orderId)
    if (locked === null) throw new AppError('not-found')
    if (locked.paymentId === null || locked.paymentStatus !== 'PAID') throw new AppError('nothing-to-refund')
    const at = now()
    await requestRefund(queries, locked, { reason: 'goodwill', at })
    await issueCreditNote(queries, locked, { at, reason })
    const note = `Refund: ${reason}`
    await addOrderEvent(queries, { orderId, status: locked.orderStatus, at, actor: `staff:${staff}`, note })
    return locked
  })
  jobs.trigger('refunds')
  jobs.trigger('messages')
  return order
}
