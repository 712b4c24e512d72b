import type { Price } from '#domain/money/price.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { availableUnits, type StockLevel } from '#domain/stock/stock.ts'
import type { Queries } from '../../../db/database.ts'
import { readLevels } from '../../../db/stock/levels.ts'
import type { ListedVariant } from '../../../db/stock/stock-list.ts'
import { listPlaces } from '../../../db/stock/stock-places.ts'
import { readSavedSettings } from '../../../db/store/store-settings.ts'
import { SALES_DAYS } from '#domain/stock/stock.ts'

/** A variant with its stock; `cost` is null for those who may not see it. */
export type StockRow = Omit<ListedVariant, 'itemId' | 'cost'> & {
  /** Days that the available units last at the recent rate of sale; null if none were sold or it is not tracked. */
  readonly daysLeft: number | null
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
  const [open, { lowStockLevel = 0 }] = [await listPlaces(queries), await readSavedSettings(queries)]
  const isOpen = new Set(open.map(({ id }) => id))
  return listed.map(({ itemId, cost, ...row }) => {
    const own = levels.get(itemId ?? 0) ?? []
    const available = availableUnits(own)
    return {
      ...row,
      // a variant never tracked has the store's default
      lowLevel: itemId === null ? lowStockLevel : row.lowLevel,
      cost: seesCost ? cost : null,
      available,
      daysLeft:
        row.tracked && row.soldLately > 0 ? Math.floor((available * SALES_DAYS) / row.soldLately) : null,
      levels: own.filter(({ placeId }) => isOpen.has(placeId)),
    }
  })
}
