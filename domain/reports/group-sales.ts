import { sumSales, type SalesRow } from './report.ts'

/** The sales of products by the department that shows each, the best first; `other` are products that no department has now. */
export function byDepartment(
  products: readonly SalesRow[],
  departmentOf: (productId: string) => string | undefined,
  other: string,
): SalesRow[] {
  const groups = Map.groupBy(products, ({ key }) => departmentOf(key) ?? other)
  return bestFirst([...groups].map(([name, rows]) => ({ ...sumSales(rows), key: name, name })))
}

/** Rows by their sales, the best first. */
export function bestFirst(rows: readonly SalesRow[]): SalesRow[] {
  return rows.toSorted((one, two) => two.total - one.total || (one.key < two.key ? -1 : 1))
}

/** The best rows, with all others as one row, so that the sums stay what they are. */
export function withOthers(rows: readonly SalesRow[], most: number, others: string): SalesRow[] {
  if (rows.length <= most) return [...rows]
  const rest = rows.slice(most - 1)
  return [...rows.slice(0, most - 1), { ...sumSales(rest), key: '', name: `${others} (${rest.length})` }]
}
