import { createListSlice } from '#app/state-kit/list-slice.ts'

/** The first page of the products call (DATA-02). No page needs it: the product page loads its own product. */
const productSlice = createListSlice({
  name: 'product',
  errorMessage: 'Failed to fetch products categories',
  fetch: (api) => api.fetchProductList(),
})

export const { load: loadProducts, reducer: productReducer } = productSlice
