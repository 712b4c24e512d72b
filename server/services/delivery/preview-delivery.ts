import type { DeliveryPreviewWire } from '#domain/delivery/plan-wire.ts'
import { findArea } from '#domain/delivery/find-area.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { promiseDays } from '#domain/delivery/promise-day.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { readTakenLoads } from './steps/read-taken-loads.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** An order to try a plan with. */
export type TriedOrder = {
  readonly plan: DeliveryPlan
  readonly pin: string
  readonly kilograms: number
  /** Time at which it is ordered; now if left out. */
  readonly at?: string | undefined
}

const DAYS_SHOWN = 3

/**
 * Previews the promise for an order by a plan that may not be saved yet, with the days as full as they are. Throws
 * `not-permitted`.
 */
export async function previewDelivery(
  { database, now }: Dependencies,
  actor: StaffActor,
  { plan, pin, kilograms, at }: TriedOrder,
): Promise<DeliveryPreviewWire> {
  requirePermission(actor, 'delivery:read')
  const area = findArea(plan, pin)
  if (area === null) return { area: null, days: [] }
  const orderedAt = at === undefined ? now() : new Date(at)
  const taken = await readTakenLoads(database.queries, area.id, istDay(orderedAt))
  const delivery = { at: orderedAt, kilograms, productIds: [] }
  const days = promiseDays({ plan, area, taken }, delivery, DAYS_SHOWN)
  return { area: area.name, days, ...(area.fee && { fee: area.fee }) }
}
