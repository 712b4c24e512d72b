import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { listSlice } from '#app/state-kit/list-slice.ts'

/** The subcategories of the shared store. */
export const subcategory = listSlice<Subcategory>({
  name: 'subcategory',
  failure: 'Failed to fetch subcategories',
  fetch: (calls) => calls.subcategories(),
})
