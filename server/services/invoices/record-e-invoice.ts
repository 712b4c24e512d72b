import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { registerEInvoice, type Registration } from './steps/register-e-invoice.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Records the registration of an invoice or credit note with the portal: IRN, acknowledgement and QR code are printed on it. Throws
 * `not-permitted` and what registering it throws.
 */
export async function recordEInvoice(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  registration: Registration,
): Promise<void> {
  requirePermission(actor, 'documents:register')
  await queries
    .transaction()
    .execute((transaction) => registerEInvoice(transaction, actor, { ...registration, at: now() }))
}
