import type { Shop } from '#domain/catalogue/shop.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import type { Planned } from './plan-import.ts'

/** The plan of a sheet without categories that only refused products need: a file of which nothing can be used makes nothing. */
export function withoutUnused(planned: readonly Planned[]): Planned[] {
  const of = (collection: string): Planned[] =>
    planned.filter(({ staged }) => staged.collection === collection)
  const products = of('products').filter(({ outcome }) => outcome !== 'refused')
  const usedSubcategories = new Set(products.flatMap(({ record }) => (record as Product).subcategoryIds))
  const subcategories = of('subcategories').filter(({ staged }) => usedSubcategories.has(staged.id))
  const usedCategories = new Set(
    subcategories.flatMap(({ record }) => (record as Subcategory).mainCategoryIds),
  )
  const made = new Set(of('categories').map(({ staged }) => staged.id))
  const isUsed = ({ staged: { collection, id }, record, outcome }: Planned): boolean => {
    if (outcome === 'refused' || collection === 'products') return true
    if (collection === 'subcategories') return usedSubcategories.has(id)
    if (collection === 'categories') return usedCategories.has(id)
    const listed = (record as Shop).mainCategoryIds
    return products.length > 0 && listed.some((each) => usedCategories.has(each) || !made.has(each))
  }
  return planned.filter(isUsed)
}
