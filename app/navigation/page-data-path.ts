/**
 * Finds the path at which the browser asks for the data of a page within the site; null when that is not known. React Router
 * prefetches the data of routes without a client loader only; these have one.
 */
export function pageDataPath(path: string): string | null {
  const [, page, route, query] = /^(\/(subpage|product)\b[^?]*)(?:\?(.*))?$/.exec(path) ?? []
  if (page === undefined) return null
  const asked = new URLSearchParams(query)
  asked.set('_routes', `routes/${route}`)
  return `${page}.data?${asked}`
}
