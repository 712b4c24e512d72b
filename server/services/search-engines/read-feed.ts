import { trailOf, type CategoryTree } from '#domain/catalogue/category-tree.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { merchantItems, type MerchantItem } from '#domain/catalogue/search-engines/merchant-items.ts'
import { toPublicProduct, type Product } from '#domain/catalogue/product.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { english, makeGlossary } from '#domain/catalogue/translations/glossary.ts'
import { translateRecord } from '#domain/catalogue/translations/translate.ts'
import type { Language } from '#domain/i18n/language.ts'
import { worldwideGtin } from '#domain/stock/barcode.ts'
import { readRecords } from '../../db/catalogue/collections.ts'
import { findBarcodes, readProductsAfter } from '../../db/catalogue/products-to-feed.ts'
import type { Database, Queries } from '../../db/database.ts'

type Dependencies = { readonly database: Database }

const BATCH = 250

/** Everything that is for sale, in a language, in batches: memory holds one of them, and the next one is read when it is asked for. */
export async function* readFeed(
  { database: { queries } }: Dependencies,
  language: Language,
): AsyncGenerator<MerchantItem[]> {
  const [shops, mainCategories, subcategories] = await Promise.all([
    readRecords(queries, 'shops') as Promise<Shop[]>,
    readRecords(queries, 'main_categories') as Promise<MainCategory[]>,
    readRecords(queries, 'subcategories') as Promise<Subcategory[]>,
  ])
  const glossary = language === 'en' ? english : makeGlossary(language, subcategories)
  const tree = {
    shops: shops.map((each) => translateRecord(each, language)),
    mainCategories: mainCategories.map((each) => translateRecord(each, language)),
    subcategories: subcategories.map((each) => translateRecord(each, language)),
  }
  let after: string | null = null
  for (;;) {
    const products: Product[] = await readProductsAfter(queries, { after, limit: BATCH })
    const gtinOf = await readGtins(queries, products)
    yield products.flatMap((product) =>
      merchantItems(toPublicProduct(product, glossary), {
        categories: namesAbove(product, tree),
        gtinOf: (uid) => gtinOf(product.id, uid),
      }),
    )
    const last = products.at(-1)
    if (last === undefined || products.length < BATCH) return
    after = last.id
  }
}

/** The barcode of one variant of a product that others know too; null for none. */
async function readGtins(queries: Queries, products: readonly Product[]) {
  const barcodes = await findBarcodes(
    queries,
    products.map(({ id }) => id),
  )
  const byVariant = new Map(barcodes.map(({ productId, uid, barcode }) => [`${productId}\n${uid}`, barcode]))
  return (productId: string, uid: string): string | null =>
    worldwideGtin(byVariant.get(`${productId}\n${uid}`) ?? '')
}

function namesAbove({ subcategoryIds: [subcategoryId] }: Product, tree: CategoryTree): string[] {
  const { shop, mainCategory, subcategory } = trailOf(tree, { subcategoryId })
  return [shop?.name, mainCategory?.name, subcategory?.name].filter((name) => name != null)
}
