import type { Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { countOrdersByStatus, countWaiting } from '../../db/orders/desk-orders.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** What waits for somebody today (DESK-01). */
export type Today = {
  /** Today in India, as `2026-11-20`. */
  readonly day: string
  /** Orders placed today, and what they come to. */
  readonly placedToday: { readonly orders: number; readonly amount: Paise }
  /** Open orders by status. */
  readonly open: readonly { readonly status: string; readonly orders: number; readonly amount: Paise }[]
  /** Orders that were placed more than a day ago and are not on their way. */
  readonly late: number
  /** Cash that is out with orders on the road. */
  readonly cashOnTheRoad: Paise
  readonly refundsWaiting: number
  readonly messagesFailed: number
  /** Online orders that wait for their payment for more than fifteen minutes. */
  readonly paymentsPending: number
}

const DAY_MS = 24 * 3_600_000
const PENDING_MS = 15 * 60_000

/** Reads the numbers of the desk's first page. Throws `not-permitted`. */
export async function readToday({ database, now }: Dependencies, actor: StaffActor): Promise<Today> {
  requirePermission(actor, 'orders:read')
  const at = now()
  const day = istDay(at)
  const dayStart = new Date(`${day}T00:00:00+05:30`)
  const [counts, waiting] = await Promise.all([
    countOrdersByStatus(database.queries, dayStart),
    countWaiting(database.queries, {
      lateSince: new Date(at.getTime() - DAY_MS),
      pendingSince: new Date(at.getTime() - PENDING_MS),
    }),
  ])
  return { day, ...counts, ...waiting }
}
