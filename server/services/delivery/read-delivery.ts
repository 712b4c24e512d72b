import type { DayLoad } from '#domain/delivery/load.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { findDayLoads } from '../../db/delivery/delivery-days.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'
import { findProductNames } from '../../db/delivery/product-names.ts'
import { findAuditEntries } from '../../db/staff/audit-log.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The plan as the desk shows it, with what is promised from today on. */
export type DeskDelivery = {
  readonly version: number
  readonly plan: DeliveryPlan
  readonly changed: { readonly at: string; readonly actor: string } | null
  readonly productNames: Readonly<Record<string, string>>
  readonly loads: readonly (DayLoad & { readonly areaId: string })[]
}

/** Reads where and when the store delivers, and how full its days are. Throws `not-permitted`. */
export async function readDelivery(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
): Promise<DeskDelivery> {
  requirePermission(actor, 'delivery:read')
  const [{ version, plan }, loads, [latest]] = await Promise.all([
    readPlan(queries),
    findDayLoads(queries, { from: istDay(now()) }),
    findAuditEntries(queries, { subject: 'delivery', subjectId: 'plan', limit: 1 }),
  ])
  const productNames = await findProductNames(
    queries,
    plan.productLeadDays.map(({ productId }) => productId),
  )
  const changed = latest === undefined ? null : { at: latest.at, actor: latest.actor }
  return {
    version,
    plan,
    changed,
    productNames,
    loads: loads.map(({ area, ...load }) => ({ areaId: area, ...load })),
  }
}
