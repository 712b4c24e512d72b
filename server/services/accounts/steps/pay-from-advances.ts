import { settleFromAdvances, type Allotment, type OpenSide } from '#domain/accounts/allot.ts'
import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import { findUnbilledOrders } from '../../../db/accounts/account-orders.ts'
import type { Queries } from '../../../db/database.ts'
import { readLawfulCash } from '../../../db/orders/receipts.ts'

type NewBill = OpenSide & {
  /** The order that it is the invoice of; null for any other bill. */
  readonly orderId: string | null
}

/**
 * Pays a new bill of a locked account from its advances, the oldest first, and in cash below the limit of the law only (PAY-08). An
 * advance that was given for an order that waits for its invoice stays for it.
 */
export async function payFromAdvances(
  queries: Queries,
  bill: NewBill,
  {
    accountId,
    credits,
    day,
  }: {
    readonly accountId: string
    readonly credits: readonly OpenEntry[]
    readonly day: string
  },
): Promise<Allotment[]> {
  const waiting = await findUnbilledOrders(queries, accountId)
  const usable = credits.filter(({ orderId }) => orderId === bill.orderId || !waiting.has(orderId ?? ''))
  return settleFromAdvances(bill, usable, await readLawfulCash(queries, day))
}
