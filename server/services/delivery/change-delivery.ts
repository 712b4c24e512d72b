import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { readPlan, writePlan } from '../../db/delivery/delivery-plan.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Changes where and when the store delivers (AREA-01, AREA-02). Earlier promises stay. Every process then renders its cached
 * pages again. Throws `not-permitted`, and `edit-conflict` when somebody else changed it since.
 */
export async function changeDelivery(
  { database, now }: Dependencies,
  actor: StaffActor,
  { version, plan }: { readonly version: number; readonly plan: DeliveryPlan },
): Promise<void> {
  requirePermission(actor, 'delivery:write')
  await database.queries.transaction().execute(async (queries) => {
    const before = await readPlan(queries, { lock: true })
    if (before.version !== version)
      throw await editConflict(queries, { subject: 'delivery', subjectId: 'plan', now: before.plan })
    await writePlan(queries, { version: version + 1, plan })
    await recordChange(queries, actor, {
      action: 'delivery.change',
      subject: 'delivery',
      subjectId: 'plan',
      before: before.plan,
      after: plan,
      at: now(),
    })
    await notifyCatalogueChange(queries, 'delivery')
  })
}
