import { missingCredit, type OrderCredit } from '#domain/accounts/credit-use.ts'
import type { Order } from '#domain/orders/order.ts'
import { findCreditPass } from '../../../db/accounts/account-orders.ts'
import { findAccount } from '../../../db/accounts/list-accounts.ts'
import type { Queries } from '../../../db/database.ts'

/** The account that an order is billed to, as it is on a day; null for any other order. */
export async function readOrderCredit(
  queries: Queries,
  { orderId, account }: Order,
  today: string,
): Promise<OrderCredit | null> {
  const found = account === undefined ? null : await findAccount(queries, account.id, today)
  if (found === null) return null
  const { terms, overdue } = found
  return {
    accountId: found.id,
    missing: missingCredit(terms.limit, found),
    overdue,
    isStopped: !terms.isOpen,
    pass: await findCreditPass(queries, orderId),
  }
}
