import { sql } from 'kysely'
import { PAYMENT_WINDOW_MS } from '#domain/payments/reconciliation-schedule.ts'
import type { StormDesk } from './open-services.ts'

const ROUNDS = 20
/** Shorter than the pauses between looks at a payment: each settling looks at every payment once. */
const ROUND_MS = 20_000

/** Lets the store do what it does by itself until nothing is due. Throws when that does not come to an end. */
export async function settle(desk: StormDesk): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    desk.pass(ROUND_MS)
    await workOnce(desk)
    if ((await dueNow(desk)) === 0) return
  }
  throw new Error(`after ${ROUNDS} rounds there was still something to do`)
}

/** The time to pay runs out for every order that is not paid, and is settled. */
export async function settleAll(desk: StormDesk): Promise<void> {
  desk.pass(PAYMENT_WINDOW_MS)
  await settle(desk)
}

/** Some pay in a window that was still open when their order was given up. */
export async function payLate(desk: StormDesk, most: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select provider_order_id as id from payment_orders join orders using (order_id)
    where order_status = 'CANCELLED' and not exists (select from payments where payments.order_id = orders.order_id)
    order by id limit ${most}`.execute(desk.database.queries)
  for (const { id } of rows) await desk.pay(id, 'success')
  return rows.length
}

/** All of it at once and twice, as two processes of a store do it. */
async function workOnce({ services, deliver }: StormDesk): Promise<void> {
  const { reconcilePayments, sendRefunds, sendOrderNotifications } = services.jobs
  const jobs = [deliver, reconcilePayments, sendRefunds, sendOrderNotifications]
  await Promise.all([...jobs, ...jobs].map((job) => job()))
}

async function dueNow({ database, now }: StormDesk): Promise<number> {
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await sql<{ due: number }>`
    select (
      (select count(*) from payment_orders where next_check_at <= ${at}) +
      (select count(*) from refunds where state = 'DUE') +
      (select count(*) from order_messages where state = 'DUE')
    )::integer as due`.execute(database.queries)
  return rows[0]?.due ?? 0
}
