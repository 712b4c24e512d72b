import type { PublicProduct } from '#domain/catalogue/product.ts'
import { listSlice } from '#app/state-kit/list-slice.ts'

/** The products of the shared store: the first page of the products call. */
export const product = listSlice<PublicProduct>({
  name: 'product',
  failure: 'Failed to fetch products categories',
  fetch: (calls) => calls.products(),
})
