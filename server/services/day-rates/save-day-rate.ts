import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lockCatalogue } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { findDayRate, setDayRateRemoved } from '../../db/pricing/day-rates.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireFree, requireRoom, writeRate, type DayRateToSave } from './steps/write-rate.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Creates or changes a rate: its name, and the sizes that follow it (PRICE-09). Prices change when it is set next. Throws
 * `not-permitted`, `edit-conflict` where it is not as it was seen, and `invalid-input` with the reason for a size that is not in the
 * catalogue or follows another rate, or with too many rates.
 */
export async function saveDayRate(
  { database, now }: Dependencies,
  actor: StaffActor,
  rate: DayRateToSave,
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    await writeRate(queries, actor, { rate, at: now() })
  })
}

/** Removes a rate, which sets no prices from then on, or puts it back. Throws `not-permitted`, `not-found` and `invalid-input`. */
export async function setRateRemoved(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, isRemoved }: { readonly id: string; readonly isRemoved: boolean },
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const rate = await findDayRate(queries, id, { lock: true })
    if (rate === null) throw new AppError('not-found')
    if (rate.isRemoved === isRemoved) return
    if (!isRemoved) {
      await requireRoom(queries)
      await requireFree(queries, rate)
    }
    await setDayRateRemoved(queries, { id, isRemoved, at })
    await recordChange(queries, actor, {
      action: isRemoved ? 'day-rate.remove' : 'day-rate.restore',
      subject: 'day-rate',
      subjectId: id,
      before: { name: rate.name },
      at,
    })
  })
}
