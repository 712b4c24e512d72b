import { AppError } from '#domain/errors.ts'
import type { SettingFailure } from '#domain/pricing/day-rates/day-rate.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findDayRate, touchDayRate } from '../../db/pricing/day-rates.ts'
import {
  claimDueSettings,
  failSetting,
  nextSettingMoment,
  type StoredSetting,
} from '../../db/pricing/rate-settings.ts'
import { withSavepoint } from '../../db/savepoint.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { changeCatalogue } from '../catalogue-entries/steps/change-catalogue.ts'
import { applyRate, describeBase } from './steps/apply-rate.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** Number of settings that one transaction carries out, and the longest time of one run. */
const BATCH = 5
const RUN_MS = MINUTE_MS

/**
 * Sets the rates whose moment has come, in order, late ones too (PRICE-09); each by the one who scheduled it. Asks to run again at the
 * moment of the next one.
 */
export async function runDueRates({ database, jobs, now }: Dependencies): Promise<void> {
  const end = now().getTime() + RUN_MS
  let next = await nextSettingMoment(database.queries)
  while (next !== null && next <= now() && now().getTime() < end) {
    await changeCatalogue(database, 'products', async (queries) => {
      for (const setting of await claimDueSettings(queries, now(), BATCH))
        await carryOut(queries, setting, now())
    })
    next = await nextSettingMoment(database.queries)
  }
  if (next !== null) jobs.runAt('scheduled-changes', next)
}

async function carryOut(queries: Queries, setting: StoredSetting, at: Date): Promise<void> {
  const { id, rateId, base, isConfirmed } = setting
  const rate = await findDayRate(queries, rateId, { lock: true })
  if (rate === null) return
  const actor = schedulerOf(setting)
  const failure = rate.isRemoved
    ? 'rate-removed'
    : await withSavepoint(queries, () =>
        applyRate(queries, actor, { rate, setting: { id, base, isConfirmed, at } }),
      ).then(
        () => null,
        (error: unknown): SettingFailure => {
          if (!(error instanceof AppError)) throw error
          return error.code === 'price-moves' ? 'price-moves' : 'refused'
        },
      )
  if (failure === null) return
  await failSetting(queries, id, { reason: failure, at })
  await touchDayRate(queries, rateId, at)
  await recordChange(queries, actor, {
    action: 'day-rate.schedule-failed',
    subject: 'day-rate',
    subjectId: rateId,
    after: { ...describeBase(rate, base), scheduledFor: setting.at, reason: failure },
    at,
  })
}

/** The one who scheduled a setting, for the audit log. */
function schedulerOf({ actor, role }: StoredSetting): StaffActor {
  return { kind: 'staff', name: `scheduled by ${actor}`, uid: '', role, isProved: false }
}
