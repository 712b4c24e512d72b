import { emptySubcategory } from '#domain/catalogue/entries/empty-subcategory.ts'
import { randomUUID } from 'node:crypto'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms.ts'
import { readProductForm } from '#domain/catalogue/entries/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { slugOf } from '#domain/catalogue/entries/slug.ts'
import { writeEntry } from '#domain/catalogue/entries/write-entry.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { SheetProduct } from '#domain/catalogue/sheets/read-sheet.ts'
import { sheetForm } from '#domain/catalogue/sheets/sheet-form.ts'
import { findEntries, listEntryNames, type StoredEntry } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import type { JsonStage } from './stage-json.ts'
import type { Staged } from './staged.ts'

const newUid = (): string => randomUUID().slice(0, 13)

/**
 * The documents of the products of a sheet, and of the categories that it names and the store does not have. A product is known by
 * its id, else by what its name would make as one.
 */
export async function stageSheet(queries: Queries, products: readonly SheetProduct[]): Promise<JsonStage> {
  const tree = await readTree(queries)
  const ids = products.map(idOf)
  const held = new Map<string, StoredEntry>()
  for (let start = 0; start < ids.length; start += 500)
    for (const entry of await findEntries(queries, 'products', ids.slice(start, start + 500)))
      held.set(entry.id, entry)
  const documents: Omit<Staged, 'seen'>[] = []
  const refused: { id: string; text: string }[] = []
  const seen = new Set<string>()
  for (const [index, product] of products.entries()) {
    const [{ number }] = product.rows
    const id = ids[index] ?? ''
    if (id === '' || id.length > 200 || seen.has(id)) {
      const text = seen.has(id) ? 'repeats a product of this file' : 'has neither a name nor an id'
      refused.push({ id: id || `row ${number}`, text: `row ${number}: ${text}` })
      continue
    }
    seen.add(id)
    const written = stageProduct(product, id, { former: held.get(id), tree })
    if (typeof written === 'string') refused.push({ id, text: written })
    else documents.push(written)
  }
  return { documents: [...tree.made, ...documents], refused }
}

function idOf({ rows: [{ cells }] }: SheetProduct): string {
  const id = cells.get('id') ?? ''
  const name = cells.get('name') ?? ''
  return id !== '' ? id : name === '' ? '' : slugOf(name, `product-${name.codePointAt(0)}-${name.length}`)
}

type Context = { readonly former: StoredEntry | undefined; readonly tree: Tree }

function stageProduct(
  product: SheetProduct,
  id: string,
  { former, tree }: Context,
): Omit<Staged, 'seen'> | string {
  const [first] = product.rows
  const record = former === undefined ? null : (former.record as Product)
  const known =
    record === null ? null : { form: readProductForm(record), uids: record.variants.map(({ uid }) => uid) }
  const read = sheetForm(product, known, tree.find(first.cells, known?.form.subcategoryIds ?? []))
  if (typeof read === 'string') return read
  const start = former !== undefined && isRawDocument(former.document) ? former.document : { id }
  const document = writeEntry(start, read.form, { newUid })
  if (isRefusal(document)) return `row ${first.number}: ${document.refused.field} ${document.refused.message}`
  return { collection: 'products', id, where: `row ${first.number}`, status: read.status, document }
}

type Cells = SheetProduct['rows'][0]['cells']
type Tree = {
  /** The categories that were named and had to be made. */
  readonly made: Omit<Staged, 'seen'>[]
  /** The ids of the subcategories that a row names; null when it names none. */
  readonly find: (cells: Cells, former: readonly string[]) => string[] | null
}

async function readTree(queries: Queries): Promise<Tree> {
  const known = {
    departments: await indexNames(queries, 'shops'),
    categories: await indexNames(queries, 'main_categories'),
    subcategories: await indexNames(queries, 'subcategories'),
  }
  const made: Omit<Staged, 'seen'>[] = []
  const make = (collection: keyof typeof known, name: string, form: EntryForm): string => {
    const found = known[collection].get(name.toLowerCase())
    if (found !== undefined) return found
    const ids = new Set(known[collection].values())
    const slug = slugOf(name, collection)
    const id = ids.has(slug) ? `${slug}-${ids.size + 1}` : slug
    known[collection].set(name.toLowerCase(), id)
    const document = writeEntry({ id }, form, { newUid })
    if (!isRefusal(document))
      made.push({ collection: collection satisfies Collection, id, where: name, status: null, document })
    return id
  }
  const find = (cells: Cells, former: readonly string[]): string[] | null => {
    const names = (cells.get('subcategory') ?? '')
      .split('|')
      .map((each) => each.trim())
      .filter(Boolean)
    const category = cells.get('category') ?? ''
    const department = cells.get('department') ?? ''
    if (names.length === 0 && category === '') return cells.has('subcategory') ? [] : null
    const categoryIds =
      category === ''
        ? []
        : [make('categories', category, { kind: 'categories', name: category, image: '', searchWords: [] })]
    if (department !== '') {
      const form = { kind: 'departments', name: department, image: '', categoryIds } as const
      listIn(made, make('departments', department, { ...form, categoryIds: [...categoryIds] }), categoryIds)
    }
    // a shop with one level lists products where it lists the category
    return (names.length === 0 ? [category] : names).map((name) =>
      former.includes(name)
        ? name
        : make('subcategories', name, {
            ...emptySubcategory,
            name,
            categoryIds,
          }),
    )
  }
  return { made, find }
}

/** Lets a department that this sheet makes hold one more category; one that is there already stays as it is. */
function listIn(made: Omit<Staged, 'seen'>[], id: string, categoryIds: readonly string[]): void {
  const index = made.findIndex((one) => one.collection === 'departments' && one.id === id)
  const department = made[index]
  if (department === undefined) return
  const held: unknown = department.document.mainCategoryRow
  const listed = new Set<unknown>([...(Array.isArray(held) ? held : []), ...categoryIds])
  made[index] = { ...department, document: { ...department.document, mainCategoryRow: [...listed] } }
}

/** Ids by name and by id, in lower case. */
async function indexNames(queries: Queries, table: 'shops' | 'main_categories' | 'subcategories') {
  const ids = new Map<string, string>()
  for (const { id, name } of await listEntryNames(queries, table)) {
    ids.set(name.toLowerCase(), ids.get(name.toLowerCase()) ?? id)
    ids.set(id.toLowerCase(), id)
  }
  return ids
}
