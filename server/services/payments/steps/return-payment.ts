import { randomUUID } from 'node:crypto'
import type { Queries } from '../../../db/database.ts'
import { addRefund } from '../../../db/payments/refunds.ts'
import { decideUnknownPayment } from '../../../db/payments/unknown-payments.ts'

/** Requests the return of a payment of no known order, once; false when it is not unknown any more. */
export async function returnPayment(
  queries: Queries,
  paymentId: string,
  { note, at }: { readonly note: string | null; readonly at: Date },
): Promise<boolean> {
  const amount = await decideUnknownPayment(queries, paymentId, { usedFor: 'REFUND', note })
  if (amount === null) return false
  const reason = 'unknown-order'
  await addRefund(queries, { paymentId, orderId: null, key: randomUUID(), amount, reason, at })
  return true
}
