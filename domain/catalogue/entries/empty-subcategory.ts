import type { SubcategoryForm } from './forms/forms.ts'

/** The form of a subcategory that nothing is said of yet. */
export const emptySubcategory: SubcategoryForm = {
  kind: 'subcategories',
  name: '',
  image: '',
  categoryIds: [],
  searchWords: [],
  goesWith: [],
  material: '',
}
