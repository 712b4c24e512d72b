import { defaultMerchantSettings, type MerchantSettings } from '#domain/store/settings.ts'
import type { Queries } from '../../../db/database.ts'
import { readSavedSettings, type SavedSettings } from '../../../db/store/store-settings.ts'

/** The merchant's settings: what was saved, and the defaults for the rest (GEN-06). */
export async function readMerchantSettings(queries: Queries): Promise<MerchantSettings> {
  return merchantSettingsOf(await readSavedSettings(queries))
}

/** Those of saved settings that the store says of itself. */
export function merchantSettingsOf(saved: SavedSettings): MerchantSettings {
  const names = Object.keys(defaultMerchantSettings) as (keyof MerchantSettings)[]
  const known = names.map((name) => [name, saved[name] ?? defaultMerchantSettings[name]] as const)
  return Object.fromEntries(known) as MerchantSettings
}
