/** The whole address of a path of this store, for what leaves the page: a shared link. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href
}
