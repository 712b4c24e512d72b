import type { Services } from '#app/context.ts'
import type { CatalogueCalls } from './catalogue-calls.ts'

/** The catalogue calls on the server: straight to the services. */
export function serverCalls({ catalogue }: Services): CatalogueCalls {
  return {
    mainCategories: catalogue.listMainCategories,
    subcategories: catalogue.listSubcategories,
    shops: catalogue.listShops,
    products: () => catalogue.readProductsFrom({ offset: 0, limit: 1_000 }),
  }
}
