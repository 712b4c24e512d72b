import { settleAccountPayment } from './settle-account-payment.ts'
import { settlePayment, type SettleDependencies } from './settle-payment.ts'

/**
 * Settles whatever the provider's order was made for, an order of the store or an account of credit; false when it is not of this
 * store. Throws `payment-provider-unreachable`.
 */
export async function settleProviderOrder(
  dependencies: SettleDependencies,
  providerOrderId: string,
): Promise<boolean> {
  if ((await settlePayment(dependencies, providerOrderId)) !== null) return true
  return (await settleAccountPayment(dependencies, providerOrderId)) !== null
}
