import type { ThunkExtra } from '#app/state-kit/thunk.ts'

const none = () => Promise.resolve([])

/** An API for tests: empty lists and a guest, unless told otherwise. */
export function createTestApi(overrides: Partial<ThunkExtra> = {}): ThunkExtra {
  return {
    fetchMainCategories: none,
    fetchSubcategories: none,
    fetchShops: none,
    fetchProductList: none,
    fetchProducts: none,
    fetchSession: () => Promise.resolve({ partner: null, newDevices: [] }),
    fetchAddresses: () => Promise.resolve({ addresses: [], defaultAddressIndex: null }),
    ...overrides,
  }
}
