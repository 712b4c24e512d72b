import type { RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { writeBase, writeMemberPrices, type StoredRate } from '../../../db/pricing/day-rates.ts'
import { finishSetting } from '../../../db/pricing/rate-settings.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { writePrices } from '../../catalogue-entries/steps/reprice-entries.ts'
import { planRate, type PlannedRate } from './plan-rate.ts'

/** A setting that is carried out now. */
export type SettingToApply = {
  readonly id: string
  readonly base: Paise
  readonly isConfirmed: boolean
  readonly at: Date
}

/** The most prices that a refusal names. */
const MOST_NAMED = 5

/**
 * Sets the base of a locked rate: its sizes get their prices in one pass, and those that cannot have them stay, with the reason. Throws
 * `price-moves` until a change by more than half is confirmed.
 */
export async function applyRate(
  queries: Queries,
  actor: StaffActor,
  { rate, setting }: { readonly rate: StoredRate; readonly setting: SettingToApply },
): Promise<readonly RepricedProduct[]> {
  const { id, base, at } = setting
  const plan = await planRate(queries, rate, base)
  requireConfirmed(plan, setting)
  await writePrices(queries, actor, { planned: plan.planned, at })
  await writeMemberPrices(queries, rate.id, plan.given)
  await writeBase(queries, rate.id, { base, setAt: at, at })
  const products = plan.planned.map(({ shown }) => shown)
  await finishSetting(
    queries,
    { id, rateId: rate.id },
    {
      before: rate.base,
      beforeAt: rate.setAt === null ? null : new Date(rate.setAt),
      changes: plan.given.flatMap(({ change }) => change ?? []),
      result: { products },
      at,
    },
  )
  await recordChange(queries, actor, {
    action: 'day-rate.set',
    subject: 'day-rate',
    subjectId: rate.id,
    before: describeBase(rate, rate.base),
    after: describeBase(rate, base),
    at,
  })
  return products
}

/** Throws `price-moves` with the first prices that change by more than half, unless that is confirmed. */
export function requireConfirmed(
  { moves }: Pick<PlannedRate, 'moves'>,
  { isConfirmed }: Pick<SettingToApply, 'isConfirmed'>,
): void {
  if (moves.length === 0 || isConfirmed) return
  throw new AppError('price-moves', {
    reasons: moves.slice(0, MOST_NAMED).map(({ product, variant, from, to }) => ({
      code: 'price-moves',
      variant: `${product}, ${variant}`,
      from,
      to,
    })),
  })
}

/** A base as the audit log tells it. */
export function describeBase(
  { name, unit }: Pick<StoredRate, 'name' | 'unit'>,
  base: Paise | null,
): Readonly<Record<string, string>> {
  return { name, ...(base !== null && { base: `₹${paiseToRupees(base)} / ${unit}` }) }
}
