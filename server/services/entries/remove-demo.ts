import type { RemovedDemo } from '#domain/catalogue/entries/demo-wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import type { CollectionTable } from '../../db/catalogue/collections.ts'
import {
  deleteEntries,
  findEntries,
  findOrderedProducts,
  type StoredEntry,
} from '../../db/catalogue/entries.ts'
import { countProductsAmong } from '../../db/catalogue/products.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readColumn } from '../catalogue/steps/batch-rows.ts'
import { recordChange } from '../staff/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeDocuments } from './steps/place-document.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly demoCatalogue: string
  readonly now: () => Date
}

/** How many products of the demo are in the shop. Throws `not-permitted`. */
export async function countDemo(
  { database, catalogueFiles, demoCatalogue }: Dependencies,
  actor: StaffActor,
): Promise<number> {
  requirePermission(actor, 'catalogue:read')
  return countProductsAmong(database.queries, await catalogueFiles.listProductIds(demoCatalogue))
}

/**
 * Removes the demonstration: its products, categories and banners as they were delivered. What was ordered is archived, what
 * somebody has changed is theirs and stays. Throws `not-permitted`, and `proof-required` without a recent proof.
 */
export async function removeDemo(
  { database, catalogueFiles, demoCatalogue, now }: Dependencies,
  actor: StaffActor,
): Promise<RemovedDemo> {
  requirePermission(actor, 'catalogue:clear')
  return changeCatalogue(database, 'all', async (queries) => {
    const removed = { deleted: 0, archived: 0, kept: 0 }
    for (const { table, batches } of await catalogueFiles.read(demoCatalogue)) {
      for await (const { remarks: _, ...rows } of batches(new Map())) {
        const digests = readColumn(rows, 'digest')
        const ids = readColumn(rows, 'id').map((id) => id ?? '')
        const delivered = new Map(ids.map((id, index) => [id, digests[index]]))
        const held = await findEntries(queries, table, ids)
        const own = held.filter(({ id, digest }) => delivered.get(id) === digest)
        removed.kept += held.length - own.length
        const ordered = await takeAway({ queries, catalogueFiles }, table, own)
        removed.archived += ordered
        removed.deleted += own.length - ordered
      }
    }
    await recordChange(queries, actor, {
      action: 'catalogue.clear',
      subject: 'catalogue',
      subjectId: 'demo',
      after: removed,
      at: now(),
    })
    return removed
  })
}

/** Deletes entries, and archives those that were ordered; the number of these. */
async function takeAway(
  target: { readonly queries: Queries; readonly catalogueFiles: CatalogueFiles },
  table: CollectionTable,
  entries: readonly StoredEntry[],
): Promise<number> {
  const ids = entries.map(({ id }) => id)
  const ordered = table === 'products' ? await findOrderedProducts(target.queries, ids) : new Set<string>()
  await placeDocuments(
    target,
    table,
    entries
      .filter(({ id }) => ordered.has(id))
      .map(({ document, position }) => ({ document, position, status: 'archived' as const })),
  )
  await deleteEntries(
    target.queries,
    table,
    ids.filter((id) => !ordered.has(id)),
  )
  return ordered.size
}
