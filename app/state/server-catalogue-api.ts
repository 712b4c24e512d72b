import type { Services } from '#app/context.ts'
import type { CatalogueApi } from '#app/state-kit/catalogue-api.ts'

/** The catalogue calls on the server: straight to the services. A failure is reported, since its list only keeps that it failed. */
export function createServerCatalogueApi(
  { catalogue }: Services,
  report: (error: unknown) => void,
): CatalogueApi {
  const reported =
    <T>(call: () => Promise<T>) =>
    (): Promise<T> =>
      call().catch((error: unknown) => {
        report(error)
        throw error
      })
  return {
    mainCategories: reported(async () => lean(await catalogue.listMainCategories())),
    subcategories: reported(async () => lean(await catalogue.listSubcategories())),
    shops: reported(catalogue.listShops),
    products: reported(() => catalogue.listAllProducts({ offset: 0, limit: 1_000 })),
  }
}

/** What pages carry of a list: the words that things are found by stay on the server. */
function lean<T extends { readonly searchWords: readonly string[] }>(records: readonly T[]): T[] {
  return records.map((record) => ({ ...record, searchWords: [] }))
}
