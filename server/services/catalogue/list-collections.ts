import type { Banner } from '#domain/catalogue/banner.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { readRecords } from '../../db/catalogue/collections.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database }

/** All banners, in their order. */
export async function listBanners({ database }: Dependencies): Promise<Banner[]> {
  return (await readRecords(database.queries, 'banners')) as Banner[]
}

/** All main categories, in catalogue order. */
export async function listMainCategories({ database }: Dependencies): Promise<MainCategory[]> {
  return (await readRecords(database.queries, 'main_categories')) as MainCategory[]
}

/** All subcategories, in catalogue order. */
export async function listSubcategories({ database }: Dependencies): Promise<Subcategory[]> {
  return (await readRecords(database.queries, 'subcategories')) as Subcategory[]
}

/** All shops, in catalogue order. */
export async function listShops({ database }: Dependencies): Promise<Shop[]> {
  return (await readRecords(database.queries, 'shops')) as Shop[]
}
