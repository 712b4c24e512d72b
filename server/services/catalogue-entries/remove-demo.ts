import { removedDemo, type DemoState, type RemovedDemo } from '#domain/catalogue/entries/demo-wire.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import {
  deleteEntries,
  findEntries,
  findFilledCategories,
  findOrderedProducts,
  type StoredEntry,
} from '../../db/catalogue/entries.ts'
import { countProductsAmong } from '../../db/catalogue/products.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findAuditEntries } from '../../db/staff/audit-log.ts'
import { readColumn } from '../../catalogue-rows/columns.ts'
import { recordChange, recordChanges } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeRecords } from './steps/place-records.ts'
import { isDemoPlan } from '#domain/delivery/demo-plan.ts'
import { emptyPlan } from '#domain/delivery/plan.ts'
import { demoReturnTerms } from '#domain/store/demo-return-terms.ts'
import { readPlan, writePlan } from '../../db/delivery/delivery-plan.ts'
import { forgetSetting, lockSettings, readSavedSettings } from '../../db/store/store-settings.ts'
import { versionLog } from '../store/steps/setting-kinds.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly demoCatalogue: string
  readonly now: () => Date
}

const removal = { action: 'catalogue.clear', subject: 'catalogue', subjectId: 'demo' } as const

/**
 * Counts the products of the demo that are in the shop, and reads the result of its removal, null if it was not removed.
 * Throws `not-permitted`.
 */
export async function showDemo(
  { database: { queries }, catalogueFiles, demoCatalogue }: Dependencies,
  actor: StaffActor,
): Promise<DemoState> {
  requirePermission(actor, 'catalogue:read')
  const products = await countProductsAmong(queries, await catalogueFiles.listProductIds(demoCatalogue))
  const { subject, subjectId } = removal
  const [entry] = await findAuditEntries(queries, { subject, subjectId, limit: 1 })
  const told = removedDemo.safeParse(entry?.after)
  const removed = entry === undefined || !told.success ? null : { ...told.data, at: entry.at }
  return { products, removed }
}

/** The treatment of demo entries that staff have changed. */
export type DemoRemoval = { readonly changed: 'keep' | 'remove' }

/**
 * Removes the demo: its products, categories and banners that are unchanged, or all of them if `changed` is `remove`, and the
 * delivery areas and return terms of its store unless they were changed. Ordered products are archived; categories and
 * departments that still contain something stay. Throws `not-permitted`, and `proof-required` without a recent proof.
 */
export async function removeDemo(
  { database, catalogueFiles, demoCatalogue, now }: Dependencies,
  actor: StaffActor,
  { changed }: DemoRemoval,
): Promise<RemovedDemo> {
  requirePermission(actor, 'catalogue:clear')
  const delivered = await readDigests(catalogueFiles, demoCatalogue)
  return changeCatalogue(database, 'all', async (queries) => {
    const removed = { deleted: 0, archived: 0, kept: 0, keptProducts: 0, keptInUse: 0 }
    const names: string[] = []
    for (const table of order) {
      const digests = delivered.get(table) ?? new Map<string, string>()
      const held = await findEntries(queries, table, [...digests.keys()])
      const own = held.filter(({ id, digest }) => changed === 'remove' || digests.get(id) === digest)
      const used = await findUsed(queries, table, own)
      const gone = own.filter(({ id }) => !used.has(id))
      const ordered = await takeAway(queries, table, gone)
      const stays = held.filter((entry) => !gone.includes(entry))
      names.push(...stays.map(nameOf))
      removed.archived += ordered
      removed.deleted += gone.length - ordered
      removed.kept += stays.length
      removed.keptInUse += used.size
      if (table === 'products') removed.keptProducts += stays.length
    }
    const told = { ...removed, names: names.slice(0, MOST_NAMES) }
    const at = now()
    await forgetDemoStore(queries, actor, at)
    await recordChange(queries, actor, { ...removal, after: told, at })
    return told
  })
}

const MOST_NAMES = 10

/** Tables in the order of removal: contents before their containers. */
const order: readonly CollectionTable[] = ['products', 'banners', 'subcategories', 'main_categories', 'shops']

/** Reads the digests of the demo's entries as delivered, by table and id. */
async function readDigests(catalogueFiles: CatalogueFiles, demoCatalogue: string) {
  const delivered = new Map<CollectionTable, Map<string, string>>()
  for (const { table, batches } of await catalogueFiles.read(demoCatalogue)) {
    const digests = new Map<string, string>()
    for await (const { remarks: _, ...rows } of batches(new Map())) {
      const column = readColumn(rows, 'digest')
      for (const [index, id] of readColumn(rows, 'id').entries()) digests.set(id ?? '', column[index] ?? '')
    }
    delivered.set(table, digests)
  }
  return delivered
}

/** Finds the categories and departments among the entries that contain something that stays, by id. */
async function findUsed(
  queries: Queries,
  table: CollectionTable,
  entries: readonly StoredEntry[],
): Promise<ReadonlySet<string>> {
  const ids = entries.map(({ id }) => id)
  if (table === 'subcategories' || table === 'main_categories')
    return findFilledCategories(queries, table, { ids, withArchived: false })
  if (table !== 'shops') return new Set()
  const listed = entries.flatMap(({ record }) => (record as Shop).mainCategoryIds)
  const left = new Set((await findEntries(queries, 'main_categories', listed)).map(({ id }) => id))
  const used = entries.filter(({ record }) => (record as Shop).mainCategoryIds.some((id) => left.has(id)))
  return new Set(used.map(({ id }) => id))
}

function nameOf({ id, record }: StoredEntry): string {
  const name = typeof record === 'object' && record !== null && 'name' in record ? record.name : null
  return typeof name === 'string' ? name : id
}

/** Deletes entries, archives those that were ordered, and returns how many were archived. */
async function takeAway(
  queries: Queries,
  table: CollectionTable,
  entries: readonly StoredEntry[],
): Promise<number> {
  const ids = entries.map(({ id }) => id)
  const ordered = table === 'products' ? await findOrderedProducts(queries, ids) : new Set<string>()
  const archived = entries.filter(({ id }) => ordered.has(id))
  await placeRecords(
    queries,
    table,
    archived.map((entry) => ({ ...entry, status: 'archived' })),
  )
  await deleteEntries(
    queries,
    table,
    ids.filter((id) => !ordered.has(id)),
  )
  return ordered.size
}

/** Resets the delivery areas and return terms of a store that are still those of the demo. */
async function forgetDemoStore(queries: Queries, actor: StaffActor, at: Date): Promise<void> {
  await lockSettings(queries)
  const { version, plan } = await readPlan(queries, { lock: true })
  if (isDemoPlan(plan)) {
    await writePlan(queries, { version: version + 1, plan: emptyPlan })
    const change = { action: 'delivery.change', ...versionLog('delivery') }
    await recordChanges(queries, actor, [{ ...change, before: plan, after: emptyPlan, at }])
  }
  const { returnTerms } = await readSavedSettings(queries)
  if (returnTerms === demoReturnTerms.trim()) {
    await forgetSetting(queries, 'returnTerms')
    const change = { action: 'settings.change', ...versionLog('returnTerms') }
    await recordChanges(queries, actor, [{ ...change, before: returnTerms, at }])
  }
}
