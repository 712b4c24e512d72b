import { createListSlice } from '#app/state-kit/list-slice.ts'

const subcategorySlice = createListSlice({
  name: 'subcategory',
  errorMessage: 'Failed to fetch subcategories',
  fetch: (api) => api.fetchSubcategories(),
})

export const {
  load: loadSubcategories,
  selectList: selectSubcategories,
  reducer: subcategoryReducer,
} = subcategorySlice
