import type { Seller } from '#domain/invoices/seller.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { MerchantSettings } from '#domain/store/settings.ts'
import type { Database } from '../../db/database.ts'
import { readMerchantSettings } from './steps/read-merchant-settings.ts'
import { readSeller } from './steps/read-seller.ts'

/** What the store says about itself, and the firm on its invoices. Throws `not-permitted`. */
export async function readDeskSettings(
  { database }: { readonly database: Database },
  actor: StaffActor,
): Promise<{ readonly settings: MerchantSettings; readonly seller: Seller }> {
  requirePermission(actor, 'settings:read')
  const [settings, seller] = await Promise.all([
    readMerchantSettings(database.queries),
    readSeller(database.queries),
  ])
  return { settings, seller }
}
