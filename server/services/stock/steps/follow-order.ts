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
import { readParts } from '../../../db/orders/parts.ts'

const openStatuses: readonly string[] = ['INITIATED', 'PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY']

/**
 * Lets the stock follow an order that has changed, as the last thing in its transaction (STOCK-01): what is still to be sent is
 * reserved, what has left is taken, and what came back or was cancelled is given back. It works from the order as it is, so calling
 * it twice changes nothing. Throws `move-not-allowed` when less is on hand than has to leave.
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
  const { progress } = await readParts(queries, order)
  // locks nothing for a move that leaves the stock as it is: a trip moves many orders at once
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
    orderId,
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

/** A level that changes, with the allocation of the line as it is then. */
type LineStockChange = LevelChange & { readonly row: StockAllocation }

type Target = { readonly reserved: number; readonly taken: number; readonly name: string }

/** What a line is to hold and to have taken, as its order is now. */
function targetOf(
  { orderStatus }: Order,
  rows: readonly StockAllocation[],
  { open, shipped, item }: LineProgress,
): Target {
  const apart = rows.reduce((sum, { beforeTracking, putBack }) => sum + beforeTracking + putBack, 0)
  const reserved = openStatuses.includes(orderStatus) ? Math.max(0, open) : 0
  return { reserved, taken: shipped - apart, name: item.productName }
}

/** Whether every line holds and has taken already what it is to. */
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
    throw new AppError(
      'move-not-allowed',
      `Of ${name} ${onHand} are on hand. Count them, or enter the receipt, before more leave.`,
    )
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

/** The levels of an item after the changes that other lines of the order have made. */
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

/** Who moved stock, for people to read; a customer is no more than that. */
function actorName(actor: OrderActor): string {
  return actor.kind === 'staff' ? actor.name : actor.kind
}
