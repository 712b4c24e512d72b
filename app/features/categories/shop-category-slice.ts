import type { Shop } from '#domain/catalogue/shop.ts'
import { listSlice } from '#app/state-kit/list-slice.ts'

/** The shops of the shared store. */
export const shopCategory = listSlice<Shop>({
  name: 'shopCategory',
  failure: 'Failed to fetch shop categories',
  fetch: (calls) => calls.shops(),
})
