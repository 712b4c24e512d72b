import type { StoreSettings } from '#domain/store/settings.ts'
import type { Database } from '../../store/database.ts'
import { readKeeperSettings } from '../../store/store-settings.ts'

type Dependencies = { readonly database: Database; readonly publicUrl: string | null }

/** What the store says of itself (GEN-06), with what follows from its configuration. */
export async function readSettings({ database, publicUrl }: Dependencies): Promise<StoreSettings> {
  const said = await readKeeperSettings(database.queries)
  return { ...said, publicUrl: publicUrl ?? '', offersOnlinePayment: false }
}
