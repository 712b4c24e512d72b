import { AppError } from '#domain/errors.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import type { CartChange } from '#domain/problem/cart-change.ts'
import { allocate } from '#domain/stock/allocate.ts'
import { availableUnits, type StockLevel } from '#domain/stock/stock.ts'
import type { Queries } from '../../../db/database.ts'
import { findAllocations, writeAllocations, type StockAllocation } from '../../../db/stock/allocations.ts'
import {
  changeLevels,
  findTracked,
  lockItems,
  type StockItem,
  type VariantKey,
} from '../../../db/stock/levels.ts'

/** The tracked items of an order, by line. */
export type TrackedLines = ReadonlyMap<number, StockItem>

/** Finds the lines of an order whose variants are tracked. */
export async function findTrackedLines(queries: Queries, order: Order): Promise<TrackedLines> {
  const tracked = await findTracked(queries, order.orderItems.map(variantKey))
  const found = order.orderItems.map((ordered, line): [number, StockItem | undefined] => [
    line,
    tracked.find((item) => isOf(item, ordered)),
  ])
  return new Map(found.flatMap(([line, item]) => (item === undefined ? [] : [[line, item]])))
}

/** Units that a line of an order needs beyond those reserved. */
export type NeededUnits = { readonly line: number; readonly item: OrderItem; readonly quantity: number }

/**
 * Reserves the tracked lines of an order in the transaction that places it (STOCK-01), what was sold at the counter at its place. Throws
 * `out-of-stock`.
 */
export async function reserveStock(queries: Queries, order: Order, lines: TrackedLines): Promise<void> {
  const placeId = order.counter?.placeId ?? null
  const needed = order.orderItems.map((item, line) => ({ line, item, quantity: item.quantity }))
  await reserve(queries, order.orderId, { needed, tracked: lines, earlier: [], placeId })
}

/** Reserves more units for lines of a locked order (DESK-03). Throws `out-of-stock`. */
export async function reserveMore(
  queries: Queries,
  orderId: string,
  needed: readonly NeededUnits[],
): Promise<void> {
  const keys = needed.map(({ item }) => variantKey(item))
  const items = await findTracked(queries, keys)
  const tracked = new Map(
    needed.flatMap(({ line, item }): [number, StockItem][] => {
      const found = items.find((one) => isOf(one, item))
      return found === undefined ? [] : [[line, found]]
    }),
  )
  const earlier = await findAllocations(queries, orderId)
  if (tracked.size > 0) await reserve(queries, orderId, { needed, tracked, earlier, placeId: null })
}

type Reservation = {
  readonly needed: readonly NeededUnits[]
  readonly tracked: TrackedLines
  /** Present allocations of the order. */
  readonly earlier: readonly StockAllocation[]
  /** The only place to take from; null for any. */
  readonly placeId: string | null
}

/**
 * Reserves units; lines of the same variant share its stock. Throws `out-of-stock` with all lines that are short and the units
 * left.
 */
async function reserve(
  queries: Queries,
  orderId: string,
  { needed, tracked, earlier, placeId: only }: Reservation,
): Promise<void> {
  const items = await lockItems(
    queries,
    [...tracked.values()].map(({ id }) => id),
  )
  const left = new Map(
    [...items].map(([id, { levels }]): [number, readonly StockLevel[]] => [
      id,
      only === null ? levels : levels.filter(({ placeId }) => placeId === only),
    ]),
  )
  const [reserved, short]: [StockAllocation[], CartChange[]] = [[], []]
  for (const { line, item, quantity } of needed) {
    const itemId = tracked.get(line)?.id ?? 0
    const levels = left.get(itemId)
    if (levels === undefined) continue
    const placed = allocate(levels, quantity)
    if (placed === null) {
      const { variantId: product, productName } = item
      short.push({ product, productName, change: 'stock', quantity, left: availableUnits(levels) })
    }
    const units = new Map((placed ?? []).map((one) => [one.placeId, one.quantity]))
    left.set(
      itemId,
      levels.map((level) => ({ ...level, reserved: level.reserved + (units.get(level.placeId) ?? 0) })),
    )
    for (const [placeId, count] of units)
      reserved.push({
        orderId,
        line,
        placeId,
        itemId,
        reserved: count,
        taken: 0,
        beforeTracking: 0,
        putBack: 0,
      })
  }
  if (short.length > 0) throw new AppError('out-of-stock', { changes: short })
  const rows = reserved.map((row) => {
    const known = earlier.find(({ line, placeId }) => line === row.line && placeId === row.placeId)
    return known === undefined ? row : { ...known, reserved: known.reserved + row.reserved }
  })
  await writeAllocations(queries, rows)
  const changes = reserved.map((row) => ({ ...row, onHand: 0 }))
  await changeLevels(queries, changes)
}

function variantKey({ productId, variantSpecs }: OrderItem): VariantKey {
  return { productId, variantUid: variantSpecs.uid ?? '' }
}

function isOf(item: StockItem, ordered: OrderItem): boolean {
  const { productId, variantUid } = variantKey(ordered)
  return item.productId === productId && item.variantUid === variantUid
}
