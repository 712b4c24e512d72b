import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findImports } from '../../db/catalogue/imports.ts'
import type { Database } from '../../db/database.ts'

const MOST = 20

/** The newest imports at the desk, and which one can be undone. Throws `not-permitted`. */
export async function listImports(
  { database }: { readonly database: Database },
  actor: StaffActor,
): Promise<CatalogueImport[]> {
  requirePermission(actor, 'catalogue:read')
  return findImports(database.queries, MOST)
}
