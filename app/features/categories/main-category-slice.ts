import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { listSlice } from '#app/state-kit/list-slice.ts'

/** The main categories of the shared store. */
export const mainCategory = listSlice<MainCategory>({
  name: 'mainCategory',
  failure: 'Failed to fetch categories',
  fetch: (calls) => calls.mainCategories(),
})
