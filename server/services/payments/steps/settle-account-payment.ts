import { randomUUID } from 'node:crypto'
import { allotInOrder, allotReversal, settleInOrder } from '#domain/accounts/allot.ts'
import { ZERO, atLeastZero, least, subtract } from '#domain/money/paise.ts'
import { amountReturned } from '#domain/payments/ledger.ts'
import type { MoneyAlarm, RaiseAlarm } from '#domain/payments/money-alarm.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import { findAllotmentsOf, findEntry } from '../../../db/accounts/account-entries.ts'
import type { Queries } from '../../../db/database.ts'
import {
  findAccountPaymentOrder,
  findOnlineReceipt,
  type AccountPaymentOrder,
} from '../../../db/payments/account-payments.ts'
import { nextReadNumber } from '../../../db/payments/ledger.ts'
import { addPayment, findPayment, releasePayment } from '../../../db/payments/payments.ts'
import { lockLedger } from '../../accounts/steps/lock-ledger.ts'
import { addPosting } from '../../accounts/steps/post-entry.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { readRefunds, type PaymentReading } from './read-provider.ts'
import { mirrorReading } from './record-reading.ts'
import type { SettleDependencies } from './settle-payment.ts'

/** Name under which receipts of the provider are entered. */
const PROVIDER = 'Online payment'

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
  if (isNew) {
    const id = randomUUID()
    await addPosting(queries, {
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
      by: PROVIDER,
      at,
    })
  }
  await mirrorReading(queries, reading, at)
  await takeBackReturned(queries, recorded)
}

/** Posts what went back of a payment, through a refund or a lost dispute: its bills are open again. */
async function takeBackReturned(
  queries: Queries,
  { accountId, reading, at, raise }: Recorded,
): Promise<void> {
  const payment = await findPayment(queries, reading.payment.id)
  if (payment === null || payment.usedFor !== 'ACCOUNT') return
  const { paymentId, amount, ledger, released } = payment
  const returned = least(amount, amountReturned(ledger))
  const amountBack = atLeastZero(subtract(returned, released))
  const receiptId = await findOnlineReceipt(queries, { accountId, paymentId })
  const receipt = receiptId && (await findEntry(queries, { accountId, id: receiptId }))
  if (amountBack === 0 || !receipt) return
  const id = randomUUID()
  const isWhole = amountBack === amount
  const posting = { accountId, digest: requestHash({ paymentId, returned }), by: PROVIDER, at }
  const said = { id, amount: amountBack, method: 'ONLINE', reference: paymentId } as const
  await addPosting(
    queries,
    isWhole
      ? {
          ...posting,
          entry: { ...said, kind: 'reversal', reverses: receipt.id },
          allotments: allotReversal(receipt, id, await findAllotmentsOf(queries, receipt.id)),
        }
      : {
          ...posting,
          entry: { ...said, kind: 'refund' },
          allotments: settleInOrder({ id, open: amountBack }, [receipt]),
        },
  )
  await releasePayment(queries, paymentId, returned)
  raise({ kind: ledger.lost > 0 ? 'dispute-lost' : 'refunded-elsewhere', paymentId, orderId: null })
}
