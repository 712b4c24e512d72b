import { sumSales, type Rest, type SalesRow } from './report.ts'

/** The sales of products by the department that shows each, the best first; those that no department has now are gone. */
export function byDepartment(
  products: readonly SalesRow[],
  departmentOf: (productId: string) => string | undefined,
): SalesRow[] {
  const named = products.filter(({ rest, key }) => rest === undefined && departmentOf(key) !== undefined)
  const others = products.filter((row) => !named.includes(row))
  const departments = Map.groupBy(named, ({ key }) => departmentOf(key) ?? '')
  const rests = Map.groupBy(others, ({ rest }) => rest?.kind ?? 'gone')
  return bestFirst([
    ...[...departments].map(([name, rows]) => ({ ...sumSales(rows), key: name, name })),
    ...[...rests].map(([kind, rows]) => ({ ...sumSales(rows), ...restRow({ kind }) })),
  ])
}

/** Key and name of sales under no name; no product has an id with a space. */
export function restRow(rest: Rest): Pick<SalesRow, 'key' | 'name' | 'rest'> {
  return { key: `${rest.kind} -`, name: '', rest }
}

/** Rows by their sales, the best first. */
export function bestFirst(rows: readonly SalesRow[]): SalesRow[] {
  return rows.toSorted((one, two) => two.total - one.total || (one.key < two.key ? -1 : 1))
}

/** The best rows, with all others as one row, so that the sums stay what they are. */
export function withOthers(rows: readonly SalesRow[], most: number): SalesRow[] {
  if (rows.length <= most) return [...rows]
  const rest = rows.slice(most - 1)
  return [
    ...rows.slice(0, most - 1),
    { ...sumSales(rest), ...restRow({ kind: 'others', rows: rest.length }) },
  ]
}
