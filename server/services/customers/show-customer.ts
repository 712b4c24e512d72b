import type { CustomerDetail, CustomerMoney } from '#domain/customers/customer.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { ZERO, subtract } from '#domain/money/paise.ts'
import {
  findCustomerDocuments,
  findCustomerGstins,
  findUnpaidCashOrders,
  sumRefundsDue,
} from '../../db/customers/customer-facts.ts'
import { findMergedNumbers } from '../../db/customers/merged-customers.ts'
import { findCustomerNotes } from '../../db/customers/customer-notes.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findCustomerMessages } from '../../db/messages/customer-messages.ts'
import { findOrderMessages } from '../../db/orders/order-messages.ts'
import { listDeskOrders } from '../../db/orders/desk-orders.ts'
import { countOrdersOf } from '../../db/orders/order-counts.ts'
import { findAuditEntries } from '../../db/staff/audit-log.ts'
import { readAddressBook } from '../addresses/steps/read-address-book.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { sumReceiptsOf } from '../../db/orders/receipts.ts'
import { dueFor, whenAllArrives } from '../fulfilments/steps/amount-due.ts'
import { readFulfilmentProgressOf } from '../../db/orders/fulfilment-progress.ts'

/** The latest orders, documents and messages; all of the orders are a list of their own. */
const LATEST = 10
const MAX_NOTES = 100
const MAX_CHANGES = 50

/** Everything that the desk knows of a customer (DESK-06). Throws `not-permitted` and `not-found`. */
export async function showCustomer(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  uid: string,
): Promise<CustomerDetail> {
  requirePermission(actor, 'customers:read')
  const known = await findCustomer(queries, uid)
  if (known === null) throw new AppError('not-found')
  const { partner, accountStatus, staffName, ownPhone, lastSeenAt, isErased, mergedInto } = known
  return {
    partner: { ...partner, name: partner.name ?? staffName },
    accountStatus,
    lastSeenAt: lastSeenAt.toISOString(),
    isSetAside: ownPhone === null && !isErased && mergedInto === null,
    isErased,
    mergedInto,
    mergedNumbers: (await findMergedNumbers(queries, uid)).map(({ phone }) => phone),
    ...(await readAddressBook(queries, uid)),
    gstins: await findCustomerGstins(queries, uid),
    orderCount: await countOrdersOf(queries, uid),
    orders: await listDeskOrders(queries, { customer: uid, limit: LATEST }),
    money: await readMoney(queries, uid),
    documents: await findCustomerDocuments(queries, uid, LATEST),
    messages: await findOrderMessages(queries, { customer: uid }, { at: now(), limit: LATEST }),
    otherMessages: await findCustomerMessages(queries, uid, LATEST),
    notes: await findCustomerNotes(queries, uid, MAX_NOTES),
    changes: await findAuditEntries(queries, { subject: 'customer', subjectId: uid, limit: MAX_CHANGES }),
  }
}

/** An active partner has at most a hundred cash orders on their way. */
const MOST_ORDERS = 200

/** Sums what a customer owes and is owed now, over all of their orders (DESK-06). */
async function readMoney(queries: Queries, uid: string): Promise<CustomerMoney> {
  const orderIds = await findUnpaidCashOrders(queries, uid, MOST_ORDERS)
  const orders = await findOrders(queries, { orderIds })
  const [parts, received] = [
    await readFulfilmentProgressOf(queries, orders),
    await sumReceiptsOf(queries, orderIds),
  ]
  const money = { onTheRoad: 0, toDeliver: 0, unpaid: 0, refundsDue: await sumRefundsDue(queries, uid) }
  for (const order of orders) {
    const { progress = [], changes = [] } = parts.get(order.orderId) ?? {}
    const account = { progress: whenAllArrives(progress), changes }
    const due = dueFor(order, { ...account, received: received.get(order.orderId) ?? ZERO })
    if (due < 0) money.refundsDue = subtract(money.refundsDue, due)
    else if (order.orderStatus === 'DELIVERED') money.unpaid += due
    else if (order.orderStatus === 'PLACED') money.toDeliver += due
    else money.onTheRoad += due
  }
  return money as CustomerMoney
}
