import type { Services } from '#app/context.ts'
import type { ThunkExtra } from '#app/state-kit/thunk.ts'

/** The thunks' API on the server: the services. Failures are reported here, since the store keeps only their message. */
export function createServerApi({ catalogue }: Services, report: (error: unknown) => void): ThunkExtra {
  const reported =
    <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      call(...args).catch((error: unknown) => {
        report(error)
        throw error
      })
  return {
    fetchMainCategories: reported(async () => withoutSearchTerms(await catalogue.listMainCategories())),
    fetchSubcategories: reported(async () => withoutSearchTerms(await catalogue.listSubcategories())),
    fetchShops: reported(catalogue.listShops),
    fetchProductList: reported(() => catalogue.listAllProducts({ offset: 0, limit: 1_000 })),
    fetchProducts: reported(catalogue.findProducts),
    fetchSession: reported(browserOnly),
    fetchAddresses: reported(browserOnly),
  }
}

/** Search terms stay on the server, for the size of the page. */
function withoutSearchTerms<T extends { readonly searchWords: readonly string[] }>(
  records: readonly T[],
): T[] {
  return records.map((record) => ({ ...record, searchWords: [] }))
}

/** Pages are rendered the same for everyone. */
async function browserOnly(): Promise<never> {
  throw new Error('The partner is known in the browser only.')
}
