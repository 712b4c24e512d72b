import { catalogueVersion } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database; readonly expectsCatalogue: boolean }

/** True when the database answers and, where the store expects a catalogue, holds one. Never rejects. */
export async function checkReadiness({ database, expectsCatalogue }: Dependencies): Promise<boolean> {
  return catalogueVersion(database.queries).then(
    (version) => version > 0 || !expectsCatalogue,
    () => false,
  )
}
