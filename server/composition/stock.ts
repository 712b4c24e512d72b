import type { Partner } from '#domain/identity/partner.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { VariantKey } from '../db/stock/levels.ts'
import {
  changeStockAlert,
  listStockAlerts,
  type StockAlertChange,
} from '../services/stock/change-stock-alert.ts'
import { changePlaces, type PlacesChange } from '../services/stock/change-places.ts'
import { changeStock, type StockChange } from '../services/stock/change-stock.ts'
import { listMovements } from '../services/stock/list-movements.ts'
import { listStock, type StockListQuery } from '../services/stock/list-stock.ts'
import { setTracking, type StockItemChange } from '../services/stock/set-tracking.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of stock. */
export function bindStock(using: Dependencies) {
  return {
    list: (actor: StaffActor, query: StockListQuery) => listStock(using, actor, query),
    listMovements: (actor: StaffActor, query: { variant: VariantKey | null; before: number | null }) =>
      listMovements(using, actor, query),
    setTracking: (actor: StaffActor, change: StockItemChange) => setTracking(using, actor, change),
    listAlerts: (actor: Partner) => listStockAlerts(using, actor),
    changeAlert: (actor: Partner, change: StockAlertChange) => changeStockAlert(using, actor, change),
    changePlaces: (actor: StaffActor, change: PlacesChange) => changePlaces(using, actor, change),
    change: (actor: StaffActor, change: StockChange) => changeStock(using, actor, change),
  }
}
