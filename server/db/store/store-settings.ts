import { sql } from 'kysely'
import type { Seller } from '#domain/invoices/seller.ts'
import type { MerchantSettings } from '#domain/store/settings.ts'
import type { Queries } from '../database.ts'

/**
 * The settings that were saved, without defaults; `seller` is the firm on invoices, `returnTerms` the text of its terms,
 * `preferredBrands` the first most.
 */
export type SavedSettings = Partial<MerchantSettings> & {
  readonly seller?: Partial<Seller>
  readonly returnTerms?: string
  readonly preferredBrands?: readonly string[]
  /** From how many units down a variant that begins to be tracked is low. */
  readonly lowStockLevel?: number
}

/** Reads what was saved of the store's settings. */
export async function readSavedSettings(queries: Queries): Promise<SavedSettings> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  return row.settings as SavedSettings
}

/** Saves some settings; the others stay. */
export async function saveSettings(queries: Queries, changes: SavedSettings): Promise<void> {
  const changed = JSON.stringify(changes)
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${changed}::jsonb` })
    .execute()
}
