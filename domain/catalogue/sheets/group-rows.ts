import { nameKey } from '../entries/slug.ts'
import type { Column } from './columns.ts'

/** What of a row says which product it is of. */
type Row = { readonly cells: ReadonlyMap<Column, string>; readonly specs: ReadonlyMap<string, string> }

/** How many products of one name a row that does not tell all is compared with. */
const NEAR = 20

type Group<R> = { readonly rows: [R, ...R[]] }
/** A group with the texts that tell its first row from others of its name. */
type Told<R> = { readonly group: Group<R>; readonly texts: readonly string[] }

/**
 * Rows as products. A row belongs to the product above it where it names none, and to any above it that has its id, or its name
 * where neither category nor subcategory nor brand tells them apart: most sheets have a row for each size and repeat the name.
 */
export function groupRows<R extends Row>(rows: readonly R[]): Group<R>[] {
  const products: Group<R>[] = []
  const byId = new Map<string, Group<R>>()
  const byTexts = new Map<string, Group<R>>()
  const byName = new Map<string, Told<R>[]>()
  let last: Group<R> | undefined
  for (const row of rows) {
    const id = row.cells.get('id') ?? ''
    const name = nameKey(row.cells.get('name') ?? '')
    const texts = tellingTexts(row)
    const key = [name, ...texts].join('\n')
    const alike = byName.get(name) ?? []
    const named = () =>
      byTexts.get(key) ?? alike.slice(-NEAR).findLast((one) => isAlike(one.texts, texts))?.group
    const found: Group<R> | undefined = id !== '' ? byId.get(id) : name === '' ? last : named()
    if (found !== undefined) {
      found.rows.push(row)
      last = found
      continue
    }
    last = { rows: [row] }
    products.push(last)
    if (id !== '') byId.set(id, last)
    if (name === '') continue
    byTexts.set(key, last)
    alike.push({ group: last, texts })
    byName.set(name, alike)
  }
  return products
}

/** Whether nothing says that two rows of one name are of different products. */
function isAlike(texts: readonly string[], others: readonly string[]): boolean {
  return texts.every((text, index) => text === '' || others[index] === '' || text === others[index])
}

function tellingTexts({ cells, specs }: Row): string[] {
  return [cells.get('category'), cells.get('subcategory'), specs.get('Brand')].map((text) =>
    nameKey(text ?? ''),
  )
}
