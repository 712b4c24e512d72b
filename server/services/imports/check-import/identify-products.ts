import { mapInSlices, takeTurns } from '../../catalogue/steps/map-in-slices.ts'
import type { Finding } from '#domain/problem/findings.ts'
import { nameKey, slugOf } from '#domain/catalogue/entries/slug.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { SheetProduct } from '#spreadsheets/products/read-sheet.ts'
import {
  findEntries,
  findProductsBySku,
  listEntryNames,
  type StoredEntry,
} from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'

/** The id of a product of a sheet, with its former entry in the store; or why it is refused. */
export type Identity =
  | Finding
  | {
      readonly id: string
      readonly former: StoredEntry | undefined
      /** An id as a new product if it may not be the former; null if that is certain. */
      readonly newId: string | null
    }

/** Finds the subcategories of the store that a product of a sheet names, by id; null if it names none. */
type SubcategoriesOf = (product: SheetProduct) => readonly string[] | null

const BATCH = 500

/**
 * Identifies each product of a sheet in the store: by its id, else by its name, brand and subcategory, else by its SKU. A
 * match with another name or in another subcategory is uncertain, and has a `newId`.
 */
export async function identifyProducts(
  queries: Queries,
  products: readonly SheetProduct[],
  subcategoriesOf: SubcategoriesOf,
): Promise<readonly (Identity | undefined)[]> {
  const names = await listEntryNames(queries, 'products')
  const byName = Map.groupBy(names, ({ name }) => nameKey(name))
  const bySku = await readSkus(queries, products)
  const candidates = await mapInSlices(products, (product) => {
    const { id, name } = saidOf(product)
    if (id !== '') return { alike: [id], numbered: [] }
    const alike = (byName.get(nameKey(name)) ?? []).map((entry) => entry.id)
    return { alike, numbered: skusOf(product).flatMap((sku) => bySku.get(sku) ?? []) }
  })
  const slugs = await mapInSlices(products, (product) => slugOf(saidOf(product).name, 'product'))
  const wanted = candidates.flatMap(({ alike, numbered }) => [...alike, ...numbered])
  const held = await readExisting(queries, [...wanted, ...slugs])
  const entriesOf = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => held.get(id) ?? [])
  const guesses = await mapInSlices(products, (product, index) =>
    guess(product, {
      alike: entriesOf(candidates[index]?.alike ?? []),
      numbered: entriesOf(candidates[index]?.numbered ?? []),
      slugged: held.get(slugs[index] ?? ''),
      subcategoryIds: subcategoriesOf(product),
    }),
  )
  return settle(products, guesses, new Set(names.map(({ id }) => id)))
}

type Guess = Finding | { readonly former: StoredEntry | undefined; readonly isSure: boolean }

type Candidates = {
  readonly alike: readonly StoredEntry[]
  readonly numbered: readonly StoredEntry[]
  readonly slugged: StoredEntry | undefined
  readonly subcategoryIds: readonly string[] | null
}

function guess(product: SheetProduct, { alike, numbered, slugged, subcategoryIds }: Candidates): Guess {
  const [{ number }] = product.rows
  const { id, name, brand } = saidOf(product)
  if (id.length > 200 || `${id}${name}` === '') return { code: 'row-without-name', row: number }
  const isNamed = (entry: StoredEntry) => name === '' || nameKey(name) === nameKey(nameOf(entry))
  if (id !== '') return { former: alike[0], isSure: alike[0] === undefined || isNamed(alike[0]) }
  const likely = alike.filter((entry) => isOfBrand(entry.record as Product, brand))
  const inPlace = likely.filter((entry) => liesIn(entry.record as Product, subcategoryIds))
  const same = inPlace.filter((entry) => numbered.includes(entry))
  const sure = same.length === 1 ? same : inPlace
  if (sure.length > 1) {
    const ids = sure.map((entry) => entry.id)
    return { code: 'name-shared', products: sure.length, ids, row: number }
  }
  if (sure[0] !== undefined) return { former: sure[0], isSure: true }
  const asked = [...likely, ...(numbered.length === 1 ? numbered : [])]
  if (asked[0] !== undefined) return { former: asked[0], isSure: false }
  const former = slugged !== undefined && !isNamed(slugged) ? slugged : undefined
  return { former, isSure: former === undefined }
}

type Guessed = Exclude<Guess, Finding>

/** Assigns the ids of products: certain matches first, then uncertain ones, then new products. */
async function settle(
  products: readonly SheetProduct[],
  guesses: readonly Guess[],
  ids: ReadonlySet<string>,
): Promise<(Identity | undefined)[]> {
  const turn = takeTurns()
  const taken: Taken = { rows: new Map([...ids].map((id) => [id, 0])), numbers: new Map() }
  const settled: (Identity | undefined)[] = guesses.map((one) => ('code' in one ? one : undefined))
  const passes: readonly ((one: Guessed) => boolean)[] = [
    ({ former, isSure }) => isSure && former !== undefined,
    ({ isSure }) => !isSure,
    ({ former, isSure }) => isSure && former === undefined,
  ]
  for (const isMeant of passes) {
    for (const [index, product] of products.entries()) {
      await turn()
      const one = guesses[index]
      if (one === undefined || 'code' in one || !isMeant(one)) continue
      const identity = settleOne(product, one, taken)
      settled[index] = identity
      if ('code' in identity) continue
      taken.rows.set(identity.id, product.rows[0].number)
      if (identity.newId !== null) taken.rows.set(identity.newId, product.rows[0].number)
    }
  }
  return settled
}

/** The row of each id that the file already uses, 0 for others of the store, and the last number appended to each slug. */
type Taken = { readonly rows: Map<string, number>; readonly numbers: Map<string, number> }

/** Assigns the id of one product, or refuses it. */
function settleOne(product: SheetProduct, { former, isSure }: Guessed, taken: Taken): Identity {
  const said = saidOf(product)
  const named = former?.id ?? said.id
  const earlier = named === '' ? 0 : (taken.rows.get(named) ?? 0)
  if (earlier > 0 && (isSure || said.id !== ''))
    return { code: 'same-product', other: earlier, row: product.rows[0].number }
  if (named === '' || earlier > 0) return { id: freshId(said, taken), former: undefined, newId: null }
  return { id: named, former, newId: isSure ? null : freshId(said, taken) }
}

/** Makes an unused id from the name, if necessary with the brand or category, and a number. */
function freshId({ name, more }: ReturnType<typeof saidOf>, { rows, numbers }: Taken): string {
  const plain = slugOf(name, 'product')
  const slug = rows.has(plain) && more !== '' ? slugOf(`${name} ${more}`, 'product') : plain
  for (let number = numbers.get(slug) ?? 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`
    numbers.set(slug, number)
    if (!rows.has(id)) return id
  }
}

/** True unless the product is known to be of another brand. */
function isOfBrand({ attributes }: Product, brand: string): boolean {
  const own = attributes.find(({ name }) => nameKey(name) === 'brand')?.values.map(nameKey) ?? []
  return brand === '' || own.length === 0 || own.includes(nameKey(brand))
}

function liesIn(product: Product, subcategoryIds: readonly string[] | null): boolean {
  const own = product.subcategoryIds
  return subcategoryIds === null || own.length === 0 || own.some((id) => subcategoryIds.includes(id))
}

function nameOf({ record }: StoredEntry): string {
  return (record as Product).name
}

function saidOf({ rows: [{ cells, specs }] }: SheetProduct) {
  const cell = (column: 'id' | 'name' | 'category' | 'subcategory') => cells.get(column) ?? ''
  const brand = specs.get('Brand') ?? ''
  const more = brand || cell('subcategory') || cell('category')
  return { id: cell('id'), name: cell('name'), brand, more }
}

function skusOf({ rows }: SheetProduct): string[] {
  return rows.map(({ cells }) => cells.get('sku') ?? '').filter((sku) => sku !== '')
}

async function readSkus(queries: Queries, products: readonly SheetProduct[]): Promise<Map<string, string[]>> {
  const rows = await findProductsBySku(queries, [...new Set(products.flatMap(skusOf))])
  const bySku = new Map<string, string[]>()
  for (const { id, sku } of rows) bySku.set(sku, [...(bySku.get(sku) ?? []), id])
  return bySku
}

async function readExisting(queries: Queries, ids: readonly string[]): Promise<Map<string, StoredEntry>> {
  const wanted = [...new Set(ids)]
  const held = new Map<string, StoredEntry>()
  for (let start = 0; start < wanted.length; start += BATCH)
    for (const entry of await findEntries(queries, 'products', wanted.slice(start, start + BATCH)))
      held.set(entry.id, entry)
  return held
}
