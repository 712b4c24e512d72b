import { AppError } from '#domain/errors.ts'
import { findAllocationsOf, writeAllocations, type StockAllocation } from '../../../db/stock/allocations.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrders } from '../../../db/orders/orders.ts'
import type { LevelChange, VariantKey } from '../../../db/stock/levels.ts'
import { findOpenOrdersOf } from '../../../db/stock/stock-imports.ts'
import { listPlaces } from '../../../db/stock/stock-places.ts'
import { readFulfilmentProgressOf } from '../../../db/orders/fulfilment-progress.ts'

/** The most open orders that a variant may have when it begins to be tracked. */
const MOST_ORDERS = 2_000

/** Open orders that are locked and read at once. */
const BATCH = 2_000

/** An allocation that an open order needs of a variant about to be tracked. */
export type OrderNeed = VariantKey & Omit<StockAllocation, 'itemId'>

/** A variant as the key of a map. */
export function keyOf({ productId, variantUid }: VariantKey): string {
  return `${productId}\n${variantUid}`
}

/**
 * Locks the open orders of variants and computes their allocations: units to be sent are reserved, even beyond those on hand,
 * and shipped ones are not taken again. Throws `invalid-input` if one has more than `MOST_ORDERS`.
 */
export async function findOrderNeeds(
  queries: Queries,
  variants: readonly VariantKey[],
): Promise<readonly OrderNeed[]> {
  const found = await findOpenOrdersOf(queries, variants)
  for (const { length } of Map.groupBy(found, keyOf).values())
    if (length > MOST_ORDERS)
      throw new AppError('invalid-input', { reasons: [{ code: 'too-many-open-orders', orders: length }] })
  const [main] = await listPlaces(queries)
  if (main === undefined) return []
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))].toSorted()
  const tracked = new Set(variants.map(keyOf))
  const needs: OrderNeed[] = []
  for (let start = 0; start < orderIds.length; start += BATCH)
    needs.push(
      ...(await needsOf(queries, orderIds.slice(start, start + BATCH), { tracked, placeId: main.id })),
    )
  return needs
}

type Tracking = { readonly tracked: ReadonlySet<string>; readonly placeId: string }

async function needsOf(
  queries: Queries,
  orderIds: readonly string[],
  { tracked, placeId }: Tracking,
): Promise<readonly OrderNeed[]> {
  const orders = await lockOrders(queries, orderIds)
  const known = Map.groupBy(await findAllocationsOf(queries, orderIds), ({ orderId }) => orderId)
  const parts = await readFulfilmentProgressOf(queries, orders)
  return orders.flatMap(({ orderId }) =>
    (parts.get(orderId)?.progress ?? []).flatMap(({ line, item, open, shipped }) => {
      const variant = { productId: item.productId, variantUid: item.variantSpecs.uid ?? '' }
      if (!tracked.has(keyOf(variant))) return []
      const [first, ...rest] = known.get(orderId)?.filter((row) => row.line === line) ?? []
      const taken = [first, ...rest].reduce((sum, row) => sum + (row?.taken ?? 0), 0)
      const putBack = [first, ...rest].reduce((sum, row) => sum + (row?.putBack ?? 0), 0)
      const others = rest.reduce((sum, row) => sum + row.beforeTracking, 0)
      return {
        ...variant,
        orderId,
        line,
        placeId: first?.placeId ?? placeId,
        reserved: Math.max(0, open),
        taken: first?.taken ?? 0,
        beforeTracking: shipped - taken - putBack - others,
        putBack: first?.putBack ?? 0,
      }
    }),
  )
}

/**
 * Writes the allocations of items for their open orders, which are locked; variants without an item are left out. Returns the
 * changes of the levels.
 */
export async function reserveForOrders(
  queries: Queries,
  needs: readonly OrderNeed[],
  itemOf: ReadonlyMap<string, number>,
): Promise<readonly LevelChange[]> {
  const allocations = needs.flatMap((need) => {
    const itemId = itemOf.get(keyOf(need))
    return itemId === undefined ? [] : [{ ...need, itemId }]
  })
  await writeAllocations(queries, allocations)
  return allocations.map(({ itemId, placeId, reserved }) => ({ itemId, placeId, onHand: 0, reserved }))
}
