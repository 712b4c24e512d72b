import { AppError } from '#domain/errors.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { settleOrder, type SettleDependencies } from './settle-payment.ts'

/** Asks the provider about the payment of an order before goods leave; when it does not answer, the ledger decides. */
export async function settleBeforeShipping(
  dependencies: SettleDependencies,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const [order] = await findOrders(dependencies.database.queries, { orderId })
  if (order?.paymentMode !== 'ONLINE') return
  await settleOrder(dependencies, order).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'payment-provider-unreachable') throw error
  })
}
