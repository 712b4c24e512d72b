import { isDemoPlan } from '#domain/delivery/demo-plan.ts'
import { emptyPlan } from '#domain/delivery/plan.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { demoReturnTerms } from '#domain/store/demo-return-terms.ts'
import type { Queries } from '../../../db/database.ts'
import { readPlan, writePlan } from '../../../db/delivery/delivery-plan.ts'
import { forgetSetting, lockSettings, readSavedSettings } from '../../../db/store/store-settings.ts'
import { recordChanges } from '../../audit/steps/record-change.ts'
import { versionLog } from './setting-kinds.ts'

/** Takes the demonstration's delivery areas and return terms from a store, unless somebody has changed them since. */
export async function forgetDemoStore(queries: Queries, actor: StaffActor, at: Date): Promise<void> {
  await lockSettings(queries)
  const { version, plan } = await readPlan(queries, { lock: true })
  if (isDemoPlan(plan)) {
    await writePlan(queries, { version: version + 1, plan: emptyPlan })
    const change = { action: 'delivery.change', ...versionLog('delivery') }
    await recordChanges(queries, actor, [{ ...change, before: plan, after: emptyPlan, at }])
  }
  const { returnTerms } = await readSavedSettings(queries)
  if (returnTerms === demoReturnTerms.trim()) {
    await forgetSetting(queries, 'returnTerms')
    const change = { action: 'settings.change', ...versionLog('returnTerms') }
    await recordChanges(queries, actor, [{ ...change, before: returnTerms, at }])
  }
}
