/** The page of a main category, with a subcategory chosen or not. */
export function subpagePath(mainCategoryId: string, subcategoryId?: string): string {
  const query = new URLSearchParams({ mainCat: mainCategoryId })
  if (subcategoryId !== undefined) query.set('sub', subcategoryId)
  return `/subpage?${query}`
}

/** The page of a shop, with one of its main categories chosen or not. */
export function shopPath(shopId: string, mainCategoryId?: string): string {
  const query = new URLSearchParams({ shop: shopId })
  if (mainCategoryId !== undefined) query.set('mainCat', mainCategoryId)
  return `/shoppage?${query}`
}

/** The same address with some of its query changed; `null` takes a name out. */
export function withQuery(query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
