import type { CreditAccount } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { PaidInto } from '#domain/payments/account-payment.ts'
import { payableOf } from '#domain/payments/account-payment.ts'
import { accountLinkState, type AccountLink, type AccountLinkState } from '#domain/payments/account-link.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findAccount } from '../../db/accounts/list-accounts.ts'
import { findAccountLink } from '../../db/payments/account-links.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
import { linkIdOfAccountToken } from '../accounts/steps/account-link-token.ts'
import {
  settlePaymentInto,
  startPaymentInto,
  type AccountPaymentReturn,
  type PayIntoAccountDependencies,
} from './steps/pay-into-account.ts'

type Dependencies = PayIntoAccountDependencies & { readonly loginSecret: string }

/** An account as a link shows it. */
export type ShownAccountLink = {
  readonly link: AccountLink
  readonly account: CreditAccount
  readonly state: AccountLinkState
  readonly storeName: string
}

/** Finds the account that a link is for (CREDIT-04); null for a link that the store did not make. */
export async function findLinkedAccount(
  { database: { queries }, now, loginSecret }: Dependencies,
  token: string,
): Promise<ShownAccountLink | null> {
  const id = linkIdOfAccountToken(loginSecret, token)
  const link = id === null ? null : await findAccountLink(queries, id)
  if (link === null) return null
  const account = await findAccount(queries, link.accountId, istDay(now()))
  if (account === null) return null
  const state = accountLinkState(link, payableOf(account), now())
  return { link, account, state, storeName: (await readMerchantSettings(queries)).name }
}

/**
 * Starts a payment into the account of a link. Throws `not-found`, `nothing-to-pay` where the link can no longer be paid by or nothing is
 * owed, `amount-changed` and `payment-provider-unreachable`.
 */
export async function startLinkedPayment(
  dependencies: Dependencies,
  { token, amount }: { readonly token: string; readonly amount: Paise },
): Promise<PaymentSession> {
  const { link, state } = await linkedAccount(dependencies, token)
  if (state !== 'OPEN') throw new AppError('nothing-to-pay')
  return startPaymentInto(dependencies, { accountId: link.accountId, amount })
}

/**
 * Takes the return of the payment window, or without one asks the provider, and returns what was paid: also by a link that ended or was
 * taken back meanwhile. Throws `not-found`, `payment-not-genuine`, `payment-pending` and `payment-provider-unreachable`.
 */
export async function settleLinkedPayment(
  dependencies: Dependencies,
  { token, ...payment }: Omit<AccountPaymentReturn, 'accountId'> & { readonly token: string },
): Promise<PaidInto> {
  const { link } = await linkedAccount(dependencies, token)
  return settlePaymentInto(dependencies, { accountId: link.accountId, ...payment })
}

async function linkedAccount(dependencies: Dependencies, token: string): Promise<ShownAccountLink> {
  const found = await findLinkedAccount(dependencies, token)
  if (found === null) throw new AppError('not-found')
  return found
}
