import { AppError } from '#domain/errors.ts'
import type { KnownCustomer } from '../../../db/customers/account-status.ts'
import type { Queries } from '../../../db/database.ts'
import { mergeConflict } from './merge-conflict.ts'

/**
 * A customer about whom something may be decided. Throws `not-found` when there is none any more, and `edit-conflict` when they
 * were merged into another one.
 */
export async function requireCustomer(queries: Queries, known: KnownCustomer | null): Promise<KnownCustomer> {
  if (known === null || known.isErased) throw new AppError('not-found')
  if (known.mergedInto !== null)
    throw await mergeConflict(queries, { uid: known.partner.uid, into: known.mergedInto })
  return known
}
