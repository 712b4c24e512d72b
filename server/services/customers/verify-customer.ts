import { VERIFIED } from '#domain/customers/customer.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  changeAccountStatus,
  type SeenCustomer,
  type AccountStatusDependencies,
} from './steps/change-account-status.ts'

/**
 * Records that the store knows who a customer is, or takes that back (DESK-06). Throws `not-permitted`, `not-found`, and
 * `edit-conflict` when somebody else has decided about them since they were seen.
 */
export async function verifyCustomer(
  dependencies: AccountStatusDependencies,
  actor: StaffActor,
  { isVerified, ...seen }: SeenCustomer & { readonly isVerified: boolean },
): Promise<void> {
  requirePermission(actor, 'customers:verify')
  await changeAccountStatus(dependencies, actor, {
    ...seen,
    action: isVerified ? 'customer.verify' : 'customer.unverify',
    shows: ({ verificationStatus }) => ({ verification_status: verificationStatus }),
    change: (before) => ({ ...before, verificationStatus: isVerified ? VERIFIED : 'Pending' }),
  })
}
