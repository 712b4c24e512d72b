import { toAppError } from '#domain/payments/payment-error.ts'
import type { Queries } from '../../../db/database.ts'
import { findMirroredRefunds } from '../../../db/payments/ledger.ts'
import { findRefund } from '../../../db/payments/refunds.ts'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../../../gateways/payments/port.ts'

/** A captured payment with its refunds, as the provider answered to the read of that number. */
export type PaymentReading = {
  readonly payment: ProviderPayment
  readonly refunds: readonly ProviderRefund[]
  readonly readNumber: number
}

/**
 * Completes a captured payment with its refunds; the provider is asked for them only where there may be some. Throws
 * `payment-provider-unreachable`.
 */
export async function readRefunds(
  { queries, payments }: { readonly queries: Queries; readonly payments: PaymentProvider },
  payment: ProviderPayment,
  readNumber: number,
): Promise<PaymentReading> {
  const mayHaveSome =
    payment.amountRefunded > 0 ||
    (await findRefund(queries, payment.id)) !== null ||
    (await findMirroredRefunds(queries, payment.id)).length > 0
  const refunds = mayHaveSome ? await payments.fetchRefunds(payment.id).catch(toAppError) : []
  return { payment, refunds, readNumber }
}
