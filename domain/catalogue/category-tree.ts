import type { MainCategory } from './main-category.ts'
import type { Shop } from './shop.ts'
import type { Subcategory } from './subcategory.ts'

/** The main categories of a shop in the shop's order; unknown ids are skipped. */
export function categoriesOf(
  shop: Pick<Shop, 'mainCategoryIds'>,
  categories: readonly MainCategory[],
): MainCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  return shop.mainCategoryIds.map((id) => byId.get(id)).filter((category) => category !== undefined)
}

/** The subcategories of a main category, in catalogue order (SUB-01). */
export function subcategoriesOf(
  mainCategoryId: string,
  subcategories: readonly Subcategory[],
): readonly Subcategory[] {
  return subcategories.filter((subcategory) => subcategory.mainCategoryIds.includes(mainCategoryId))
}
