import { randomUUID } from 'node:crypto'
import { allotInOrder, settleFromAdvances } from '#domain/accounts/allot.ts'
import { daysAfter } from '#domain/accounts/ageing.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { subtract, ZERO } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import { findUnbilledOrders, setDueDay } from '../../../db/accounts/account-orders.ts'
import type { Queries } from '../../../db/database.ts'
import { readLawfulCash } from '../../../db/orders/receipts.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { lockLedger } from './lock-ledger.ts'
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
      ? settleFromAdvances(
          { id, open: amount, orderId },
          await advancesFor(queries, account.id, { orderId, credits }),
          await readLawfulCash(queries, day),
        )
      : allotInOrder({ id, open: amount }, [...own, ...others]),
    digest: requestHash([kind, number]),
    by: DOCUMENTS,
    at,
  })
}

/** Credits that the invoice of an order may be paid from: what was given for an order that waits for its own stays for it. */
async function advancesFor(
  queries: Queries,
  accountId: string,
  { orderId, credits }: { readonly orderId: string; readonly credits: readonly OpenEntry[] },
): Promise<readonly OpenEntry[]> {
  const waiting = await findUnbilledOrders(queries, accountId)
  return credits.filter((credit) => credit.orderId === orderId || !waiting.has(credit.orderId ?? ''))
}

/** Author of entries that follow from tax documents. */
const DOCUMENTS = 'documents'
