import { nameKey } from '../entries/slug.ts'
import type { Column } from './columns.ts'

/** What of a row says which product it is of. */
type Row = { readonly cells: ReadonlyMap<Column, string>; readonly specs: ReadonlyMap<string, string> }

type Group<R> = { readonly rows: [R, ...R[]] }

/**
 * Rows as products. A row belongs to the product above it where it names none, and to any above it that has its id, or its name
 * where neither category nor subcategory nor brand tells them apart: most sheets have a row for each size and repeat the name.
 */
export function groupRows<R extends Row>(rows: readonly R[]): Group<R>[] {
  const products: Group<R>[] = []
  const byId = new Map<string, Group<R>>()
  const byName = new Map<string, Group<R>[]>()
  let last: Group<R> | undefined
  for (const row of rows) {
    const id = row.cells.get('id') ?? ''
    const name = nameKey(row.cells.get('name') ?? '')
    const alike = byName.get(name) ?? []
    const found: Group<R> | undefined =
      id !== '' ? byId.get(id) : name === '' ? last : alike.findLast((group) => isAlike(group.rows[0], row))
    if (found !== undefined) {
      found.rows.push(row)
      last = found
      continue
    }
    last = { rows: [row] }
    products.push(last)
    if (id !== '') byId.set(id, last)
    byName.set(name, [...alike, last])
  }
  return products
}

/** Whether nothing says that two rows of one name are of different products. */
function isAlike(one: Row, other: Row): boolean {
  return tellingTexts(one).every((text, index) => {
    const same = tellingTexts(other)[index] ?? ''
    return text === '' || same === '' || text === same
  })
}

function tellingTexts({ cells, specs }: Row): string[] {
  return [cells.get('category'), cells.get('subcategory'), specs.get('Brand')].map((text) =>
    nameKey(text ?? ''),
  )
}
