import { AppError } from '../errors.ts'
import type { ErrorDetails } from '../problem/error-details.ts'
import { mayDo, needsProof, type Permission } from './permissions.ts'
import type { StaffActor } from './staff-actor.ts'

/**
 * Lets an actor go on who holds a permission. Throws `not-permitted` to other roles, and `proof-required` when what cannot
 * be undone is asked for without a recent second proof (STAFF-03). `details` come with either.
 */
export function requirePermission(actor: StaffActor, permission: Permission, details?: ErrorDetails): void {
  if (!mayDo(actor.role, permission)) throw new AppError('not-permitted', details)
  if (needsProof(permission) && !actor.isProved) throw new AppError('proof-required', details)
}
