/** The path of a main category, optionally with a subcategory selected and a heading of its own. */
export function subpagePath(
  mainCategoryId: string,
  subcategoryId?: string,
  header: string | null = null,
): string {
  const query = new URLSearchParams({ mainCat: mainCategoryId })
  if (subcategoryId !== undefined) query.set('sub', subcategoryId)
  if (header !== null) query.set('header', header)
  return `/subpage?${query}`
}

/** The path of a shop, optionally with a main category selected. */
export function shopPath(shopId: string, mainCategoryId?: string): string {
  const query = new URLSearchParams({ shop: shopId })
  if (mainCategoryId !== undefined) query.set('mainCat', mainCategoryId)
  return `/shoppage?${query}`
}
