import { z } from 'zod'
import type { CreditAccount } from '../accounts/account.ts'
import { ZERO } from '../money/paise.ts'
import { paise, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { payableOf } from './account-payment.ts'
import { accountLinkStates, type AccountLink, type AccountLinkState } from './account-link.ts'
import { accountPaid, accountPaymentRequest, accountPaymentReturn } from './account-payment-wire.ts'
import { paymentSession } from './wire.ts'

const accountLinkView = z
  .object({
    state: z.enum(accountLinkStates).meta({ description: 'SETTLED: nothing is owed.' }),
    storeName: z.string(),
    firmName: z.string().nullable().meta({ description: 'Of a firm’s account; a person is not named.' }),
    all: paise.meta({ description: 'What is owed; 0 once the link can no longer be paid by.' }),
    overdue: paise,
    expiresAt: timestamp,
  })
  .meta({ id: 'AccountLinkView', description: 'What is owed on an account; no bill and no person is named.' })

/** Any text: one that is no token is as unknown as one that nobody was given. */
const accountLinkToken = z.object({ token: z.string().max(100) })

export const accountLinkCalls = defineCalls({
  show: { method: 'get', path: '/account-links/{token}', params: accountLinkToken, answer: accountLinkView },
  start: {
    method: 'post',
    path: '/account-links/{token}/start',
    params: accountLinkToken,
    body: accountPaymentRequest,
    answer: paymentSession,
  },
  settle: {
    method: 'post',
    path: '/account-links/{token}/payment',
    params: accountLinkToken,
    body: accountPaymentReturn,
    answer: accountPaid,
  },
})

export type AccountLinkViewWire = z.infer<typeof accountLinkView>

/** Serializes the view of somebody with the link. */
export function serializeAccountLink({
  link: { expiresAt },
  account,
  state,
  storeName,
}: {
  readonly link: AccountLink
  readonly account: CreditAccount
  readonly state: AccountLinkState
  readonly storeName: string
}): AccountLinkViewWire {
  const { all, overdue } = state === 'OPEN' ? payableOf(account) : { all: ZERO, overdue: ZERO }
  const firmName = state === 'OPEN' && account.holder.kind === 'firm' ? account.holder.name : null
  return { state, storeName, firmName, all, overdue, expiresAt }
}
