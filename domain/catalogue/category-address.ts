/** The path of a main category, optionally with a subcategory selected and a heading of its own. */
export function subpagePath(
  mainCategoryId: string,
  subcategoryId?: string,
  header: string | null = null,
): string {
  return `/subpage?mainCat=${encode(mainCategoryId)}${parameter('sub', subcategoryId)}${parameter('header', header)}`
}

/** The path of a shop, optionally with a main category selected. */
export function shopPath(shopId: string, mainCategoryId?: string): string {
  return `/shoppage?shop=${encode(shopId)}${parameter('mainCat', mainCategoryId)}`
}

function parameter(name: string, value: string | null | undefined): string {
  return value ? `&${name}=${encode(value)}` : ''
}

/** A value as forms write it into a query. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+')
