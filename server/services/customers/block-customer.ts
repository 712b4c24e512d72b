import type { CustomerBlock } from '#domain/identity/customer-block.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  changeAccountStatus,
  type SeenCustomer,
  type AccountStatusDependencies,
} from './steps/change-account-status.ts'

/** A block with its reason, which only staff read; null takes the block away. */
export type BlockDecision = SeenCustomer & {
  readonly block: { readonly level: CustomerBlock; readonly reason: string } | null
}

/**
 * Blocks a customer from cash on delivery or from ordering at all, or takes that back (DESK-06); what they have ordered goes on.
 * Throws `not-permitted`, `not-found`, and `edit-conflict` when somebody else has decided about them since they were seen.
 */
export async function blockCustomer(
  dependencies: AccountStatusDependencies,
  actor: StaffActor,
  { block, ...seen }: BlockDecision,
): Promise<void> {
  requirePermission(actor, 'customers:block')
  await changeAccountStatus(dependencies, actor, {
    ...seen,
    action: block === null ? 'customer.unblock' : 'customer.block',
    shows: ({ block: own }) => ({ block: own?.level ?? null, reason: own?.reason ?? null }),
    change: (before, at) => ({
      ...before,
      block: block && { ...block, at: at.toISOString(), by: actor.name },
    }),
  })
}
