import { cellText } from '../files/cell.ts'
import { tooMany } from '../files/limits.ts'
import type { SheetTable } from '../products/sheet-table.ts'
import { shopifyRows } from './shopify-rows.ts'
import type { ExportRow, OwnRow } from './shop-rows.ts'
import { wooRows } from './woo-rows.ts'

/** An export of another shop's software, rewritten with the columns of our own sheets. */
export type ShopExport = { readonly software: 'Shopify' | 'WooCommerce'; readonly table: SheetTable }

/** Most cells with a column for each attribute: products that share none would make a table as wide as it is long. */
const MAX_CELLS = 3_000_000

/**
 * Recognises the product exports of Shopify (the classic and the 2024 template) and WooCommerce; null for any other sheet. Prices of
 * sales are those of a day, such as `2026-11-27`. Throws `SheetError`.
 */
export function readShopExport({ heads, headRow, rows }: SheetTable, today: string): ShopExport | null {
  const names = heads.map((text) => text.trim().toLowerCase())
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name))
  const read = rows.map(({ number, cells }): ExportRow => ({
    number,
    cell: (name) => cellText(cells[names.indexOf(name)]).trim(),
  }))
  if (has('title', 'option1 value') && (has('handle') || has('url handle')))
    return { software: 'Shopify', table: ownTable(shopifyRows(read), headRow) }
  if (has('type', 'name', 'regular price') && names.some((name) => name.startsWith('categories')))
    return { software: 'WooCommerce', table: ownTable(wooRows(read, names, today), headRow) }
  return null
}

/** One sheet of rows that may each have columns of their own; a column that no row has says nothing. */
function ownTable(rows: readonly OwnRow[], headRow: number): SheetTable {
  const used = rows.flatMap(({ cells }) => Object.keys(cells))
  const heads = [...new Set(['name', ...used])]
  if (heads.length * rows.length > MAX_CELLS) throw tooMany(MAX_CELLS, 'attribute-cells')
  return {
    heads,
    headRow,
    rows: rows.map(({ number, cells, doubts }) => ({
      number,
      cells: heads.map((head) => cells[head] ?? ''),
      doubts,
    })),
  }
}
