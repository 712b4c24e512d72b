import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { nextFulfilmentStatuses, type FulfilmentStatus } from '#domain/fulfilments/fulfilment.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Order, OrderStatus } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { addFulfilment, updateFulfilment } from '../../../db/orders/fulfilments.ts'
import { amountDue } from './amount-due.ts'
import { readParts } from '../../../db/orders/parts.ts'
import { takeUpParts } from './take-up-parts.ts'

type Move = { readonly to: OrderStatus; readonly note: string | null; readonly at: Date }

/**
 * Moves all parts of a locked order with it: shipping sends everything that is left, and the others go where the order goes.
 * Returns what is due from the customer then, in paise. Throws `move-not-allowed` when the order cannot go there as a whole: it
 * is delivered only once everything has left, and cancelled only while nothing has arrived.
 */
export async function moveParts(queries: Queries, order: Order, { to, note, at }: Move): Promise<Paise> {
  const { orderId, orderStatus } = order
  if (orderStatus === 'INITIATED') return 0 as Paise
  const { progress, fulfilments } = await takeUpParts(queries, order)
  if (to === 'DELIVERED' && progress.some(({ open }) => open > 0))
    throw new AppError('move-not-allowed', 'A part of the order is still to be sent.')
  if (to === 'CANCELLED' && progress.some(({ delivered }) => delivered > 0))
    throw new AppError('move-not-allowed', 'A part of the order has arrived: cancel or return its lines.')
  if (to === 'SHIPPED' && orderStatus === 'PLACED') {
    const lines = progress.filter(({ open }) => open > 0).map(({ line, open }) => ({ line, quantity: open }))
    const number = fulfilments.length + 1
    await addFulfilment(queries, { id: randomUUID(), orderId, number, status: 'SHIPPED', note, lines, at })
  }
  const status: FulfilmentStatus | null =
    to === 'CANCELLED' ? 'RETURNED' : to === 'INITIATED' || to === 'PLACED' ? null : to
  for (const fulfilment of fulfilments) {
    if (status !== null && nextFulfilmentStatuses(fulfilment.status).includes(status))
      await updateFulfilment(queries, fulfilment.id, { status, note, at })
  }
  const due = await amountDue(queries, order, await readParts(queries, order))
  return Math.max(0, due) as Paise
}
