import type { Price } from '#domain/money/price.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { availableUnits, type StockLevel } from '#domain/stock/stock.ts'
import type { Queries } from '../../../db/database.ts'
import { readLevels } from '../../../db/stock/levels.ts'
import type { ListedVariant } from '../../../db/stock/stock-list.ts'

/** A variant as the desk shows its stock; `cost` is null to those who may not see it. */
export type StockRow = Omit<ListedVariant, 'itemId' | 'cost'> & {
  readonly cost: Price | null
  readonly available: number
  readonly levels: readonly StockLevel[]
}

/** Completes listed variants with their levels. */
export async function stockRows(
  queries: Queries,
  actor: StaffActor,
  listed: readonly ListedVariant[],
): Promise<StockRow[]> {
  const ids = listed.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const levels = ids.length === 0 ? new Map<number, readonly StockLevel[]>() : await readLevels(queries, ids)
  const seesCost = mayDo(actor.role, 'stock:cost')
  return listed.map(({ itemId, cost, ...row }) => {
    const own = levels.get(itemId ?? 0) ?? []
    return {
      ...row,
      cost: seesCost ? (cost as Price | null) : null,
      available: availableUnits(own),
      levels: own,
    }
  })
}
