import { trailOf, type Crumb } from '#domain/catalogue/category-tree.ts'
import { shorten } from '#domain/catalogue/lists/shorten.ts'
import type { Services } from '#app/context.ts'
import { shopPath, subpagePath } from '#domain/catalogue/category-address.ts'

const MAX_NAME = 60

/** The pages above a page, from the department down, as far as they can be read: no page fails for want of them. For loaders. */
export async function readTrail(
  { catalogue }: Services,
  page: { readonly mainCategoryId?: string | undefined; readonly subcategoryId?: string | undefined },
): Promise<Crumb[]> {
  const [shops, mainCategories, subcategories] = await Promise.all([
    catalogue.listShops().catch(() => []),
    catalogue.listMainCategories().catch(() => []),
    catalogue.listSubcategories().catch(() => []),
  ])
  const { shop, mainCategory, subcategory } = trailOf({ shops, mainCategories, subcategories }, page)
  const crumbs: (Crumb | false | undefined)[] = [
    shop?.name != null && { name: shop.name, path: shopPath(shop.id) },
    mainCategory && { name: mainCategory.name, path: subpagePath(mainCategory.id) },
    mainCategory &&
      subcategory && { name: subcategory.name, path: subpagePath(mainCategory.id, subcategory.id) },
  ]
  return crumbs
    .filter((crumb) => crumb !== undefined && crumb !== false)
    .map(({ name, path }) => ({ name: shorten(name, MAX_NAME), path }))
}
