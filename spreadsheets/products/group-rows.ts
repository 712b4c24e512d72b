import { nameKey } from '#domain/catalogue/entries/slug.ts'
import type { Column } from '#domain/catalogue/imports/columns.ts'

/** Texts of a row that say which product it is of. */
type Row = { readonly cells: ReadonlyMap<Column, string>; readonly specs: ReadonlyMap<string, string> }

/** Number of products of one name that a row that does not tell all is compared with. */
const NEAR = 20

type Group<R> = { readonly rows: [R, ...R[]] }
/** A group with the texts that tell its first row from others of its name. */
type Told<R> = { readonly group: Group<R>; readonly texts: readonly string[] }

/**
 * Puts rows together to products, one after the other. A row belongs to the product above it where it names none, and to any above it
 * that has its id, or its name where neither category nor subcategory nor brand tells them apart: most sheets have a row for each size
 * and repeat the name.
 */
export function rowGrouper<R extends Row>(): {
  readonly add: (row: R) => void
  readonly products: Group<R>[]
} {
  const products: Group<R>[] = []
  const byId = new Map<string, Group<R>>()
  const byTexts = new Map<string, Group<R>>()
  const byName = new Map<string, Told<R>[]>()
  let last: Group<R> | undefined
  const add = (row: R): void => {
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
      return
    }
    const group: Group<R> = { rows: [row] }
    last = group
    products.push(group)
    if (id !== '') byId.set(id, group)
    if (name === '') return
    byTexts.set(key, group)
    alike.push({ group, texts })
    byName.set(name, alike)
  }
  return { add, products }
}

/** Tells whether nothing says that two rows of one name are of different products. */
function isAlike(texts: readonly string[], others: readonly string[]): boolean {
  return texts.every((text, index) => text === '' || others[index] === '' || text === others[index])
}

function tellingTexts({ cells, specs }: Row): string[] {
  return [cells.get('category'), cells.get('subcategory'), specs.get('Brand')].map((text) =>
    nameKey(text ?? ''),
  )
}
