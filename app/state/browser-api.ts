import { createCatalogueApi } from '#app/api/catalogue.ts'
import { fetchSession } from '#app/api/session.ts'
import type { ThunkExtra } from '#app/state-kit/thunk.ts'

/** The thunks' API in the browser: HTTP, the catalogue under `apiBase`. */
export function createBrowserApi(apiBase: string): ThunkExtra {
  return {
    ...createCatalogueApi(apiBase),
    fetchSession,
    // with their readers: no first view needs them
    fetchAddresses: () => import('#app/api/addresses.ts').then((addresses) => addresses.fetchAddresses()),
    fetchProducts: (ids) => import('#app/api/products.ts').then((products) => products.fetchProducts(ids)),
  }
}
