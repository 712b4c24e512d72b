import { AppError } from '#domain/errors.ts'
import type { KnownCustomer } from '../../../db/customers/standing.ts'

/**
 * A customer about whom something may be decided. Throws `not-found` when there is none any more, and `edit-conflict` when they
 * were merged into another one.
 */
export function requireCustomer(known: KnownCustomer | null): KnownCustomer {
  if (known === null || known.isErased) throw new AppError('not-found')
  if (known.mergedInto !== null) throw new AppError('edit-conflict')
  return known
}
