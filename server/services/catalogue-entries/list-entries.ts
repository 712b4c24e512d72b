import type { Declaration } from '#domain/catalogue/declarations.ts'
import type { Collection, EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { EntrySort } from '#domain/catalogue/entries/entry-list.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import type { DeskEntry, EntryChoices, EntryRow, EntryStock } from '#domain/catalogue/entries/desk-entry.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  countEntries,
  listEntries as readPage,
  listEntryNames,
  type StoredEntry,
} from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { readProductStock } from '../../db/stock/product-stock.ts'
import { readEntry } from './steps/read-entry.ts'
import { tables } from './steps/tables.ts'

type Dependencies = { readonly database: Database }

const PAGE = 50

/** A page of a collection, with its filters and order. */
export type EntryListRequest = {
  readonly collection: Collection
  readonly text: string
  readonly status: EntryStatus | null
  readonly parent: string | null
  /** Only products that lack a declaration which law asks for; null for all. */
  readonly lacks: Declaration | null
  readonly sort: EntrySort
  readonly page: number
  /** Entries per page; null for the default. */
  readonly size: number | null
}

/** Lists a page of a collection, including drafts and archived entries (GOODS-01). Throws `not-permitted`. */
export async function listEntries(
  { database }: Dependencies,
  actor: StaffActor,
  { collection, page, size, text, ...filter }: EntryListRequest,
): Promise<{ readonly entries: readonly EntryRow[]; readonly total: number; readonly pageSize: number }> {
  requirePermission(actor, 'catalogue:read')
  const pageSize = size ?? PAGE
  const { entries, total } = await readPage(database.queries, tables[collection], {
    ...filter,
    text: text.trim(),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const stock = mayDo(actor.role, 'stock:read')
    ? await readProductStock(database.queries, collection === 'products' ? entries.map(({ id }) => id) : [])
    : new Map<string, EntryStock>()
  const rows = entries.map((entry) => ({ ...rowOf(collection, entry), stock: stock.get(entry.id) ?? null }))
  return { entries: rows, total, pageSize }
}

/**
 * Lists the names of all departments, categories and subcategories, and counts the entries of each collection. Throws
 * `not-permitted`.
 */
export async function listChoices(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
): Promise<EntryChoices> {
  requirePermission(actor, 'catalogue:read')
  const counts = await countEntries(queries)
  return {
    departments: await listEntryNames(queries, 'shops'),
    categories: await listEntryNames(queries, 'main_categories'),
    subcategories: await listEntryNames(queries, 'subcategories'),
    counts: {
      departments: counts.get(tables.departments) ?? 0,
      categories: counts.get(tables.categories) ?? 0,
      subcategories: counts.get(tables.subcategories) ?? 0,
      products: counts.get(tables.products) ?? 0,
      banners: counts.get(tables.banners) ?? 0,
    },
  }
}

function rowOf(
  collection: Collection,
  { id, status, digest, record }: Omit<StoredEntry, 'document'>,
): Omit<EntryRow, 'stock'> {
  const form = readForm(collection, record)
  const ofProducts = { variants: 0, priceFrom: null, hsn: null, gstRate: null, brand: null, skus: [] }
  const own = { id, status, digest, parents: [], ...ofProducts }
  switch (form.kind) {
    case 'products':
      return { ...own, ...productCells(form, record as Product) }
    case 'banners':
      return { ...own, name: form.headline || id, image: form.image || null }
    case 'categories':
      return { ...own, name: form.name, image: form.image || null }
    case 'departments':
    case 'subcategories':
      return { ...own, name: form.name || id, image: form.image || null, parents: form.categoryIds }
  }
}

/** The most SKUs that a row shows. */
const SHOWN_SKUS = 3

function productCells(form: ProductForm, { variants }: Product) {
  const { name, images, subcategoryIds, hsn, gstRate, attributes } = form
  const prices = variants.map(({ priceWithGst }) => priceWithGst).filter((price) => price > 0)
  return {
    name,
    image: images[0] ?? variants.find(({ image }) => image !== null)?.image ?? null,
    parents: subcategoryIds,
    variants: variants.length,
    priceFrom: prices.toSorted((a, b) => a - b)[0] ?? null,
    hsn: hsn || null,
    gstRate: gstRate || null,
    brand: attributes.find((each) => each.name.toLowerCase() === 'brand')?.values[0] ?? null,
    skus: variants.flatMap(({ sku }) => sku ?? []).slice(0, SHOWN_SKUS),
  }
}

/** Reads an entry as the desk edits it. Throws `not-permitted` and `not-found`. */
export async function showEntry(
  { database }: Dependencies,
  actor: StaffActor,
  which: { readonly collection: Collection; readonly id: string },
): Promise<DeskEntry> {
  requirePermission(actor, 'catalogue:read')
  return readEntry(database.queries, which)
}
