import { AppError } from '#domain/errors.ts'
import type { Order, OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { canTransition, nextStatuses, type ActorKind } from '#domain/orders/status-transitions.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { Database } from '../../db/database.ts'
import { issueCreditNote, issueInvoice } from '../invoices/steps/issue-tax-document.ts'
import { transitionOrder } from './steps/transition-order.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import { requestRefund } from '../../db/payments/refunds.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly live: boolean
}

/** Who moves an order: its customer, or somebody of the store. */
export type StatusActor =
  | { readonly kind: 'customer'; readonly uid: string }
  | { readonly kind: 'staff'; readonly name: string }

export type StatusChange = {
  readonly orderId: string
  readonly to: OrderStatus
  /** Why, in the mover's own words. */
  readonly note: string | null
}

/**
 * Moves an order along its allowed transitions (ORD-08), with all that belongs to the move, or not at all: the invoice when
 * the goods leave, the money back and the credit note when it is cancelled, the cash when it was delivered. Throws
 * `not-found`, `order-not-cancellable` to a customer, `move-not-allowed` and `seller-missing` to staff.
 */
export async function changeOrderStatus(
  { database, now, jobs, live }: Dependencies,
  mover: StatusActor,
  request: StatusChange,
): Promise<Order> {
  const moved = await database.queries.transaction().execute(async (queries) => {
    const order = await lockOrder(queries, request.orderId)
    if (order === null || (mover.kind === 'customer' && order.userId !== mover.uid))
      throw new AppError('not-found')
    // asked for twice, done once
    if (order.orderStatus === request.to) return order
    if (!canTransition(order.orderStatus, request.to, mover.kind)) throw refusal(order, mover.kind)
    const at = now()
    const paymentStatus = paymentAfter(order, request.to)
    await transitionOrder(queries, order, {
      to: request.to,
      at,
      actor: mover.kind === 'customer' ? `customer:${mover.uid}` : `staff:${mover.name}`,
      note: request.note,
      ...(paymentStatus && { paymentStatus }),
    })
    if (request.to === 'SHIPPED') await issueInvoice(queries, order, { at, live })
    if (request.to === 'CANCELLED') {
      await requestRefund(queries, order, { reason: 'order-cancelled', at })
      await issueCreditNote(queries, order, { at, reason: request.note ?? 'cancelled' })
    }
    return lockOrder(queries, order.orderId)
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
  if (moved === null) throw new AppError('not-found')
  return moved
}

function refusal(order: Order, kind: ActorKind): AppError {
  return kind === 'customer'
    ? new AppError('order-not-cancellable', undefined, { orderStatus: order.orderStatus })
    : new AppError('move-not-allowed', undefined, { allowed: nextStatuses(order.orderStatus, kind) })
}

/** Cash is paid when the goods are handed over. */
function paymentAfter({ paymentMode, paymentStatus }: Order, to: OrderStatus): PaymentStatus | null {
  return to === 'DELIVERED' && paymentMode === 'COD' && paymentStatus === 'PENDING' ? 'PAID' : null
}
