import { AppError } from '#domain/errors.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { settlePaymentByLink, startPaymentByLink } from '../payments/steps/pay-by-link.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import type { PaymentReturn } from '../payments/steps/settle-return.ts'
import type { StartPaymentDependencies } from '../payments/steps/start-order-payment.ts'
import { readQuotation } from './steps/read-quotation.ts'
import { showOffer, type ShownQuotation } from './steps/show-offer.ts'

/**
 * Starts the payment of a quotation that was accepted to be paid online, for the holder of its link (DESK-04). The window
 * gets no personal data. Throws `not-found`, `nothing-to-pay` and `payment-provider-unreachable`.
 */
export async function startQuotationPayment(
  dependencies: StartPaymentDependencies,
  token: string,
): Promise<PaymentSession> {
  const { database, now } = dependencies
  const { order } = await readQuotation(database.queries, token, { at: now() })
  if (order === null) throw new AppError('nothing-to-pay')
  return startPaymentByLink(dependencies, order)
}

/**
 * Takes what the payment window passed on, or without it asks the provider what became of the payment, and shows the quotation as
 * it is then. Throws `not-found`, `nothing-to-pay`, `payment-not-genuine`, `payment-pending`, `payment-provider-unreachable`.
 */
export async function settleQuotationPayment(
  dependencies: SettleDependencies,
  token: string,
  returned: PaymentReturn | null,
): Promise<ShownQuotation> {
  const { database, now } = dependencies
  const { order } = await readQuotation(database.queries, token, { at: now() })
  if (order === null) throw new AppError('nothing-to-pay')
  await settlePaymentByLink(dependencies, order, returned)
  return showOffer(database.queries, token, { viewer: null, at: now() })
}
