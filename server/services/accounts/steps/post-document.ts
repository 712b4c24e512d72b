import { randomUUID } from 'node:crypto'
import { allotInOrder } from '#domain/accounts/allot.ts'
import { daysAfter } from '#domain/accounts/ageing.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { subtract, ZERO } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { setDueDay } from '../../../db/accounts/account-orders.ts'
import type { Queries } from '../../../db/database.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { lockLedger } from './lock-ledger.ts'
import { payFromAdvances } from './pay-from-advances.ts'
import { addPosting } from './post-entry.ts'

/** The order as its invoice tells it: due so many days from now. Any other order is left as it is. */
export function dueFrom(order: Order, at: Date): Order {
  const { account } = order
  if (account === undefined) return order
  return { ...order, account: { ...account, dueDay: daysAfter(istDay(at), account.days) } }
}

/**
 * Posts a tax document of an order on account to its ledger, in the transaction that issues it (CREDIT-02): an invoice is paid from
 * advances, the oldest first, and a credit note settles its own invoice before others. Of any other order nothing is posted.
 */
export async function postDocument(
  queries: Queries,
  { account, orderId }: Order,
  { document, at }: { readonly document: TaxDocument; readonly at: Date },
): Promise<void> {
  if (account === undefined) return
  const { kind, number, totals } = document
  const amount = totals.grandTotal
  const { bills, credits } = await lockLedger(queries, account.id)
  const id = randomUUID()
  const isInvoice = kind === 'invoice'
  const day = istDay(at)
  const dueDay = isInvoice ? daysAfter(day, account.days) : null
  if (dueDay !== null) await setDueDay(queries, orderId, dueDay)
  if (amount === 0) return
  const own = bills.filter((bill) => bill.orderId === orderId)
  const others = bills.filter((bill) => bill.orderId !== orderId)
  await addPosting(queries, {
    accountId: account.id,
    entry: {
      id,
      kind,
      amount: isInvoice ? amount : subtract(ZERO, amount),
      day,
      dueDay,
      document: number,
      orderId,
    },
    allotments: isInvoice
      ? await payFromAdvances(queries, { id, open: amount, orderId }, { accountId: account.id, credits, day })
      : allotInOrder({ id, open: amount }, [...own, ...others]),
    digest: requestHash([kind, number]),
    by: DOCUMENTS,
    at,
  })
}

/** Author of entries that follow from tax documents. */
const DOCUMENTS = 'documents'
