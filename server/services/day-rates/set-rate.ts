import { repricedProducts, type RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { findMomentFault } from '#domain/catalogue/schedules/scheduled-change.ts'
import { AppError } from '#domain/errors.ts'
import type { Paise } from '#domain/money/paise.ts'
import { MAX_WAITING_SETTINGS } from '#domain/pricing/day-rates/day-rate.ts'
import type { Fault } from '#domain/problem/faults.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { lockCatalogue } from '../../db/catalogue/catalogue-version.ts'
import { findDayRate, touchDayRate, type StoredRate } from '../../db/pricing/day-rates.ts'
import { addSetting, countWaitingSettings, findSetting } from '../../db/pricing/rate-settings.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { changeCatalogue } from '../catalogue-entries/steps/change-catalogue.ts'
import { applyRate, describeBase, requireConfirmed } from './steps/apply-rate.ts'
import { planRate } from './steps/plan-rate.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** A base to set: now, or at a moment. `revision` is that of the rate as it was seen; a repeat of the same `id` changes nothing. */
export type RateToSet = {
  readonly rateId: string
  readonly id: string
  readonly base: Paise
  readonly revision: number
  readonly at: Date | null
  readonly isConfirmed: boolean
}

/**
 * Sets the base of a rate now, which gives every size its price, or schedules it (PRICE-09). Sizes that cannot have their price stay
 * as they are, and the answer says why. Throws `not-permitted`, `not-found`, `edit-conflict` where the rate is not as it was seen,
 * `price-moves` until a change by more than half is confirmed, and `invalid-input`.
 */
export async function setRate(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  request: RateToSet,
): Promise<readonly RepricedProduct[]> {
  requirePermission(actor, 'catalogue:write')
  const { at } = request
  if (at === null)
    return changeCatalogue(database, 'products', async (queries) => {
      const done = await findDone(queries, request)
      if (done !== null) return done
      const rate = await lockSeen(queries, request)
      const { id, base, isConfirmed } = request
      await add(queries, actor, { ...request, at: now() })
      return applyRate(queries, actor, { rate, setting: { id, base, isConfirmed, at: now() } })
    })
  await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    if ((await findDone(queries, request)) === null)
      await schedule(queries, actor, { ...request, at, now: now() })
  })
  jobs.runAt('scheduled-changes', at)
  return []
}

/** The answer to an earlier request of the same id; null when there was none. */
async function findDone(
  queries: Queries,
  { id, rateId }: RateToSet,
): Promise<readonly RepricedProduct[] | null> {
  const setting = await findSetting(queries, id)
  if (setting === null) return null
  if (setting.rateId !== rateId) throw new AppError('not-found')
  return setting.result === null ? [] : repricedProducts.parse(setting.result).products
}

async function schedule(
  queries: Queries,
  actor: StaffActor,
  request: RateToSet & { readonly at: Date; readonly now: Date },
): Promise<void> {
  const { base, at, now } = request
  const rate = await lockSeen(queries, request)
  const fault = findMomentFault(at, now)
  if (fault !== null) throw faulty(fault)
  const waiting = await countWaitingSettings(queries, rate.id, at)
  if (waiting.same > 0) throw faulty({ code: 'moment-taken' })
  if (waiting.all >= MAX_WAITING_SETTINGS)
    throw faulty({ code: 'too-many-waiting', most: MAX_WAITING_SETTINGS })
  requireConfirmed(await planRate(queries, rate, base), request)
  await add(queries, actor, request)
  await touchDayRate(queries, rate.id, now)
  await recordChange(queries, actor, {
    action: 'day-rate.schedule',
    subject: 'day-rate',
    subjectId: rate.id,
    after: { ...describeBase(rate, base), scheduledFor: at.toISOString() },
    at: now,
  })
}

/** Locks a rate that is as it was seen. */
async function lockSeen(queries: Queries, { rateId, revision }: RateToSet): Promise<StoredRate> {
  const rate = await findDayRate(queries, rateId, { lock: true })
  if (rate === null) throw new AppError('not-found')
  if (rate.revision !== revision)
    throw await editConflict(queries, { subject: 'day-rate', subjectId: rateId })
  if (rate.isRemoved) throw new AppError('invalid-input', { reasons: [{ code: 'rate-removed' }] })
  return rate
}

function add(queries: Queries, { name, role }: StaffActor, request: RateToSet & { readonly at: Date }) {
  const { id, rateId, base, at, isConfirmed } = request
  return addSetting(queries, { id, rateId, base, at: at.toISOString(), actor: name, role, isConfirmed })
}

function faulty(fault: Fault): AppError {
  return new AppError('invalid-input', { faults: [{ field: 'at', ...fault }] })
}
