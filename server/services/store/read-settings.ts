import type { Seller } from '#domain/invoices/seller.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import type { Database } from '../../db/database.ts'
import { readMerchantSettings, readSeller } from '../../db/store/store-settings.ts'

type Dependencies = { readonly database: Database; readonly publicUrl: string | null }

/** What the store says of itself (GEN-06), with what follows from its configuration. */
export async function readSettings({ database, publicUrl }: Dependencies): Promise<StoreSettings> {
  const said = await readMerchantSettings(database.queries)
  return { ...said, publicUrl: publicUrl ?? '' }
}

/** The firm that stands on invoices. */
export function findSeller({ database }: { readonly database: Database }): Promise<Seller> {
  return readSeller(database.queries)
}
