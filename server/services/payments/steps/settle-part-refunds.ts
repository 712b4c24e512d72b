import { randomUUID } from 'node:crypto'
import { amountLeft } from '#domain/payments/ledger.ts'
import type { Queries } from '../../../db/database.ts'
import { updateOrder } from '../../../db/orders/orders.ts'
import { findMirroredRefunds } from '../../../db/payments/ledger.ts'
import { findPartRefunds, updatePartRefunds } from '../../../db/payments/part-refunds.ts'
import type { Payment } from '../../../db/payments/payments.ts'

/**
 * Lets the returns of parts of a payment be what the provider says: done, or due again under a fresh key when a bank rejected one.
 * Returns whether all that went back of the payment is of this store's own asking.
 */
export async function settlePartRefunds(queries: Queries, payment: Payment, at: Date): Promise<boolean> {
  const { paymentId, ledger } = payment
  const parts = await findPartRefunds(queries, paymentId)
  if (parts.length === 0) return false
  const refunds = await findMirroredRefunds(queries, paymentId)
  for (const { id, key } of parts) {
    const sent = refunds.find((one) => one.key === key)
    if (sent?.state === 'processed')
      await updatePartRefunds(
        queries,
        { id, in: ['DUE', 'REFUSED'] },
        { state: 'DONE', doneAt: at, error: null },
      )
    if (sent?.state === 'failed')
      await updatePartRefunds(
        queries,
        { id, in: ['DUE', 'DONE'] },
        { state: 'DUE', key: randomUUID(), doneAt: null, error: 'the bank rejected it' },
      )
  }
  const isSent = parts.every(
    ({ key, state, isByHand }) =>
      (state === 'DONE' && isByHand) || refunds.some((one) => one.key === key && one.state === 'processed'),
  )
  const asked = parts.reduce((sum, { amount }) => sum + amount, 0)
  const isOwn = ledger.refunded <= asked && ledger.lost === 0
  if (isOwn && amountLeft(ledger) === 0 && isSent)
    await updateOrder(queries, { paymentId }, { paymentStatus: 'REFUNDED', updatedAt: at })
  return isOwn
}
