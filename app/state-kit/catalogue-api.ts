import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'

/** The four catalogue calls, as the services give them on the server and the API in the browser. */
export type CatalogueApi = {
  readonly mainCategories: () => Promise<readonly MainCategory[]>
  readonly subcategories: () => Promise<readonly Subcategory[]>
  readonly shops: () => Promise<readonly Shop[]>
  readonly products: () => Promise<readonly PublicProduct[]>
}
