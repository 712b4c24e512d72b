import { createListSlice } from '#app/state-kit/list-slice.ts'

/** The first page of the products call (DATA-02). Pages load their own products: docs/decisions/0014-redux.md. */
const productSlice = createListSlice({
  name: 'product',
  errorMessage: 'Failed to fetch products categories',
  fetch: (api) => api.fetchProductList(),
})

export const { load: loadProducts, reducer: productReducer } = productSlice
