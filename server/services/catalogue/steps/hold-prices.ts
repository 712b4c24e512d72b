import { findPriceFalls, type PriceFall } from '#domain/catalogue/price-falls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Batch } from '../../../gateways/catalogue/port.ts'
import { findChangedRecords } from '../../../db/catalogue/collections.ts'
import type { Queries } from '../../../db/database.ts'
import { omitRows, readColumn } from './batch-rows.ts'

type Rows = Omit<Batch, 'remarks'>

/** A product that stays as it is because a delivered price falls by more than half. */
export type HeldProduct = { readonly id: string; readonly falls: readonly PriceFall[] }

/**
 * Sets aside the products of a batch in which a price falls by more than half (PRICE-07): they keep their record, so the
 * next import of the same files finds the same fall and holds them again. Those with a confirmed id go in.
 */
export async function holdPrices(
  queries: Queries,
  rows: Rows,
  confirmed: readonly string[],
): Promise<{ readonly rows: Rows; readonly held: readonly HeldProduct[] }> {
  const changed = await findChangedRecords(queries, 'products', rows)
  if (changed.size === 0) return { rows, held: [] }
  const records = readColumn(rows, 'record')
  const omitted = new Set<number>()
  const held = readColumn(rows, 'id').flatMap((id, index): HeldProduct[] => {
    const before = id === null ? undefined : changed.get(id)
    if (id === null || before === undefined || confirmed.includes(id)) return []
    const after = JSON.parse(records[index] ?? '') as Product
    const falls = findPriceFalls((before as Product).variants, after.variants)
    if (falls.length === 0) return []
    omitted.add(index)
    return [{ id, falls }]
  })
  return { rows: held.length === 0 ? rows : omitRows(rows, omitted), held }
}
