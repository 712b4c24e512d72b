import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { keepEwayBill, type RecordedEwayBill } from './steps/keep-eway-bill.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Records the e-way bill that the portal made for a fulfilment: it is printed on the challan and the invoice. Throws `not-permitted` and
 * what keeping it throws.
 */
export async function recordEwayBill(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  recorded: RecordedEwayBill,
): Promise<void> {
  requirePermission(actor, 'documents:register')
  await queries
    .transaction()
    .execute((transaction) => keepEwayBill(transaction, actor, { ...recorded, at: now() }))
}
