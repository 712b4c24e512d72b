import { AppError } from '../errors.ts'
import { mayDo, needsProof, type Permission } from './permissions.ts'
import type { StaffActor } from './staff-actor.ts'

/**
 * Lets an actor go on who holds a permission. Throws `not-permitted` to other roles, and `proof-required` when what cannot
 * be undone is asked for without a recent second proof (STAFF-03).
 */
export function requirePermission(actor: StaffActor, permission: Permission): void {
  if (!mayDo(actor.role, permission)) throw new AppError('not-permitted')
  if (needsProof(permission) && !actor.isProved) throw new AppError('proof-required')
}
