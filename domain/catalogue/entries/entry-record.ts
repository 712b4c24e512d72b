import { parseBanner, type Banner } from '../banner.ts'
import { parseMainCategory, type MainCategory } from '../main-category.ts'
import type { ParseResult, RawDocument } from '../parse-result.ts'
import { parseProduct, type Product } from '../product.ts'
import { parseShop, type Shop } from '../shop.ts'
import { parseSubcategory, type Subcategory } from '../subcategory.ts'
import type { Collection } from './collections.ts'

/** The record of an entry of each collection. */
export type EntryRecords = {
  readonly departments: Shop
  readonly categories: MainCategory
  readonly subcategories: Subcategory
  readonly products: Product
  readonly banners: Banner
}

/** The record of an entry: the truth about it. */
export type EntryRecord = EntryRecords[Collection]

/** Reads a delivered document of a collection into its record. */
export const parsers: {
  readonly [Name in Collection]: (document: RawDocument) => ParseResult<EntryRecords[Name]>
} = {
  departments: parseShop,
  categories: parseMainCategory,
  subcategories: parseSubcategory,
  products: parseProduct,
  banners: parseBanner,
}

/** The record of an entry that nothing is said of yet. Throws a RangeError for an id that no entry can have. */
export function emptyRecord(collection: Collection, id: string): EntryRecord {
  const empty = parsers[collection]({ id })
  if ('rejected' in empty) throw new RangeError(empty.rejected.code)
  return empty.record
}
