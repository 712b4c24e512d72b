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

/** A page on the way to another one: a department, a category, a subcategory. */
export type Crumb = { readonly name: string; readonly path: string }

/** The lists that a trail is read from. */
export type CategoryTree = {
  readonly shops: readonly Shop[]
  readonly mainCategories: readonly MainCategory[]
  readonly subcategories: readonly Subcategory[]
}

/**
 * The ids of department, main category and subcategory above a page. Each may belong to several: the first one that lists it
 * counts, unless the page says which.
 */
export function trailOf(
  { shops, mainCategories, subcategories }: CategoryTree,
  page: { readonly mainCategoryId?: string | undefined; readonly subcategoryId?: string | undefined },
): { readonly shop?: Shop; readonly mainCategory?: MainCategory; readonly subcategory?: Subcategory } {
  const subcategory = subcategories.find(({ id }) => id === page.subcategoryId)
  const mainCategory = mainCategories.find(
    ({ id }) => id === (page.mainCategoryId ?? subcategory?.mainCategoryIds[0]),
  )
  const shop = mainCategory && shops.find(({ mainCategoryIds }) => mainCategoryIds.includes(mainCategory.id))
  return { ...(shop && { shop }), ...(mainCategory && { mainCategory }), ...(subcategory && { subcategory }) }
}

/** The subcategories of a main category, in catalogue order (SUB-01). */
export function subcategoriesOf(
  mainCategoryId: string,
  subcategories: readonly Subcategory[],
): readonly Subcategory[] {
  return subcategories.filter((subcategory) => subcategory.mainCategoryIds.includes(mainCategoryId))
}
