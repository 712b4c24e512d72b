import { createListSlice } from '#app/state-kit/list-slice.ts'

const mainCategorySlice = createListSlice({
  name: 'mainCategory',
  errorMessage: 'Failed to fetch categories',
  fetch: (api) => api.fetchMainCategories(),
})

export const {
  load: loadMainCategories,
  selectList: selectMainCategories,
  reducer: mainCategoryReducer,
} = mainCategorySlice
