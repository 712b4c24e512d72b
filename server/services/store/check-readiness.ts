import { catalogueVersion } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database; readonly wantsCatalogue: boolean }

/** True when the database answers and holds a catalogue, where the store is to have one. Never rejects. */
export async function checkReadiness({ database, wantsCatalogue }: Dependencies): Promise<boolean> {
  return catalogueVersion(database.queries).then(
    (version) => version > 0 || !wantsCatalogue,
    () => false,
  )
}
