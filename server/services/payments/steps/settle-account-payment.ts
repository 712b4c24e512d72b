import { randomUUID } from 'node:crypto'
import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import { allotInOrder, allotReversal, settleInOrder } from '#domain/accounts/allot.ts'
import { ZERO, add, least, subtract, type Paise } from '#domain/money/paise.ts'
import { amountReturned } from '#domain/payments/ledger.ts'
import type { MoneyAlarm, RaiseAlarm } from '#domain/payments/money-alarm.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import { findAllotmentsOf, findEntry } from '../../../db/accounts/account-entries.ts'
import type { Queries } from '../../../db/database.ts'
import {
  findAccountPaymentOrder,
  findOnlineReceipts,
  type AccountPaymentOrder,
} from '../../../db/payments/account-payments.ts'
import { nextReadNumber } from '../../../db/payments/ledger.ts'
import { addPayment, findPayment, releasePayment, type Payment } from '../../../db/payments/payments.ts'
import { lockLedger } from '../../accounts/steps/lock-ledger.ts'
import { postEntry } from '../../accounts/steps/post-entry.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { readRefunds, type PaymentReading } from './read-provider.ts'
import { mirrorReading } from './record-reading.ts'
import type { SettleDependencies } from './settle-payment.ts'

/** The provider as whoever entered its receipts, in the ledger and in the audit log. */
const PROVIDER = operator('Online payment')

type Recorded = {
  readonly accountId: string
  readonly reading: PaymentReading
  readonly at: Date
  readonly raise: RaiseAlarm
}

/**
 * Settles the provider's order of an account of credit (CREDIT-03): each captured payment is a receipt, once, which pays the oldest
 * bills; what is left of it is an advance. Return, webhook and reconciliation all end here, and none of them is trusted about what was
 * paid. Null when the provider's order is of no account. Throws `payment-provider-unreachable`.
 */
export async function settleAccountPayment(
  { database, payments, now, alarm }: SettleDependencies,
  providerOrderId: string,
): Promise<AccountPaymentOrder | null> {
  const { queries } = database
  const order = await findAccountPaymentOrder(queries, providerOrderId)
  if (order === null) return null
  const readNumber = await nextReadNumber(queries)
  const attempts = await payments.fetchPayments(providerOrderId).catch(toAppError)
  const readings: PaymentReading[] = []
  for (const payment of attempts.filter(({ captured, currency }) => captured && currency === order.currency))
    readings.push(await readRefunds({ queries, payments }, payment, readNumber))
  if (readings.length === 0) return order
  const alarms: MoneyAlarm[] = []
  await queries.transaction().execute(async (transaction) => {
    const { accountId } = order
    for (const reading of readings)
      await recordIntoAccount(transaction, {
        accountId,
        reading,
        at: now(),
        raise: (raised) => alarms.push(raised),
      })
  })
  alarms.forEach(alarm)
  return order
}

async function recordIntoAccount(queries: Queries, recorded: Recorded): Promise<void> {
  const { accountId, reading, at } = recorded
  const { id: paymentId, orderId: providerOrderId, amount, currency, method } = reading.payment
  const { bills } = await lockLedger(queries, accountId)
  const isNew = await addPayment(queries, {
    paymentId,
    providerOrderId,
    orderId: null,
    accountId,
    amount,
    currency,
    method,
    usedFor: 'ACCOUNT',
    receivedAt: at,
  })
  if (isNew) await postReceipt(queries, { accountId, paymentId, amount, bills, at })
  await mirrorReading(queries, reading, at)
  await followReturned(queries, recorded)
}

type NewReceipt = {
  readonly accountId: string
  readonly paymentId: string
  readonly amount: Paise
  readonly bills: readonly OpenEntry[]
  readonly at: Date
}

/** Posts money of a payment as a receipt that pays the oldest bills. */
async function postReceipt(
  queries: Queries,
  { accountId, paymentId, amount, bills, at }: NewReceipt,
): Promise<void> {
  const id = randomUUID()
  await postEntry(queries, PROVIDER, {
    accountId,
    entry: {
      id,
      kind: 'receipt',
      amount: subtract(ZERO, amount),
      method: 'ONLINE',
      reference: paymentId,
    },
    allotments: allotInOrder({ id, open: amount }, bills),
    digest: requestHash({ paymentId }),
    at,
  })
}

/**
 * Follows what went back of a payment, through a refund or a lost dispute: its bills are open again. A refund that a bank rejects
 * afterwards is a receipt again.
 */
async function followReturned(queries: Queries, { accountId, reading, at, raise }: Recorded): Promise<void> {
  const payment = await findPayment(queries, reading.payment.id)
  if (payment === null || payment.usedFor !== 'ACCOUNT') return
  const { paymentId, amount, ledger, released } = payment
  const returned = least(amount, amountReturned(ledger))
  if (returned === released) return
  await releasePayment(queries, paymentId, returned)
  if (returned < released) {
    const { bills } = await lockLedger(queries, accountId)
    return postReceipt(queries, { accountId, paymentId, amount: subtract(released, returned), bills, at })
  }
  await postReturned(queries, { accountId, payment, amountBack: subtract(returned, released), at })
  raise({ kind: ledger.lost > 0 ? 'dispute-lost' : 'refunded-elsewhere', paymentId, orderId: null })
}

type Returned = {
  readonly accountId: string
  readonly payment: Payment
  readonly amountBack: Paise
  readonly at: Date
}

/** Posts money of a payment that went back: of all that stands the receipt is reversed, a part is owed again. */
async function postReturned(
  queries: Queries,
  { accountId, payment: { paymentId, amount, released }, amountBack, at }: Returned,
): Promise<void> {
  const receipts: OpenEntry[] = []
  for (const receiptId of await findOnlineReceipts(queries, { accountId, paymentId })) {
    const receipt = await findEntry(queries, { accountId, id: receiptId })
    if (receipt !== null) receipts.push(receipt)
  }
  const [first, ...others] = receipts
  if (first === undefined) throw new Error('what went back was received')
  const id = randomUUID()
  const posting = { accountId, digest: requestHash({ paymentId, released, amountBack }), at }
  const said = { id, amount: amountBack, method: 'ONLINE', reference: paymentId } as const
  const isWhole =
    others.length === 0 && amountBack === subtract(amount, released) && add(first.amount, amountBack) === 0
  await postEntry(
    queries,
    PROVIDER,
    isWhole
      ? {
          ...posting,
          entry: { ...said, kind: 'reversal', reverses: first.id },
          allotments: allotReversal(first, id, await findAllotmentsOf(queries, first.id)),
        }
      : {
          ...posting,
          entry: { ...said, kind: 'refund' },
          allotments: settleInOrder(
            { id, open: amountBack },
            receipts.filter(({ open }) => open > 0),
          ),
        },
  )
}
