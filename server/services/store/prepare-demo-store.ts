import { demoPlan } from '#domain/delivery/demo-plan.ts'
import { promisesDays } from '#domain/delivery/plan.ts'
import { demoReturnTerms } from '#domain/store/demo-return-terms.ts'
import { catalogueVersion } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { readPlan, writePlan } from '../../db/delivery/delivery-plan.ts'
import { lockSettings, readSavedSettings, saveSettings } from '../../db/store/store-settings.ts'

/**
 * Gives a store that is about to show the demonstration its delivery areas and return terms (AREA-02, GEN-10). A store with a
 * catalogue is left as it is, and so is what somebody has set already; doing it again changes nothing.
 */
export async function prepareDemoStore({ database }: { readonly database: Database }): Promise<void> {
  if ((await catalogueVersion(database.queries)) > 0) return
  await database.queries.transaction().execute(async (queries) => {
    await lockSettings(queries)
    const { version, plan } = await readPlan(queries, { lock: true })
    if (version === 0 && !promisesDays(plan)) await writePlan(queries, { version, plan: demoPlan })
    const { returnTerms } = await readSavedSettings(queries)
    if (returnTerms === undefined) await saveSettings(queries, { returnTerms: demoReturnTerms.trim() })
  })
}
