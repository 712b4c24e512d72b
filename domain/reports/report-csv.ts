import { paiseToRupees } from '../money/paise.ts'
import { csv } from '../text/csv.ts'
import { marginOf, type Breakdown, type SalesRow } from './report.ts'

const firstColumns: Readonly<Record<Breakdown, readonly string[]>> = {
  days: ['Day'],
  departments: ['Department'],
  products: ['Product', 'Id'],
  areas: ['PIN code', 'Place'],
}

/** A breakdown of sales as CSV, in rupees. */
export function reportCsv(by: Breakdown, rows: readonly SalesRow[]): string {
  return csv(
    [
      ...firstColumns[by],
      'Units',
      'Sales before tax',
      'Sales with tax',
      'Of it with known cost, before tax',
      'Margin',
      'Former period, with tax',
    ],
    rows.map((row) => {
      const margin = marginOf(row)
      return [
        ...namesOf(by, row),
        row.quantity,
        paiseToRupees(row.taxable),
        paiseToRupees(row.total),
        paiseToRupees(row.costed),
        margin === null ? '' : paiseToRupees(margin),
        paiseToRupees(row.former),
      ]
    }),
  )
}

function namesOf(by: Breakdown, { key, name }: SalesRow): string[] {
  if (by === 'products') return [name, key]
  return by === 'areas' ? [key, name] : [name]
}
