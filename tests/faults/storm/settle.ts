import { sql } from 'kysely'
import { PAYMENT_WINDOW_MS } from '#domain/payments/reconciliation-schedule.ts'
import type { StormServices } from './open-services.ts'

const ROUNDS = 20
/** Shorter than the interval between checks of a payment: each round checks every payment at most once. */
const ROUND_MS = 20_000
const DAY_MS = 24 * 60 * 60_000

/** Runs the background jobs until nothing is due. Throws when that does not come to an end. */
export async function settleDue(store: StormServices): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    store.advanceClock(ROUND_MS)
    await runJobsTwice(store)
    if ((await countDue(store)) === 0) return
  }
  throw new Error(`${await countDue(store)} were still due after ${ROUNDS} rounds`)
}

const HOUR_MS = 60 * 60_000

/** Hours in which a bank may reject the same refund again, and those that go by in any case. */
const [MOST_HOURS, LEAST_HOURS] = [24, 6]

/** Lets hours go by, in which what a bank rejected is sent again, each time an hour later, and settles. */
export async function settleRejected(store: StormServices): Promise<void> {
  for (let hour = 1; hour <= MOST_HOURS; hour += 1) {
    store.advanceClock(HOUR_MS + ROUND_MS)
    await runJobsTwice(store)
    if (hour >= LEAST_HOURS && (await countDue(store)) === 0) break
  }
  await settleDue(store)
}

/** Lets the payment window of every unpaid order run out, and settles. */
export async function expireAndSettle(store: StormServices): Promise<void> {
  store.advanceClock(PAYMENT_WINDOW_MS)
  await settleDue(store)
}

/** Pays some orders in payment windows that were still open when the orders expired. Resolves with their number. */
export async function payExpiredOrders(store: StormServices, most: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select provider_order_id as id from payment_orders join orders using (order_id)
    where order_status = 'CANCELLED' and not exists (select from payments where payments.order_id = orders.order_id)
    order by id limit ${most}`.execute(store.database.queries)
  for (const { id } of rows) await store.pay(id, 'success')
  return rows.length
}

/** How much somebody pays for an order that the store does not know, in paise. */
const UNKNOWN = 12_300

/** Somebody pays for orders that the store has lost, and for others in the same account. */
export function payUnknownOrders({ inDashboard, storeId }: StormServices, most: number): void {
  for (let number = 0; number < most; number += 1) {
    const notes = {
      store_id: storeId,
      order_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    }
    inDashboard({ action: 'pay-unknown', amount: UNKNOWN, notes })
    inDashboard({ action: 'pay-unknown', amount: UNKNOWN })
  }
}

/** Lets days go by, in which the store compares its ledger with the provider's and returns what has no order. */
export async function reconcileAndSettle(store: StormServices): Promise<void> {
  await store.deliverWebhooks()
  for (let day = 1; day <= 4; day += 1) {
    store.advanceClock(DAY_MS + ROUND_MS)
    const { reconcileLedger } = store.services.jobs
    await Promise.all([reconcileLedger(), reconcileLedger(), store.deliverWebhooks()])
  }
  await settleDue(store)
}

/** Every job twice at once, as two processes of a store run them. */
async function runJobsTwice({ services, deliverWebhooks }: StormServices): Promise<void> {
  const { reconcilePayments, sendRefunds, sendOrderNotifications } = services.jobs
  const jobs = [deliverWebhooks, reconcilePayments, sendRefunds, sendOrderNotifications]
  await Promise.all([...jobs, ...jobs].map((job) => job()))
}

async function countDue({ database, now }: StormServices): Promise<number> {
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await sql<{ due: number }>`
    select (
      (select count(*) from payment_orders where next_check_at <= ${at}) +
      -- a refund waits while its payment is disputed
      (select count(*) from refunds join payments using (payment_id) where state = 'DUE' and disputed = 0) +
      (select count(*) from part_refunds join payments using (payment_id) where state = 'DUE' and disputed = 0) +
      (select count(*) from order_messages where state = 'DUE')
    )::integer as due`.execute(database.queries)
  return rows[0]?.due ?? 0
}
