import { AppError } from '#domain/errors.ts'
import type { SettingFailure } from '#domain/pricing/day-rates/day-rate.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findDayRate, touchDayRate } from '../../db/pricing/day-rates.ts'
import { claimDueSettings, failSetting, type StoredSetting } from '../../db/pricing/rate-settings.ts'
import { withSavepoint } from '../../db/savepoint.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { runDue } from '../catalogue-entries/steps/run-due.ts'
import { applyRate, describeBase } from './steps/apply-rate.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** Number of settings that one transaction carries out. */
const BATCH = 5

/** Sets the rates whose moment has come (PRICE-09); each by the one who scheduled it. */
export async function runDueRates(dependencies: Dependencies): Promise<void> {
  const { now } = dependencies
  await runDue(dependencies, {
    table: 'day_rate_settings',
    changes: 'products',
    async carryOut(queries) {
      for (const setting of await claimDueSettings(queries, now(), BATCH))
        await carryOut(queries, setting, now())
    },
  })
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
