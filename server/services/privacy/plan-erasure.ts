import type { Partner } from '#domain/identity/partner.ts'
import type { ErasurePlan } from '#domain/privacy/personal-data.ts'
import type { Database } from '../../db/database.ts'
import { readErasurePlan } from './steps/read-erasure-plan.ts'

/** Plans the erasure of a partner's account: what would remain, and what stands against it. */
export async function planErasure(
  { database }: { readonly database: Database },
  actor: Partner,
): Promise<ErasurePlan> {
  return readErasurePlan(database.queries, actor.uid)
}
