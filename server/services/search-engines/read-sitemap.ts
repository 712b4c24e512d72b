import { calculatorNames } from '#domain/calculators/calculator-names.ts'
import { shopPath, subpagePath } from '#domain/catalogue/category-address.ts'
import { subcategoriesOf } from '#domain/catalogue/category-tree.ts'
import { productPagePath } from '#domain/catalogue/lists/product-card.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { readRecords } from '../../db/catalogue/collections.ts'
import {
  findFilledSubcategories,
  findProductIdAt,
  readListedProducts,
} from '../../db/catalogue/listed-products.ts'
import { countProducts } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database }

/** A page that is meant to be found. */
type FoundPage = {
  readonly path: string
  readonly changedAt?: Date
  readonly image?: string | null
}

/**
 * Products of one sitemap: with two addresses each, of some 600 bytes with their alternates, it stays below the 50,000 addresses and
 * 50 MB that sitemaps.org allows.
 */
const PRODUCTS_PER_SITEMAP = 20_000
const BATCH = 1_000

const fixedPaths = [
  '/',
  '/category',
  '/categories',
  '/quick-order',
  '/calculators',
  '/return-policy',
  '/privacy',
]

/** The number of sitemaps that the products take. */
export async function countProductSitemaps({ database }: Dependencies): Promise<number> {
  return Math.ceil((await countProducts(database.queries)) / PRODUCTS_PER_SITEMAP)
}

/** The pages that are not products: fixed ones, departments, and subcategories in which something is sold. */
export async function listFoundPages({ database: { queries } }: Dependencies): Promise<FoundPage[]> {
  const [shops, categories, subcategories] = await Promise.all([
    readRecords(queries, 'shops') as Promise<Shop[]>,
    readRecords(queries, 'main_categories') as Promise<MainCategory[]>,
    readRecords(queries, 'subcategories') as Promise<Subcategory[]>,
  ])
  const filled = await findFilledSubcategories(
    queries,
    subcategories.map(({ id }) => id),
  )
  const lists = categories.flatMap((category) =>
    subcategoriesOf(category.id, subcategories)
      .filter(({ id }) => filled.has(id))
      .map(({ id, image }) => ({ path: subpagePath(category.id, id), image })),
  )
  return [
    ...[...fixedPaths, ...calculatorNames.map((name) => `/calculators/${name}`)].map((path) => ({ path })),
    ...shops.filter(({ name }) => name !== null).map(({ id, image }) => ({ path: shopPath(id), image })),
    ...lists,
  ]
}

/**
 * The product pages of one sitemap, counted from 1, in batches: memory holds one of them, and the next one is read when it is asked for.
 * Null where there is no such one.
 */
export async function readProductSitemap(
  { database: { queries } }: Dependencies,
  number: number,
  most = PRODUCTS_PER_SITEMAP,
): Promise<AsyncGenerator<FoundPage[]> | null> {
  const first = (number - 1) * most
  const before = number === 1 ? null : await findProductIdAt(queries, first - 1)
  const begin = await readListedProducts(queries, { after: before, limit: Math.min(BATCH, most) })
  if ((number > 1 && before === null) || begin.length === 0) return null
  return batches()

  async function* batches(): AsyncGenerator<FoundPage[]> {
    let products = begin
    for (let left = most; products.length > 0;) {
      yield products.map(({ id, ...product }) => ({ path: productPagePath(id), ...product }))
      left -= products.length
      const limit = Math.min(BATCH, left)
      if (products.length < BATCH || limit === 0) return
      products = await readListedProducts(queries, { after: products.at(-1)?.id ?? null, limit })
    }
  }
}
