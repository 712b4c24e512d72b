import type { StoreSettings } from '#domain/store/settings.ts'
import type { Database } from '../../store/database.ts'
import { readStoreSettings } from '../../store/store-settings.ts'

type Dependencies = { readonly database: Database; readonly publicUrl: string | null }

/** What the store says of itself (GEN-06), with the address that its configuration gives it. */
export async function readSettings({ database, publicUrl }: Dependencies): Promise<StoreSettings> {
  return { ...(await readStoreSettings(database.queries)), publicUrl: publicUrl ?? '' }
}
