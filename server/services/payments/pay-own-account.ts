import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { PaidInto } from '#domain/payments/account-payment.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { findAccountsSeenBy } from '../../db/accounts/own-accounts.ts'
import type { Database } from '../../db/database.ts'
import {
  settlePaymentInto,
  startPaymentInto,
  type AccountPayment,
  type AccountPaymentReturn,
  type PayIntoAccountDependencies,
} from './steps/pay-into-account.ts'
import type { SettleDependencies } from './steps/settle-payment.ts'

/**
 * Starts a payment into an account that the customer may see (CREDIT-03). Throws `not-found`, `nothing-to-pay`, `amount-changed` and
 * `payment-provider-unreachable`.
 */
export async function startOwnAccountPayment(
  dependencies: PayIntoAccountDependencies,
  actor: Partner,
  payment: AccountPayment,
): Promise<PaymentSession> {
  await requireSeen(dependencies.database, actor, payment.accountId)
  const session = await startPaymentInto(dependencies, payment)
  return { ...session, prefill: { name: actor.name ?? '', email: '', contact: actor.phone } }
}

/**
 * Takes the return of the payment window, or without one asks the provider, and returns what was paid. Throws `not-found`,
 * `payment-not-genuine`, `payment-pending` and `payment-provider-unreachable`.
 */
export async function settleOwnAccountPayment(
  dependencies: SettleDependencies,
  actor: Partner,
  payment: AccountPaymentReturn,
): Promise<PaidInto> {
  await requireSeen(dependencies.database, actor, payment.accountId)
  return settlePaymentInto(dependencies, payment)
}

async function requireSeen({ queries }: Database, { uid }: Partner, accountId: string): Promise<void> {
  if (!(await findAccountsSeenBy(queries, uid)).includes(accountId)) throw new AppError('not-found')
}
