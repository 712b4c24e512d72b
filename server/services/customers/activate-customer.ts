import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  changeAccountStatus,
  type SeenCustomer,
  type AccountStatusDependencies,
} from './steps/change-account-status.ts'

/**
 * Makes a customer an active partner, who orders for others within limits ten times as high, or ends that (DESK-06). Throws
 * `not-permitted`, `not-found`, and `edit-conflict` when somebody else has decided about them since they were seen.
 */
export async function activateCustomer(
  dependencies: AccountStatusDependencies,
  actor: StaffActor,
  { isActive, ...seen }: SeenCustomer & { readonly isActive: boolean },
): Promise<void> {
  requirePermission(actor, 'customers:activate')
  await changeAccountStatus(dependencies, actor, {
    ...seen,
    action: isActive ? 'customer.activate' : 'customer.deactivate',
    shows: ({ active }) => ({ active }),
    change: (before) => ({ ...before, active: isActive }),
  })
}
