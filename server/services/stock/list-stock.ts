import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { stockStates, type StockPlace, type StockState } from '#domain/stock/stock.ts'
import type { StockFilter } from '#domain/stock/wire.ts'
import type { Database } from '../../db/database.ts'
import { listPlaces } from '../../db/stock/stock-places.ts'
import { countStock, listAllVariants, listTracked } from '../../db/stock/stock-list.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { stockRows, type StockRow } from './steps/stock-rows.ts'

type Listed = {
  readonly rows: readonly StockRow[]
  readonly more: boolean
  readonly places: readonly StockPlace[]
  /** The level from which a newly tracked variant is low. */
  readonly lowStockLevel: number
  readonly counts: { readonly tracked: number; readonly low: number; readonly out: number }
}

const PAGE_SIZE = 50

export type StockListQuery = {
  readonly q: string
  readonly filter: StockFilter
  /** Ignored for `all`, which is in catalogue order. */
  readonly sort: 'state' | 'days'
  readonly page: number
}

const statesOf: Readonly<Record<Exclude<StockFilter, 'all'>, readonly StockState[]>> = {
  tracked: stockStates,
  short: ['low', 'out'],
  low: ['low'],
  out: ['out'],
}

/** Lists a page of the stock, by default out of stock first (STOCK-02); a barcode finds its variant. Throws `not-permitted`. */
export async function listStock(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { q, filter, sort, page }: StockListQuery,
): Promise<Listed> {
  requirePermission(actor, 'stock:read')
  const range = { words: q, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1, at: now() }
  const found =
    filter === 'all'
      ? await listAllVariants(queries, range)
      : await listTracked(queries, { ...range, sort, states: statesOf[filter] })
  return {
    rows: await stockRows(queries, actor, found.slice(0, PAGE_SIZE)),
    more: found.length > PAGE_SIZE,
    places: await listPlaces(queries),
    counts: await countStock(queries),
    lowStockLevel: (await readSavedSettings(queries)).lowStockLevel ?? 0,
  }
}
