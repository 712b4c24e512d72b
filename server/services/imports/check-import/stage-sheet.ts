import { entryDocument } from '#domain/catalogue/documents/entry-document.ts'
import { changeEntry } from '#domain/catalogue/entries/change-entry.ts'
import { emptyRecord } from '#domain/catalogue/entries/entry-record.ts'
import { emptySubcategory } from '#domain/catalogue/entries/empty-subcategory.ts'
import { randomUUID } from 'node:crypto'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'
import { readProductForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { isRefusal, type Refusal } from '#domain/catalogue/entries/refusal.ts'
import { freeId, slugOf } from '#domain/catalogue/entries/slug.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import type { Finding } from '#domain/problem/findings.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { columnOf } from '#spreadsheets/products/form-issue.ts'
import { mergeRows } from '#spreadsheets/products/merge-rows.ts'
import type { SheetProduct } from '#spreadsheets/products/read-sheet.ts'
import { isUnrated, productDoubts, withFileRate } from '#spreadsheets/products/product-doubts.ts'
import { sheetForm, type RefusedRows, type SheetForm } from '#spreadsheets/products/sheet-form.ts'
import { listEntryNames, type StoredEntry } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { takeTurns } from '../../catalogue/steps/map-in-slices.ts'
import { subjects } from '../../catalogue-entries/steps/tables.ts'
import { identifyProducts, type Identity } from './identify-products.ts'
import type { JsonStage, RefusedEntry } from './stage-json.ts'
import type { Staged } from '../steps/staged.ts'

const newUid = (): string => randomUUID().slice(0, 13)

/**
 * Stages the products of a sheet, and the categories that it names and the store does not have; `unrated` counts products
 * without a GST rate.
 */
export async function stageSheet(
  queries: Queries,
  products: readonly SheetProduct[],
  fileRate: string | null,
): Promise<JsonStage & { readonly unrated: number }> {
  const tree = await readTree(queries)
  const identities = await identifyProducts(queries, products, (product) =>
    tree.known(mergeRows(product).cells),
  )
  const documents: Omit<Staged, 'seen'>[] = []
  const refused: RefusedEntry[] = []
  const unrated = new Set<number>()
  const turn = takeTurns()
  for (const [index, delivered] of products.entries()) {
    await turn()
    const [{ number }] = delivered.rows
    const identity: Identity = identities[index] ?? { code: 'row-without-name', row: number }
    const needsRate = !('code' in identity) && isRateMissing(delivered, identity)
    if (needsRate) unrated.add(number)
    const product = needsRate && fileRate !== null ? withFileRate(delivered, fileRate) : delivered
    const written = 'code' in identity ? { refused: [identity] } : stageProduct(product, identity, tree)
    const id = 'code' in identity ? (product.rows[0].cells.get('name') ?? '') : identity.id
    if ('refused' in written) refused.push({ id, findings: written.refused })
    else documents.push(written)
  }
  return { documents: [...tree.made, ...documents], refused, unrated: unrated.size }
}

type Known = Exclude<Identity, Finding>

/** Stages a product, and its document as a new one if it may not be the former; or says why it is refused. */
function stageProduct(product: SheetProduct, known: Known, tree: Tree): Omit<Staged, 'seen'> | RefusedRows {
  const { newId, former } = known
  const one = stageOne(product, known, tree)
  if (newId === null || former === undefined) return one
  const own = stageOne(product, { id: newId, former: undefined, newId: null }, tree)
  if ('refused' in one) return product.rows[0].cells.get('id') ? one : own
  const asNew =
    'refused' in own
      ? null
      : {
          id: newId,
          document: own.document,
          status: own.status,
          doubts: own.doubts,
          stock: own.stock,
        }
  return { ...one, otherName: { name: (former.record as Product).name, asNew } }
}

/** True if neither the sheet nor the store has a GST rate for a product. */
function isRateMissing(product: SheetProduct, { former }: Known): boolean {
  const held = former === undefined ? '' : readProductForm(former.record as Product).gstRate
  return held === '' && isUnrated(product)
}

function stageOne(
  product: SheetProduct,
  { id, former }: Known,
  tree: Tree,
): Omit<Staged, 'seen'> | RefusedRows {
  const first = mergeRows(product)
  const record = former === undefined ? null : (former.record as Product)
  const known =
    record === null ? null : { form: readProductForm(record), uids: record.variants.map(({ uid }) => uid) }
  const read = sheetForm(product, known, tree.find(first.cells, known?.form.subcategoryIds ?? []))
  if ('refused' in read) return read
  const start = former ?? { record: emptyRecord('products', id), document: { id } }
  const document = documentOf(start, read.form)
  const where = { row: first.number }
  if (isRefusal(document)) {
    const { field, fault } = document.refused
    return { refused: [{ ...fault, field: columnOf(field.split('.')), ...where }] }
  }
  const doubts = known === null && read.status === null ? productDoubts(product, read.form) : []
  const status = doubts.length > 0 ? ('draft' as const) : read.status
  const one = {
    collection: 'products' as const,
    id,
    where,
    status,
    document,
    doubts,
    ...saidStock(read.stock),
  }
  if (read.unlisted === null) return one
  const without = documentOf(start, read.unlisted.form)
  const { sizes, stock } = read.unlisted
  return isRefusal(without) ? one : { ...one, unlisted: { sizes, document: without, ...saidStock(stock) } }
}

/** Makes the document of an entry with a changed form, or the refusal of the form. */
function documentOf(
  { record, document }: Pick<StoredEntry, 'record' | 'document'>,
  form: EntryForm,
): RawDocument | Refusal {
  const changed = changeEntry(record, form, { newUid })
  return isRefusal(changed) ? changed : entryDocument(form.kind, changed, document)
}

function saidStock(stock: SheetForm['stock']): Pick<Staged, 'stock'> {
  return stock.every((each) => each === null) ? {} : { stock }
}

type Cells = SheetProduct['rows'][0]['cells']
type Tree = {
  /** Departments, categories and subcategories that the sheet adds. */
  readonly made: Omit<Staged, 'seen'>[]
  /** Finds or adds the subcategories that a row names, by id; empty if it clears them, null if it names none. */
  readonly find: (cells: Cells, former: readonly string[]) => string[] | null
  /** Finds those that the store has; null if the row names none. */
  readonly known: (cells: Cells) => string[] | null
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
    const id = freeId(slugOf(name, subjects[collection]), (each) => ids.has(each))
    known[collection].set(name.toLowerCase(), id)
    const document = documentOf({ record: emptyRecord(collection, id), document: { id } }, form)
    if (!isRefusal(document))
      made.push({
        collection: collection satisfies Collection,
        id,
        where: {},
        status: null,
        document,
        doubts: [],
      })
    return id
  }
  const subcategories = new Map(known.subcategories)
  const knownOf = (cells: Cells): string[] | null => {
    const names = subcategoryNames(cells)
    return names.length === 0 ? null : names.flatMap((name) => subcategories.get(name.toLowerCase()) ?? [])
  }
  const find = (cells: Cells, former: readonly string[]): string[] | null => {
    const names = splitNames(cells)
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
    return subcategoryNames(cells).map((name) =>
      former.includes(name)
        ? name
        : make('subcategories', name, {
            ...emptySubcategory,
            name,
            categoryIds,
          }),
    )
  }
  return { made, find, known: knownOf }
}

function splitNames(cells: Cells): string[] {
  return (cells.get('subcategory') ?? '')
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)
}

/** Names of the subcategories of a row; a row with a category alone has a subcategory of that name. */
function subcategoryNames(cells: Cells): string[] {
  const category = cells.get('category') ?? ''
  const names = splitNames(cells)
  return names.length > 0 || category === '' ? names : [category]
}

/** Adds categories to a department that this sheet adds; an existing one is unchanged. */
function listIn(made: Omit<Staged, 'seen'>[], id: string, categoryIds: readonly string[]): void {
  const index = made.findIndex((one) => one.collection === 'departments' && one.id === id)
  const department = made[index]
  if (department === undefined) return
  const held: unknown = department.document.mainCategoryRow
  const listed = new Set<unknown>([...(Array.isArray(held) ? held : []), ...categoryIds])
  made[index] = { ...department, document: { ...department.document, mainCategoryRow: [...listed] } }
}

/** Indexes ids by name and by id, in lower case. */
async function indexNames(queries: Queries, table: 'shops' | 'main_categories' | 'subcategories') {
  const ids = new Map<string, string>()
  for (const { id, name } of await listEntryNames(queries, table)) {
    ids.set(name.toLowerCase(), ids.get(name.toLowerCase()) ?? id)
    ids.set(id.toLowerCase(), id)
  }
  return ids
}
