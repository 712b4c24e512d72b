import type { Weighing } from '#domain/cart/weighing.ts'
import { AppError } from '#domain/errors.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Queries } from '../../../db/database.ts'
import { findBilledSlip } from '../../../db/orders/weighings.ts'

/** Time within which no weighbridge prints one number for two loads of the same weights. */
const SLIP_DAYS = 30

/** Refuses a slip that another order was billed by lately, or that is there twice: `invalid-input`, with the order's number. */
export async function requireFreshSlips(
  queries: Queries,
  weighings: readonly Weighing[],
  { at, orderId }: { readonly at: Date; readonly orderId: string | null },
): Promise<void> {
  if (weighings.length === 0) return
  const keys = weighings.map(({ gross, tare, slip }) => `${gross} ${tare} ${slip}`)
  const repeated = weighings.find((_, index) => keys.indexOf(keys[index] ?? '') !== index)
  if (repeated)
    throw new AppError('invalid-input', { reasons: [{ code: 'slip-twice', slip: repeated.slip }] })
  const since = new Date(at.getTime() - SLIP_DAYS * DAY_MS)
  const taken = await findBilledSlip(queries, weighings, { since, except: orderId })
  if (taken !== null) throw new AppError('invalid-input', { reasons: [{ code: 'slip-taken', ...taken }] })
}
