import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StockPlace } from '#domain/stock/stock.ts'
import type { StockFilter } from '#domain/stock/wire.ts'
import type { Database } from '../../db/database.ts'
import { listPlaces } from '../../db/stock/stock-items.ts'
import { countStock, listAllVariants, listTracked } from '../../db/stock/stock-list.ts'
import { stockRows, type StockRow } from './steps/stock-rows.ts'

type Listed = {
  readonly rows: readonly StockRow[]
  readonly more: boolean
  readonly places: readonly StockPlace[]
  readonly counts: { readonly tracked: number; readonly low: number; readonly out: number }
}

const PAGE_SIZE = 50

/** A page of the stock, what is out first (STOCK-02); a barcode finds its variant. Throws `not-permitted`. */
export async function listStock(
  { database: { queries } }: { readonly database: Database },
  actor: StaffActor,
  { q, filter, page }: { readonly q: string; readonly filter: StockFilter; readonly page: number },
): Promise<Listed> {
  requirePermission(actor, 'stock:read')
  const range = { words: q, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 }
  const state = filter === 'low' || filter === 'out' ? filter : null
  const found =
    filter === 'all' ? await listAllVariants(queries, range) : await listTracked(queries, { ...range, state })
  return {
    rows: await stockRows(queries, actor, found.slice(0, PAGE_SIZE)),
    more: found.length > PAGE_SIZE,
    places: await listPlaces(queries),
    counts: await countStock(queries),
  }
}
