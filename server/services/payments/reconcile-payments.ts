import { PAYMENT_WINDOW_MS, reconciliationDelays } from '#domain/payments/reconciliation-schedule.ts'
import type { Database } from '../../db/database.ts'
import { findOrdersWithoutPaymentOrder, lockOrder } from '../../db/orders/orders.ts'
import { claimReconciliations, type Reconciled } from '../../db/payments/payments.ts'
import { cancelExpiredOrder } from '../orders/steps/cancel-expired-order.ts'
import type { SettleDependencies } from './steps/settle-payment.ts'
import { settleProviderOrder } from './steps/settle-provider-order.ts'

const BATCH = 20
/** The most orders without a payment that one run cancels. */
const CANCELLED_AT_ONCE = 500

/**
 * Reconciles payments whose customer did not return (PAY-04): settles those that are due for a check, and cancels expired
 * orders that never went to the provider. Tries all of them and rejects with the last error.
 */
export async function reconcilePayments(dependencies: SettleDependencies): Promise<void> {
  const { database, now } = dependencies
  const failures = [
    await settleDue(dependencies, 'payment_orders'),
    await settleDue(dependencies, 'account_payment_orders'),
  ]
  await cancelExpiredOrders(database, now())
  const failure = failures.findLast((one) => one !== null) ?? null
  if (failure !== null) throw failure
}

async function settleDue(dependencies: SettleDependencies, of: Reconciled): Promise<unknown> {
  const { database, now } = dependencies
  let failure: unknown = null
  for (;;) {
    const due = await claimReconciliations(database.queries, of, {
      at: now(),
      limit: BATCH,
      delays: reconciliationDelays,
    })
    for (const { providerOrderId } of due) {
      await settleProviderOrder(dependencies, providerOrderId).catch((error: unknown) => {
        failure = error
      })
    }
    if (due.length < BATCH) return failure
  }
}

async function cancelExpiredOrders(database: Database, at: Date): Promise<void> {
  const expired = await findOrdersWithoutPaymentOrder(database.queries, {
    status: 'INITIATED',
    before: new Date(at.getTime() - PAYMENT_WINDOW_MS),
    limit: CANCELLED_AT_ONCE,
  })
  for (const orderId of expired) {
    await database.queries.transaction().execute(async (queries) => {
      const order = await lockOrder(queries, orderId)
      if (order !== null) await cancelExpiredOrder(queries, order, at)
    })
  }
}
