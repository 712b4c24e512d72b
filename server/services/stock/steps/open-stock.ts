import { randomUUID } from 'node:crypto'
import type { Price } from '#domain/money/price.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../../db/catalogue/catalogue-version.ts'
import type { Queries } from '../../../db/database.ts'
import {
  addMovements,
  changeLevels,
  lockItems,
  showItems,
  type VariantKey,
} from '../../../db/stock/levels.ts'
import { addChange } from '../../../db/stock/stock-items.ts'
import { findStoredStock, saveImportedStock } from '../../../db/stock/stock-imports.ts'
import { holdPlaces, listPlaces } from '../../../db/stock/stock-places.ts'
import { readSavedSettings } from '../../../db/store/store-settings.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { findOrderNeeds, keyOf, reserveForOrders } from './track-orders.ts'

/** Stock figures of a file for a size: barcode, cost of one unit without GST, and units; null if not given. */
export type OpenedSize = VariantKey & {
  readonly size: string
  readonly barcode: string | null
  readonly cost: Price | null
  readonly units: number | null
}

type Opening = {
  readonly sizes: readonly OpenedSize[]
  /** The name of the file. */
  readonly name: string
  readonly at: Date
}

/**
 * Saves the barcodes and costs of sizes, and starts to track those without movements with the units of the file, as a count at
 * the first place (STOCK-02). Other units are unchanged, so importing a file twice opens nothing twice. Locks orders before
 * items. Throws `not-permitted`.
 */
export async function openStock(
  queries: Queries,
  actor: StaffActor,
  { sizes, name, at }: Opening,
): Promise<void> {
  if (sizes.length === 0) return
  if (sizes.some(({ cost }) => cost !== null)) requirePermission(actor, 'stock:cost')
  requirePermission(actor, 'stock:write')
  const moved = new Set(
    (await findStoredStock(queries, sizes)).filter(({ hasMoved }) => hasMoved).map((one) => keyOf(one)),
  )
  const opened = sizes.filter(({ units, ...size }) => units !== null && !moved.has(keyOf(size)))
  const [first] = await listPlaces(queries)
  if (opened.length > 0) await holdPlaces(queries)
  const needs = await findOrderNeeds(queries, opened)
  const { lowStockLevel = 0 } = await readSavedSettings(queries)
  const isOpened = new Set(opened.map(keyOf))
  const items = await saveImportedStock(
    queries,
    sizes.map(({ productId, variantUid, barcode, cost, ...size }) => ({
      productId,
      variantUid,
      barcode,
      cost,
      tracked: isOpened.has(keyOf({ productId, variantUid, ...size })),
    })),
    lowStockLevel,
  )
  const idOf = new Map(items.map((item) => [keyOf(item), item.id]))
  await lockItems(
    queries,
    items.map(({ id }) => id),
  )
  // a receipt or count before the lock has recorded these units already
  const movedSince = new Set(
    (await findStoredStock(queries, opened)).filter(({ hasMoved }) => hasMoved).map((one) => keyOf(one)),
  )
  const units = opened.flatMap((size) => {
    const itemId = idOf.get(keyOf(size))
    return itemId === undefined || movedSince.has(keyOf(size))
      ? []
      : [{ itemId, quantity: size.units ?? 0, size }]
  })
  if (first === undefined || units.length === 0) return
  const changeId = randomUUID()
  const change = { id: changeId, kind: 'count' as const, placeId: first.id, toPlaceId: null, supplier: null }
  const note = name.slice(0, 500)
  await addChange(queries, {
    ...change,
    note,
    isOpening: true,
    digest: requestHash(changeId),
    actor: actor.name,
    at,
  })
  await addMovements(
    queries,
    units.map(({ itemId, quantity }) => ({ itemId, placeId: first.id, quantity, reason: 'count', changeId })),
    { actor: actor.name, at },
  )
  const reserved = await reserveForOrders(
    queries,
    needs,
    new Map(units.map(({ itemId, size }) => [keyOf(size), itemId])),
  )
  await changeLevels(queries, [
    ...units.map(({ itemId, quantity }) => ({ itemId, placeId: first.id, onHand: quantity, reserved: 0 })),
    ...reserved,
  ])
  await showItems(
    queries,
    units.map(({ itemId }) => itemId),
  )
  await notifyCatalogueChange(queries, 'stock')
  await recordChange(queries, actor, {
    action: 'stock.count',
    subject: 'stock',
    subjectId: changeId,
    after: { kind: 'count', placeId: first.id, note, sizes: units.length },
    at,
  })
}
