import type { Order } from '#domain/orders/order.ts'
import { reconciliationDelays, PAYMENT_WINDOW_MS } from '#domain/payments/reconciliation-schedule.ts'
import type { Database } from '../../db/database.ts'
import { transitionOrder } from '../orders/steps/transition-order.ts'
import { lockOrder, unpaidSince } from '../../db/orders/orders.ts'
import { claimReconciliations } from '../../db/payments/payments.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly settle: (providerOrderId: string) => Promise<Order | null>
}

const AT_ONCE = 20

/**
 * Looks after payments that nobody came back from (PAY-04): asks what became of those that are due, and gives up orders that
 * were never brought to the provider. Rejects with the last failure once it has tried them all.
 */
export async function reconcilePayments({ database, now, settle }: Dependencies): Promise<void> {
  let failure: unknown = null
  for (;;) {
    const due = await claimReconciliations(database.queries, {
      at: now(),
      most: AT_ONCE,
      patience: reconciliationDelays,
    })
    for (const { providerOrderId } of due) {
      await settle(providerOrderId).catch((error: unknown) => {
        failure = error
      })
    }
    if (due.length < AT_ONCE) break
  }
  await giveUp(database, now())
  if (failure !== null) throw failure
}

async function giveUp(database: Database, at: Date): Promise<void> {
  for (const orderId of await unpaidSince(database.queries, new Date(at.getTime() - PAYMENT_WINDOW_MS))) {
    await database.queries.transaction().execute(async (queries) => {
      const order = await lockOrder(queries, orderId)
      if (order?.orderStatus !== 'INITIATED') return
      await transitionOrder(queries, order, {
        to: 'CANCELLED',
        at,
        actor: 'system',
        note: 'It was not paid in time.',
      })
    })
  }
}
