import { AppError } from '#domain/errors.ts'
import type { StockAllocation } from '../../../db/stock/allocations.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import { findAllocations, writeAllocations } from '../../../db/stock/allocations.ts'
import type { VariantKey } from '../../../db/stock/levels.ts'
import { findOpenOrdersOf } from '../../../db/stock/stock-items.ts'
import { listPlaces } from '../../../db/stock/stock-places.ts'
import { readParts } from '../../../db/orders/parts.ts'

/** The most open orders that a variant may have when it begins to be tracked. */
const MOST_ORDERS = 2_000

/** Allocations that an open order needs of a variant about to be tracked. */
type OrderNeed = {
  readonly orderId: string
  readonly allocations: readonly Omit<StockAllocation, 'itemId'>[]
}

/**
 * Locks the open orders of a variant and computes their allocations: units to be sent are reserved, even beyond those on hand,
 * and shipped ones are not taken again. Throws `invalid-input` if there are more than `MOST_ORDERS`.
 */
export async function findOrderNeeds(queries: Queries, variant: VariantKey): Promise<OrderNeed[]> {
  const orderIds = await findOpenOrdersOf(queries, variant)
  if (orderIds.length > MOST_ORDERS)
    throw new AppError('invalid-input', `${orderIds.length} open orders have it: deliver some of them first.`)
  const [main] = await listPlaces(queries)
  const needs: OrderNeed[] = []
  for (const orderId of orderIds) {
    const order = await lockOrder(queries, orderId)
    if (order === null || main === undefined) continue
    const known = await findAllocations(queries, orderId)
    const { progress } = await readParts(queries, order)
    const lines = progress.filter(
      ({ item }) => item.productId === variant.productId && item.variantSpecs.uid === variant.variantUid,
    )
    const allocations = lines.map(({ line, open, shipped }) => {
      const [first, ...rest] = known.filter((row) => row.line === line)
      const taken = [first, ...rest].reduce((sum, row) => sum + (row?.taken ?? 0), 0)
      const putBack = [first, ...rest].reduce((sum, row) => sum + (row?.putBack ?? 0), 0)
      const others = rest.reduce((sum, row) => sum + row.beforeTracking, 0)
      return {
        line,
        placeId: first?.placeId ?? main.id,
        reserved: Math.max(0, open),
        taken: first?.taken ?? 0,
        beforeTracking: shipped - taken - putBack - others,
        putBack: first?.putBack ?? 0,
      }
    })
    needs.push({ orderId, allocations })
  }
  return needs
}

/** Writes the allocations of an item for its open orders, which are locked. Returns the changes of its levels. */
export async function reserveForOrders(
  queries: Queries,
  itemId: number,
  needs: readonly OrderNeed[],
): Promise<readonly { itemId: number; placeId: string; onHand: number; reserved: number }[]> {
  for (const { orderId, allocations } of needs)
    await writeAllocations(
      queries,
      orderId,
      allocations.map((row) => ({ ...row, itemId })),
    )
  return needs.flatMap(({ allocations }) =>
    allocations.map(({ placeId, reserved }) => ({ itemId, placeId, onHand: 0, reserved })),
  )
}
