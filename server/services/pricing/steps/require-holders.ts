import { AppError } from '#domain/errors.ts'
import type { PriceHolder } from '#domain/pricing/price-list.ts'
import type { Queries } from '../../../db/database.ts'
import { findKnownHolders } from '../../../db/pricing/names.ts'

/** Throws `invalid-input` where a holder is nobody or named twice. */
export async function requireHolders(queries: Queries, holders: readonly PriceHolder[]): Promise<void> {
  const known = await findKnownHolders(queries, holders)
  const isUnique = new Set(holders.map(({ kind, id }) => `${kind} ${id}`)).size === holders.length
  if (!isUnique || holders.some(({ kind, id }) => !known.has(`${kind} ${id}`)))
    throw new AppError('invalid-input', { faults: [{ field: 'holders', code: 'holder-unknown' }] })
}
