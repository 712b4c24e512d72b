import { defaultStoreSettings, type StoreSettings } from '#domain/store/settings.ts'
import type { Queries } from './database.ts'

/** What the store says of itself: stored values over the defaults (GEN-06). */
export async function readStoreSettings(queries: Queries): Promise<StoreSettings> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  return { ...defaultStoreSettings, ...(row.settings as Partial<StoreSettings>) }
}
