import type { StoreSettings } from '#domain/store/settings.ts'
import type { Database } from '../../store/database.ts'
import { readStoreSettings } from '../../store/store-settings.ts'

/** What the store says of itself (GEN-06). */
export async function readSettings({ database }: { readonly database: Database }): Promise<StoreSettings> {
  return readStoreSettings(database.queries)
}
