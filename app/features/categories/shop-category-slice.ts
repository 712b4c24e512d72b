import { createListSlice } from '#app/state-kit/list-slice.ts'

const shopCategorySlice = createListSlice({
  name: 'shopCategory',
  errorMessage: 'Failed to fetch shop categories',
  fetch: (api) => api.fetchShops(),
})

export const {
  load: loadShopCategories,
  selectList: selectShopCategories,
  reducer: shopCategoryReducer,
} = shopCategorySlice
