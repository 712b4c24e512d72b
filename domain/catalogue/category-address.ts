/** The path of a main category, optionally with a subcategory selected and a heading of its own. */
export function subpagePath(
  mainCategoryId: string,
  subcategoryId?: string,
  header: string | null = null,
): string {
  const sub = subcategoryId === undefined ? '' : `&sub=${encode(subcategoryId)}`
  return `/subpage?mainCat=${encode(mainCategoryId)}${sub}${header === null ? '' : `&header=${encode(header)}`}`
}

/** The path of a shop, optionally with a main category selected. */
export function shopPath(shopId: string, mainCategoryId?: string): string {
  return `/shoppage?shop=${encode(shopId)}${mainCategoryId === undefined ? '' : `&mainCat=${encode(mainCategoryId)}`}`
}

/** A value as forms write it into a query. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')
