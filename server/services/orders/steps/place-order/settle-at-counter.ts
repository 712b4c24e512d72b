import { randomUUID } from 'node:crypto'
import { ZERO } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../../db/database.ts'
import { addFulfilment } from '../../../../db/orders/fulfilments.ts'
import { issueInvoice } from '../../../invoices/steps/issue-tax-document.ts'
import { receivePayment } from '../receive-payment.ts'

/**
 * Writes what belongs to an order that was just sold at the counter: all of it has left and arrived, its money is received and its
 * invoice issued. Any other order is left as it is. Throws `cash-limit` and `seller-missing`.
 */
export async function settleAtCounter(
  queries: Queries,
  order: Order,
  { at, live }: { readonly at: Date; readonly live: boolean },
): Promise<void> {
  const { orderId, grandTotal, counter } = order
  if (counter === undefined) return
  const { method } = counter
  const fulfilmentId = randomUUID()
  await addFulfilment(queries, {
    id: fulfilmentId,
    orderId,
    number: 1,
    status: 'DELIVERED',
    note: null,
    lines: order.orderItems.map(({ quantity }, line) => ({ line, quantity })),
    at,
  })
  if (order.account === undefined)
    await receivePayment(queries, order, {
      amount: grandTotal,
      cash: method === 'CASH' ? grandTotal : ZERO,
      ...(method === 'CARD' && { rest: method }),
      fulfilmentId,
      at,
    })
  await issueInvoice(queries, order, { at, live })
}
