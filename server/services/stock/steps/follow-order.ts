import { AppError } from '#domain/errors.ts'
import type { LineProgress } from '#domain/fulfilments/line-progress.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import { followLine } from '#domain/stock/follow-line.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import { findAllocations, writeAllocations, type StockAllocation } from '../../../db/stock/allocations.ts'
import {
  addMovements,
  changeLevels,
  lockItems,
  type LevelChange,
  type StockedItem,
} from '../../../db/stock/levels.ts'
import { readFulfilmentProgress } from '../../../db/orders/fulfilment-progress.ts'

const openStatuses: readonly string[] = ['INITIATED', 'PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY']

/**
 * Adjusts the stock to a changed order, as the last step of its transaction (STOCK-01): units to be sent are reserved, shipped
 * ones taken, returned or cancelled ones put back. A repeat changes nothing, as it starts from the order as it is. Throws
 * `move-not-allowed` if fewer units are on hand than have to leave.
 */
export async function followOrder(
  queries: Queries,
  orderId: string,
  { at, actor }: { readonly at: Date; readonly actor: OrderActor },
): Promise<void> {
  const allocations = await findAllocations(queries, orderId)
  if (allocations.length === 0) return
  const order = await lockOrder(queries, orderId)
  if (order === null) return
  const { progress } = await readFulfilmentProgress(queries, order)
  // takes no lock if the stock does not change: a trip moves many orders at once
  if (isFollowed(order, allocations, progress)) return
  const items = await lockItems(queries, [...new Set(allocations.map(({ itemId }) => itemId))])
  const changed: LineStockChange[] = []
  for (const [line, rows] of Map.groupBy(allocations, (row) => row.line)) {
    const item = items.get(rows[0]?.itemId ?? 0)
    const reached = progress.find((one) => one.line === line)
    if (item === undefined || reached === undefined) continue
    const current = { ...item, levels: levelsAfter(item, changed) }
    changed.push(...changesOf(rows, current, targetOf(order, rows, reached)))
  }
  const moved = changed.filter(({ onHand }) => onHand !== 0)
  await writeAllocations(
    queries,
    changed.map(({ row }) => row),
  )
  await addMovements(
    queries,
    moved.map(({ row: { line }, itemId, placeId, onHand }) => {
      const reason = onHand < 0 ? 'sale' : 'return'
      return { itemId, placeId, quantity: onHand, reason, orderId, line }
    }),
    { at, actor: actorName(actor) },
  )
  await changeLevels(queries, changed)
}

/** A change of a level, with the allocation of the line after it. */
type LineStockChange = LevelChange & { readonly row: StockAllocation }

type Target = { readonly reserved: number; readonly taken: number; readonly name: string }

/** Finds the units that a line should have reserved and taken as its order is now. */
function targetOf(
  { orderStatus }: Order,
  rows: readonly StockAllocation[],
  { open, shipped, item }: LineProgress,
): Target {
  const apart = rows.reduce((sum, { beforeTracking, putBack }) => sum + beforeTracking + putBack, 0)
  const reserved = openStatuses.includes(orderStatus) ? Math.max(0, open) : 0
  return { reserved, taken: shipped - apart, name: item.productName }
}

/** True if every line has reserved and taken its units already. */
function isFollowed(
  order: Order,
  allocations: readonly StockAllocation[],
  progress: readonly LineProgress[],
): boolean {
  return [...Map.groupBy(allocations, (row) => row.line)].every(([line, rows]) => {
    const reached = progress.find((one) => one.line === line)
    if (reached === undefined) return true
    const { reserved, taken } = targetOf(order, rows, reached)
    const sum = (name: 'reserved' | 'taken') => rows.reduce((total, row) => total + row[name], 0)
    return sum('reserved') === reserved && sum('taken') === taken
  })
}

function changesOf(
  rows: readonly StockAllocation[],
  item: StockedItem,
  { name, ...target }: Target,
): LineStockChange[] {
  const followed = followLine(rows, item.levels, target)
  if (followed === null) {
    const onHand = item.levels.reduce((sum, level) => sum + level.onHand, 0)
    throw new AppError('move-not-allowed', { reasons: [{ code: 'stock-short', name, onHand }] })
  }
  const [first] = rows
  return followed.flatMap(({ placeId, reserved, taken }) => {
    const known = rows.find((row) => row.placeId === placeId)
    const change = { onHand: (known?.taken ?? 0) - taken, reserved: reserved - (known?.reserved ?? 0) }
    if (first === undefined || (change.onHand === 0 && change.reserved === 0)) return []
    const row = { ...first, beforeTracking: 0, putBack: 0, ...known, placeId, reserved, taken }
    return [{ itemId: item.id, placeId, ...change, row }]
  })
}

/** Applies the changes of other lines of the order to the levels of an item. */
function levelsAfter(item: StockedItem, changes: readonly LevelChange[]): StockedItem['levels'] {
  return item.levels.map((level) => {
    const own = changes.filter(({ itemId, placeId }) => itemId === item.id && placeId === level.placeId)
    return {
      ...level,
      onHand: own.reduce((sum, change) => sum + change.onHand, level.onHand),
      reserved: own.reduce((sum, change) => sum + change.reserved, level.reserved),
    }
  })
}

/** The name of an actor in the list of movements; customers are not named. */
function actorName(actor: OrderActor): string {
  return actor.kind === 'staff' ? actor.name : actor.kind
}
