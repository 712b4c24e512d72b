import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StockFilter } from '#domain/stock/wire.ts'
import type { Database } from './db/database.ts'
import type { VariantKey } from './db/stock/levels.ts'
import { changeStock, type StockChange } from './services/stock/change-stock.ts'
import { listMovements } from './services/stock/list-movements.ts'
import { listStock } from './services/stock/list-stock.ts'
import { setTracking, type StockItemChange } from './services/stock/set-tracking.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Binds the use cases of stock. */
export function createStockServices(using: Dependencies) {
  return {
    list: (actor: StaffActor, query: { q: string; filter: StockFilter; page: number }) =>
      listStock(using, actor, query),
    listMovements: (actor: StaffActor, query: { variant: VariantKey | null; before: number | null }) =>
      listMovements(using, actor, query),
    setTracking: (actor: StaffActor, change: StockItemChange) => setTracking(using, actor, change),
    change: (actor: StaffActor, change: StockChange) => changeStock(using, actor, change),
  }
}
