import { parsePrice } from '#domain/money/parse-price.ts'
import type { Price } from '#domain/money/price.ts'
import type { SheetRow } from './read-sheet.ts'

/** Stock of a size by a row of a sheet; null where it says nothing. `cost` is for one unit, without GST. */
export type SizeStock = {
  readonly barcode: string | null
  readonly cost: Price | null
  readonly units: number | null
}

/** Reads the stock of a row's size; null for a row that says nothing of it. */
export function sizeStock({ cells }: Pick<SheetRow, 'cells'>): SizeStock | null {
  const [barcode, cost, units] = [cells.get('barcode'), cells.get('cost'), cells.get('stock')]
  if (!barcode && !cost && !units) return null
  const price = cost ? parsePrice(cost) : null
  return {
    barcode: barcode || null,
    cost: price !== null && 'price' in price ? price.price : null,
    units: units ? Number(units) : null,
  }
}
