import { randomUUID } from 'node:crypto'
import { normalizeReference } from '#domain/accounts/receipt.ts'
import type { PaymentShare } from '#domain/orders/counter/counter-sale.ts'
import { paidAtOnce, amountIn, sharesOf } from '#domain/orders/counter/split-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../../db/database.ts'
import { addFulfilment } from '../../../../db/orders/fulfilments.ts'
import { receiveOnAccount } from '../../../accounts/steps/receive-on-account.ts'
import { issueInvoice } from '../../../invoices/steps/issue-tax-document.ts'
import { receivePayment } from '../receive-payment.ts'

/**
 * Writes what belongs to an order that was just sold at the counter: all of it has left and arrived, its money is received and its
 * invoice issued. What is paid at once of a sale on account is a receipt of that account, for this bill. Any other order is left as it
 * is. Throws `cash-limit`, `seller-missing`, and what receiving on account throws.
 */
export async function settleAtCounter(
  queries: Queries,
  order: Order,
  {
    at,
    live,
    soldBy,
  }: { readonly at: Date; readonly live: boolean; readonly soldBy: StaffActor | undefined },
): Promise<void> {
  const { orderId, grandTotal, counter } = order
  if (counter === undefined) return
  const parts = sharesOf(counter, grandTotal)
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
      amount: paidAtOnce(parts),
      cash: amountIn(parts, 'CASH'),
      rest: parts.flatMap(({ method, amount }) =>
        method === 'UPI' || method === 'CARD' ? [{ method, amount }] : [],
      ),
      fulfilmentId,
      at,
    })
  await issueInvoice(queries, order, { at, live })
  if (order.account !== undefined && soldBy !== undefined)
    await receiveShares(queries, order, { accountId: order.account.id, parts, at, soldBy })
}

type Received = {
  readonly accountId: string
  readonly parts: readonly PaymentShare[]
  readonly at: Date
  readonly soldBy: StaffActor
}

/** Receives on an account what was paid at once of a sale that it was billed for. */
async function receiveShares(
  queries: Queries,
  { orderId, orderNumber }: Order,
  { accountId, parts, at, soldBy }: Received,
): Promise<void> {
  for (const { method, amount, reference } of parts)
    if (method !== 'ACCOUNT')
      await receiveOnAccount(queries, soldBy, {
        id: randomUUID(),
        accountId,
        amount,
        method,
        reference: reference === null ? null : normalizeReference(reference),
        bank: null,
        chequeDay: null,
        day: istDay(at),
        note: orderNumber,
        orderId,
        allot: 'oldest',
        confirmRepeat: false,
        at,
      })
}
