import type { ReactNode } from 'react'
import type { ProductColumn } from '#domain/catalogue/entries/entry-list.ts'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Cell } from '#app/desk/kit/columns/list-grid.tsx'
import { StatusBadge } from '../status-badge.tsx'

type Row = EntryPageWire['entries'][number]

/** The columns of figures, which stand right. */
export const figureColumns: readonly ProductColumn[] = ['sizes', 'price', 'stock', 'gst', 'hsn']

/** These say by themselves what they are. */
const plainColumns: readonly ProductColumn[] = ['status', 'sizes', 'price']

/** Cells of a product in the visible columns; on a phone they flow as one text. */
export function ProductCells({ row, columns }: { row: Row; columns: readonly ProductColumn[] }) {
  const t = deskColumnMessages
  const catalogueMessages = deskCatalogueMessages
  const contents: Readonly<Record<ProductColumn, ReactNode>> = {
    status: <StatusBadge status={row.status} />,
    sizes: catalogueMessages.variants(row.variants),
    price:
      row.priceFrom === null
        ? catalogueMessages.onRequest
        : catalogueMessages.from(formatUnitPrice(row.priceFrom)),
    stock: <Stock stock={row.stock} />,
    gst: row.gstRate === null ? t.none : t.percent(row.gstRate),
    hsn: row.hsn ?? t.none,
    brand: row.brand ?? t.none,
    sku: row.skus.length === 0 ? t.none : skusOf(row, t.andMore),
  }
  return columns.map((column) => (
    <Cell
      key={column}
      label={t[column]}
      figures={figureColumns.includes(column)}
      className={classNames(
        'text-sm text-quiet max-wide:text-xs',
        plainColumns.includes(column) && 'max-wide:[&>:first-child]:sr-only',
        column === 'status' && row.status === 'published' && 'max-wide:hidden',
        ['price', 'sizes', 'stock'].includes(column) && 'whitespace-nowrap',
      )}
    >
      {contents[column]}
    </Cell>
  ))
}

function skusOf({ skus, variants }: Row, andMore: (shown: string) => string): string {
  const shown = skus.join(', ')
  return variants > skus.length ? andMore(shown) : shown
}

function Stock({ stock }: Pick<Row, 'stock'>) {
  const t = deskColumnMessages
  if (stock === null) return t.untracked
  const { available, out, low } = stock
  return (
    <>
      {available.toLocaleString('en-IN')}
      {out > 0 && <span className="text-bad"> · {t.out(out)}</span>}
      {low > 0 && <span className="text-caution"> · {t.low(low)}</span>}
    </>
  )
}
