import { defaultMerchantSettings, type MerchantSettings } from '#domain/store/settings.ts'
import type { Queries } from '../../../db/database.ts'
import { readSavedSettings } from '../../../db/store/store-settings.ts'

/** The merchant's settings: what was saved, and the defaults for the rest (GEN-06). */
export async function readMerchantSettings(queries: Queries): Promise<MerchantSettings> {
  const {
    seller: _seller,
    returnTerms: _terms,
    preferredBrands: _brands,
    lowStockLevel: _level,
    ...saved
  } = await readSavedSettings(queries)
  return { ...defaultMerchantSettings, ...saved }
}
