import { toAppError } from '#domain/payments/payment-error.ts'
import type { Queries } from '../../../db/database.ts'
import { findMirroredRefunds } from '../../../db/payments/ledger.ts'
import { findRefund } from '../../../db/payments/refunds.ts'
import {
  PAGE_LENGTH,
  type ListPage,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../../../gateways/payments/port.ts'

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

export type Period = Pick<ListPage, 'from' | 'to'>

/**
 * Reads a list of the provider page by page, newest first. What is created meanwhile moves the pages, so something may come
 * twice. Throws `payment-provider-unreachable`.
 */
export async function readAll<T>(
  list: (page: ListPage) => Promise<readonly T[]>,
  period: Period,
): Promise<readonly T[]> {
  const items: T[] = []
  for (;;) {
    const page = await list({ ...period, skip: items.length }).catch(toAppError)
    items.push(...page)
    if (page.length < PAGE_LENGTH) return items
  }
}
