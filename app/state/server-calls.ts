import type { Services } from '#app/context.ts'
import type { CatalogueCalls } from './catalogue-calls.ts'

/** The catalogue calls on the server: straight to the services. A failure is reported, since its list only keeps that it failed. */
export function serverCalls({ catalogue }: Services, report: (error: unknown) => void): CatalogueCalls {
  const reported =
    <T>(call: () => Promise<T>) =>
    (): Promise<T> =>
      call().catch((error: unknown) => {
        report(error)
        throw error
      })
  return {
    mainCategories: reported(catalogue.listMainCategories),
    subcategories: reported(catalogue.listSubcategories),
    shops: reported(catalogue.listShops),
    products: reported(() => catalogue.readProductsFrom({ offset: 0, limit: 1_000 })),
  }
}
