import { returnedElsewhere, shippingHold, type ShippingHold } from '#domain/payments/ledger.ts'
import type { Queries } from '../../../db/database.ts'
import { sumPartialRefunds } from '../../../db/payments/partial-refunds.ts'
import { findOrderPayments } from '../../../db/payments/payments.ts'
import { findRefund } from '../../../db/payments/refunds.ts'

/**
 * Finds the reason that the payment of a locked order does not let it be shipped (SAFE-04); null when it does, or was not
 * made online.
 */
export async function findShippingHold(queries: Queries, orderId: string): Promise<ShippingHold | null> {
  const payments = await findOrderPayments(queries, orderId)
  const paid = payments.find(({ usedFor }) => usedFor === 'ORDER')
  if (paid === undefined) return null
  const isBeingRefunded = (await findRefund(queries, paid.paymentId)) !== null
  const { paymentId, ledger, released } = paid
  const returned = returnedElsewhere(ledger, await sumPartialRefunds(queries, paymentId))
  return shippingHold(ledger, { isBeingRefunded, returned, released })
}
