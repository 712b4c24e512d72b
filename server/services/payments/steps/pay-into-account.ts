import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Paise } from '#domain/money/paise.ts'
import { MIN_ONLINE_PAISE, isPayable, payableOf, type PaidInto } from '#domain/payments/account-payment.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import { PAYMENT_WINDOW_MS, reconciliationDelays } from '#domain/payments/reconciliation-schedule.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findAccount } from '../../../db/accounts/list-accounts.ts'
import {
  addAccountPaymentOrder,
  findAccountPaymentOrder,
  findUnpaidAccountOrders,
  sumPaidInto,
  type AccountPaymentOrder,
} from '../../../db/payments/account-payments.ts'
import { readMerchantSettings } from '../../store/steps/read-merchant-settings.ts'
import { settleAccountPayment } from './settle-account-payment.ts'
import type { SettleDependencies } from './settle-payment.ts'
import type { PaymentReturn } from './settle-return.ts'

export type PayIntoAccountDependencies = SettleDependencies & { readonly storeId: string }

/** Earlier attempts that are looked up before another one begins. */
const LOOKED_UP = 5

/** An amount that is paid into an account. */
export type AccountPayment = { readonly accountId: string; readonly amount: Paise }

/** The return of a payment window, and the provider's order that it was opened for. */
export type AccountPaymentReturn = {
  readonly accountId: string
  readonly providerOrderId: string
  readonly returned: PaymentReturn | null
}

/**
 * Starts a payment into an account of credit (CREDIT-03). Earlier attempts are looked up at the provider first, so that nobody pays
 * twice, and one of the same amount is used again. Throws `not-found`, `nothing-to-pay`, `amount-changed` when so much is not owed,
 * and `payment-provider-unreachable`.
 */
export async function startPaymentInto(
  dependencies: PayIntoAccountDependencies,
  { accountId, amount }: AccountPayment,
): Promise<PaymentSession> {
  const { database, payments, now } = dependencies
  const { queries } = database
  const which = { accountId, since: new Date(now().getTime() - PAYMENT_WINDOW_MS), limit: LOOKED_UP }
  for (const { providerOrderId } of await findUnpaidAccountOrders(queries, which))
    await settleAccountPayment(dependencies, providerOrderId)
  const account = await findAccount(queries, accountId, istDay(now()))
  if (account === null) throw new AppError('not-found')
  const payable = payableOf(account)
  if (payable.all < MIN_ONLINE_PAISE) throw new AppError('nothing-to-pay')
  if (!isPayable(amount, payable)) throw new AppError('amount-changed', { amount: payable.all })
  const unpaid = await findUnpaidAccountOrders(queries, which)
  const order =
    unpaid.find((one) => one.amount === amount) ?? (await createOrder(dependencies, { accountId, amount }))
  const { name } = await readMerchantSettings(queries)
  return {
    provider: payments.name,
    ...payments.window,
    orderId: order.providerOrderId,
    amount: order.amount,
    currency: order.currency,
    storeName: name,
    prefill: { name: '', email: '', contact: '' },
  }
}

/**
 * Takes what the payment window passed on, or without it asks the provider; returns what was paid. The signature is checked over the
 * provider's order, which must be of this account. Throws `not-found`, `payment-not-genuine`, `payment-provider-unreachable`, and
 * `payment-pending` while the money has not arrived.
 */
export async function settlePaymentInto(
  dependencies: SettleDependencies,
  { accountId, providerOrderId, returned }: AccountPaymentReturn,
): Promise<PaidInto> {
  const { database, payments } = dependencies
  const { queries } = database
  const order = await findAccountPaymentOrder(queries, providerOrderId)
  if (order === null || order.accountId !== accountId) throw new AppError('not-found')
  if (returned !== null && !payments.isGenuine({ orderId: providerOrderId, ...returned }))
    throw new AppError('payment-not-genuine')
  await settleAccountPayment(dependencies, providerOrderId)
  const paid = await sumPaidInto(queries, providerOrderId)
  if (returned !== null && paid.paid === 0) throw new AppError('payment-pending')
  return paid
}

async function createOrder(
  { database, payments, now, storeId }: PayIntoAccountDependencies,
  { accountId, amount }: AccountPayment,
): Promise<AccountPaymentOrder> {
  const receipt = randomUUID()
  const created = await payments.createOrder({ receipt, amount, orderId: receipt, storeId }).catch(toAppError)
  const at = now()
  const order = {
    providerOrderId: created.id,
    accountId,
    provider: payments.name,
    amount: created.amount,
    currency: created.currency,
  }
  const nextCheckAt = new Date(at.getTime() + (reconciliationDelays[0] ?? 60) * 1000)
  await addAccountPaymentOrder(database.queries, { ...order, at, nextCheckAt })
  return order
}
