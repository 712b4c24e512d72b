import { AppError } from '#domain/errors.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { DayRatePreviewWire, DayRateRowWire, DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { findDayRate } from '../../db/pricing/day-rates.ts'
import { readRateBoard } from '../../db/pricing/rate-board.ts'
import { findRateEffects } from '../../db/pricing/rate-effects.ts'
import { planRate } from './steps/plan-rate.ts'
import { readRate } from './steps/read-rate.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** More than may be in use, with those that were removed. */
const MAX_LISTED = 500
const SHOWN_QUOTATIONS = 20

/** The board of all rates of the day, or those that a product follows (PRICE-09). Throws `not-permitted`. */
export async function showDayRates(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  product: string | null,
): Promise<readonly DayRateRowWire[]> {
  requirePermission(actor, 'catalogue:read')
  return readRateBoard(queries, { dayStart: startOfIstDay(istDay(now())), product, limit: MAX_LISTED })
}

/** A rate with its sizes and its last settings. Throws `not-permitted` and `not-found`. */
export async function showDayRate(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<DayRateWire> {
  requirePermission(actor, 'catalogue:read')
  return readRate(queries, id, now())
}

/**
 * Tells what a base would do before it is set: each price from and to, what would be refused, and what keeps an earlier price. Throws
 * `not-permitted` and `not-found`.
 */
export async function previewRate(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  { id, base }: { readonly id: string; readonly base: Paise },
): Promise<DayRatePreviewWire> {
  requirePermission(actor, 'catalogue:write')
  const rate = await findDayRate(queries, id)
  if (rate === null) throw new AppError('not-found')
  const { planned, moves } = await planRate(queries, rate, base)
  const effects = await findRateEffects(queries, rate.members, { at: now(), limit: SHOWN_QUOTATIONS })
  return {
    products: planned.map(({ shown }) => shown),
    moves: moves.map(({ product, variant, from, to }) => ({ product, variant, from, to })),
    ...effects,
  }
}
