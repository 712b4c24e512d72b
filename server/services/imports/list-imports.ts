import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { countImportPictures } from '../../db/catalogue/import-pictures.ts'
import { findImports } from '../../db/catalogue/imports.ts'
import type { Database } from '../../db/database.ts'

const MOST = 20

/** Lists the newest imports, and which of them can be undone. Throws `not-permitted`. */
export async function listImports(
  { database }: { readonly database: Database },
  actor: StaffActor,
): Promise<CatalogueImport[]> {
  requirePermission(actor, 'catalogue:read')
  const imports = await findImports(database.queries, MOST)
  const counts = await countImportPictures(
    database.queries,
    imports.map(({ id }) => id),
  )
  return imports.map((one) => ({ ...one, pictures: counts.get(one.id) ?? null }))
}
